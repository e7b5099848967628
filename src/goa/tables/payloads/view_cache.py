"""Caches the encoded part of each seat from one view to the next: a choice seldom changes more than one seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Final, final

from msgspec import UNSET

from goa.core.choices import Choice
from goa.tables.payloads.choice_warnings import warnings_for
from goa.tables.payloads.payload import encoded
from goa.tables.payloads.player_area import player_area
from goa.tables.payloads.points import points_of
from goa.tables.payloads.view_types import Offered, Own, PlayerArea, Points
from goa.tables.table import Table
from goa.views.observation import Observation, PlayerView
from goa.views.words import choice_help, choice_words

_values: Final = attrgetter(*[field.name for field in fields(PlayerView)])

UndoCounts = tuple[int, int]  # how many choices a seat may undo by itself, and by asking the others


@final
class CachedArea:
    """An encoded area, and what it was made from."""

    def __init__(self, made_from: tuple[object, ...], area: PlayerArea) -> None:
        self.made_from = made_from
        self.area = area


@final
class CachedOwn:
    """The encoded points of a seat, its part while nothing is offered, and what they were made from."""

    def __init__(self, made_from: tuple[object, ...], points: Points) -> None:
        self.made_from = made_from
        self.points = points
        self.own: Own | None = None  # made when it is needed
        self.undo: UndoCounts = (0, 0)  # that it was made with


class ViewCache:
    """The last encoded part of each seat, public and own. Encoded again when anything in it changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._areas: list[CachedArea | None] = [None for _ in table.seats]
        self._own: list[CachedOwn | None] = [None for _ in table.seats]

    def area(self, observation: Observation, seat: int, richest: int | None, *, is_counted: bool) -> PlayerArea:
        """What everyone may see of a seat. The observation is a spectator's."""
        player = observation.players[seat]
        made_from = (_values(player), richest)
        cached = self._areas[seat]
        if cached is None or cached.made_from != made_from:
            area = player_area(observation.edition, player, richest, is_counted=is_counted)
            self._areas[seat] = cached = CachedArea(made_from, encoded(area))
        return cached.area

    def own(
        self,
        seat: int,
        player: PlayerView,
        richest: int | None,
        undo: UndoCounts,
        offered: tuple[Offered, ...] = (),
        earlier: tuple[Offered, ...] = (),
    ) -> Own:
        """What a seat knows beyond that, and what it may choose; in a rehearsal also which picks fit before others."""
        made_from = (_values(player), richest)
        cached = self._own[seat]
        if cached is None or cached.made_from != made_from:
            points = points_of(self.table.game.edition, player, richest)
            self._own[seat] = cached = CachedOwn(made_from, encoded(points))
        if offered or earlier:
            return _own(seat, player, cached.points, undo, offered, earlier)
        if cached.own is None or cached.undo != undo:
            cached.own = encoded(_own(seat, player, cached.points, undo, (), ()))
            cached.undo = undo
        return cached.own


def _own(
    seat: int,
    player: PlayerView,
    points: Points,
    undo: UndoCounts,
    offered: tuple[Offered, ...],
    earlier: tuple[Offered, ...],
) -> Own:
    assert player.ducats is not None
    return Own(seat, player.hand or (), player.ducats, offered, points, undo[0], undo[1], earlier or UNSET)


def offered_choices(
    observation: Observation, choices: Iterable[Choice], names: tuple[str, ...], language: str
) -> tuple[Offered, ...]:
    """The choices with their labels, their help and their rules."""
    choices = tuple(choices)
    warnings = warnings_for(observation, choices, language)
    offered: list[Offered] = []
    for choice in choices:
        more = choice_help(observation, choice, names, language)
        words = choice_words(observation, choice, names, language)
        offered.append(Offered(choice.id, choice.text, words, more.text, more.rule, warnings.get(choice, UNSET)))
    return tuple(offered)
