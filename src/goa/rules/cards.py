"""EXP: the expedition cards, drawn, turned over, discarded and played."""

from dataclasses import dataclass
from typing import final

from goa.core.choices import DONE, PROGRESS, Choice
from goa.core.events import BANK, CardDiscarded, CardPlayed, CardsDrawn, CardsTurned, PileReshuffled
from goa.core.frames import Decision
from goa.core.places import PLACE_COUNT
from goa.core.state import State
from goa.editions.names import EXPEDITION, MIXED_HARVEST, ONE_MORE_CARD, PROGRESS_FOR_DUCATS, SELL_SPICES, TWO_SPICES
from goa.rules import fields, goods
from goa.rules.actions import progress
from goa.rules.version import HAND_LIMIT_HOLDS_THROUGHOUT_EXPEDITION
from goa.rules.windows import is_expedition_under_way


def can_draw(state: State) -> bool:
    return bool(state.pile) or bool(state.discards)


def draw(state: State) -> int:
    """The top card of the pile; an empty pile is made anew from the discards, SET-6."""
    if not state.pile:
        state.pile = list(state.discards)
        state.discards = ()
        state.shuffle(state.pile)
        state.shuffles += 1
        since = list(state.shuffled_in)
        for card in state.pile:
            since[card] = state.shuffles
        state.shuffled_in = tuple(since)
        state.tell(PileReshuffled(len(state.pile)))
    return state.pile.pop()


def room_in_hand(state: State, seat: int) -> int:
    """How many cards the seat may still hold by the limit of its marker; less than none above it."""
    player = state.players[seat]
    return state.edition.hand_limit[player.rows[EXPEDITION]] - len(player.hand)


def has_room_for(state: State, seat: int, number: int) -> bool:
    """ACT-6: whether so many cards may come from elsewhere; the limit binds only while an Expedition is under way."""
    return not is_expedition_under_way(state, seat) or room_in_hand(state, seat) >= number


def draw_into_hand(state: State, seat: int, number: int) -> None:
    """Hand limit or not, except during an Expedition, ACT-6; fewer if both piles run out, SET-6."""
    if state.rules_version >= HAND_LIMIT_HOLDS_THROUGHOUT_EXPEDITION and is_expedition_under_way(state, seat):
        number = min(number, room_in_hand(state, seat))
    drawn: list[int] = []
    while len(drawn) < number and can_draw(state):
        drawn.append(draw(state))
    player = state.players[seat]
    player.hand = tuple(sorted(player.hand + tuple(drawn)))
    state.tell(CardsDrawn(seat, tuple(drawn)))


def turn_over(state: State, seat: int, number: int) -> int:
    """Turn cards over for everyone to see; the colonists they show."""
    cards: list[int] = []
    while len(cards) < number and can_draw(state):
        cards.append(draw(state))
    state.turned += tuple(cards)
    state.tell(CardsTurned(seat, tuple(cards)))
    colonists = 0
    for card in cards:
        colonists += state.edition.cards[card].colonists
    return colonists


def discard_turned(state: State, keep: int) -> None:
    """The cards turned over last are discarded once they are settled; the first `keep` still lie open."""
    state.discards += state.turned[keep:]
    state.turned = state.turned[:keep]


def leave_hand(state: State, seat: int, effect: int, symbol: int) -> int:
    """Move a card from the hand to the discards; its number."""
    player = state.players[seat]
    for index, card in enumerate(player.hand):
        face = state.edition.cards[card]
        if face.effect == effect and face.symbol == symbol:
            player.hand = player.hand[:index] + player.hand[index + 1 :]
            state.discards += (card,)
            return card
    raise AssertionError("only cards of the hand are offered")


def discard(state: State, seat: int, effect: int, symbol: int) -> int:
    card = leave_hand(state, seat, effect, symbol)
    state.tell(CardDiscarded(seat, card))
    return card


def play(state: State, seat: int, effect: int, symbol: int) -> None:
    """EXP-1: one card in an action turn; it is discarded before its effect, SET-6."""
    card = leave_hand(state, seat, effect, symbol)
    state.card_played = True
    state.tell(CardPlayed(seat, card))


def is_bonus(state: State, effect: int) -> bool:
    """EXP-2: bonus cards work at any time of one's own action turn, the others only with their action."""
    return effect < MIXED_HARVEST or (
        effect == PROGRESS_FOR_DUCATS and not state.edition.progress_for_ducats_is_an_action
    )


def bonus_can_help(state: State, seat: int, effect: int) -> bool:
    player = state.players[seat]
    if effect == SELL_SPICES:
        return fields.stock(player) > 0
    if effect == PROGRESS_FOR_DUCATS:
        return bool(progress.columns_for_ducats(state, seat))
    gain = state.edition.card_gains[effect]
    return gain.spices == 0 or fields.room(player) > 0


def carry_out_bonus(state: State, seat: int, effect: int) -> None:
    if effect == SELL_SPICES:
        state.do_next(SellSpice(seat, 0, 0))
    elif effect == PROGRESS_FOR_DUCATS:
        state.do_next(ChooseColumn(seat, effect))
    elif effect == TWO_SPICES and state.edition.spices_card_is_optional:
        state.do_next(TakeSpice(seat, state.edition.card_gains[effect].spices, 0))
    else:
        goods.take_gain(state, seat, state.edition.card_gains[effect])


@final
@dataclass(init=False)
class TakeSpice(Decision):
    """EXP-2: the next of up to two spices; at least one, as the card was played."""

    seat: int
    left: int
    lowest: int

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        if self.left == 0:
            return []
        fillable = fields.fillable(state.players[self.seat], 1, self.lowest, PLACE_COUNT)
        is_first = self.left == state.edition.card_gains[TWO_SPICES].spices
        return fillable if is_first or not fillable else [DONE, *fillable]

    def take(self, state: State, choice: Choice) -> None:
        if choice is not DONE:
            lowest = fields.put(state, self.seat, choice)
            state.do_next(TakeSpice(self.seat, self.left - 1, lowest))

    def lapses(self) -> bool:
        return True

    def rule(self) -> str:
        return "EXP-2"


@final
@dataclass(init=False)
class SellSpice(Decision):
    """EXP-2: sell at least one sack, up to the edition's limit."""

    seat: int
    sold: int
    lowest: int

    def __init__(self, seat: int, sold: int, lowest: int) -> None:
        self.seat = seat
        self.sold = sold
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        if self.sold and self.sold == state.edition.sale_limit:
            return []
        sacks = fields.givable(state.players[self.seat], 1, self.lowest)
        return [DONE, *sacks] if self.sold and sacks else sacks

    def take(self, state: State, choice: Choice) -> None:
        if choice is not DONE:
            lowest = fields.give(state, self.seat, choice)
            goods.pay_ducats(state, BANK, self.seat, state.edition.sale_price)
            state.do_next(SellSpice(self.seat, self.sold + 1, lowest))

    def lapses(self) -> bool:
        return True

    def rule(self) -> str:
        return "EXP-2"


@final
@dataclass(init=False)
class ChooseColumn(Decision):
    """EXP-3, EXP-4: the marker that a Progress card moves."""

    seat: int
    effect: int

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: State) -> list[Choice]:
        return [PROGRESS[column] for column in progress.columns_by_card(state, self.seat, self.effect)]

    def take(self, state: State, choice: Choice) -> None:
        progress.advance_by_card(state, self.seat, choice, self.effect)

    def rule(self) -> str:
        return "EXP-4" if self.effect == PROGRESS_FOR_DUCATS else "EXP-3"


def action_card_can_help(state: State, seat: int, effect: int) -> bool:
    """Whether a card that takes a Progress action could move any marker; the two others belong into their actions."""
    return effect > ONE_MORE_CARD and bool(progress.columns_by_card(state, seat, effect))
