"""All text that people read: one catalogue per language, for Python and the browser. Knows nothing of the game."""

from goa.locales.catalogue import CatalogueError, Value, catalogue, languages, say

__all__ = ["CatalogueError", "Value", "catalogue", "languages", "say"]
