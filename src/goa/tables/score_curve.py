"""How the points of a finished game developed: standings over time, and the moves that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from goa.core.choices import BY_TEXT
from goa.core.state import NOBODY, State
from goa.locales import say
from goa.rules.game import apply
from goa.rules.scoring import score
from goa.tables.game_config import Game
from goa.tables.payloads.answers import ScoreCurve, Standing, TurningPoint
from goa.tables.table import LogLine
from goa.views.words import log_sentences

GAINS_KEPT: Final = 5


class Gain(msgspec.Struct, frozen=True):
    """A choice that brought its seat points."""

    points: int
    part: int
    round: int
    line: LogLine


class ScoreReplay:
    """A finished game, replayed to see who had how many points when. Nothing is hidden any more."""

    def __init__(self, game: Game, lines: Sequence[LogLine]) -> None:
        self.game = game
        self.choices = choices_in_force(lines)
        self.standings: list[Standing] = []
        self.gains: list[Gain] = []

    def replay(self) -> Iterator[None]:
        """Apply all choices. Stops after each of them, so that others can do something in between."""
        state = self.game.begin()
        self._add_standing(state, 0, state.part, state.round)
        for line in self.choices:
            part, round_, action, before = state.part, state.round, state.action, _lasting_points(state, line.seat)
            apply(state, BY_TEXT[line.text])
            gained = _lasting_points(state, line.seat) - before
            if gained > 0:
                self.gains.append(Gain(gained, part, round_, line))
            if state.is_over or (state.part, state.round, state.action) != (part, round_, action):
                self._add_standing(state, line.number, part, round_)
            yield

    def curve(self, names: Sequence[str], language: str) -> ScoreCurve:
        """What was found, as it is sent. Turning points are in the order of the game."""
        turning = [*self._lead_changes(names, language), *self._largest_gains(names, language)]
        return ScoreCurve(tuple(self.standings), tuple(sorted(turning, key=lambda each: each.number)))

    def _add_standing(self, state: State, number: int, part: int, round_: int) -> None:
        totals = tuple([line.total for line in score(state).seats])
        self.standings.append(Standing(number, part, round_, totals))

    def _lead_changes(self, names: Sequence[str], language: str) -> Iterator[TurningPoint]:
        """At the end of each round: another seat is alone in the lead."""
        leader = NOBODY
        for standing, following in zip(self.standings, [*self.standings[1:], None], strict=True):
            is_end = following is None or (following.part, following.round) != (standing.part, standing.round)
            best = max(standing.totals)
            if not is_end or not best or standing.totals.count(best) > 1:
                continue
            seat = standing.totals.index(best)
            if leader not in (NOBODY, seat):
                text = say("server.takes_the_lead", language, name=names[seat])
                yield TurningPoint(standing.number, standing.part, standing.round, seat, 0, text)
            leader = seat

    def _largest_gains(self, names: Sequence[str], language: str) -> Iterator[TurningPoint]:
        """The moves that brought most; of equal ones the later."""
        largest = sorted(self.gains, key=lambda gain: (-gain.points, -gain.line.number))[:GAINS_KEPT]
        for gain in largest:
            seat = gain.line.seat
            told = log_sentences(self.game.edition, names, gain.line.events, language)
            text = " ".join([sentence for about, sentence in told if about == seat])
            yield TurningPoint(gain.line.number, gain.part, gain.round, seat, gain.points, text)


def choices_in_force(lines: Sequence[LogLine]) -> list[LogLine]:
    """The choices that were not undone."""
    choices: list[LogLine] = []
    for line in lines:
        if line.kind == "choose":
            choices.append(line)
        elif line.kind == "undo":
            del choices[int(line.text) :]
    return choices


def _lasting_points(state: State, seat: int) -> int:
    """Without those for most ducats, which change hands with every payment."""
    line = score(state).seats[seat]
    return line.total - line.most_ducats
