"""How the server says no: a status, a word for programs, and a sentence for people."""

from dataclasses import dataclass
from typing import Any

from goa.locales import Value, say


@dataclass(frozen=True)
class Words:
    """A sentence of the catalogue that is still to be said."""

    key: str
    values: dict[str, Value]

    def said(self, language: str) -> str:
        return say(self.key, language, **self.values)


def words(key: str, /, **values: Value) -> Words:
    return Words(key, values)


class Refused(Exception):
    """Whoever asked can do something about it: a player in his language, a programmer in English."""

    def __init__(self, status: int, error: str, sentence: str | Words, **more: Any) -> None:
        super().__init__(sentence if isinstance(sentence, str) else sentence.said("en"))
        self.status = status
        self.error = error
        self.more = more
        self._sentence = sentence

    def body(self, language: str) -> dict[str, Any]:
        said = self._sentence if isinstance(self._sentence, str) else self._sentence.said(language)
        return {"error": self.error, "sentence": said, **self.more}


class Unavailable(Exception):
    """The database does not answer now; the same request may be sent again."""


class Differs(Exception):
    """A stored game does not fit the rules as they are now."""


def no_such_game() -> Refused:
    return Refused(404, "no such game", words("server.no_such_game"))
