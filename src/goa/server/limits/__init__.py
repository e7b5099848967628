"""Limits: what one address may cost, how many connections it may have, and how it is counted."""
