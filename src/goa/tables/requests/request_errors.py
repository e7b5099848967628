"""Errors that a request can end in: a status, a word for programs, a sentence for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from goa.locales import Value, languages, say
from goa.tables.payloads.problem import Problem


def supported_language(language: str) -> str:
    """The language asked for if there is a catalogue for it, English otherwise."""
    return language if language in languages() else "en"


@dataclass(frozen=True)
class LocalizedText:
    """A sentence of the catalogue that is not yet in a language. Its values may be such sentences too."""

    key: str
    values: dict[str, Value | LocalizedText]

    def in_language(self, language: str) -> str:
        said = {
            name: value.in_language(language) if isinstance(value, LocalizedText) else value
            for name, value in self.values.items()
        }
        return say(self.key, language, **said)


def localized(key: str, /, **values: Value | LocalizedText) -> LocalizedText:
    return LocalizedText(key, values)


class RequestRefused(Exception):
    """The caller can act on it. Sentences for players are localized, sentences for programmers are in English."""

    retry_after = 5  # seconds, if too much was asked

    def __init__(self, status: int, error: str, sentence: str | LocalizedText, **details: Any) -> None:
        super().__init__(sentence if isinstance(sentence, str) else sentence.in_language("en"))
        self.status = status
        self.error = error
        self.details = details
        self._sentence = sentence

    def problem(self, language: str) -> Problem:
        """The answer to the request."""
        sentence = self._sentence if isinstance(self._sentence, str) else self._sentence.in_language(language)
        return Problem(self.error, sentence, **self.details)


class ReplayMismatch(Exception):
    """A stored game does not replay under the rules as they are now."""


def unknown_address() -> RequestRefused:
    return RequestRefused(404, "unknown address", localized("server.unknown_address"))


def game_over() -> RequestRefused:
    return RequestRefused(409, "over", localized("server.over"), rule="RND-4")


def game_paused() -> RequestRefused:
    return RequestRefused(409, "paused", localized("server.paused"))


def not_your_choice(seat: int, name: str) -> RequestRefused:
    """It is the choice of this seat, or of nobody."""
    return RequestRefused(409, "not your choice", localized("server.not_your_choice", name=name), awaited=seat)


def does_not_replay(rules: str, mismatch: ReplayMismatch) -> RequestRefused:
    return RequestRefused(409, "differs", localized("server.differs", version=rules, difference=str(mismatch)))
