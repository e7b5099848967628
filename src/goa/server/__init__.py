"""The server: games in a database, seats by secret links, live views, bots beside people.

A choice is committed first and published afterwards. Clients only ever see what observe() gives their seat.
ARCHITECTURE.md tells the story of a click through these packages.
"""
