"""Calls people when it is their turn: by mail and by Web Push."""
