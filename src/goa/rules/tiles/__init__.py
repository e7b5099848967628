"""The auction tiles: what happens when one is received, and when one is used."""
