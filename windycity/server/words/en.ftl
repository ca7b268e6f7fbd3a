# Why a table refuses a command.
seated-already = You have a seat at this table already.
seat-taken = Seat { $seat } is not open; choose one that is.
seat-empty = Nobody sits on seat { $seat }.
host-only = Only the host of the table, who made it, can do that.
contributed-already = You have added your words to the luck already.
stale-decision = The table has moved on meanwhile; look again before you answer.
propose-not-now = { $matter ->
    [rematch] Another match can be proposed once this one is over.
   *[other] That can be proposed only while a match is being played.
 }
followed-already = Another match has been made already; go there.
proposed-already = Something is proposed already; answer that first.
nothing-proposed = Nothing is proposed at the moment.
not-handed-over = You play your seat yourself.
handed-over = A bot plays your seat; take it back first.
nothing-said = Write something first.
no-partners = You have no partners to talk to now.
begun-already = The match has begun; seats can no longer be changed.
not-seated = You have no seat at this table.
not-playing = No match is being played at this table now.
table-moving = The table is just moving to another server; try again in a few seconds.

# What is wrong with the store.
store-unknown-scheme = A store is a file, or an address that begins with postgresql://; { $scheme }:// is neither.
store-bad-address = That is not the address of a PostgreSQL database. It looks like postgresql://user:password@host/database; an @ in the password is written %40.
store-no-psycopg = PostgreSQL needs one more package: pip install 'windycity[postgres]'.
store-folder = { $store } is a folder; name a file in it.
store-no-file = The store { $store } cannot be made or opened: { $reason }.
store-in-use = Another server uses the store { $store } at this moment. Stop that one first, or name another store.
store-cannot-open = The store { $store } cannot be opened: { $reason }.
store-not-utf8 = The database { $store } cannot hold all letters. Make one that can: CREATE DATABASE ... ENCODING 'UTF8'.
store-foreign = The database { $store } holds another program's data; name an empty one.
store-newer = A newer version of Windy City has written the store { $store } (its version is { $found }, this program knows { $known }). Update Windy City.
store-failed = The store { $store } does not work at the moment: { $reason }.
store-closed = The store is closed, because the server is stopping.
table-lost = Another server looks after table { $table } now, or it is gone; open it again.
id-taken = The name { $id } is in use already.
key-taken = That key or code is in use already.
notice-too-long = A notice of { $size } bytes on the channel { $channel } is too long; { $most } are possible.
entry-unreadable = Entry { $number } of the table { $table } is missing or cannot be read: a newer version of Windy City has written it, or the store is damaged.
founding-unreadable = The table { $table } cannot be read: a newer version of Windy City has made it, or the store is damaged.
backup-onto-itself = { $file } is the store itself; name another file for the copy.
backup-not-a-file = { $file } is not an ordinary file; name one for the copy.
backup-failed = No copy of the store could be written to { $file }: { $reason }.
backup-postgres = { $store } is a PostgreSQL database; copy it with pg_dump.

# Why a database fails, by SQLite's name of the error or PostgreSQL's number.
database-full = the disk is full
database-53100 = the disk is full
database-ioerr = the disk cannot be read or written
database-readonly = it can only be read; see who may write to the file and its folder
database-cantopen = the file cannot be opened
database-busy = another program is using it; end that one
database-notadb = this is not a SQLite database; name another file
database-corrupt = it is damaged; put the last backup in its place
database-42501 = this user may not do that; give it the right to create tables
muted = The host does not want to hear you at this table.
nobody-there = Nobody of that name has said anything at this table.
database-57p01 = it is being stopped
