"""The chances of the cards: what counting every hand gives, in a time that grows gently with their number."""

import time
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goa.bots.evaluation.recruit_chances import recruit_chances
from goa.editions.load import load_edition
from goa.editions.types import Edition

EDITION = load_edition("2012")


def counted(edition: Edition, cards: list[int], number: int) -> list[float]:
    """By going through every hand."""
    hands = list(combinations(cards, min(number, len(cards))))
    totals = [sum(edition.cards[card].colonists for card in hand) for hand in hands]
    return [totals.count(total) / len(hands) for total in range(3 * min(number, len(cards)) + 1)]


@settings(deadline=None)
@given(st.sets(st.integers(0, 29), max_size=13), st.integers(0, 6))
def test_the_chances_are_those_of_every_hand(cards: set[int], number: int) -> None:
    assert recruit_chances(EDITION, sorted(cards), number) == pytest.approx(
        counted(EDITION, sorted(cards), number), abs=1e-12
    )


def test_any_number_of_colonists_on_a_card() -> None:
    odd = [replace(card, colonists=colonists) for card, colonists in zip(EDITION.cards, [0, 7, 2] * 10, strict=True)]
    edition = replace(EDITION, cards=tuple(odd))
    chances = recruit_chances(edition, list(range(9)), 4)
    expected = counted(edition, list(range(9)), 4)
    assert chances[: len(expected)] == pytest.approx(expected, abs=1e-12)
    assert sum(chances) == pytest.approx(1, abs=1e-12)


def test_no_cards_show_nothing() -> None:
    assert recruit_chances(EDITION, [], 2) == [1.0]
    assert recruit_chances(EDITION, [4, 5], 0) == [1.0]


@pytest.mark.parametrize("number", [14, 18, 30, 1_000_000_000])
def test_many_cards_take_no_time(number: int) -> None:
    """The most cards that a stored edition may turn over; looking at every order of eighteen took a quarter minute."""
    began = time.process_time()
    chances = recruit_chances(EDITION, list(range(30)), number)
    assert time.process_time() - began < 0.25
    assert sum(chances) == pytest.approx(1, abs=1e-12)
    assert len(chances) <= 91
