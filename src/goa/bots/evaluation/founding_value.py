"""The odds of founding a colony, and what trying is worth."""

from goa.bots.evaluation.linear import LinearEvaluation
from goa.bots.evaluation.one_ply import scratch_copy, settle_trial
from goa.bots.evaluation.recruit_odds import recruit_odds
from goa.core.state import State
from goa.editions.names import COLONISTS
from goa.rules.actions import colony


def founding_chance(state: State, seat: int, number: int) -> float:
    """How likely the cards bring what the marker and the seat's own colonists lack."""
    player = state.players[seat]
    have = state.edition.gives[COLONISTS][player.rows[COLONISTS]] + player.colonists
    odds = recruit_odds(state.edition, unseen_cards(state), state.edition.founding_cards)
    return sum(odds[max(0, state.edition.colony_needs[number] - have) :])


def unseen_cards(state: State) -> list[int]:
    """Where the next cards come from: the pile, or the discards that will become it."""
    return state.pile if len(state.pile) >= state.edition.founding_cards else state.pile + list(state.discards)


def failure_value(evaluation: LinearEvaluation, state: State, seat: int) -> float:
    """What is left when a founding fails, whichever colony was named."""
    table = scratch_copy(state, seat)
    table.players[seat].colonists += state.edition.consolation_colonists
    return evaluation.value(table, seat)


def founding_value(
    evaluation: LinearEvaluation, state: State, seat: int, number: int, odds: list[float], failure: float
) -> float:
    """What naming this colony is worth, over all cards that may be turned over."""
    player = state.players[seat]
    recruits = state.edition.gives[COLONISTS][player.rows[COLONISTS]]
    need = state.edition.colony_needs[number] - recruits
    if need - (len(odds) - 1) > player.colonists:
        return failure
    founded = scratch_copy(state, seat)
    colony.lay_colony(founded, seat, number, best_tile(evaluation, state, seat, number))
    settle_trial(evaluation, founded, seat)
    success = evaluation.value(founded, seat)
    now = evaluation.colonists_value(state, player.colonists)
    worth = 0.0
    for total, chance in enumerate(odds):
        if chance == 0.0:
            continue
        lacking = max(0, need - total)
        outcome = failure
        if lacking <= player.colonists:
            paid = success + evaluation.colonists_value(state, player.colonists - lacking) - now
            outcome = paid if lacking == 0 else max(failure, paid)
        worth += chance * outcome
    return worth


def best_tile(evaluation: LinearEvaluation, state: State, seat: int, number: int) -> int:
    """The tile of the colony's stack that promises most."""
    stack = state.stacks[number]
    best = stack[0]
    highest = 0.0
    if max(stack) == min(stack):
        return best
    for at, accepted in enumerate(stack):
        table = scratch_copy(state, seat)
        colony.lay_colony(table, seat, number, accepted)
        worth = evaluation.value(table, seat)
        if at == 0 or worth > highest:
            highest = worth
            best = accepted
    return best
