"""The odds of the expedition cards."""

from goa.editions.types import Edition


def recruit_odds(edition: Edition, cards: list[int], number: int) -> list[float]:
    """How likely so many cards of these show 0, 1, 2, ... colonists in all.

    Counts hands one colonist value after the other, so the time grows with the square of the cards, not with the number
    of orders in which they can come.
    """
    most = 0
    for face in edition.cards:
        most = max(most, face.colonists)
    kinds = [0] * (most + 1)
    for card in cards:
        kinds[edition.cards[card].colonists] += 1
    drawn = min(number, len(cards))
    width = most * drawn + 1
    hands = [0] * ((drawn + 1) * width)  # at size * width + colonists: how many hands of that size show so many
    hands[0] = 1
    highest = 0  # of the kinds so far
    for colonists in range(most + 1):
        if kinds[colonists]:
            _add_kind(hands, width, drawn, highest, colonists, kinds[colonists])
            highest = colonists
    of_all = hands[drawn * width :]
    all_hands = sum(of_all)
    return [ways / all_hands for ways in of_all]


def _add_kind(hands: list[int], width: int, drawn: int, highest: int, colonists: int, many: int) -> None:
    """Let hands also hold these cards; the largest first, so that each is made of hands without them."""
    for size in range(drawn, 0, -1):
        ways = 1  # to take some of the cards
        for taken in range(1, min(many, size) + 1):
            ways = ways * (many - taken + 1) // taken
            others = size - taken
            before = others * width
            after = size * width + taken * colonists
            for total in range(highest * others + 1):
                if hands[before + total]:
                    hands[after + total] += ways * hands[before + total]
