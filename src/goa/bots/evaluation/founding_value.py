"""The chance of founding a colony, and the value of trying."""

from goa.bots.evaluation.linear import LinearEvaluation
from goa.bots.evaluation.one_ply import scratch_copy, settle_trial
from goa.bots.evaluation.recruit_chances import recruit_chances
from goa.core.state import State
from goa.editions.vocabulary import COLONISTS
from goa.rules.actions import colony


def founding_chance(state: State, seat: int, number: int) -> float:
    """How likely the cards show what the marker and the seat's colonists lack."""
    player = state.players[seat]
    have = state.edition.gives[COLONISTS][player.rows[COLONISTS]] + player.colonists
    chances = recruit_chances(state.edition, unseen_cards(state), state.edition.founding_cards)
    return sum(chances[max(0, state.edition.colony_needs[number] - have) :])


def unseen_cards(state: State) -> list[int]:
    """The cards among which the next ones are: the pile, and the discards where the pile is too small."""
    return state.pile if len(state.pile) >= state.edition.founding_cards else state.pile + list(state.discards)


def failure_value(evaluation: LinearEvaluation, state: State, seat: int) -> float:
    """The value after a failed founding; it is the same for every colony."""
    trial = scratch_copy(state, seat)
    trial.players[seat].colonists += state.edition.consolation_colonists
    return evaluation.value(trial, seat)


def founding_value(
    evaluation: LinearEvaluation, state: State, seat: int, number: int, chances: list[float], failure: float
) -> float:
    """The expected value of naming this colony, over all cards that may be turned over."""
    player = state.players[seat]
    recruits = state.edition.gives[COLONISTS][player.rows[COLONISTS]]
    need = state.edition.colony_needs[number] - recruits
    if need - (len(chances) - 1) > player.colonists:
        return failure
    trial = scratch_copy(state, seat)
    colony.lay_colony(trial, seat, number, best_tile(evaluation, state, seat, number))
    settle_trial(evaluation, trial, seat)
    success = evaluation.value(trial, seat)
    now = evaluation.colonists_value(state, player.colonists)
    expected = 0.0
    for total, chance in enumerate(chances):
        if chance == 0.0:
            continue
        lacking = max(0, need - total)
        outcome = failure
        if lacking <= player.colonists:
            paid = success + evaluation.colonists_value(state, player.colonists - lacking) - now
            outcome = paid if lacking == 0 else max(failure, paid)
        expected += chance * outcome
    return expected


def best_tile(evaluation: LinearEvaluation, state: State, seat: int, number: int) -> int:
    """The tile of the colony's stack with the highest value."""
    stack = state.stacks[number]
    best = stack[0]
    highest = 0.0
    if max(stack) == min(stack):
        return best
    for at, accepted in enumerate(stack):
        trial = scratch_copy(state, seat)
        colony.lay_colony(trial, seat, number, accepted)
        value = evaluation.value(trial, seat)
        if at == 0 or value > highest:
            highest = value
            best = accepted
    return best
