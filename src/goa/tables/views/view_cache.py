"""Caches the encoded part of each seat from one view to the next: a choice seldom changes more than one seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, final

from msgspec import UNSET

from goa.core.choices import Choice
from goa.record.wire import fields_of
from goa.tables.choosing.founding_chances import founding_chances
from goa.tables.game_config import Seat
from goa.tables.payloads.payload import encoded
from goa.tables.payloads.view_types import Offered, Options, Own, PlayerArea, Points
from goa.tables.table import Table
from goa.tables.views.choice_warnings import warnings_for
from goa.tables.views.player_area import player_area
from goa.tables.views.points import points_of
from goa.views.observation import Observation, PlayerView, same_area
from goa.views.words import brief_choice_words, choice_help, choice_words

UndoCounts = tuple[int, int]  # how many choices a seat may undo by itself, and by asking the others


@final
class CachedArea:
    """An encoded area, and what it was made from."""

    def __init__(self, player: PlayerView, richest: int | None, area: PlayerArea) -> None:
        self.player = player
        self.richest = richest
        self.area = area


@final
class CachedOwn:
    """The encoded points of a seat, its part while nothing is offered, and what they were made from."""

    def __init__(self, player: PlayerView, richest: int | None, points: Points) -> None:
        self.player = player
        self.richest = richest
        self.points = points
        self.own: Own | None = None  # made when it is needed
        self.undo: UndoCounts = (0, 0)  # that it was made with


class ViewCache:
    """The last encoded part of each seat, public and own. Encoded again when anything in it changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._areas: list[CachedArea | None] = [None for _ in table.seats]
        self._own: list[CachedOwn | None] = [None for _ in table.seats]
        self._options: Options | None = None
        self._seats_made_from: tuple[Seat, ...] = ()
        self._seats: Any = ()

    def options(self) -> Options:
        """They never change."""
        if self._options is None:
            self._options = encoded(Options(**fields_of(self.table.state.options)))
        return self._options

    def seats(self) -> Any:
        """Who has which seat. Not typed: compiled code refuses an encoded part where a tuple is declared."""
        seats: Any = tuple(self.table.seats)
        if seats != self._seats_made_from:
            self._seats_made_from, self._seats = seats, encoded(seats)
        return self._seats

    def area(self, observation: Observation, seat: int, richest: int | None, *, is_counted: bool) -> PlayerArea:
        """What everyone may see of a seat. The observation is a spectator's."""
        player = observation.players[seat]
        cached = self._areas[seat]
        if cached is None or cached.richest != richest or not same_area(cached.player, player):
            area = player_area(observation.edition, player, richest, is_counted=is_counted)
            self._areas[seat] = cached = CachedArea(player, richest, encoded(area))
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
        cached = self._own[seat]
        if cached is None or cached.richest != richest or not same_area(cached.player, player):
            points = points_of(self.table.game.edition, player, richest)
            self._own[seat] = cached = CachedOwn(player, richest, encoded(points))
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
    """The choices with their labels, their help and their rules, and what the seat should know before it chooses."""
    choices = tuple(choices)
    chances = founding_chances(observation, choices)
    warnings = warnings_for(observation, choices, chances, language)
    offered: list[Offered] = []
    for choice in choices:
        more = choice_help(observation, choice, names, language)
        words = choice_words(observation, choice, names, language)
        brief = brief_choice_words(observation, choice, names, language) or UNSET
        warning, chance = warnings.get(choice, UNSET), chances.get(choice, UNSET)
        offered.append(Offered(choice.id, choice.text, words, more.text, more.rule, warning, brief, chance))
    return tuple(offered)
