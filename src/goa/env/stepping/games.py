"""Many games stepped together; rows, masks and rewards are written into buffers of the caller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from goa.core.choices import CATALOGUE, SEATS
from goa.core.dice import HIGHEST_SEED
from goa.core.engine import advance
from goa.env.stepping.action_choices import skip_lone_choices
from goa.env.stepping.rewards import SHAPED, Rewards
from goa.rows.incremental_rows import GameRows
from goa.rows.row_writer import RowWriter
from goa.rules.scoring import score
from goa.rules.setup import set_up

if TYPE_CHECKING:
    from goa.core.state import Options, State
    from goa.editions.types import Edition

TRUE: Final = 1


@final
class SlotGame:
    """The present game of a slot."""

    def __init__(self, number: int, state: State, rewards: Rewards) -> None:
        self.number = number
        self.state = state
        self.rewards = rewards


@final
class Games:
    """Slots from `first` on, of `total` in all; the k-th game of slot s has the seed `seed + k * total + s`."""

    def __init__(
        self,
        edition: Edition,
        options: Options,
        seats: int,
        seed: int,
        first: int,
        slots: int,
        total: int,
        rewards: int,
        counted_ducats: bool,
        skip_lone: bool,
        max_choices: int,
    ) -> None:
        self.edition = edition
        self.options = options
        self.seats = seats
        self.seed = seed
        self.total = total
        self.kind = rewards
        self.counted_ducats = counted_ducats
        self.skip_lone = skip_lone
        self.max_choices = max_choices
        self.games: list[SlotGame] = [self.begun(first + slot) for slot in range(slots)]
        self.rows: list[GameRows] = [GameRows() for _ in range(slots)]

    def begun(self, number: int) -> SlotGame:
        """The game with this number, at its first decision."""
        state = set_up(self.edition, self.seats, (self.seed + number) & HIGHEST_SEED, self.options)
        if self.skip_lone:
            skip_lone_choices(state)
        return SlotGame(number, state, Rewards(self.kind, state))

    def show_all(self, rows: memoryview[int], masks: memoryview[int], seats: memoryview[int]) -> None:
        writer = RowWriter(rows, masks)
        for slot, game in enumerate(self.games):
            self._show(slot, game.state, writer, seats)
        writer.finish()

    def _show(self, slot: int, state: State, writer: RowWriter, seats: memoryview[int]) -> None:
        """Write the row and the mask of the seat that decides."""
        seat = state.seat
        writer.add(self.rows[slot].row(state, seat, self.counted_ducats), state.offered)
        seats[slot] = seat

    def step(
        self,
        actions: list[int],
        rows: memoryview[int],
        masks: memoryview[int],
        seats: memoryview[int],
        rewards: memoryview[float],
        terminated: memoryview[int],
        truncated: memoryview[int],
        points: memoryview[int],
    ) -> None:
        """Make one offered choice in every game; where a game ends, the next one begins."""
        writer = RowWriter(rows, masks)
        for slot, game in enumerate(self.games):
            state = game.state
            advance(state, CATALOGUE[actions[slot]])
            if self.skip_lone:
                skip_lone_choices(state)
            if not state.agenda or self.kind == SHAPED:
                self._pay(slot, game, rewards)
            if not state.agenda:
                terminated[slot] = TRUE
                for seat, line in enumerate(score(state).seats):
                    points[slot * SEATS + seat] = line.total
            elif self.max_choices and state.choices_made >= self.max_choices:
                truncated[slot] = TRUE
            else:
                self._show(slot, state, writer, seats)
                continue
            self.games[slot] = self.begun(game.number + self.total)
            self._show(slot, self.games[slot].state, writer, seats)
        writer.finish()

    def _pay(self, slot: int, game: SlotGame, rewards: memoryview[float]) -> None:
        for seat, reward in enumerate(game.rewards.after_choice(game.state)):
            if reward:
                rewards[slot * SEATS + seat] = reward
