"""The types of what is sent, and the printed edition. Views are made in goa.tables.views."""
