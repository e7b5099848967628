"""A game as a tree with explicit chance nodes, as OpenSpiel's search algorithms need it.

Before the game, four chance nodes of one byte each make its seed. Later, before a choice that reveals something
(views/reveals.py), one more chance node shuffles what lies face down. Nobody knows its order, so this changes nothing
that a player sees; but a search meets chance where it happens and cannot read the future from the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from goa.core.choices import CATALOGUE
from goa.core.dice import HIGHEST_SEED, STRIDE
from goa.core.engine import advance
from goa.core.events import PartBegan
from goa.core.state import NOTHING
from goa.env.config import make_config
from goa.record.wire import pack
from goa.views.imagine import imagine
from goa.views.observation import observe
from goa.views.reveals import hidden_of, reveals

if TYPE_CHECKING:
    from goa.core.choices import Choice
    from goa.core.events import Event
    from goa.core.state import State
    from goa.env.config import EnvConfig, EnvOptions

FACES: Final = 256
THROWS_FOR_SEED: Final = 4
SEED_SPACING: Final = 1_000_003  # in throws of the dice; no game makes as many between two chance nodes


class HistoryEntry:
    """A choice with its events, linked to the entry before it; shared between copies."""

    __slots__ = ("before", "choice", "events", "grid", "lines", "seat")

    def __init__(
        self, seat: int, choice: Choice | None, events: list[Event], grid: list[int], before: HistoryEntry | None
    ) -> None:
        self.seat = seat
        self.choice = choice
        self.events = events
        self.grid = grid[:] if any(isinstance(event, PartBegan) for event in events) else []
        self.before = before
        self.lines: dict[int, str] = {}

    def line(self, viewer: int) -> str:
        """The entry as the viewer sees it."""
        if viewer not in self.lines:
            self.lines[viewer] = self._line(viewer)
        return self.lines[viewer]

    def _line(self, viewer: int) -> str:
        parts = [str(pack(event.seen_by(viewer))) for event in self.events]
        if self.choice is not None:
            parts.insert(0, f"seat {self.seat}: {self.choice.text}")
        if self.grid:
            parts.append(f"grid {self.grid}")
        return " ".join(parts)


class TreePosition:
    """A node of the tree: a throw before the game, a choice that waits for a throw, or a question."""

    def __init__(self, config: EnvConfig) -> None:
        self.config = config
        self.moves: tuple[Any, ...] = ()  # a linked list of throws and choices, the last one first
        self.seed = 0
        self.throws = 0
        self.state: State | None = None
        self.history: HistoryEntry | None = None
        self.pending: Choice | None = None

    def __deepcopy__(self, memo: object) -> TreePosition:
        return self.copy_with_state(None if self.state is None else self.state.copy())

    def copy_with_state(self, state: State | None) -> TreePosition:
        """A copy with another state."""
        copied = TreePosition(self.config)
        copied.moves = self.moves
        copied.seed = self.seed
        copied.throws = self.throws
        copied.state = state
        copied.history = self.history
        copied.pending = self.pending
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the moves that lead here; OpenSpiel serialises positions."""
        moves: list[int] = []
        nested = self.moves
        while nested:
            moves.append(nested[0])
            nested = nested[1]
        return replay_position, (dict(self.config.keywords), moves[::-1])

    @property
    def is_chance(self) -> bool:
        return self.state is None or self.pending is not None

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state.is_over

    def move(self, action: int) -> None:
        """Apply a throw or a choice, whichever is next."""
        self.moves = (action, self.moves)
        if self.is_chance:
            self.throw(action)
        else:
            self.choose(action)

    def throw(self, face: int) -> None:
        """Apply the outcome of a chance node."""
        self.throws += 1
        if self.state is None:
            self.seed = self.seed * FACES + face
            if self.throws == THROWS_FOR_SEED:
                self.state = self.config.begin(self.seed)
                self.history = HistoryEntry(-1, None, self.state.events, self.state.grid, None)
            return
        assert self.pending is not None
        state = self.state
        state.dice = (state.dice + (face + 1) * SEED_SPACING * STRIDE) & HIGHEST_SEED
        state.shuffle(state.pile)
        _deal_corners(state)
        self._carry_out(state, self.pending)
        self.pending = None

    def choose(self, action: int) -> None:
        """Apply a choice, or keep it pending if it needs a throw."""
        assert self.state is not None
        choice = CATALOGUE[action]
        tried = self.state.copy()
        before = hidden_of(tried)
        history = self.history
        self._carry_out(tried, choice)
        if reveals(before, tried):
            self.history = history
            self.pending = choice
        else:
            self.state = tried

    def _carry_out(self, state: State, choice: Choice) -> None:
        seat = state.seat
        advance(state, choice)
        self.history = HistoryEntry(seat, choice, state.events, state.grid, self.history)
        while self.config.skip_lone_choices and len(state.offered) == 1:
            seat, lone = state.seat, state.offered[0]
            advance(state, lone)
            self.history = HistoryEntry(seat, lone, state.events, state.grid, self.history)

    def history_text(self, viewer: int) -> str:
        """Everything the viewer has seen, one line for each choice."""
        lines: list[str] = []
        entry = self.history
        while entry is not None:
            lines.append(entry.line(viewer))
            entry = entry.before
        return "\n".join(reversed(lines))

    def imagined(self, viewer: int, seed: int) -> TreePosition:
        """The same position, with everything hidden from the viewer dealt again."""
        assert self.state is not None
        return self.copy_with_state(imagine(observe(self.state, viewer), seed & HIGHEST_SEED))


def _deal_corners(state: State) -> None:
    """Deal the Bonanza tiles again that still lie face down."""
    if any(tile != NOTHING for tile in state.corners):
        unseen = [number for number in range(len(state.edition.bonanza)) if number not in state.bonanza_seen]
        state.shuffle(unseen)
        state.corners = tuple(unseen.pop() if tile != NOTHING else NOTHING for tile in state.corners)


def replay_position(keywords: EnvOptions, moves: list[int]) -> TreePosition:
    """The position that these moves lead to."""
    position = TreePosition(make_config(keywords))
    for action in moves:
        position.move(action)
    return position
