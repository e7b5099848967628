"""Points if the game ended now: the scoring sheet as far as a viewer sees it."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from tests.tables.random_games import game_of, play_at_random, view_of

from goa.rules.scoring import SCORE_LINES, Score, score
from goa.tables.payloads import view_types
from goa.tables.table import Table

HIDDEN_FROM_ALL = ("expedition_cards", "most_ducats", "ducats", "total")
NO_LINES = {"total", "ducats"}
CLIENT_LINES = Path(__file__).parents[3] / "client" / "src" / "table" / "ending" / "score-lines.ts"


def test_every_line_of_the_sheet_is_scored_sent_and_shown() -> None:
    """The recipe "Add a line to the score sheet" in CONTRIBUTING.md names these places."""
    assert [field.name for field in fields(Score) if field.name not in NO_LINES] == [*SCORE_LINES]
    assert set(view_types.Score.__struct_fields__) - NO_LINES == set(SCORE_LINES)
    assert set(view_types.Points.__struct_fields__) - NO_LINES == set(SCORE_LINES)
    shown = re.findall(r"\['(\w+)', '(SCO-\d+)'\]", CLIENT_LINES.read_text("utf-8"))
    assert shown == [*SCORE_LINES.items()]


@pytest.mark.parametrize("edition", ["2004", "2012"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_those_of_the_sheet_with_what_is_hidden_left_open(edition: str, seats: int) -> None:
    table = Table(game_of(edition, seats))
    money_is_known = seats > 2
    dice = 3
    while not table.is_over:
        if table.number % 9 == 0:
            sheet = score(table.state).seats
            for seat in range(seats):
                view = view_of(table, seat)
                for player, line in zip(view["table"]["players"], sheet, strict=True):
                    points = player["points"]
                    assert "expedition_cards" not in points
                    assert ("most_ducats" in points) == ("ducats" in points) == money_is_known
                    if money_is_known:
                        assert (points["most_ducats"], points["ducats"]) == (line.most_ducats, line.ducats)
                    assert points["total"] == line.total - line.expedition_cards - (
                        0 if money_is_known else line.most_ducats
                    )
                    assert all(points[name] == getattr(line, name) for name in points if name not in HIDDEN_FROM_ALL)
                own, line = view["own"]["points"], sheet[seat]
                assert own["expedition_cards"] == line.expedition_cards
                assert own["ducats"] == line.ducats
                assert ("most_ducats" in own) == money_is_known
                assert not money_is_known or own["most_ducats"] == line.most_ducats
                assert own["total"] == line.total - (0 if money_is_known else line.most_ducats)
        dice = play_at_random(table, dice)
    over = view_of(table, -1)["table"]
    assert [player["points"] for player in over["players"]] == over["scores"]["seats"]
