# Why a table refuses a command.
seated-already = You have a seat at this table already.
no-such-seat = There is no seat { $seat } at this table; the seats are 1 to { $last }.
seat-taken = Seat { $seat } is not open; choose one that is.
seat-empty = Nobody sits on seat { $seat }.
host-only = Only the host of the table, who made it, can do that.
contributed-already = You have added your words to the luck already.
words-too-late = The match has begun; words can be added to the luck only before.
stale-decision = The table has moved on meanwhile; look again before you answer.
wrong-turn = You are not asked anything now; the table waits for { $players }.
propose-not-now = { $matter ->
    [rematch] Another match can be proposed once this one is over.
   *[other] That can be proposed only while a match is being played.
 }
followed-already = Another match has been made already; go there.
proposed-already = Something is proposed already; answer that first.
nothing-proposed = Nothing is proposed at the moment.
not-handed-over = You play your seat yourself.
handed-over = A bot plays your seat; take it back first.
no-lesson = No lesson is given at this table.
in-lesson = That is not possible in a lesson. Go back a step instead, or leave the table.
nothing-said = Write something first.
no-partners = You have no partners to talk to now.
muted = The host does not want to hear you at this table.
nobody-there = Nobody of that name has said anything at this table.
begun-already = The match has begun; seats can no longer be changed.
not-seated = You have no seat at this table.
not-playing = No match is being played at this table now.
not-asked = You are not asked anything now.
not-a-phrase = "{ $phrase }" is not a phrase of this game that stands for several moves.
hints-off = This table was made without hints.
hint-in-lesson = There are no hints in a lesson or a puzzle. It can show what is to be done.
hint-among-people = Hints are given only where nobody else plays, as they would be unfair to the others. You can let a bot play for you, which everybody sees.
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
notice-too-long = A notice of { $size } characters on the channel { $channel } is too long; { $most } are possible.
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
database-57p01 = it is being stopped

# What the server refuses over HTTP and WebSockets.
no-guest = You are not a guest here yet. Become one with POST /api/guests; programs send the key they get as Authorization: Bearer KEY.
unknown-key = Nobody here has that key; become a guest with POST /api/guests.
guest-already = You are a guest here already; PATCH /api/me changes your name.
guest-first = You only look on. To play or talk, become a guest first: give yourself a name.
unknown-code = There is no such code, or it was used already, or ten minutes have passed; get a new one on the other device.
name-length = A name has 1 to { $most } characters; { $length ->
    [0] this one is empty.
   *[other] this one has { $length }.
 }
name-control = A name consists of letters, digits and signs that can be seen.
no-such-table = There is no table { $table }; look at the link again.
other-rules = Table { $table } was made for version { $rules } of the rules, or for other printed data; this server has version { $here }. The program that made it can still open it.
edition-control = In { $file }, the text { $text } has a character that controls the screen or turns text around; leave it out.
no-match-yet = The match has not begun yet, so there is no record of it.
match-not-over = The scores along the match are shown once it is over.
seats-me-twice = You can have one seat only: write me once.
seats-only-bots = Somebody has to play: let at least one seat be me or open.
position-one-way = A position is given as json, or as replay and moment: one of the two.
position-seats = This position is for { $wanted } seats; you named { $seats }.
position-options = The options of a match from a position are those of the position: { $option } is { $value } there.
not-found = There is nothing at { $path }. What there is: /api/schema.
wrong-method = { $path } cannot be asked for with { $method }. What can be: /api/schema.
wrong-origin = A page of { $origin } may not use this server. Open { $site } itself, or start the server with --origin { $origin }.
not-json = Send JSON, with the header Content-Type: application/json; this says { $sort }.
too-large = That is too long; { $most } bytes are possible here.
too-many-requests = That was too much at once; try again in { $seconds } seconds.
too-many-guests = Too many guests have come from this address within the hour; try again in { $seconds } seconds.
too-many-claims = Too many codes have been tried; try again in { $seconds } seconds.
too-many-live-tables = You sit at { $most } tables that are not over yet; finish one first.
too-many-tables = You have made { $most } tables within a day; make more tomorrow.
too-many-connections = There are { $most } connections already; close one first.
metrics-local = Measurements are shown to the machine itself only: open /metrics there.
internal = Something went wrong here, not with you. Its number in the log is { $id }.
no-body = The request needs a body: an object in JSON.

# What is wrong with a JSON document.
mistake-missing = { $place ->
    [none] { $name } is missing.
   *[other] { $place }: { $name } is missing.
 }
mistake-unknown = { $place ->
    [none] There is no field { $name }.
   *[other] { $place }: there is no field { $name }.
 }
mistake-value = { $place } cannot be { $found }.
mistake-type = { $place ->
    [none] This must be { $wanted }, not { $found }.
   *[other] { $place } must be { $wanted }, not { $found }.
 }
mistake-length = { $place } is too { $range ->
    [most] long; its length may be { $count } at most.
   *[least] short; its length must be { $count } at least.
 }
mistake-range = { $place } must be { $range ->
    [most] { $count } at most.
   *[least] { $count } at least.
 }
mistake-json = That is not JSON ({ $reason }).
mistake-deep = That is nested too deeply.
kind-str = a text
kind-int = a whole number
kind-float = a number
kind-bool = true or false
kind-array = a list
kind-object = an object
kind-null = nothing (null)
message-like = It should look like this: { $like }
message-binary = Send text messages, not binary ones.
message-too-long = A message has { $most } characters at most; this one has { $length }.
wrong-protocol = This server speaks version { $known } of the protocol, not { $asked }. Load the page again; a program asks with ?protocol={ $known }.
too-fast = Too many messages at once; this one was not carried out. Wait { $seconds } seconds and send it again.
flood = Far too many messages; the connection is closed. Connect again, and send fewer.

# The page where there is no client yet.
page-what = This is a Windy City server: four tabletop games of the Prohibition years, to play with friends and bots.
page-how = To play here from a terminal, { $join } finds a table, and { $host } makes one. Releases have a page for browsers; in a clone of the project, { $client } builds it. For programs, { $schema } describes the interface.

# Looking back at matches.
no-such-replay = There is no match { $replay } to look back at; look at the link again.
replay-not-over = The match is not over yet; that can be done once it is.
replay-observed = The record begins from what one player knew, so nobody can look back at all of it.
no-such-moment = There is no such moment: they are counted from 0 to { $final }, and the last may not be before the first.
no-such-eye = Nobody can look through the eyes of { $eye }; there are: { $known }.
eye-not-yet = As long as the match is not over you cannot look through the eyes of { $eye }, only through: { $known }.
too-many-replays = You have brought { $most } records along within a day; bring more tomorrow.
no-such-review = There is no review of the match { $replay } yet; POST begins one.
review-not-over = The match is not over, so it cannot be reviewed.
review-not-compiled = The rules of this game are still being compiled here; try again in a minute.
too-many-reviews = Many matches are waiting to be reviewed here; try again later.

# Why a server cannot be started.
cannot-listen = The server cannot be reached at { $host }, port { $port }: { $reason } Choose another with --host or --port.
port-taken = Port { $port } of { $host } is taken; choose another with --port.
unknown-host = There is no address { $host }; --host 127.0.0.1 is this machine alone, --host 0.0.0.0 everyone in your network.
