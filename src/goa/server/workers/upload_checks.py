"""Checks uploaded editions and records in a process of their own, with limits on time and memory."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from goa.editions.types import Card, Edition, Gain
from goa.record.wire import JsonObject
from goa.server.workers.fair_queue import turn_of_caller
from goa.server.workers.worker_pool import WorkerFailed, WorkerPool, WorkersStopped
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.review.records import CheckedRecord

WORKERS: Final = 1  # uploads wait for each other; they never delay a choice or a bot
SECONDS: Final = 10.0  # including the start of the process; a check takes some hundredths of a second
MEBIBYTES: Final = 512
MOST_WAITING: Final = 20
MOST_WAITING_OF_ONE: Final = 5  # address

# The fields of an edition that hold objects.
PARTS: Final[dict[str, type[Gain | Card]]] = {
    "bonanza": Gain, "card_gains": Gain, "tile_gains": Gain, "cards": Card
}  # fmt: skip


class UploadChecks:
    """Parses editions and replays records, one after the other."""

    def __init__(self) -> None:
        self.pool = WorkerPool(WORKERS, SECONDS, "goa.server.workers.upload_worker", str(MEBIBYTES))
        self._waiting = 0

    async def stop(self) -> None:
        await self.pool.stop()

    async def edition(self, text: str) -> Edition:
        """An uploaded edition."""
        return edition_from((await self._check(text, None))["edition"])

    async def record(self, text: str, edition_text: str | None) -> tuple[CheckedRecord, Edition | None]:
        """An uploaded record, and the edition that was uploaded with it."""
        answer = await self._check(edition_text, text)
        plain = answer["edition"]
        return msgspec.convert(answer["record"], CheckedRecord), plain and edition_from(plain)

    async def _check(self, edition_text: str | None, record: str | None) -> JsonObject:
        turn = turn_of_caller()
        is_of_one = turn.payer and self.pool.queue.waiting(turn.payer) >= MOST_WAITING_OF_ONE
        if self._waiting >= MOST_WAITING or is_of_one:
            raise RequestRefused(503, "busy", localized("server.checks_busy"))
        self._waiting += 1
        try:
            answer = await self.pool.ask({"edition_text": edition_text, "record": record}, turn)
        except WorkersStopped:
            raise RequestRefused(503, "stopping", localized("server.unavailable")) from None
        except WorkerFailed:
            raise RequestRefused(422, "too costly", localized("server.too_costly")) from None
        finally:
            self._waiting -= 1
        if "refused" in answer:
            details = {"line": answer["line"]} if "line" in answer else {}
            raise RequestRefused(422, answer["refused"], answer["sentence"], **details)
        return answer


def edition_from(plain: JsonObject) -> Edition:
    """The inverse of asdict(edition), after it was sent as JSON."""
    values = {name: _tupled(value) for name, value in plain.items() if name not in PARTS}
    parts: dict[str, Any] = {name: tuple(kind(**each) for each in plain[name]) for name, kind in PARTS.items()}
    return Edition(**values, **parts)


def _tupled(value: Any) -> Any:
    return tuple(map(_tupled, value)) if isinstance(value, list) else value
