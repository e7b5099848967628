"""Several processes behind one port: a supervisor, and connections that are handed to the process of their table."""
