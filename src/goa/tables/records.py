"""A record that somebody brings along becomes a game of this server: to go on with, or to look back at."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from goa.editions.load import edition_text, load_edition, parse_edition
from goa.editions.report import EditionError
from goa.editions.types import Edition
from goa.record.notation import RecordError, read_record
from goa.record.replay import verify
from goa.server.api.requests import Body, Created
from goa.server.ops.archive import take_in
from goa.server.store.store import Store
from goa.tables.create_game import created
from goa.tables.errors import Refused

LONGEST_RECORD = 100_000  # letters; a game of four has about ten thousand


class NewRecord(Body):
    """A game that was written down."""

    text: Annotated[str, Field(max_length=LONGEST_RECORD)] = Field(description="a .goa file")
    edition_text: Annotated[str, Field(max_length=LONGEST_RECORD)] | None = Field(
        None, description="the edition's whole file, where it is not one of ours"
    )
    take_seats: Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(max_length=4)] | None = Field(
        None, description="the seats of people; bots go on with the others. Everybody is a person without it"
    )


async def make_from_record(store: Store, wanted: NewRecord, address: str) -> Created:
    """All of the record or nothing; what does not fit is told with its line."""
    text = None if wanted.edition_text is None else wanted.edition_text.replace("\0", "")
    edition = None if text is None else _edition(text)
    try:
        record = read_record(wanted.text.removeprefix("\ufeff").replace("\0", ""))
        verify(record, edition)
    except RecordError as problem:
        raise Refused(422, "record", f"{problem}.", line=problem.line) from None
    except ValueError as problem:  # a figure of thousands of digits, for example
        raise Refused(422, "record", f"This record cannot be read: {problem}.") from None
    people = frozenset(range(len(record.names)) if wanted.take_seats is None else wanted.take_seats)
    if not people <= set(range(len(record.names))):
        raise Refused(422, "no such seat", f"This record has seats 0 to {len(record.names) - 1}.")
    if edition is None or text is None:
        edition, text = load_edition(record.edition), edition_text(record.edition)
    game, tokens = await take_in(store, record, edition, text, people)
    return created(game, tokens, address)


def _edition(text: str) -> Edition:
    try:
        return parse_edition(text, "your edition")
    except EditionError as problem:
        raise Refused(422, "edition", str(problem)) from None
