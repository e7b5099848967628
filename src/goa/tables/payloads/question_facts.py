"""What a client is told about an open question besides its words."""

from __future__ import annotations

from typing import Annotated, Final, Literal, cast

from msgspec import UNSET, Meta, UnsetType

from goa.core.frames import Decision
from goa.rules.questions import QUESTIONS
from goa.tables.payloads.payload import Payload
from goa.views.situation import AUCTIONS, MARKERS, SETUP, Phase

TASKS = sorted(asked.task for asked in QUESTIONS)
Place = Literal["market", "mat"]
AT_THE_MARKET: Final = (SETUP, MARKERS, AUCTIONS)
Task = Annotated[str, Meta(description="what is asked for", extra_json_schema={"enum": TASKS})]


class Question(Payload):
    """The open question. Once the game is over there is none, and the text names the winners."""

    task: Task | None
    is_series: Annotated[bool, Meta(description="whether the answer is one of several picks that belong together")]
    place: Annotated[Place, Meta(description="what it is about for this seat: the market, or the seat's own board")]
    text: Annotated[str, Meta(description="for the seat that is asked; others read who is awaited")]
    amount: Annotated[int | UnsetType, Meta(description="how many picks are left, if the question counts them")] = UNSET
    colony: Annotated[int | UnsetType, Meta(description="the colony that the question is about")] = UNSET


def question_payload(frame: Decision | None, text: str, phase: Phase, *, is_asked: bool) -> Question:
    """For the seat that is asked, or for all others."""
    place: Place = "market" if phase in AT_THE_MARKET else "mat"
    if frame is None:
        return Question(None, False, place, text)
    declared = frame.question()
    if is_asked and declared.place:
        place = cast("Place", declared.place)
    return Question(
        declared.task,
        declared.is_series,
        place,
        text,
        _field(frame, declared.picks_left),
        _field(frame, declared.colony),
    )


def _field(frame: Decision, name: str) -> int | UnsetType:
    value: int | UnsetType = getattr(frame, name) if name else UNSET
    return value
