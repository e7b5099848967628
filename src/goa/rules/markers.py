"""MRK: placing the auction markers."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import FLAG, MARK, Choice, SpaceChoice
from goa.core.events import FlagPlaced, MarkerPlaced
from goa.core.frames import Decision, Frame, Question, Step
from goa.core.grid import ADJACENT, CELL_COUNT, ORTHOGONAL, SPACE_COUNT
from goa.core.state import State
from goa.editions.vocabulary import NO_TILE


@final
@dataclass(init=False)
class PlaceMarkers(Step):
    """The flag holder places the flag, everyone one marker, and the flag holder also the last one."""

    def __init__(self) -> None:
        pass

    def run(self, state: State) -> None:
        state.opener = state.flag_holder
        state.markers = ()
        clockwise = state.clockwise_from(state.flag_holder)
        frames: list[Frame] = [PlaceFlag(state.flag_holder)]
        for seat in [*clockwise[1:], state.flag_holder]:
            frames.append(PlaceMarker(seat))
        state.do_all_next(frames)


_PLACE_FLAG: Final = Question(1, "place_flag", is_follow_up=False)


@final
@dataclass(init=False)
class PlaceFlag(Decision):
    """MRK-1: an empty space of the grid or its edge, with a tile orthogonally beside it."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        grid = state.grid
        options: list[Choice] = []
        for space in range(SPACE_COUNT):
            if space >= CELL_COUNT or grid[space] == NO_TILE:
                for cell in ORTHOGONAL[space]:
                    if grid[cell] != NO_TILE:
                        options.append(FLAG[space])
                        break
        return options

    def take(self, state: State, choice: Choice) -> None:
        assert isinstance(choice, SpaceChoice)
        state.markers = (choice.space,)
        state.emit(FlagPlaced(self.seat, choice.space))

    def question(self) -> Question:
        return _PLACE_FLAG

    def rule(self) -> str:
        return "MRK-1"


_PLACE_MARKER: Final = Question(2, "place_marker", is_follow_up=False)


@final
@dataclass(init=False)
class PlaceMarker(Decision):
    """MRK-2: a tile beside the marker laid before, diagonally too; MRK-3: any tile where there is none."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Choice]:
        grid = state.grid
        markers = state.markers
        beside = [MARK[cell] for cell in ADJACENT[markers[-1]] if grid[cell] != NO_TILE and cell not in markers]
        if beside:
            return beside
        return [MARK[cell] for cell in range(CELL_COUNT) if grid[cell] != NO_TILE and cell not in markers]

    def take(self, state: State, choice: Choice) -> None:
        assert isinstance(choice, SpaceChoice)
        state.markers += (choice.space,)
        state.emit(MarkerPlaced(self.seat, len(state.markers), choice.space))

    def question(self) -> Question:
        return _PLACE_MARKER

    def rule(self) -> str:
        return "MRK-2"
