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
