"""Errors of commands: one plain sentence, and exit code 2."""

from typing import Final

from goa.locales import Value, say

EXIT_ERROR: Final = 2


class CommandError(Exception):
    """The command cannot be carried out; the message is a sentence for the user."""

    def localized(self, language: str) -> str:
        """The message in a language; an error without a translation stays in English."""
        return str(self)


class LocalizedError(CommandError):
    """An error whose message is a key of the message catalogue."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(say(key, "en", **values))
        self.key = key
        self.values = values

    def localized(self, language: str) -> str:
        return say(self.key, language, **self.values)
