"""Reads and writes rows: one module for each subject, such as games, devices, contacts and notices."""
