"""The state of a game, the agenda of what comes next, and the engine that runs it. Knows no rule."""
