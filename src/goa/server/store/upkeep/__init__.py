"""Keeps a server going: changes by the people who run it, restrictions, deletion, copies, and checks."""
