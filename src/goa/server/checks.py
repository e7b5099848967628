"""Checks of what strangers bring, in a process of their own with a budget of time and memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from goa.core.state import Options
from goa.editions.types import Card, Edition, Gain
from goa.record.wire import Plain
from goa.server.refusals import Refused, words
from goa.server.workshop import Failed, Workshop

WORKERS: Final = 1  # what is brought along waits for what others bring, never a choice or a bot
SECONDS: Final = 10.0  # with the start of the process; a check takes some hundredths of one
MEBIBYTES: Final = 512
MOST_WAITING: Final = 20

# What an edition holds as objects of their own
PARTS: Final[dict[str, type[Gain | Card]]] = {
    "bonanza": Gain, "card_gains": Gain, "tile_gains": Gain, "cards": Card
}  # fmt: skip


@dataclass(frozen=True)
class Played:
    """A record that was played again and is true."""

    edition: str | None  # the name of a built-in one; none where the edition came along
    options: Options
    seed: int
    names: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]  # seat and choice
    result: str | None  # of a finished game, as it is stored


class Checks:
    """Parses editions and plays records again, one after the other."""

    def __init__(self) -> None:
        self.workshop = Workshop(WORKERS, SECONDS, "goa.server.checker", str(MEBIBYTES))
        self._waiting = 0

    async def stop(self) -> None:
        await self.workshop.stop()

    async def edition(self, text: str) -> Edition:
        """The edition of a text from outside."""
        return edition_from((await self._check(text, None))["edition"])

    async def record(self, text: str, edition_text: str | None) -> tuple[Played, Edition | None]:
        """A record from outside, and the edition that came with it."""
        answer = await self._check(edition_text, text)
        plain = answer["edition"]
        return msgspec.convert(answer["record"], Played), plain and edition_from(plain)

    async def _check(self, edition_text: str | None, record: str | None) -> Plain:
        if self._waiting >= MOST_WAITING:
            raise Refused(503, "busy", words("server.checks_busy"))
        self._waiting += 1
        try:
            answer = await self.workshop.ask({"edition_text": edition_text, "record": record})
        except Failed:
            raise Refused(422, "too costly", words("server.too_costly")) from None
        finally:
            self._waiting -= 1
        if "refused" in answer:
            more = {"line": answer["line"]} if "line" in answer else {}
            raise Refused(422, answer["refused"], answer["sentence"], **more)
        return answer


def edition_from(plain: Plain) -> Edition:
    """The edition again that was made plain by asdict and sent as JSON."""
    values = {name: _tupled(value) for name, value in plain.items() if name not in PARTS}
    parts: dict[str, Any] = {name: tuple(kind(**each) for each in plain[name]) for name, kind in PARTS.items()}
    return Edition(**values, **parts)


def _tupled(value: Any) -> Any:
    return tuple(map(_tupled, value)) if isinstance(value, list) else value
