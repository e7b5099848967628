"""How games are written down."""
