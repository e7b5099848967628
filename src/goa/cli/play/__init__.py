"""The command goa play: a game in the terminal, with bots or several people at one keyboard."""
