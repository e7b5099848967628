"""Showing a game in the terminal: drawn with Rich, or as plain sentences."""
