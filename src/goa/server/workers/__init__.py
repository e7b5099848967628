"""Worker processes: the pool, the bots' thinking, and checks of what users upload."""
