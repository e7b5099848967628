"""The command goa edition."""
