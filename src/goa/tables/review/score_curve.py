"""How the points of a finished game developed: standings over time, and the moves that turned it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goa.core.choices import BY_TEXT
from goa.core.state import State
from goa.rules.game import apply
from goa.rules.scoring import score
from goa.tables.game_config import Game
from goa.tables.journal import LogLine
from goa.tables.payloads.answers import ScoreCurve, Standing, TurningPoint
from goa.tables.review.turning_points import Swing, SwingMove, lasting_swings, telling, told, win_chances


class ScoreReplay:
    """A finished game, replayed to see who had how many points when. Nothing is hidden any more."""

    def __init__(self, game: Game, lines: Sequence[LogLine]) -> None:
        self.game = game
        self.choices = choices_in_force(lines)
        self.standings: list[Standing] = []
        self.chances: list[tuple[float, ...]] = []  # to win, by standing and seat
        self.moves: list[SwingMove] = []  # those that turned the game, in its order

    def replay(self) -> Iterator[None]:
        """Apply all choices. Stops after each of them, so that others can do something in between."""
        state = self.game.begin()
        self._add_standing(state, 0, state.part, state.round)
        stages = [(0, state.copy())]  # by standing: the choices so far, and what they led to
        for made, line in enumerate(self.choices, 1):
            part, round_, action = state.part, state.round, state.action
            apply(state, BY_TEXT[line.text])
            if state.is_over or (state.part, state.round, state.action) != (part, round_, action):
                self._add_standing(state, line.number, part, round_)
                stages.append((made, state.copy()))
            yield
        for swing in lasting_swings(self.chances):
            (first, before), (last, _) = stages[swing.standing - 1 : swing.standing + 1]
            yield from self._find_move(swing, before, self.choices[first:last])

    def curve(self, names: Sequence[str], language: str) -> ScoreCurve:
        """What was found, as it is sent."""
        return ScoreCurve(
            tuple(self.standings), tuple([self._turning_point(move, names, language) for move in self.moves])
        )

    def _add_standing(self, state: State, number: int, part: int, round_: int) -> None:
        totals = tuple([line.total for line in score(state).seats])
        self.standings.append(Standing(number, part, round_, totals))
        self.chances.append(win_chances(state))

    def _find_move(self, swing: Swing, state: State, lines: Sequence[LogLine]) -> Iterator[None]:
        """Find the choice between two standings that did something and raised the chance most."""
        most, best, last = -2.0, lines[0], win_chances(state)[swing.seat]
        for line in lines:
            apply(state, BY_TEXT[line.text])
            chance = win_chances(state)[swing.seat]
            if telling(line) and chance - last > most:
                most, best = chance - last, line
            last = chance
            yield
        self.moves.append(SwingMove(swing, best))

    def _turning_point(self, move: SwingMove, names: Sequence[str], language: str) -> TurningPoint:
        swing = move.swing
        standing = self.standings[swing.standing]
        before, after = [chances[swing.seat] for chances in self.chances[swing.standing - 1 : swing.standing + 1]]
        return TurningPoint(
            number=move.line.number,
            part=standing.part,
            round=standing.round,
            seat=swing.seat,
            chance_before=round(before * 100),
            chance_after=round(after * 100),
            text=told(self.game.edition, names, move, language),
        )


def choices_in_force(lines: Sequence[LogLine]) -> list[LogLine]:
    """The choices that were not undone."""
    choices: list[LogLine] = []
    for line in lines:
        if line.kind == "choose":
            choices.append(line)
        elif line.kind == "undo":
            del choices[int(line.text) :]
    return choices
