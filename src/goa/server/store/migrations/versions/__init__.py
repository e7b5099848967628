"""One module for each change; each names the revision before it."""
