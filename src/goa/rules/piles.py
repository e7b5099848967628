"""SET-6, ACT-6: the pile of expedition cards, the discards, and the hands."""

from goa.core.events import CardDiscarded, CardPlayed, CardsDrawn, CardsTurned, PileReshuffled
from goa.core.state import State
from goa.editions.vocabulary import EXPEDITION
from goa.rules.interruption_windows import is_expedition_under_way
from goa.rules.version import HAND_LIMIT_HOLDS_THROUGHOUT_EXPEDITION


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
        state.emit(PileReshuffled(len(state.pile)))
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
    state.emit(CardsDrawn(seat, tuple(drawn)))


def turn_over(state: State, seat: int, number: int) -> int:
    """Turn cards over for everyone to see; the colonists they show."""
    cards: list[int] = []
    while len(cards) < number and can_draw(state):
        cards.append(draw(state))
    state.turned += tuple(cards)
    state.emit(CardsTurned(seat, tuple(cards)))
    colonists = 0
    for card in cards:
        colonists += state.edition.cards[card].colonists
    return colonists


def discard_turned(state: State, keep: int) -> None:
    """The cards turned over last are discarded once they are settled; the first `keep` still lie open."""
    state.discards += state.turned[keep:]
    state.turned = state.turned[:keep]


def discard(state: State, seat: int, effect: int, symbol: int) -> int:
    """Discard a card of the hand; its number."""
    card = _leave_hand(state, seat, effect, symbol)
    state.emit(CardDiscarded(seat, card))
    return card


def play(state: State, seat: int, effect: int, symbol: int) -> None:
    """EXP-1: one card in an action turn; it is discarded before its effect, SET-6."""
    card = _leave_hand(state, seat, effect, symbol)
    state.card_played = True
    state.emit(CardPlayed(seat, card))


def _leave_hand(state: State, seat: int, effect: int, symbol: int) -> int:
    """Move a card from the hand to the discards; its number."""
    player = state.players[seat]
    for index, card in enumerate(player.hand):
        face = state.edition.cards[card]
        if face.effect == effect and face.symbol == symbol:
            player.hand = player.hand[:index] + player.hand[index + 1 :]
            state.discards += (card,)
            return card
    raise AssertionError("only cards of the hand are offered")
