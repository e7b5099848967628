"""All that a seat may know, and the only way out for data: bots and clients never see a State."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from goa.core.frames import Decision
from goa.core.state import NOBODY, NOTHING, Options, Past, Player, State
from goa.rules.scoring import Scores, score

if TYPE_CHECKING:
    from goa.core.choices import Choice
    from goa.core.events import Event
    from goa.core.frames import Frame
    from goa.editions.types import Edition


@dataclass(frozen=True)
class PlayerView:
    """What lies in front of a seat, as the viewer sees it."""

    ducats: int | None  # hidden, unless they are one's own or money is open
    counted_ducats: int  # start money and payments are public, so whoever counts knows
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

    @property
    def hand_size(self) -> int:
        return sum(self.hand_by_shuffle)


@dataclass(frozen=True)
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
    return Observation(
        viewer=seat,
        edition=state.edition,
        options=state.options,
        players=tuple(_view(state, number, player, seat) for number, player in enumerate(state.players)),
        agenda=tuple(state.agenda),
        offered=tuple(state.offered) if seat == state.seat else (),
        events=tuple(event.seen_by(seat) for event in state.events),
        past=state.past,
        part=state.part,
        round=state.round,
        action=state.action,
        flag_holder=state.flag_holder,
        opener=state.opener,
        grid=tuple(state.grid),
        corners=tuple(tile != NOTHING for tile in state.corners),
        bonanza_seen=state.bonanza_seen,
        box=state.box if state.edition.put_back_tiles_are_public else None,
        discarded_tiles=state.discarded_tiles,
        markers=state.markers,
        lot=state.lot,
        bids=tuple(state.bids),
        turn=state.turn,
        card_played=state.card_played,
        out_of_extras=state.out_of_extras,
        pile=len(state.pile),
        discards=state.discards,
        turned=state.turned,
        shuffles=state.shuffles,
        shuffled_in=state.shuffled_in,
        stacks=state.stacks,
        founding=state.founding,
        recruits=state.recruits,
        reached=state.reached,
        scores=score(state) if state.is_over else None,
    )


def _view(state: State, seat: int, player: Player, viewer: int) -> PlayerView:
    own = seat == viewer
    by_shuffle = [0] * (state.shuffles + 1)
    for card in player.hand:
        by_shuffle[state.shuffled_in[card]] += 1
    return PlayerView(
        ducats=player.ducats if own or state.options.open_money or state.is_over else None,
        counted_ducats=player.ducats,
        ships=player.ships,
        colonists=player.colonists,
        extra_actions=player.extra_actions,
        rows=player.rows,
        places=player.places,
        sacks=tuple(player.sacks),
        hand=player.hand if own or state.is_over else None,
        hand_by_shuffle=tuple(by_shuffle),
        tiles=player.tiles,
        resting=player.resting,
        kept=player.kept,
    )
