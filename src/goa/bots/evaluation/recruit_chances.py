"""The chances of the colonists that expedition cards show."""

from typing import Final

from mypy_extensions import i64

from goa.editions.types import Edition

MOST_PRINTED: Final = 3  # colonists on a card


def recruit_chances(edition: Edition, cards: list[int], number: int) -> list[float]:
    """How likely so many cards of these show 0, 1, 2, ... colonists in all.

    Counts hands one colonist value after the other: the time is polynomial in the number of cards, while the orders in
    which they can come are exponentially many.
    """
    kinds = [0] * (MOST_PRINTED + 1)
    for card in cards:
        colonists = edition.cards[card].colonists
        while colonists >= len(kinds):
            kinds.append(0)
        kinds[colonists] += 1
    drawn: i64 = min(number, len(cards))
    width: i64 = (len(kinds) - 1) * drawn + 1
    hands = [0] * ((drawn + 1) * width)  # at size * width + colonists: how many hands of that size show so many
    hands[0] = 1
    highest: i64 = 0  # of the kinds so far
    for value, many in enumerate(kinds):
        if many:
            _add_kind(hands, width, drawn, highest, value, many)
            highest = value
    last = drawn * width
    all_hands = 0
    for total in range(width):
        all_hands += hands[last + total]
    return [hands[last + total] / all_hands for total in range(width)]


def _add_kind(hands: list[int], width: i64, drawn: i64, highest: i64, colonists: i64, many: i64) -> None:
    """Let hands also hold these cards; the largest first, so that each is made of hands without them."""
    for size in range(drawn, 0, -1):
        ways: i64 = 1  # to take some of the cards
        for taken in range(1, min(many, size) + 1):
            ways = ways * (many - taken + 1) // taken
            before = (size - taken) * width
            after = size * width + taken * colonists
            for at in range(before, before + highest * (size - taken) + 1):
                if hands[at]:
                    hands[after + at - before] += ways * hands[at]
