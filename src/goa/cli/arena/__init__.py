"""The commands goa arena and goa league: play hundreds of games between bots and report the results."""
