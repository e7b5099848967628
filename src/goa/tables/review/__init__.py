"""Looking back at games: past positions, points over time, pictures, records, and playing on from a moment."""
