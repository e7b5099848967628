"""One game between bots. They are shown observations, and are asked only where there is something to choose."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from goa.bots.arena.game_stats import GameStats
from goa.bots.arena.lineup import Match
from goa.bots.arena.results import SOURCES, Failed, Played, Result, SeatResult
from goa.bots.arena.timing import Timing
from goa.bots.players.protocol import Bot
from goa.bots.players.registry import seat_bot
from goa.core.choices import Choice
from goa.core.engine import advance
from goa.core.state import State
from goa.editions.load import parse_edition
from goa.editions.types import Edition
from goa.record.notation import write_record
from goa.rules.game import new_game
from goa.rules.refusals import refuse
from goa.rules.scoring import count_colonies, score
from goa.views.observation import observe

Clock = Callable[[], float]


@dataclass(frozen=True)
class GameSetup:
    """What was agreed before the games; plain, so that it travels to any machine."""

    edition: str  # its whole text
    where: str  # what it is called in errors
    quick_start: bool = False
    bonanza: bool = False

    def deal(self, match: Match) -> State:
        return new_game(
            _read_edition(self.edition, self.where),
            players=len(match.seating),
            seed=match.seed,
            quick_start=self.quick_start,
            bonanza=self.bonanza,
        )


@lru_cache(maxsize=8)
def _read_edition(text: str, where: str) -> Edition:
    return parse_edition(text, where)


def play_match(match: Match, table: GameSetup, clock: Clock) -> Result:
    """The game to its end, or up to where a bot raised or answered what was not offered."""
    state = table.deal(match)
    bots: list[Bot] = []
    for seat, name in enumerate(match.bots):
        try:
            bots.append(seat_bot(name, match.seed, seat))
        except ValueError as problem:
            return _failed(match, state, seat, str(problem), traceback.format_exc())
    notes = GameStats(state.seats)
    timings = [Timing() for _ in bots]
    budgets = [_budget(bot) for bot in bots]
    while not state.is_over:
        offered = state.offered
        if len(offered) == 1:
            advance(state, offered[0])
        else:
            seat = state.seat
            observation = observe(state, seat)
            began = clock()
            try:
                choice = bots[seat].choose(observation, observation.offered)
            except (Exception, SystemExit) as problem:  # noqa: BLE001 - a bot may fail in any way; the report tells how
                said = f"raised {type(problem).__name__}: {problem}"
                return _failed(match, state, seat, said, traceback.format_exc())
            timings[seat].add(clock() - began, budgets[seat])
            if choice not in offered:
                return _failed(match, state, seat, _not_offered(state, choice), "")
            advance(state, choice)
        notes.take(state.events, state.part)
    return _played(match, state, notes, timings)


def _budget(bot: Bot) -> float | None:
    """The seconds a decision may take, if the bot has said so."""
    seconds = getattr(bot, "seconds", None)
    return float(seconds) if isinstance(seconds, int | float) else None


def _played(match: Match, state: State, notes: GameStats, timings: Sequence[Timing]) -> Played:
    scores = score(state)
    seats = tuple(
        SeatResult(
            points=tuple(getattr(line, source) for source in SOURCES),
            total=line.total,
            ducats=line.ducats,
            colonies=count_colonies(state.players[seat]),
            founded=notes.founded[seat],
            failed=notes.failed[seat],
            extra_actions=notes.extra_actions[seat],
            cards=notes.cards[seat],
            timing=timings[seat],
        )
        for seat, line in enumerate(scores.seats)
    )
    return Played(match, scores.winners, seats, tuple(notes.lots), _choices(state))


def _choices(state: State) -> tuple[int, ...]:
    made: list[int] = []
    past = state.past
    while past is not None:
        made.append(past.choice.id)
        past = past.before
    return tuple(reversed(made))


def _failed(match: Match, state: State, seat: int, problem: str, trace: str) -> Failed:
    return Failed(match, seat, state.choices_made + 1, problem, trace, write_record(state, _names(match.bots)))


def _names(bots: Sequence[str]) -> list[str]:
    return [" ".join(name.replace("#", " ").split()) or "?" for name in bots]


def _not_offered(state: State, answer: object) -> str:
    if not isinstance(answer, Choice):
        return f"answered {answer!r}, which is no choice"
    return f'answered "{answer.text}", which was not offered: {refuse(state, answer).reason}'
