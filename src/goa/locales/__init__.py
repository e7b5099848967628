"""All words that people read, one catalogue a language, read by Python and by the browser. Knows nothing of the game."""

from goa.locales.catalogue import CatalogueError, Value, catalogue, languages, say

__all__ = ["CatalogueError", "Value", "catalogue", "languages", "say"]
