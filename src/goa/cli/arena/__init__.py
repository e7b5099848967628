"""The commands goa arena and goa league: games by the hundred, on all cores or many machines, and what they prove."""
