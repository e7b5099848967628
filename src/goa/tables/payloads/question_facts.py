"""What a client is told about an open question besides its words. The only place that knows the kinds of questions."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, UnsetType

from goa.core.frames import Decision
from goa.rules import cards, fields
from goa.rules.actions import colony, harvest, progress
from goa.rules.refusals.moments import TASKS, task_of
from goa.rules.tiles import duty, supplies
from goa.tables.payloads.payload import Payload

Task = Annotated[str, Meta(description="what is asked for", extra_json_schema={"enum": sorted(TASKS.values())})]

# Answers to these are picks of one series: clients collect them and send them together.
SERIES: Final = frozenset[type[Decision]](
    {
        progress.PaySpice,
        harvest.HarvestSack,
        harvest.MixSack,
        fields.PutSpice,
        cards.TakeSpice,
        cards.SellSpice,
        duty.DeliverSack,
        supplies.FillPlaces,
    }
)


def is_series(frame: object) -> bool:
    return type(frame) in SERIES


class Question(Payload):
    """The open question. Once the game is over there is none, and the text names the winners."""

    task: Task | None
    is_series: Annotated[bool, Meta(description="whether the answer is one of several picks that belong together")]
    text: Annotated[str, Meta(description="for the seat that is asked; others read who is awaited")]
    amount: Annotated[int | UnsetType, Meta(description="how many picks are left, if the question counts them")] = UNSET
    colony: Annotated[int | UnsetType, Meta(description="the colony that the question is about")] = UNSET


def question_payload(frame: Decision | None, text: str) -> Question:
    if frame is None:
        return Question(None, False, text)
    return Question(task_of(frame), is_series(frame), text, _amount(frame), _colony(frame))


def _amount(frame: Decision) -> int | UnsetType:
    if isinstance(frame, progress.PaySpice):
        return len(frame.owed)
    left: int | UnsetType = getattr(frame, "left", UNSET)
    return left


def _colony(frame: Decision) -> int | UnsetType:
    return frame.colony if isinstance(frame, colony.ChooseColonyTile) else UNSET
