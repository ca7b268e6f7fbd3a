"""Playing at a server's table from a program: no screen and no rules, only what a guest knows and may do.

links     the address of a server or of one of its tables, as people paste it
site      a server over HTTP: becoming a guest, lists of tables, records
memory    what a guest knows of a table, from the messages it was sent
harmless  what others wrote, without anything that could control a terminal
visit     a table over a WebSocket: commands with answers, and a connection that reconnects by itself

>>> from windycity.client.links import read_link
>>> read_link("http://127.0.0.1:8020/table/abcdefghjkmn")
Link(site='http://127.0.0.1:8020', table='abcdefghjkmn')
"""
