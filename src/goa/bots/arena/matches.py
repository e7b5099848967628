"""Plays one game between bots. They see observations, and are asked only where there are several choices."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from goa.bots.arena.decision_times import Timing
from goa.bots.arena.game_stats import GameStats
from goa.bots.arena.lineup import Match
from goa.bots.arena.results import SOURCES, Failed, Played, Result, SeatResult
from goa.bots.players.protocol import Bot
from goa.bots.players.registry import seat_bot
from goa.core.choices import Choice
from goa.core.engine import advance
from goa.core.state import State
from goa.editions.load import parse_edition
from goa.editions.types import Edition
from goa.record.write_record import write_record
from goa.rules.game import new_game
from goa.rules.refusals import refuse
from goa.rules.scoring import count_colonies, score
from goa.views.observation import observe

Clock = Callable[[], float]


@dataclass(frozen=True)
class GameSetup:
    """Edition and variants of a run; plain data, so that it can be sent to any machine."""

    edition: str  # the whole text
    where: str  # its name in error messages
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


def play_match(match: Match, setup: GameSetup, clock: Clock) -> Result:
    """Play to the end, or until a bot raises or gives an answer that was not offered."""
    state = setup.deal(match)
    bots: list[Bot] = []
    for seat, name in enumerate(match.bots):
        try:
            bots.append(seat_bot(name, match.seed, seat))
        except ValueError as problem:
            return _failed(match, state, seat, str(problem), traceback.format_exc())
    stats = GameStats(state.seats)
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
            except (Exception, SystemExit) as problem:  # noqa: BLE001 - a bot may fail in any way; the report says how
                said = f"raised {type(problem).__name__}: {problem}"
                return _failed(match, state, seat, said, traceback.format_exc())
            timings[seat].add(clock() - began, budgets[seat])
            if choice not in offered:
                return _failed(match, state, seat, _not_offered(state, choice), "")
            advance(state, choice)
        stats.add(state.events, state.part)
    return _played(match, state, stats, timings)


def _budget(bot: Bot) -> float | None:
    """The seconds that a decision may take, where the bot has such a limit."""
    seconds = getattr(bot, "seconds", None)
    return float(seconds) if isinstance(seconds, int | float) else None


def _played(match: Match, state: State, stats: GameStats, timings: Sequence[Timing]) -> Played:
    scores = score(state)
    seats = tuple(
        SeatResult(
            points=tuple(getattr(line, source) for source in SOURCES),
            total=line.total,
            ducats=line.ducats,
            colonies=count_colonies(state.players[seat]),
            founded=stats.founded[seat],
            failed=stats.failed[seat],
            extra_actions=stats.extra_actions[seat],
            cards=stats.cards[seat],
            timing=timings[seat],
        )
        for seat, line in enumerate(scores.seats)
    )
    return Played(match, scores.winners, seats, tuple(stats.lots), _choices(state))


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
