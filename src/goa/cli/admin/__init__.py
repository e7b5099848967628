"""The command goa admin, a module for each kind of thing that it changes."""
