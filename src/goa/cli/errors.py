"""How a command says no: one plain sentence, and exit code 2."""

from typing import Final

from goa.locales import Value, say

EXIT_ERROR: Final = 2


class CommandError(Exception):
    """What the user asked for cannot be done; the message is a sentence for him."""

    def localized(self, language: str) -> str:
        """The sentence for somebody at the table; what has no key is said as it is."""
        return str(self)


class LocalizedError(CommandError):
    """A sentence of the catalogue that is still to be said in the language of whoever reads it."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(say(key, "en", **values))
        self.key = key
        self.values = values

    def localized(self, language: str) -> str:
        return say(self.key, language, **self.values)
