"""Explains ratings: what each choice is worth, and why."""
