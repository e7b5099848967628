"""The six actions, a module each, in the order of the rulebook."""
