"""The store: where the server keeps tables and guests, in SQLite or PostgreSQL, so that nothing acknowledged is lost.

store      the one door: `Store`, whose methods are asynchronous
summary    what lists of tables show of one, kept beside its log
place      where a store is: the file or the address, and what is wrong with it
schema     the tables of the database; `migrations` makes them, and changes those of older versions
tables     the logs of tables, and lists of tables
guests     guests, the keys of their devices, and transfer codes
leases     which server owns a table
writer     the thread that writes: whatever is waiting, in one transaction
notices    what servers tell each other
backup     a copy of a SQLite store while it is in use
errors     what can go wrong

The modules below `store` are synchronous and work on a connection; `Store` runs them in threads.
"""

from windycity.server.store.errors import (
    CannotBackUp,
    CannotOpen,
    Lost,
    NewerStore,
    StoreError,
    StoreFailed,
    Taken,
    TooLong,
    Unreadable,
)
from windycity.server.store.guests import Guest
from windycity.server.store.leases import Owner, Standing
from windycity.server.store.store import Store
from windycity.server.store.summary import Summary, summary_of
from windycity.server.store.tables import Counts, Listing

__all__ = [
    "CannotBackUp",
    "CannotOpen",
    "Counts",
    "Guest",
    "Listing",
    "Lost",
    "NewerStore",
    "Owner",
    "Standing",
    "Store",
    "StoreError",
    "StoreFailed",
    "Summary",
    "Taken",
    "TooLong",
    "Unreadable",
    "summary_of",
]
