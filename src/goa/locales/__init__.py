"""All words that people read: one catalogue a language, for Python and for the browser. Knows nothing of the game."""

from goa.locales.catalogue import CatalogueError, Value, catalogue, languages, say

__all__ = ["CatalogueError", "Value", "catalogue", "languages", "say"]
