"""All that a seat may know, and the only way out for data: bots and clients never see a State."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from goa.core.frames import Decision
from goa.core.past import Past
from goa.core.state import NOBODY, NOTHING, Options, Player, State
from goa.rules.scoring import Scores, score

if TYPE_CHECKING:
    from goa.core.choices import Choice
    from goa.core.events import Event
    from goa.core.frames import Frame
    from goa.editions.types import Edition


@final
@dataclass(init=False)
class PlayerView:
    """What lies in front of a seat, as the viewer sees it."""

    ducats: int | None  # hidden, unless they are one's own or money is open
    counted_ducats: int  # start money and payments are public, so they can be counted
    ships: int
    colonists: int
    extra_actions: int
    rows: tuple[int, ...]
    places: tuple[int, ...]
    sacks: tuple[int, ...]
    hand: tuple[int, ...] | None  # card numbers of one's own hand
    hand_by_shuffle: tuple[int, ...]  # how many cards were drawn after the deal, after the first reshuffle, ...
    tiles: tuple[int, ...]
    resting: tuple[int, ...]
    kept: tuple[int, ...]

    def __init__(
        self,
        ducats: int | None,
        counted_ducats: int,
        ships: int,
        colonists: int,
        extra_actions: int,
        rows: tuple[int, ...],
        places: tuple[int, ...],
        sacks: tuple[int, ...],
        hand: tuple[int, ...] | None,
        hand_by_shuffle: tuple[int, ...],
        tiles: tuple[int, ...],
        resting: tuple[int, ...],
        kept: tuple[int, ...],
    ) -> None:
        self.ducats = ducats
        self.counted_ducats = counted_ducats
        self.ships = ships
        self.colonists = colonists
        self.extra_actions = extra_actions
        self.rows = rows
        self.places = places
        self.sacks = sacks
        self.hand = hand
        self.hand_by_shuffle = hand_by_shuffle
        self.tiles = tiles
        self.resting = resting
        self.kept = kept

    @property
    def hand_size(self) -> int:
        return sum(self.hand_by_shuffle)


@final
@dataclass(init=False)
class Observation:
    """The table as one seat sees it; a viewer without a seat is NOBODY and sees what everyone may see."""

    viewer: int
    edition: Edition
    options: Options
    players: tuple[PlayerView, ...]
    agenda: tuple[Frame, ...]
    offered: tuple[Choice, ...]  # only if it is the viewer who decides
    events: tuple[Event, ...]  # of the last choice, as the viewer may know them
    past: Past | None  # all choices so far; they were made in the open
    part: int
    round: int
    action: int
    flag_holder: int
    opener: int
    grid: tuple[int, ...]
    corners: tuple[bool, ...]  # where a Bonanza tile still lies
    bonanza_seen: tuple[int, ...]
    box: tuple[int, ...] | None  # the tiles put back, where they are public
    discarded_tiles: tuple[int, ...]
    markers: tuple[int, ...]
    lot: int
    bids: tuple[int, ...]
    turn: int
    card_played: bool
    out_of_extras: int
    pile: int
    discards: tuple[int, ...]
    turned: tuple[int, ...]
    shuffles: int
    shuffled_in: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    founding: int
    recruits: int
    reached: int
    scores: Scores | None  # once the game is over, when all hands are shown

    def __init__(
        self,
        viewer: int,
        edition: Edition,
        options: Options,
        players: tuple[PlayerView, ...],
        agenda: tuple[Frame, ...],
        offered: tuple[Choice, ...],
        events: tuple[Event, ...],
        past: Past | None,
        part: int,
        round: int,
        action: int,
        flag_holder: int,
        opener: int,
        grid: tuple[int, ...],
        corners: tuple[bool, ...],
        bonanza_seen: tuple[int, ...],
        box: tuple[int, ...] | None,
        discarded_tiles: tuple[int, ...],
        markers: tuple[int, ...],
        lot: int,
        bids: tuple[int, ...],
        turn: int,
        card_played: bool,
        out_of_extras: int,
        pile: int,
        discards: tuple[int, ...],
        turned: tuple[int, ...],
        shuffles: int,
        shuffled_in: tuple[int, ...],
        stacks: tuple[tuple[int, ...], ...],
        founding: int,
        recruits: int,
        reached: int,
        scores: Scores | None,
    ) -> None:
        self.viewer = viewer
        self.edition = edition
        self.options = options
        self.players = players
        self.agenda = agenda
        self.offered = offered
        self.events = events
        self.past = past
        self.part = part
        self.round = round
        self.action = action
        self.flag_holder = flag_holder
        self.opener = opener
        self.grid = grid
        self.corners = corners
        self.bonanza_seen = bonanza_seen
        self.box = box
        self.discarded_tiles = discarded_tiles
        self.markers = markers
        self.lot = lot
        self.bids = bids
        self.turn = turn
        self.card_played = card_played
        self.out_of_extras = out_of_extras
        self.pile = pile
        self.discards = discards
        self.turned = turned
        self.shuffles = shuffles
        self.shuffled_in = shuffled_in
        self.stacks = stacks
        self.founding = founding
        self.recruits = recruits
        self.reached = reached
        self.scores = scores

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def seat(self) -> int:
        """Who decides now; NOBODY once the game is over."""
        if not self.agenda:
            return NOBODY
        frame = self.agenda[-1]
        assert isinstance(frame, Decision)
        return frame.seat


def observe(state: State, seat: int) -> Observation:
    """The table as this seat may know it."""
    if not NOBODY <= seat < state.seats:
        raise ValueError(f"expected a seat from 0 to {state.seats - 1}, or {NOBODY} for a spectator, not {seat}")
    players: list[PlayerView] = []
    for number, player in enumerate(state.players):
        players.append(_view(state, number, player, seat))
    events: list[Event] = []
    for event in state.events:
        events.append(event.seen_by(seat))
    corners: list[bool] = []
    for tile in state.corners:
        corners.append(tile != NOTHING)
    return Observation(
        seat,
        state.edition,
        state.options,
        tuple(players),
        tuple(state.agenda),
        tuple(state.offered) if seat == state.seat else (),
        tuple(events),
        state.past,
        state.part,
        state.round,
        state.action,
        state.flag_holder,
        state.opener,
        tuple(state.grid),
        tuple(corners),
        state.bonanza_seen,
        state.box if state.edition.put_back_tiles_are_public else None,
        state.discarded_tiles,
        state.markers,
        state.lot,
        tuple(state.bids),
        state.turn,
        state.card_played,
        state.out_of_extras,
        len(state.pile),
        state.discards,
        state.turned,
        state.shuffles,
        state.shuffled_in,
        state.stacks,
        state.founding,
        state.recruits,
        state.reached,
        score(state) if state.is_over else None,
    )


def same_area(one: PlayerView, other: PlayerView) -> bool:
    """Whether two views of a seat show the same. Compiled, this is much faster than comparing all their fields."""
    return (
        one.ducats == other.ducats
        and one.counted_ducats == other.counted_ducats
        and one.ships == other.ships
        and one.colonists == other.colonists
        and one.extra_actions == other.extra_actions
        and one.rows == other.rows
        and one.places == other.places
        and one.sacks == other.sacks
        and one.hand == other.hand
        and one.hand_by_shuffle == other.hand_by_shuffle
        and one.tiles == other.tiles
        and one.resting == other.resting
        and one.kept == other.kept
    )


def observe_own(state: State, seat: int) -> PlayerView:
    """What lies in front of a seat, as its player sees it. The same as in observe(), without all the rest."""
    return _view(state, seat, state.players[seat], seat)


def _view(state: State, seat: int, player: Player, viewer: int) -> PlayerView:
    own = seat == viewer
    by_shuffle = [0] * (state.shuffles + 1)
    for card in player.hand:
        by_shuffle[state.shuffled_in[card]] += 1
    return PlayerView(
        player.ducats if own or state.options.open_money or state.is_over else None,
        player.ducats,
        player.ships,
        player.colonists,
        player.extra_actions,
        player.rows,
        player.places,
        tuple(player.sacks),
        player.hand if own or state.is_over else None,
        tuple(by_shuffle),
        player.tiles,
        player.resting,
        player.kept,
    )
