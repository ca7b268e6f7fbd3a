"""What Alembic runs: the missing migrations, on the connection and in the transaction of `migrate`."""

from alembic import context

from windycity.server.store.migrate import VERSIONS
from windycity.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, version_table=VERSIONS)
context.run_migrations()
