"""Tables in memory: sockets, presence, chat, and sending what is new to everyone who watches."""
