"""ACT-6, EXP: cards that cannot be drawn, discarded or played."""

from goa.core.choices import DISCARD, DONE, DRAW, Choice, OfCard
from goa.core.frames import Decision
from goa.core.state import State
from goa.editions.names import (
    COLUMNS,
    EFFECTS,
    EXPEDITION,
    MIXED_HARVEST,
    ONE_MORE_CARD,
    PROGRESS_FOR_DUCATS,
    ROWS,
    SELL_SPICES,
    SHIPS_ONLY,
    SYMBOLS,
)
from goa.rules import cards
from goa.rules.actions.expedition import DrawCard
from goa.rules.refusals.moments import task_of
from goa.rules.refusals.refusal import Refusal, because
from goa.rules.windows import BEFORE_ACTION, DURING_FOUNDING, DURING_HARVEST, NO_WINDOW


def draw_card(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, DrawCard)
    player = state.players[frame.seat]
    hand = len(player.hand)
    limit = state.edition.hand_limit[player.rows[EXPEDITION]]
    if choice is DRAW:
        if cards.can_draw(state):
            return because("ACT-6", "refusal.draw_without_room", hand=hand, limit=limit)
        return because("SET-6", "refusal.no_card_left")
    if choice is DONE:
        if hand > limit:
            return because("ACT-6", "refusal.stop_above_limit", hand=hand, limit=limit)
        return because("ACT-6", "refusal.draw_at_least_one")
    if isinstance(choice, OfCard) and choice is DISCARD[choice.effect * len(SYMBOLS) + choice.symbol]:
        if not is_in_hand(state, frame.seat, choice):
            return not_in_hand(choice)
        return because("ACT-6", "refusal.discard_order", effect=EFFECTS[choice.effect], symbol=SYMBOLS[choice.symbol])
    return None


def is_in_hand(state: State, seat: int, choice: OfCard) -> bool:
    for card in state.players[seat].hand:
        face = state.edition.cards[card]
        if face.effect == choice.effect and face.symbol == choice.symbol:
            return True
    return False


def not_in_hand(choice: OfCard) -> Refusal:
    return because("EXP-1", "refusal.card_not_in_hand", effect=EFFECTS[choice.effect], symbol=SYMBOLS[choice.symbol])


def play(state: State, frame: Decision, choice: OfCard) -> Refusal:
    if not is_in_hand(state, frame.seat, choice):
        return not_in_hand(choice)
    if state.turn != frame.seat:
        return because("ACT-9", "refusal.card_outside_turn")
    if state.card_played:
        return because("EXP-1", "refusal.card_played")
    window = frame.window()
    if window == NO_WINDOW:
        return because("ACT-9", "refusal.card_not_during", task=task_of(frame))
    effect = choice.effect
    if cards.is_bonus(state, effect):
        return _useless_bonus(state, frame.seat, effect)
    if effect == MIXED_HARVEST:
        assert window != DURING_HARVEST
        return because("EXP-3", "refusal.card_in_harvest", effect=EFFECTS[effect])
    if effect == ONE_MORE_CARD:
        if window == DURING_FOUNDING:
            return because("SET-6", "refusal.no_card_left")
        return because("EXP-3", "refusal.card_in_founding", effect=EFFECTS[effect])
    if window != BEFORE_ACTION:
        return because("EXP-3", "refusal.card_with_progress", effect=EFFECTS[effect])
    return _no_step(state, frame.seat, effect)


def _useless_bonus(state: State, seat: int, effect: int) -> Refusal:
    if effect == SELL_SPICES:
        return because("EXP-2", "refusal.card_without_spices", effect=EFFECTS[effect])
    if effect == PROGRESS_FOR_DUCATS:
        return _no_step(state, seat, effect)
    return because("EXP-2", "refusal.card_without_room", effect=EFFECTS[effect])


def _no_step(state: State, seat: int, effect: int) -> Refusal:
    """A Progress card that could move no marker."""
    player = state.players[seat]
    rule = "EXP-4" if effect == PROGRESS_FOR_DUCATS else "EXP-3"
    spices = 0
    for column in range(len(COLUMNS)):
        row = player.rows[column]
        if row < ROWS - 1:
            cost = len(state.edition.cost[column][row])
            spices = min(spices, cost) if spices else cost
    if spices == 0:
        return because(rule, "refusal.all_at_goal")
    if effect == PROGRESS_FOR_DUCATS:
        price = spices * state.edition.ducats_for_each_spice
        return because(rule, "refusal.card_without_ducats", price=price, ducats=player.ducats)
    if effect == SHIPS_ONLY:
        needed = spices * state.edition.ships_for_each_spice
        return because(rule, "refusal.card_without_ships", needed=needed, ships=player.ships)
    return because(rule, "refusal.card_without_step_spices")
