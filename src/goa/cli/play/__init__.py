"""The command goa play: a game in the terminal."""
