"""The thirty expedition cards: what the books say of them, and the balance of what is ours."""

from collections import Counter

import pytest

from goa.editions.load import load_edition
from goa.editions.types import Card, Edition, Gain
from goa.editions.vocabulary import EFFECTS, SHIPS_ONLY, SYMBOLS, TWO_SHIPS


@pytest.fixture(params=("2004", "2012"))
def edition(request: pytest.FixtureRequest) -> Edition:
    return load_edition(request.param)


def copies_of(edition: Edition, effect: int) -> list[Card]:
    return [card for card in edition.cards if card.effect == effect]


def test_thirty_cards_with_three_copies_of_each_effect(edition: Edition) -> None:
    assert len(edition.cards) == 30
    assert Counter(card.effect for card in edition.cards) == dict.fromkeys(range(10), 3)


def test_copies_of_an_effect_differ_in_colonists_and_symbol(edition: Edition) -> None:
    for effect in range(10):
        assert sorted(card.colonists for card in copies_of(edition, effect)) == [1, 2, 3]
        assert len({card.symbol for card in copies_of(edition, effect)}) == 3


def test_ten_cards_for_each_number_of_colonists(edition: Edition) -> None:
    assert Counter(card.colonists for card in edition.cards) == {1: 10, 2: 10, 3: 10}


def test_symbols_of_2004() -> None:
    cards = load_edition("2004").cards
    assert Counter(SYMBOLS[card.symbol] for card in cards) == dict.fromkeys(
        ("tiger", "fish", "palm", "shell", "statue"), 6
    )
    pairs = Counter((card.symbol, card.colonists) for card in cards)
    assert len(pairs) == 15
    assert set(pairs.values()) == {2}


def test_symbols_of_2012() -> None:
    cards = load_edition("2012").cards
    assert Counter(SYMBOLS[card.symbol] for card in cards) == dict.fromkeys(SYMBOLS, 5)
    for symbol in range(len(SYMBOLS)):
        colonists = Counter(card.colonists for card in cards if card.symbol == symbol)
        assert sorted(colonists.values()) == [1, 2, 2]


def test_no_symbol_has_more_bonus_cards_than_another(edition: Edition) -> None:
    bonus = set(range(5)) | (set() if edition.progress_for_ducats_is_an_action else {9})
    counts = Counter(card.symbol for card in edition.cards if card.effect in bonus)
    assert set(counts.values()) == {3}


def test_start_symbol_is_on_a_card(edition: Edition) -> None:  # SET-4
    assert edition.start_symbol in {card.symbol for card in edition.cards}


def test_cards_of_the_example_round_are_there_together(edition: Edition) -> None:
    """A start card, Blue's 1 + 1, Red's 2 + 3, then Green draws ships only and Red two ships."""
    deck = list(edition.cards)
    green = copies_of(edition, SHIPS_ONLY)[0]
    red = copies_of(edition, TWO_SHIPS)[0]
    start = next(card for card in deck if card.symbol == edition.start_symbol and card not in (green, red))
    for card in (green, red, start):
        deck.remove(card)
    left = Counter(card.colonists for card in deck)
    assert left >= Counter([1, 1, 2, 3])


def test_gains_of_cards(edition: Edition) -> None:  # EXP-2
    gains = {EFFECTS[effect]: gain for effect, gain in enumerate(edition.card_gains) if gain != Gain()}
    assert len(edition.card_gains) == len(EFFECTS)
    assert gains == {
        "two ships": Gain(ships=2),
        "two colonists": Gain(colonists=2),
        "five ducats": Gain(ducats=5),
        "two spices": Gain(spices=2),
    }
