"""Bots at the tables: scheduling and hints."""
