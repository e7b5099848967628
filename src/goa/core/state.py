"""The state of a game: what lies on the table, and the agenda of what comes next.

Tuples are shared between copies and replaced when something changes; the few lists are copied.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from goa.core.dice import shuffle
from goa.core.frames import Decision
from goa.core.seeds import Seed
from goa.core.sha256_chance import sha256_shuffle

if TYPE_CHECKING:
    from goa.core.choices import Choice
    from goa.core.events import Event
    from goa.core.frames import Frame
    from goa.core.past import Past
    from goa.editions.types import Edition

NOBODY: Final = -1
NOTHING: Final = -1
UNKNOWN_SEED: Final = -1  # of an imagined table
NO_BID_YET: Final = -1  # has not spoken in this auction
NEWEST_RULES: Final = 2  # rules/version.py says what each version of the rules changed


@dataclass(frozen=True)
class Options:
    """Variants, table options and the version of the rules, agreed before the game."""

    quick_start: bool = False
    bonanza: bool = False
    open_money: bool = False
    rules_version: int = NEWEST_RULES


@final
class Player:
    """What lies in front of one seat."""

    def __init__(
        self,
        ducats: int,
        ships: int,
        colonists: int,
        extra_actions: int,
        rows: tuple[int, ...],
        places: tuple[int, ...],
        sacks: list[int],
        hand: tuple[int, ...],
        tiles: tuple[int, ...],
        resting: tuple[int, ...],
        kept: tuple[int, ...],
    ) -> None:
        self.ducats = ducats
        self.ships = ships
        self.colonists = colonists
        self.extra_actions = extra_actions
        self.rows = rows  # of the five markers; row 1 of the book is 0 here
        self.places = places  # what is laid on the eight places, as places.py writes it
        self.sacks = sacks  # the bag on each place
        self.hand = hand  # card numbers, upward
        self.tiles = tiles  # face up and ready, kinds upward
        self.resting = resting  # used this round
        self.kept = (
            kept  # what only counts at the end: missions, fulfilled duties, foreman, single plantations given up
        )

    def copy(self) -> Player:
        return Player(
            self.ducats,
            self.ships,
            self.colonists,
            self.extra_actions,
            self.rows,
            self.places,
            self.sacks[:],
            self.hand,
            self.tiles,
            self.resting,
            self.kept,
        )


@final
class State:
    """A position of the game."""

    def __init__(
        self,
        edition: Edition,
        options: Options,
        seed: Seed,
        dice: i64,
        players: list[Player],
        agenda: list[Frame],
        offered: list[Choice],
        events: list[Event],
        past: Past | None,
        part: int,
        round: int,
        action: int,
        flag_holder: int,
        opener: int,
        grid: list[int],
        corners: tuple[int, ...],
        bonanza_seen: tuple[int, ...],
        box: tuple[int, ...],
        discarded_tiles: tuple[int, ...],
        markers: tuple[int, ...],
        lot: int,
        bids: list[int],
        turn: int,
        card_played: bool,
        out_of_extras: int,
        pile: list[int],
        discards: tuple[int, ...],
        turned: tuple[int, ...],
        shuffles: int,
        shuffled_in: tuple[int, ...],
        stacks: tuple[tuple[int, ...], ...],
        founding: int,
        recruits: int,
        reached: int,
    ) -> None:
        self.edition = edition
        self.options = options
        self.seed = seed
        self.dice = dice  # of a seed of bytes: how many words of it are used up
        self.players = players
        self.agenda = agenda
        self.offered = offered
        self.events = events  # what the last choice brought about
        self.past = past
        self.part = part  # 0 is A, 1 is B
        self.round = round  # 1 to 4, 0 before the first
        self.action = action  # 1 to 3, 4 while extra actions are taken, 0 outside the action phase
        self.flag_holder = flag_holder
        self.opener = opener  # who laid the flag in this round; the owners of the markers follow clockwise
        self.grid = grid
        self.corners = corners  # Bonanza tiles face down under the corners, or NOTHING
        self.bonanza_seen = bonanza_seen  # turned up in this part
        self.box = box  # tiles put back at set-up, of A and then of B
        self.discarded_tiles = discarded_tiles
        self.markers = markers  # where markers 1, 2, ... were laid; those below `lot` are back with their owners
        self.lot = lot  # the number under the hammer, 0 while nothing is auctioned
        self.bids = bids  # by seat: NO_BID_YET, 0 for a pass, or the bid
        self.turn = turn  # whose action turn it is, or NOBODY
        self.card_played = card_played  # in this action turn
        self.out_of_extras = out_of_extras  # a bit for each seat that passed on extra actions this round
        self.pile = pile  # the top is the last
        self.discards = discards
        self.turned = turned  # cards turned over and not yet discarded
        self.shuffles = shuffles  # how often the discards became the pile
        self.shuffled_in = shuffled_in  # by card: the shuffle that last put it into the pile, public as discards are
        self.stacks = stacks  # by colony: the tiles left, as the spices they accept
        self.founding = founding  # the colony being founded, or NOTHING
        self.recruits = recruits
        self.reached = reached  # a bit for each column and last row somebody has reached

    def copy(self) -> State:
        players = [player.copy() for player in self.players]
        return self._copy_with(players, self.agenda[:], self.events, self.grid[:], self.bids[:], self.pile[:])

    def scratch_copy(self, seat: int, agenda: list[Frame]) -> State:
        """For a trial of one seat: its player and the pile are copied, all else is shared and must not be changed."""
        players = self.players[:]
        players[seat] = players[seat].copy()
        return self._copy_with(players, agenda, [], self.grid, self.bids, self.pile[:])

    def _copy_with(
        self,
        players: list[Player],
        agenda: list[Frame],
        events: list[Event],
        grid: list[int],
        bids: list[int],
        pile: list[int],
    ) -> State:
        return State(
            self.edition,
            self.options,
            self.seed,
            self.dice,
            players,
            agenda,
            self.offered,
            events,
            self.past,
            self.part,
            self.round,
            self.action,
            self.flag_holder,
            self.opener,
            grid,
            self.corners,
            self.bonanza_seen,
            self.box,
            self.discarded_tiles,
            self.markers,
            self.lot,
            bids,
            self.turn,
            self.card_played,
            self.out_of_extras,
            pile,
            self.discards,
            self.turned,
            self.shuffles,
            self.shuffled_in,
            self.stacks,
            self.founding,
            self.recruits,
            self.reached,
        )

    @property
    def rules_version(self) -> int:
        return self.options.rules_version

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def choices_made(self) -> int:
        return 0 if self.past is None else self.past.number

    @property
    def seat(self) -> int:
        """Who decides now; NOBODY once the game is over."""
        if not self.agenda:
            return NOBODY
        frame = self.agenda[-1]
        assert isinstance(frame, Decision)
        return frame.seat

    @property
    def seats(self) -> int:
        return len(self.players)

    def do_next(self, first: Frame, second: Frame | None = None, third: Frame | None = None) -> None:
        """Put on the agenda what happens before everything that is on it already."""
        if third is not None:
            self.agenda.append(third)
        if second is not None:
            self.agenda.append(second)
        self.agenda.append(first)

    def do_all_next(self, frames: list[Frame]) -> None:
        """The same for any number of frames; the list is used up."""
        frames.reverse()
        self.agenda.extend(frames)

    def replace_question(self, frame: Frame) -> None:
        """Put another frame in place of the open question."""
        self.agenda[-1] = frame

    def emit(self, event: Event) -> None:
        """Add to the events of the choice that is being carried out."""
        self.events.append(event)

    def shuffle(self, things: list[int]) -> None:
        if isinstance(self.seed, bytes):
            self.dice = sha256_shuffle(things, self.seed, self.dice)
        else:
            self.dice = shuffle(things, self.dice)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, this one first."""
        seats = len(self.players)
        return [(seat + step) % seats for step in range(seats)]
