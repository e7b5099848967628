"""Makes the views of a table; their types are in goa.tables.payloads. Compiled, as every choice sends views."""
