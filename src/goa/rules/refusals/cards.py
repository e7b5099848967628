"""ACT-6, EXP: cards that cannot be drawn, discarded or played."""

from typing import Final

from goa.core.choices import DONE, DRAW, CardChoice, Choice, choice_to_discard
from goa.core.frames import Decision
from goa.core.state import State
from goa.editions.kinds import (
    EFFECT_NEEDS,
    EFFECT_ROWS,
    EMPTY_FIELD,
    FOUNDING_CARD,
    GOODS_WITH_ROOM,
    HARVEST_CARD,
    PROGRESS_CARD,
    SACK,
    STEP_FOR_DUCATS,
    STEP_FOR_SHIPS,
)
from goa.editions.vocabulary import COLUMNS, EFFECTS, EXPEDITION, ROWS, SYMBOLS
from goa.rules import interruptions, piles
from goa.rules.actions.expedition import DrawCard
from goa.rules.interruption_windows import NO_WINDOW
from goa.rules.refusals.refusal import Refusal, because


def draw_card(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, DrawCard)
    player = state.players[frame.seat]
    hand = len(player.hand)
    limit = state.edition.hand_limit[player.rows[EXPEDITION]]
    if choice is DRAW:
        if piles.can_draw(state):
            return because("ACT-6", "refusal.draw_without_room", hand=hand, limit=limit)
        return because("SET-6", "refusal.no_card_left")
    if choice is DONE:
        if hand > limit:
            return because("ACT-6", "refusal.stop_above_limit", hand=hand, limit=limit)
        return because("ACT-6", "refusal.draw_at_least_one")
    if isinstance(choice, CardChoice) and choice is choice_to_discard(choice.effect, choice.symbol):
        if not is_in_hand(state, frame.seat, choice):
            return not_in_hand(choice)
        return because("ACT-6", "refusal.discard_order", effect=EFFECTS[choice.effect], symbol=SYMBOLS[choice.symbol])
    return None


def is_in_hand(state: State, seat: int, choice: CardChoice) -> bool:
    for card in state.players[seat].hand:
        face = state.edition.cards[card]
        if face.effect == choice.effect and face.symbol == choice.symbol:
            return True
    return False


def not_in_hand(choice: CardChoice) -> Refusal:
    return because("EXP-1", "refusal.card_not_in_hand", effect=EFFECTS[choice.effect], symbol=SYMBOLS[choice.symbol])


def play(state: State, frame: Decision, choice: CardChoice) -> Refusal:
    if not is_in_hand(state, frame.seat, choice):
        return not_in_hand(choice)
    if state.turn != frame.seat:
        return because("ACT-9", "refusal.card_outside_turn")
    if state.card_played:
        return because("EXP-1", "refusal.card_played")
    window = frame.question().window
    if window == NO_WINDOW:
        return because("ACT-9", "refusal.card_not_during", task=frame.question().task)
    effect = choice.effect
    group = interruptions.group_of(state.edition, effect)
    if interruptions.is_in_time(group, window):
        return _useless(state, frame.seat, effect)
    return because(EFFECT_ROWS[effect].rule, _WRONG_TIME_KEYS[group], effect=EFFECTS[effect])


_WRONG_TIME_KEYS: Final = {
    HARVEST_CARD: "refusal.card_in_harvest",
    FOUNDING_CARD: "refusal.card_in_founding",
    PROGRESS_CARD: "refusal.card_with_progress",
}


def _useless(state: State, seat: int, effect: int) -> Refusal:
    """Playing it would change nothing."""
    needed = EFFECT_NEEDS[effect]
    rule = EFFECT_ROWS[effect].rule
    if needed == SACK:
        return because(rule, "refusal.card_without_spices", effect=EFFECTS[effect])
    if needed in (GOODS_WITH_ROOM, EMPTY_FIELD):
        return because(rule, "refusal.card_without_room", effect=EFFECTS[effect])
    return _no_step(state, seat, needed, rule)


def _no_step(state: State, seat: int, needed: int, rule: str) -> Refusal:
    """A Progress card that could move no marker."""
    player = state.players[seat]
    spices = 0
    for column in range(len(COLUMNS)):
        row = player.rows[column]
        if row < ROWS - 1:
            cost = len(state.edition.cost[column][row])
            spices = min(spices, cost) if spices else cost
    if spices == 0:
        return because(rule, "refusal.all_at_goal")
    if needed == STEP_FOR_DUCATS:
        price = spices * state.edition.ducats_for_each_spice
        return because(rule, "refusal.card_without_ducats", price=price, ducats=player.ducats)
    if needed == STEP_FOR_SHIPS:
        ships = spices * state.edition.ships_for_each_spice
        return because(rule, "refusal.card_without_ships", needed=ships, ships=player.ships)
    return because(rule, "refusal.card_without_step_spices")
