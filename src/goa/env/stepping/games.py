"""Many games stepped together; rows, masks and rewards are written into buffers of the caller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from goa.core.choices import CATALOGUE, SEATS
from goa.core.dice import HIGHEST_SEED
from goa.core.engine import advance
from goa.env.stepping.action_choices import skip_lone_choices
from goa.env.stepping.rewards import SHAPED, Rewards
from goa.rows.encode_row import mask_of, row_of_state
from goa.rows.layout import ACTIONS, SIZE
from goa.rules.scoring import score
from goa.rules.setup import set_up

if TYPE_CHECKING:
    from goa.core.state import Options, State
    from goa.editions.types import Edition

TRUE: Final = 1


@final
class Game:
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
        self.games: list[Game] = [self.begun(first + slot) for slot in range(slots)]

    def begun(self, number: int) -> Game:
        """The game with this number, at its first decision."""
        state = set_up(self.edition, self.seats, (self.seed + number) & HIGHEST_SEED, self.options)
        if self.skip_lone:
            skip_lone_choices(state)
        return Game(number, state, Rewards(self.kind, state))

    def show_all(self, rows: memoryview[int], masks: memoryview[int], seats: memoryview[int]) -> None:
        for slot, game in enumerate(self.games):
            self.show(slot, game.state, rows, masks, seats)

    def show(
        self, slot: int, state: State, rows: memoryview[int], masks: memoryview[int], seats: memoryview[int]
    ) -> None:
        """Write the row and the mask of the seat that decides."""
        seat = state.seat
        rows[slot * SIZE : slot * SIZE + SIZE] = row_of_state(state, seat, self.counted_ducats)
        masks[slot * ACTIONS : slot * ACTIONS + ACTIONS] = mask_of(state.offered)
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
                self.show(slot, state, rows, masks, seats)
                continue
            self.games[slot] = self.begun(game.number + self.total)
            self.show(slot, self.games[slot].state, rows, masks, seats)

    def _pay(self, slot: int, game: Game, rewards: memoryview[float]) -> None:
        for seat, reward in enumerate(game.rewards.after_choice(game.state)):
            if reward:
                rewards[slot * SEATS + seat] = reward
