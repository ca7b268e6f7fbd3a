"""The store: where the server keeps tables and guests, in SQLite or PostgreSQL, so that nothing acknowledged is lost.

store      the one door: `Store`, whose methods are asynchronous
finish     how a match ended, for results and ratings
results    results of matches, and ratings of players
summary    what lists of tables show about one, kept beside its log
personal   what the store has about one guest, to export or to delete
place      where a store is: a file or an address
schema     the tables of the database; `migrations` makes them, and changes those of older versions
tables     the logs of tables, and lists of tables
guests     guests, the keys of their devices, and transfer codes
replays    records uploaded by guests
reviews    reviews of finished matches
leases     which server owns a table
writer     the thread that writes: whatever is waiting, in one transaction
notices    notices between servers
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
from windycity.server.store.finish import Finish, Finisher, finish_of
from windycity.server.store.guests import Guest
from windycity.server.store.leases import Owner, Standing
from windycity.server.store.personal import Forgotten
from windycity.server.store.replays import StoredReplay
from windycity.server.store.results import StoredRating
from windycity.server.store.reviews import StoredReview
from windycity.server.store.store import Store
from windycity.server.store.summary import Summary, summary_of
from windycity.server.store.tables import Counts, Listing

__all__ = [
    "CannotBackUp",
    "CannotOpen",
    "Counts",
    "Finish",
    "Finisher",
    "Forgotten",
    "Guest",
    "Listing",
    "Lost",
    "NewerStore",
    "Owner",
    "Standing",
    "Store",
    "StoreError",
    "StoreFailed",
    "StoredRating",
    "StoredReplay",
    "StoredReview",
    "Summary",
    "Taken",
    "TooLong",
    "Unreadable",
    "finish_of",
    "summary_of",
]
