"""Playing together: tables reached over the network, with clocks, bots and a store that loses nothing.

protocol    the messages between clients and server, with a version
entries     the log of a table: everything that ever happened at it, and all that is stored
clocks      the time that each seat has
table       a table as the sum of its log
commands    what guests may do at a table: each command becomes entries of the log, or is refused
gallery     the devices connected to a table; eyes: what each of them is sent
live        a table that this server owns, which decides everything that happens at it
follower    a table that another server owns
hub         all tables of a server: found, made, taken over, released; reading: from the store; chores: in the background
neighbours  the other servers with the same store: notices and requests to them
games       the games that the server plays, in any edition, with compiled rules where they are loaded
warming     compiling the rules while the server serves
thinkers    the processes in which bots think; questions: what they are sent; thinker: what runs in them
hints       what a bot would do in a guest's place
patches     the difference between two states of a table, for clients
schemas     the JSON Schema of all messages
library     what a client reads of a game to show it: names of things, the board, the rules
store       where tables and guests are kept

serve       a running server: everything opened and closed in order
app         the application: routes (HTTP), socket (WebSockets), pages (files), shapes (what is sent over HTTP),
            packing (compression)
guard       what every request passes first; callers: what is believed about who calls; refusals: what they are told
guests      names, keys and transfer codes; limits: how often somebody may do something
texts       what guests write, as others may see it; errors are in the server's own words
services    what the application needs, in one place; metrics: its measurements; logs: its log

A table is its log: every change is an entry, stored before anyone is told of it. Reading the log again, after a crash or on
another machine, gives the same table.
"""
