"""ACT-6 Expedition: draw cards one at a time, never holding more than the limit."""

from dataclasses import dataclass
from typing import Final, final

from goa.core.choices import DONE, DRAW, CardChoice, Choice, choice_to_discard
from goa.core.frames import Decision, Question
from goa.core.state import State
from goa.editions.vocabulary import EXPEDITION
from goa.rules import interruptions, piles
from goa.rules.interruption_windows import DURING_EXPEDITION


def can_go(state: State, seat: int) -> bool:
    """ACT-1: with no card to draw and none to discard it would change nothing."""
    return piles.can_draw(state) or bool(state.players[seat].hand)


def begin_expedition(state: State, seat: int) -> None:
    row = state.players[seat].rows[EXPEDITION]
    state.do_next(DrawCard(seat, state.edition.gives[EXPEDITION][row], False, 0))


_DRAW_CARD: Final = Question(
    12,
    "draw_card",
    amount="left",
    picks_left="left",
    is_repeated=True,
    window=DURING_EXPEDITION,
    done="choice.done_drawing",
)


@final
@dataclass(init=False)
class DrawCard(Decision):
    """Draw the next card, make room for it, or stop after at least one."""

    seat: int
    left: int
    has_drawn: bool
    lowest: int  # cards discarded of one's own free will are named upward

    def __init__(self, seat: int, left: int, has_drawn: bool, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.has_drawn = has_drawn
        self.lowest = lowest

    def options(self, state: State) -> list[Choice]:
        options: list[Choice] = []
        if self.left == 0:
            return options
        player = state.players[self.seat]
        can_draw = piles.can_draw(state)
        above = -piles.room_in_hand(state, self.seat)
        if self.has_drawn and above <= 0:
            options.append(DONE)
        if above < 0 and can_draw:
            options.append(DRAW)
        # The first draw is mandatory: a player without room makes some, and a discard is also a card to draw.
        must_discard = above > 0 or (not self.has_drawn and (above == 0 or not can_draw))
        last: Choice | None = None
        for card in player.hand:
            if must_discard or card >= self.lowest:
                face = state.edition.cards[card]
                choice = choice_to_discard(face.effect, face.symbol)
                if choice is not last:
                    options.append(choice)
                last = choice
        return options

    def take(self, state: State, choice: Choice) -> None:
        if choice is DRAW:
            piles.draw_into_hand(state, self.seat, 1)
            state.do_next(DrawCard(self.seat, self.left - 1, True, 0))
        elif choice is not DONE:
            assert isinstance(choice, CardChoice)
            card = piles.discard(state, self.seat, choice.effect, choice.symbol)
            state.do_next(DrawCard(self.seat, self.left, self.has_drawn, card))

    def extras(self, state: State) -> list[Choice]:
        return interruptions.offered(state, self.seat, _DRAW_CARD.window)

    def interrupt(self, state: State, choice: Choice) -> None:
        # The hand may have changed, so the order starts again.
        state.replace_question(DrawCard(self.seat, self.left, self.has_drawn, 0))
        interruptions.carry_out(state, self.seat, choice)

    def is_skipped_without_options(self) -> bool:
        return True

    def question(self) -> Question:
        return _DRAW_CARD

    def rule(self) -> str:
        return "ACT-6"
