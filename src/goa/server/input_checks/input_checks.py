"""Sends editions and records from outside to a check process, and turns its answers into values."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from goa.editions.types import Card, Edition, Gain
from goa.record.wire import Plain
from goa.server.bots.worker_pool import BotFailed, WorkerPool
from goa.tables.errors import RequestRefused, localized
from goa.tables.records import PlayedRecord

WORKERS: Final = 1  # imports wait for other imports, never a choice or a bot
SECONDS: Final = 10.0  # including the start of the process; a check takes some hundredths of a second
MEBIBYTES: Final = 512
MOST_WAITING: Final = 20

# The parts of an edition that are objects of their own.
PARTS: Final[dict[str, type[Gain | Card]]] = {
    "bonanza": Gain, "card_gains": Gain, "tile_gains": Gain, "cards": Card
}  # fmt: skip


class InputChecks:
    """Parses editions and replays records, one after the other."""

    def __init__(self) -> None:
        self.pool = WorkerPool(WORKERS, SECONDS, "goa.server.input_checks.check_process", str(MEBIBYTES))
        self._waiting = 0

    async def stop(self) -> None:
        await self.pool.stop()

    async def edition(self, text: str) -> Edition:
        """The edition of a text from outside."""
        return edition_from((await self._check(text, None))["edition"])

    async def record(self, text: str, edition_text: str | None) -> tuple[PlayedRecord, Edition | None]:
        """A record from outside, and the edition that came with it."""
        answer = await self._check(edition_text, text)
        plain = answer["edition"]
        return msgspec.convert(answer["record"], PlayedRecord), plain and edition_from(plain)

    async def _check(self, edition_text: str | None, record: str | None) -> Plain:
        if self._waiting >= MOST_WAITING:
            raise RequestRefused(503, "busy", localized("server.checks_busy"))
        self._waiting += 1
        try:
            answer = await self.pool.ask_plain({"edition_text": edition_text, "record": record})
        except BotFailed:
            raise RequestRefused(422, "too costly", localized("server.too_costly")) from None
        finally:
            self._waiting -= 1
        if "refused" in answer:
            more = {"line": answer["line"]} if "line" in answer else {}
            raise RequestRefused(422, answer["refused"], answer["sentence"], **more)
        return answer


def edition_from(plain: Plain) -> Edition:
    """The edition, from what asdict and JSON made of it."""
    values = {name: _as_tuples(value) for name, value in plain.items() if name not in PARTS}
    parts: dict[str, Any] = {name: tuple(kind(**each) for each in plain[name]) for name, kind in PARTS.items()}
    return Edition(**values, **parts)


def _as_tuples(value: Any) -> Any:
    return tuple(map(_as_tuples, value)) if isinstance(value, list) else value
