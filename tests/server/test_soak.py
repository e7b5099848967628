"""What bench/soak/soak.py finds: lost entries, choices that nobody made, memory that grows."""

from typing import Any

from bench.soak.soak_checks import growth, lost, unexplained
from bench.soak.soak_tables import Deed, SoakTable

from goa.tables.journal import Entry

CHOSEN = Entry(0, "choose", 0, "pass", key="soak-0")
PAUSED = Entry(1, "pause", 0, "")


class Replayed:
    """A table whose seats are all people's or all bots'."""

    def __init__(self, kind: str) -> None:
        self.seats = [type("Seat", (), {"kind": kind})()] * 2

    def apply_entries(self, _entries: object) -> None:
        """Nothing depends on the game here."""


def table(**more: Any) -> SoakTable:
    return SoakTable("game", {0: "token"}, acknowledged={1: "pass"}, sent={"soak-0": "pass"}, **more)


def test_what_was_acknowledged_and_is_not_there_is_found() -> None:
    assert lost(table(deeds=[Deed("pause", 0, 1)]), [CHOSEN, PAUSED]) == []
    assert lost(table(), []) == ["choice 1 'pass' is lost"]
    twice = table(deeds=[Deed("pause", 0, 1), Deed("pause", 0, 1)])
    assert lost(twice, [CHOSEN, PAUSED]) == ["pause of seat 0 after 1 is lost"]
    assert lost(table(), [CHOSEN, Entry(2, "pause", 0, "")]) == ["numbers are missing"]
    again = Entry(1, "choose", 0, "pass", key="soak-0")
    assert lost(table(), [CHOSEN, again]) == ["(0, 'soak-0', 0) was stored 2 times"]


def test_a_choice_that_nobody_made_is_found() -> None:
    people: Any = Replayed("human")
    bots: Any = Replayed("bot")
    strange = Entry(1, "choose", 0, "bid 4")
    problem = ["nobody made the choice 1 'bid 4' of seat 0"]
    assert unexplained(table(), people, [CHOSEN, strange]) == problem
    assert unexplained(table(), bots, [CHOSEN, strange]) == []
    assert unexplained(table(begun=2), people, [CHOSEN, strange]) == []
    assert unexplained(table(orders=1), people, [Entry(0, "choose", 0, "pass")]) == []
    assert unexplained(table(orders=1), people, [CHOSEN, strange]) == problem


def test_memory_that_grows_is_found() -> None:
    assert growth([50, 100, 100, 100, 100, 100, 100, 100]) == 1.0
    assert growth([50, 100, 100, 100, 100, 110, 120, 120]) == 1.2
