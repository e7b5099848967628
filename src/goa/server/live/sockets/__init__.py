"""Sockets: what each one is sent, from its first message to its end."""
