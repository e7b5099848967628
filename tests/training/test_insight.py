"""Insight: games are noted, kept across interruptions, and summed up."""

from pathlib import Path

import pytest
from training.insight import summary
from training.insight.play import play_game, play_games, read_games
from training.insight.tables import tables


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("insight") / "2012-2.jsonl"
    play_games("random", "2012", 2, 4, 1, file)
    return file


def test_a_game_is_noted_as_it_was_played() -> None:
    game = play_game("captain", "2004", 3, 5)
    flags = [lot for lot in game.lots if lot[1] == -1]
    assert [lot[0] for lot in flags] == list(summary.ROUNDS)  # one flag a round
    assert len(game.points) == 3
    assert max(line["total"] for line in game.points) == game.points[game.winners[0]]["total"]
    founded = sum(success for _, _, _, success in game.foundings)
    assert founded > 0
    turns = [action for round, seat, action in game.actions if round == 1 and seat == 0]
    assert len(turns) >= 3  # three actions a round, and extra ones


def test_an_interrupted_run_goes_on(played: Path) -> None:
    """A line that was cut off is played again; the others stay."""
    whole = played.read_text("utf-8").splitlines(keepends=True)
    played.write_text("".join(whole[:2]) + whole[2][:30], "utf-8")
    play_games("random", "2012", 2, 4, 1, played)
    assert sorted(game.seed for game in read_games(played)) == [0, 1, 2, 3]


def test_every_game_counts_once_in_every_table(played: Path) -> None:
    games = list(read_games(played))
    wins = summary.wins_by_flags(games)
    assert sum(seats for _, seats in wins.values()) == 2 * len(games)
    assert sum(share * seats for share, seats in wins.values()) == pytest.approx(len(games))
    told = tables({("2012", 2): games})
    assert f"| 2012, 2 seats | {len(games)} |" in told
    assert told.count("## ") == 10


def test_a_mean_says_how_sure_it_is() -> None:
    assert str(summary.mean([1.0, 2.0, 3.0])) == "2.0 ± 1.1"
