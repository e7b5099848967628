"""The script goa: a module a command."""
