"""The command goa arena."""

import json
from pathlib import Path

import pytest
from tests.cli.arena.arena_runs import games, goa, report

from goa.cli.errors import CommandError
from goa.editions.load import edition_text
from goa.record.read_record import read_record
from goa.record.replay import replay


@pytest.mark.usefixtures("plugin_bots")
@pytest.mark.parametrize(("players", "wanted"), [(2, 40), (3, 45), (4, 60)])
def test_equals_get_their_even_share(tmp_path: Path, players: int, wanted: int) -> None:
    assert goa("arena", "random", "other-random", "--players", players, "--games", wanted, "--out", tmp_path) == 0
    for bot in report(tmp_path)["bots"]:
        share = bot["win_share"]
        assert share["low"] < bot["even_share"] < share["high"]
    assert report(tmp_path)["seeds"] * players == report(tmp_path)["games"] == wanted


def test_a_bot_against_itself_gets_exactly_its_share(tmp_path: Path) -> None:
    """Each seed gives the same game in all rotations, so the advantages of seats cancel out."""
    assert goa("arena", "random", "random", "--players", 3, "--games", 6, "--out", tmp_path) == 0
    one, other = report(tmp_path)["bots"]
    assert (one["bot"], other["bot"]) == ("random", "random (2)")
    assert one["win_share"] == {"value": 0.333333, "low": 0.333333, "high": 0.333333}
    assert other["win_share"]["value"] == 0.666667


@pytest.mark.usefixtures("plugin_bots")
def test_two_jobs_play_the_same_games_as_one(tmp_path: Path) -> None:
    words = ("arena", "random", "ducats", "careful:4", "--players", 3, "--games", 6, "--seed", 9, "--edition", "2012")
    assert goa(*words, "--bonanza", "--out", tmp_path / "one") == 0
    assert goa(*words, "--bonanza", "--out", tmp_path / "two", "--jobs", 2) == 0
    assert games(tmp_path / "one") == games(tmp_path / "two")
    assert report(tmp_path / "one") == report(tmp_path / "two")


@pytest.mark.usefixtures("plugin_bots")
def test_the_report_has_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "ducats", "random", "--players", 2, "--games", 8, "--edition", "2004", "--quick-start")
    assert goa(*words, "--out", tmp_path, "--json", tmp_path / "copy.json") == 0
    page = (tmp_path / "report.md").read_text("utf-8")
    assert capsys.readouterr().out == page  # a pipe gets the same text as the file
    assert page.startswith(
        "# ducats · random\n\n8 games: 4 seeds from 0 in all rotations, 2 seats, edition 2004 with quick"
    )
    for title in ("Result", "Points by source", "How they played", "Lots", "Time for a decision"):
        assert f"\n## {title}\n" in page
    for words_of_a_row in (
        "| ducats |",
        "| colonies ",
        "| SCO-7 |",
        "| foundings that failed ",
        "| flag A ",
        "| flag B ",
    ):
        assert words_of_a_row in page
    figures = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert figures == json.loads((tmp_path / "copy.json").read_text("utf-8"))
    assert figures["timing"]["random"]["decisions"] > 100
    assert figures["timing"]["random"]["over_budget_share"] is None
    ducats, others = figures["bots"]
    assert ducats["ducats"] > others["ducats"]
    assert sum(ducats["points_by_source"].values()) == pytest.approx(ducats["points"]["value"], abs=0.01)
    lots = [figures["lots"][kind]["lots"] for kind in figures["lots"]]
    assert sum(lots) == 8 * 8 * 3  # eight rounds of three lots, at two seats


def test_json_for_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    assert goa("arena", "random", "--players", 2, "--games", 2, "--json", "-") == 0
    streams = capsys.readouterr()
    assert json.loads(streams.out)["games"] == 2
    assert "2 games in " in streams.err


def test_whole_seeds_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert goa("arena", "random", "random", "--players", 3, "--games", 4, "--out", tmp_path) == 0
    assert "Playing 6 games, because each seed is played in 3 rotations." in capsys.readouterr().err
    assert len(games(tmp_path)) == 6


@pytest.mark.usefixtures("plugin_bots")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_an_error_and_no_hang(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], jobs: int
) -> None:
    words = ("arena", "raises", "random", "--players", 2, "--games", 12, "--edition", "2004")
    assert goa(*words, "--out", tmp_path, "--jobs", jobs) == 1
    streams = capsys.readouterr()
    figures = report(tmp_path)
    assert 0 < len(figures["failures"]) < 12
    failure = figures["failures"][0]
    told = (
        f"game {failure['game']}, seed {failure['seed']}: seat {failure['seat']}, raises, at choice {failure['choice']}"
    )
    assert f"{told} raised ZeroDivisionError: one over nothing" in streams.err
    assert told in streams.out
    assert "Traceback" in streams.err
    record = tmp_path / "failed" / f"game-{failure['game']:06}.goa"
    assert str(record) in streams.err
    state = replay(read_record(record.read_text("utf-8")))
    assert (state.seat + 1, state.choices_made + 1) == (failure["seat"], failure["choice"])
    assert figures["games"] + figures["left_out"] + len(figures["failures"]) == 12


@pytest.mark.usefixtures("plugin_bots")
def test_a_bot_that_takes_its_process_along_costs_only_its_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert goa("arena", "dies", "random", "--players", 2, "--games", 6, "--out", tmp_path, "--jobs", 2) == 1
    assert "the process died with exit code 7" in capsys.readouterr().err
    assert len(games(tmp_path)) == 6
    assert 0 < len(report(tmp_path)["failures"]) < 6


@pytest.mark.usefixtures("plugin_bots")
def test_failures_without_a_folder_are_kept_somewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert goa("arena", "cheats", "--players", 2, "--games", 3) == 1
    line = next(line for line in capsys.readouterr().err.splitlines() if "the game up to there" in line)
    assert Path(line.partition(": ")[2]).read_text("utf-8").startswith("goa 1\n")


@pytest.mark.usefixtures("plugin_bots")
def test_a_bot_over_its_budget_is_seen(tmp_path: Path) -> None:
    assert goa("arena", "slow:0.0001", "random", "--players", 2, "--games", 2, "--out", tmp_path) == 0
    figures = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert figures["timing"]["slow:0.0001"]["over_budget_share"] > 0
    assert figures["timing"]["slow:0.0001"]["p95"] >= 0.0001


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("randon",), 'there is no bot "randon"; did you mean "random"?'),
        (("random", "random", "random", "--players", "2"), "expected 1 to 2 bots at a table of 2, came 3"),
        (("random", "--edition", "2004", "--bonanza"), "edition 2004 has no Bonanza tiles"),
        (("random", "--seed", "9223372036854775800"), "expected seeds up to"),
        (("random", "--resume", "--out", "nowhere"), "nowhere: there is no run to continue"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(CommandError) as refusal:
        goa("arena", *words)
    assert message in str(refusal.value)


def test_an_edition_file_travels_to_the_workers(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(edition_text("2012").replace("duty_points = 5", "duty_points = 6"), encoding="utf-8")
    assert goa("arena", "random", "--players", 2, "--games", 2, "--edition", file, "--jobs", 2, "--out", tmp_path) == 0
    assert len(games(tmp_path)) == 2
