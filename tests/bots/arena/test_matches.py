"""One game between bots: its questions, its figures, and what happens if a bot fails."""

from collections.abc import Sequence

import pytest

from goa.bots.arena.lineup import Match
from goa.bots.arena.matches import GameSetup, play_match
from goa.bots.arena.results import Failed, Played, Result, read_line, write_line
from goa.bots.players.protocol import Bot
from goa.core.choices import CATALOGUE, Choice
from goa.core.events import LotTaken
from goa.editions.load import edition_text
from goa.editions.vocabulary import NO_TILE
from goa.record.read_record import read_record
from goa.record.replay import replay
from goa.rules.game import apply
from goa.rules.scoring import count_colonies, score
from goa.views.observation import Observation

TABLE = GameSetup(edition_text("2004"), "2004.toml")


def play(*bots: str, seed: int = 4, table: GameSetup = TABLE) -> Result:
    ticks = iter(range(1_000_000))
    return play_match(Match(0, seed, tuple(range(len(bots))), bots), table, lambda: float(next(ticks)))


def test_what_is_noted_is_what_happened() -> None:
    played = play("random", "random", "random", seed=5)
    assert isinstance(played, Played)
    state = TABLE.deal(played.match)
    lots: list[tuple[int, int, int]] = []
    for id in played.choices:
        lots += [
            (each.tile, each.price, each.seat) for each in apply(state, CATALOGUE[id]) if isinstance(each, LotTaken)
        ]
    assert state.is_over
    scores = score(state)
    assert played.winners == scores.winners
    assert [seat.total for seat in played.seats] == [line.total for line in scores.seats]
    assert [sum(seat.points) for seat in played.seats] == [line.total for line in scores.seats]
    assert [seat.colonies for seat in played.seats] == [count_colonies(player) for player in state.players]
    assert [seat.founded for seat in played.seats] == [seat.colonies for seat in played.seats]
    assert [(lot.tile, lot.price, lot.winner) for lot in played.lots] == lots
    assert [lot.part for lot in played.lots if lot.tile == NO_TILE] == [0, 0, 0, 0, 1, 1, 1, 1]


def test_the_auctioneer_of_each_lot_is_noted() -> None:
    played = play("random", "random", seed=2)
    assert isinstance(played, Played)
    a_round = [lot.auctioneer for lot in played.lots[:3]]
    assert a_round[0] != a_round[1]
    assert a_round[0] == a_round[2]


def test_a_game_goes_through_a_line_of_text() -> None:
    for result in (
        play("random", "random"),
        Failed(Match(3, 4, (0, 1), ("a", "b")), 1, 17, "why", "trace\n", "goa 1\n"),
    ):
        line = write_line(result)
        assert "\n" not in line
        assert read_line(line) == result


def test_the_same_seed_brings_the_same_game() -> None:
    assert play("random", "random") == play("random", "random")
    assert play("random", "random") != play("random", "random", seed=5)


class Watching:
    """Takes the last option, and keeps the questions."""

    asked: list[int]

    def __init__(self, seed: int) -> None:
        self.seconds = 0.5

    def choose(self, observation: Observation, offered: Sequence[Choice]) -> Choice:
        assert tuple(offered) == observation.offered
        assert observation.viewer == observation.seat
        self.asked.append(len(offered))
        return offered[-1]


def test_a_bot_is_asked_only_where_it_has_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watching, "asked", [], raising=False)

    def seat(named: str, game_seed: int, seat: int) -> Bot:
        return Watching(game_seed)

    monkeypatch.setattr("goa.bots.arena.matches.seat_bot", seat)
    played = play("watching", "watching")
    assert isinstance(played, Played)
    assert min(Watching.asked) == 2
    assert 0 < len(Watching.asked) < len(played.choices)
    timing = played.seats[0].timing
    assert timing.decisions + played.seats[1].timing.decisions == len(Watching.asked)
    assert (timing.mean, timing.longest) == (1.0, 1.0)  # the clock of this test ticks once for each look
    assert timing.late == timing.budgeted == timing.decisions


@pytest.mark.usefixtures("plugin_bots")
@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("raises", "raised ZeroDivisionError: one over nothing"),
        ("cheats", 'answered "bid 199", which was not offered: '),
        ("mumbles", "answered 'pass', which is no choice"),
        ("unmade", '"unmade" cannot be made: RuntimeError: no weights'),
    ],
)
def test_a_bot_that_fails_is_reported_with_the_game_up_to_there(bot: str, problem: str) -> None:
    results = [play(bot, bot, seed=seed) for seed in range(2)]
    failed = next(result for result in results if isinstance(result, Failed))
    assert failed.problem.startswith(problem)
    assert failed.bot == bot
    record = read_record(failed.record)
    assert failed.choice == len(record.moves) + 1
    assert record.names == (bot, bot)
    state = replay(record)
    assert bot == "unmade" or state.seat == failed.seat
    assert ("Traceback" in failed.trace) == (bot in ("raises", "unmade"))
