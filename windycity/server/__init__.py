"""Playing together: tables that people reach over the network, with clocks, bots and a store that loses nothing.

protocol    what clients and server say to each other, with a version
entries     the log of a table: all that ever happened at it, and all that is stored
clocks      the time that each seat has
table       a table as the sum of its log
commands    what guests may do at a table: each command becomes entries of the log, or is refused
gallery     those who look at a table; eyes are what each of them is sent
live        a table that this server owns: where everything that happens at it is decided
follower    a table that another server owns
hub         all tables of a server: found, made, taken over, let go; reading is from the store, chores are in the background
neighbours  the other servers with the same store: what they are told and asked
games       the games that the server plays, in any edition, with compiled rules where these are loaded
warming     compiling the rules while the server serves
thinkers    the processes in which bots think; questions are what they are sent, thinker is what runs in them
hints       what a bot would do in a guest's place
patches     the difference between two states of a table, for clients
schemas     the JSON Schema of all that clients and server say
library     what a client reads of a game to show it: names of things, the board, the rules
store       where tables and guests are kept

serve       a running server: everything opened and closed in order
app         the application: routes (HTTP), socket (WebSockets), pages (files), shapes (what is sent over HTTP),
            packing (compression)
guard       what every request passes first; callers is what is believed of those who call, refusals what they are told
guests      names, keys and transfer codes; limits is how often somebody may do something
texts       what guests write, as others may see it; errors are in the server's own words
services    what the application needs, in one place; metrics are its measurements, logs its log

A table is its log: every change is an entry, stored before anyone is told of it. Whoever reads the log again, after a crash or
on another machine, has the same table.
"""
