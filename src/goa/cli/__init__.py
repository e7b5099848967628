"""The command line program goa: one module or package for each command."""
