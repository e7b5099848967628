"""Bots in worker processes: the pool, the scheduler, and hints."""
