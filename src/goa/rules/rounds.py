"""RND: two parts of four rounds, and what a round consists of."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.events import GameEnded, RoundBegan
from goa.core.frames import Frame, Step
from goa.core.state import State
from goa.editions.vocabulary import NO_TILE
from goa.rules import action_turns, auction, markers, part_layout, round_end, scoring

PARTS: Final = 2
ROUNDS_IN_A_PART: Final = 4
ACTIONS_IN_A_ROUND: Final = 3


@final
@dataclass(init=False)
class BeginPart(Step):
    """RND-1: the tiles left on the grid are removed, those of the new part laid out."""

    part: int

    def __init__(self, part: int) -> None:
        self.part = part

    def run(self, state: State) -> None:
        state.part = self.part
        state.discarded_tiles += tuple(tile for tile in state.grid if tile != NO_TILE)
        part_layout.lay_out_tiles(state, self.part)
        frames: list[Frame] = [PlayRound(number) for number in range(1, ROUNDS_IN_A_PART + 1)]
        state.do_all_next(frames)


@final
@dataclass(init=False)
class PlayRound(Step):
    """RND-2: place markers, auctions, actions, extra actions."""

    round: int

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, state: State) -> None:
        state.round = self.round
        state.emit(RoundBegan(state.part, self.round))
        frames: list[Frame] = [markers.PlaceMarkers(), auction.HoldAuctions()]
        for action in range(1, ACTIONS_IN_A_ROUND + 1):
            frames.append(action_turns.TakeActions(action))
        frames += [round_end.TakeExtraActions(), round_end.EndRound()]
        state.do_all_next(frames)


@final
@dataclass(init=False)
class EndGame(Step):
    """RND-4: after round B4 points are counted."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        state.emit(GameEnded(scoring.score(state).winners))
