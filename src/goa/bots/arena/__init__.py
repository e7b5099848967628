"""Bots against bots: fair pairings, games that are told in figures, and what the figures say."""
