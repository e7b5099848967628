"""Observations as JSON, for worker processes and clients.

A frame or an event is written as its name followed by its fields: ["PaySpice", 2, [0, 3]].
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Final

from goa.core.choices import CATALOGUE
from goa.core.events import Event
from goa.core.frames import Frame
from goa.core.past import Past
from goa.core.state import Options
from goa.editions.types import Edition
from goa.rules import game  # noqa: F401 - brings in every module of the rules, and so every kind of frame
from goa.rules.scoring import Score, Scores
from goa.views.observation import Observation, PlayerView

JsonObject = dict[str, Any]

# Fields that are converted one by one; all others are sent as they are.
CONVERTED: Final = frozenset({"edition", "options", "players", "agenda", "offered", "events", "past", "scores"})


def to_wire(observation: Observation) -> JsonObject:
    """All fields except the edition, which both sides have; its digest shows whether they have the same."""
    plain = {name: _as_lists(getattr(observation, name)) for name in _copied_fields()}
    plain["edition"] = observation.edition.digest
    plain["options"] = fields_of(observation.options)
    plain["players"] = [fields_of(player) for player in observation.players]
    plain["agenda"] = [pack(frame) for frame in observation.agenda]
    plain["events"] = [pack(event) for event in observation.events]
    plain["offered"] = [choice.id for choice in observation.offered]
    plain["past"] = _pack_past(observation.past)
    plain["scores"] = scores_of(observation)
    return plain


def from_wire(plain: JsonObject, edition: Edition) -> Observation:
    """The inverse of to_wire(); the edition must be the one the observation was made with."""
    if plain["edition"] != edition.digest:
        raise ValueError(f"expected an observation of the edition {edition.digest}, came {plain['edition']}")
    values = {name: _as_tuples(plain[name]) for name in _copied_fields()}
    scores = plain["scores"]
    return Observation(
        **values,
        edition=edition,
        options=Options(**plain["options"]),
        players=tuple(
            PlayerView(**{name: _as_tuples(value) for name, value in player.items()}) for player in plain["players"]
        ),
        agenda=tuple(unpack_frame(packed) for packed in plain["agenda"]),
        events=tuple(unpack_event(packed) for packed in plain["events"]),
        offered=tuple(CATALOGUE[id] for id in plain["offered"]),
        past=_unpack_past(plain["past"]),
        scores=scores and Scores(tuple(Score(**line) for line in scores["seats"]), tuple(scores["winners"])),
    )


def pack(thing: Frame | Event) -> list[Any]:
    """A frame or event as its name and its fields."""
    return [type(thing).__name__, *fields_of(thing).values()]


def unpack_frame(packed: list[Any]) -> Frame:
    frame = kinds(Frame)[packed[0]](*[_as_tuples(value) for value in packed[1:]])
    assert isinstance(frame, Frame)
    return frame


def unpack_event(packed: list[Any]) -> Event:
    event = kinds(Event)[packed[0]](*[_as_tuples(value) for value in packed[1:]])
    assert isinstance(event, Event)
    return event


def kinds(ancestor: type) -> dict[str, Callable[..., object]]:
    """Every class below this one, by its name."""
    found: dict[str, Callable[..., object]] = {}
    below: list[type] = ancestor.__subclasses__()
    for kind in below:
        found[kind.__name__] = kind
        found.update(kinds(kind))
    return found


def _pack_past(past: Past | None) -> list[list[int]]:
    """Seat and choice id of all choices, first to last."""
    packed: list[list[int]] = []
    while past is not None:
        packed.append([past.seat, past.choice.id])
        past = past.before
    return packed[::-1]


def _unpack_past(packed: list[list[int]]) -> Past | None:
    past: Past | None = None
    for seat, id in packed:
        past = Past(seat, CATALOGUE[id], past)
    return past


def scores_of(observation: Observation) -> JsonObject | None:
    """The scoring sheet, once the game is over."""
    scores = observation.scores
    if scores is None:
        return None
    return {"seats": [fields_of(score) for score in scores.seats], "winners": list(scores.winners)}


def fields_of(thing: Any) -> JsonObject:
    return {name: _as_lists(getattr(thing, name)) for name in _field_names(type(thing))}


def _field_names(kind: type) -> tuple[str, ...]:
    """Cached, because dataclasses.fields() is slow and everything that is sent needs it."""
    names = _FIELD_NAMES.get(kind)
    if names is None:
        names = _FIELD_NAMES[kind] = tuple(field.name for field in fields(kind))
    return names


_FIELD_NAMES: Final[dict[type, tuple[str, ...]]] = {}


@cache
def _copied_fields() -> tuple[str, ...]:
    return tuple(name for name in _field_names(Observation) if name not in CONVERTED)


def _as_lists(value: Any) -> Any:
    return [_as_lists(part) for part in value] if isinstance(value, tuple) else value


def _as_tuples(value: Any) -> Any:
    return tuple(_as_tuples(part) for part in value) if isinstance(value, list) else value
