"""How much time people have, what their clocks show, and what happens while they are away."""
