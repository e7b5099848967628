"""The database: how it is opened, its schema and migrations, the store, and notifications between processes."""
