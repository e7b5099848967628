"""Line-ups, rotations, and whole seeds."""

from collections import Counter

import pytest

from goa.bots.arena.lineup import duplicate_matches, line_up, rotations


@pytest.mark.parametrize(
    ("names", "players", "labels", "chairs"),
    [
        ("A B", 4, "A B", (0, 1, 1, 1)),
        ("A B", 2, "A B", (0, 1)),
        ("A B C", 4, "A B C", (0, 1, 2, 2)),
        ("A A B B", 4, "A B", (0, 0, 1, 1)),
        ("A B A B", 4, "A B", (0, 1, 0, 1)),
        ("A", 3, "A", (0, 0, 0)),
    ],
)
def test_the_last_one_sits_in_all_seats_that_are_left(
    names: str, players: int, labels: str, chairs: tuple[int, ...]
) -> None:
    entered = line_up(names.split(), players)
    assert entered.labels == tuple(labels.split())
    assert entered.chairs == chairs


def test_a_bot_against_itself_is_two_entrants() -> None:
    entered = line_up(["A", "A"], 4)
    assert entered.labels == ("A", "A (2)")
    assert entered.bots == ("A", "A")
    assert entered.chairs == (0, 1, 1, 1)


def test_too_many_are_refused() -> None:
    with pytest.raises(ValueError, match="expected 1 to 2 bots at a table of 2, came 3"):
        line_up(["A", "B", "C"], 2)


def test_rotations_that_are_different() -> None:
    assert rotations((0, 1, 1, 1)) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert rotations((0, 0, 0)) == [(0, 0, 0)]


@pytest.mark.parametrize("names", ["A", "A B", "A B C", "A B C D", "A A B B", "A B A B", "A A"])
@pytest.mark.parametrize("players", [4])
def test_each_seed_seats_everyone_everywhere_equally_often(names: str, players: int) -> None:
    matches = list(duplicate_matches(line_up(names.split(), players), 10, 30))
    assert len(matches) >= 30
    assert [match.number for match in matches] == list(range(len(matches)))
    for seed in {match.seed for match in matches}:
        seatings = [match.seating for match in matches if match.seed == seed]
        by_seat = [Counter(seating[seat] for seating in seatings) for seat in range(players)]
        assert all(counts == by_seat[0] for counts in by_seat)
        assert len(set(seatings)) == len(seatings)


def test_more_games_are_the_same_and_then_more() -> None:
    entered = line_up(["A", "B"], 4)
    assert list(duplicate_matches(entered, 3, 40))[:20] == list(duplicate_matches(entered, 3, 18))
