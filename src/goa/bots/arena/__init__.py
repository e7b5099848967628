"""Bots against bots: fair line-ups, games as figures, and what the figures say."""
