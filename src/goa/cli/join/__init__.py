"""goa play --server: a seat at a table of a server, with the questions, the display and the help of a local game."""
