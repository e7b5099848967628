"""What is stored: schema, migrations, journal writers, tokens, and notifications between processes."""
