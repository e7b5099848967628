"""The API, a module a subject."""
