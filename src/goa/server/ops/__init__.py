"""Running a server: settings, logs, metrics, garbage collection, the address, stored games as files."""
