"""The odds of the expedition cards."""

from goa.editions.types import Edition


def recruit_odds(edition: Edition, cards: list[int], number: int) -> list[float]:
    """How likely so many cards of these show 0, 1, 2, ... colonists in all."""
    most = 0
    for face in edition.cards:
        most = max(most, face.colonists)
    kinds = [0] * (most + 1)
    for card in cards:
        kinds[edition.cards[card].colonists] += 1
    odds = [0.0] * (most * number + 1)
    _deal(kinds, len(cards), number, 0, 1.0, odds)
    return odds


def _deal(kinds: list[int], left: int, number: int, total: int, chance: float, odds: list[float]) -> None:
    if number == 0 or left == 0:
        odds[total] += chance
        return
    for colonists in range(len(kinds)):
        many = kinds[colonists]
        if many:
            kinds[colonists] = many - 1
            _deal(kinds, left - 1, number - 1, total + colonists, chance * many / left, odds)
            kinds[colonists] = many
