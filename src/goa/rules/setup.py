"""SET: laying out the table."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import PROGRESS, TAKE_DUCATS, Choice, ColumnChoice
from goa.core.engine import settle
from goa.core.events import BANK, CardsTurned, FlagGiven
from goa.core.frames import Decision, Frame, Question
from goa.core.places import ANY_SPICE, EMPTY, PLACE_COUNT, pair
from goa.core.seeds import Seed, check_seed
from goa.core.state import NOBODY, NOTHING, Options, Player, State
from goa.editions.types import Edition
from goa.editions.vocabulary import COLUMNS, NO_TILE
from goa.rules import (
    cards,  # noqa: F401 - like the tiles below: it says what expedition cards do
    goods,
    rounds,
)
from goa.rules.actions import progress
from goa.rules.tiles import duty, espionage, supplies, swap  # noqa: F401 - they say what tiles do
from goa.rules.version import NEWEST_RULES, OLDEST_RULES

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4


def set_up(edition: Edition, seats: int, seed: Seed, options: Options) -> State:
    """A table at its first decision."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError(f"Goa is for {FEWEST_SEATS} to {MOST_SEATS} players, not {seats} (SET-1)")
    check_seed(seed)
    if not OLDEST_RULES <= options.rules_version <= NEWEST_RULES:
        known = f"{OLDEST_RULES} to {NEWEST_RULES}"
        raise ValueError(f"this program knows the rules versions {known}, not {options.rules_version}")
    if options.bonanza and not edition.bonanza:
        raise ValueError(f"edition {edition.name} has no Bonanza tiles (SET-9)")
    state = _bare_table(edition, seats, seed, options)
    state.shuffle(state.pile)
    _draw_first_player(state)
    for seat, player in enumerate(state.players):
        first = seat == state.flag_holder
        player.ducats = edition.first_player_ducats if first else edition.other_players_ducats  # SET-5
    agenda: list[Frame] = []
    if options.quick_start:
        for seat in state.clockwise_from(state.flag_holder):
            agenda.append(QuickStart(seat, edition.quick_start_markers, 0))
    agenda += [rounds.BeginPart(part) for part in range(rounds.PARTS)]
    agenda.append(rounds.EndGame())
    state.do_all_next(agenda)
    settle(state)
    return state


def _bare_table(edition: Edition, seats: int, seed: Seed, options: Options) -> State:
    stacks: list[tuple[int, ...]] = []
    for number, pairs in enumerate(edition.colony_pairs):
        if pairs:
            stacks.append(tuple([pair(one, two) for one, two in pairs]))
        else:
            stacks.append((ANY_SPICE,) * edition.colony_tiles[number])
    return State(
        edition=edition,
        options=options,
        seed=seed,
        dice=0 if isinstance(seed, bytes) else seed,
        players=[
            Player(
                ducats=0,
                ships=edition.start_ships,  # SET-3
                colonists=edition.start_colonists,
                extra_actions=0,
                rows=(0,) * len(COLUMNS),
                places=(EMPTY,) * PLACE_COUNT,
                sacks=[0] * PLACE_COUNT,
                hand=(),
                tiles=(),
                resting=(),
                kept=(),
            )
            for _ in range(seats)
        ],
        agenda=[],
        offered=[],
        events=[],
        past=None,
        part=0,
        round=0,
        action=0,
        flag_holder=0,
        opener=0,
        grid=[NO_TILE] * 25,
        corners=(NOTHING,) * 4,
        bonanza_seen=(),
        box=(),
        discarded_tiles=(),
        markers=(),
        lot=0,
        bids=[],
        turn=NOBODY,
        card_played=False,
        out_of_extras=0,
        pile=list(range(len(edition.cards))),
        discards=(),
        turned=(),
        shuffles=0,
        shuffled_in=(0,) * len(edition.cards),
        stacks=tuple(stacks),
        founding=NOTHING,
        recruits=0,
        reached=0,
    )


def _draw_first_player(state: State) -> None:
    """SET-4: from seat 0 clockwise each turns over a card until the start symbol shows."""
    seat = 0
    while True:
        card = state.pile.pop()
        state.discards += (card,)
        state.emit(CardsTurned(seat, (card,)))
        if state.edition.cards[card].symbol == state.edition.start_symbol:
            break
        seat = (seat + 1) % state.seats
    state.flag_holder = seat
    state.emit(FlagGiven(seat))


_QUICK_START: Final = Question(0, "quick_start", amount="left", picks_left="left")


@final
@dataclass(init=False)
class QuickStart(Decision):
    """SET-8: two different markers move to row 2, or ten ducats."""

    seat: int
    left: int
    lowest: int  # the markers are named upward

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        options: list[Choice] = []
        if self.left:
            options += PROGRESS[self.lowest : len(COLUMNS) - self.left + 1]
        if self.left == state.edition.quick_start_markers:
            options.append(TAKE_DUCATS)
        return options

    def take(self, state: State, choice: Choice) -> None:
        if isinstance(choice, ColumnChoice):
            progress.move_marker(state, self.seat, choice.column)
            state.do_next(QuickStart(self.seat, self.left - 1, choice.column + 1))
        else:
            goods.pay_ducats(state, BANK, self.seat, state.edition.quick_start_ducats)

    def is_skipped_without_options(self) -> bool:
        return True

    def question(self) -> Question:
        return _QUICK_START

    def rule(self) -> str:
        return "SET-8"
