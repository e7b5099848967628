"""Writes the journal: what waits is written together, plain choices in one statement."""
