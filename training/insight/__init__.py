"""How the strongest bots play: games with themselves, and what winners do differently. For docs/strategy.md."""
