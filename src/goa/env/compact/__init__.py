"""Rows of bytes straight from the table, compiled: what goa.env.encode says of an observation, many times faster."""
