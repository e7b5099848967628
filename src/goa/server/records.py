"""A record that somebody brings along becomes a game of this server: to go on with, or to look back at."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from goa.editions.bounds import MOST_BYTES
from goa.editions.load import edition_text, load_edition
from goa.server.archive import keep
from goa.server.bodies import Body, Created
from goa.server.checks import Checks
from goa.server.making import created
from goa.server.refusals import Refused
from goa.server.store import Store

LONGEST_RECORD = 100_000  # letters; a game of four has about ten thousand


class NewRecord(Body):
    """A game that was written down."""

    text: Annotated[str, Field(max_length=LONGEST_RECORD)] = Field(description="a .goa file")
    edition_text: Annotated[str, Field(max_length=MOST_BYTES)] | None = Field(
        None, description="the edition's whole file, where it is not one of ours"
    )
    take_seats: Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(max_length=4)] | None = Field(
        None, description="the seats of people; bots go on with the others. Everybody is a person without it"
    )


async def make_from_record(store: Store, wanted: NewRecord, address: str, checks: Checks) -> Created:
    """All of the record or nothing; what does not fit is told with its line."""
    text = None if wanted.edition_text is None else wanted.edition_text.replace("\0", "")
    played, edition = await checks.record(wanted.text.removeprefix("\ufeff").replace("\0", ""), text)
    people = frozenset(range(len(played.names)) if wanted.take_seats is None else wanted.take_seats)
    if not people <= set(range(len(played.names))):
        raise Refused(422, "no such seat", f"This record has seats 0 to {len(played.names) - 1}.")
    if edition is None or text is None:
        assert played.edition is not None
        edition, text = load_edition(played.edition), edition_text(played.edition)
    game, tokens = await keep(store, played, edition, text, people)
    return created(game, tokens, address)
