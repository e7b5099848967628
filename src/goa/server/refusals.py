"""How the server says no: a status, a word for programs, and a sentence for people."""

from typing import Any


class Refused(Exception):
    """Whoever asked can do something about it."""

    def __init__(self, status: int, error: str, sentence: str, **more: Any) -> None:
        super().__init__(sentence)
        self.status = status
        self.error = error
        self.sentence = sentence
        self.more = more

    @property
    def body(self) -> dict[str, Any]:
        return {"error": self.error, "sentence": self.sentence, **self.more}


class Unavailable(Exception):
    """The database does not answer now; the same request may be sent again."""


class Differs(Exception):
    """A stored game does not fit the rules as they are now."""


def no_such_game() -> Refused:
    return Refused(404, "no such game", "There is no such game, or this link does not open it.")
