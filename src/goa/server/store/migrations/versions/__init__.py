"""One module a change, each naming the one before it."""
