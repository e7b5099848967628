"""The odds of founding a colony, and what trying is worth."""

from goa.bots.evaluation import Evaluation
from goa.bots.outlook import set_apart, settle_apart
from goa.core.state import State
from goa.editions.names import COLONISTS
from goa.rules.actions import colony


def recruit_odds(state: State, cards: list[int], number: int) -> list[float]:
    """How likely so many cards of these show 0, 1, 2, ... colonists in all."""
    kinds = [0, 0, 0, 0]
    for card in cards:
        kinds[state.edition.cards[card].colonists] += 1
    odds = [0.0] * (3 * number + 1)
    _deal(kinds, len(cards), number, 0, 1.0, odds)
    return odds


def _deal(kinds: list[int], left: int, number: int, total: int, chance: float, odds: list[float]) -> None:
    if number == 0 or left == 0:
        odds[total] += chance
        return
    for colonists in range(1, 4):
        many = kinds[colonists]
        if many:
            kinds[colonists] = many - 1
            _deal(kinds, left - 1, number - 1, total + colonists, chance * many / left, odds)
            kinds[colonists] = many


def founding_chance(state: State, seat: int, number: int) -> float:
    """How likely the cards bring what the marker and the seat's own colonists lack."""
    player = state.players[seat]
    have = state.edition.gives[COLONISTS][player.rows[COLONISTS]] + player.colonists
    odds = recruit_odds(state, unseen_cards(state), state.edition.founding_cards)
    return sum(odds[max(0, state.edition.colony_needs[number] - have) :])


def unseen_cards(state: State) -> list[int]:
    """Where the next cards come from: the pile, or the discards that will become it."""
    return state.pile if len(state.pile) >= state.edition.founding_cards else state.pile + list(state.discards)


def founding_worth(evaluation: Evaluation, state: State, seat: int, number: int, odds: list[float]) -> float:
    """What naming this colony is worth, over all cards that may be turned over."""
    player = state.players[seat]
    recruits = state.edition.gives[COLONISTS][player.rows[COLONISTS]]
    need = state.edition.colony_needs[number] - recruits
    failed = set_apart(state)
    failed.players[seat].colonists += state.edition.consolation_colonists
    failure = evaluation.worth(failed, seat)
    if need - (len(odds) - 1) > player.colonists:
        return failure
    founded = set_apart(state)
    colony.lay_colony(founded, seat, number, best_tile(evaluation, state, seat, number))
    settle_apart(evaluation, founded, seat)
    success = evaluation.worth(founded, seat)
    now = evaluation.colonists_worth(state, player.colonists)
    worth = 0.0
    for total, chance in enumerate(odds):
        if chance == 0.0:
            continue
        lacking = max(0, need - total)
        outcome = failure
        if lacking <= player.colonists:
            paid = success + evaluation.colonists_worth(state, player.colonists - lacking) - now
            outcome = paid if lacking == 0 else max(failure, paid)
        worth += chance * outcome
    return worth


def best_tile(evaluation: Evaluation, state: State, seat: int, number: int) -> int:
    """The tile of the colony's stack that promises most."""
    stack = state.stacks[number]
    best = stack[0]
    highest = 0.0
    if max(stack) == min(stack):
        return best
    for at, accepted in enumerate(stack):
        table = set_apart(state)
        colony.lay_colony(table, seat, number, accepted)
        worth = evaluation.worth(table, seat)
        if at == 0 or worth > highest:
            highest = worth
            best = accepted
    return best
