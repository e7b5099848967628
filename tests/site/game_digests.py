"""The records, results and views of games, as digests. Runs natively and, as it is, in the page's Python."""

from __future__ import annotations

import json
from hashlib import sha256

import msgspec

from goa.editions.load import edition_text, load_edition
from goa.tables.review.records import check_record, game_from_record, people_at, record_text
from goa.tables.table import Table
from goa.tables.views.views import TableViews

EVERY = 40  # entries between the positions whose views are compared
LANGUAGES = ("en", "de", "nl")


def digests(texts: list[str]) -> list[dict[str, str]]:
    return [digest_of(text) for text in texts]


def digest_of(text: str) -> dict[str, str]:
    """What came of a game, and what every seat and spectators saw of it on the way."""
    record = check_record(text, None)
    edition = load_edition(record.edition)
    imported = game_from_record(record, edition, edition_text(record.edition), people_at(record, None), now=0)
    table, seen = Table(imported.game), sha256()
    for number, entry in enumerate(imported.entries):
        table.apply_entries((entry,))
        if number % EVERY == 0 or table.is_over:
            language = LANGUAGES[number // EVERY % len(LANGUAGES)]
            for seat in range(-1, len(record.names)):
                seen.update(stable(TableViews(table).view(seat, language)))
    written = [line for line in record_text(table).splitlines() if not line.startswith("#")]
    record_digest = sha256("\n".join(written).encode()).hexdigest()
    return {"record": record_digest, "result": imported.result or "", "views": seen.hexdigest()}


def stable(view: object) -> bytes:
    """Without what differs between two imports of one record: the game's id and the commitment to its salt."""
    plain = json.loads(msgspec.json.encode(view))
    del plain["game"], plain["table"]["commitment"]
    return json.dumps(plain, sort_keys=True).encode()
