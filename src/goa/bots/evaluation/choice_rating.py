"""Rates every offered choice in expected final points of the seat that decides."""

from typing import Final, final

from goa.bots.evaluation.appraisal import Appraiser
from goa.bots.evaluation.auction_solver import LotValues, solve, solve_all
from goa.bots.evaluation.features import ONCE_A_ROUND
from goa.bots.evaluation.founding_value import failure_value, founding_value, unseen_cards
from goa.bots.evaluation.linear import LinearEvaluation
from goa.bots.evaluation.one_ply import is_nearly_over, scratch_copy, value_after, value_right_after
from goa.bots.evaluation.recruit_chances import recruit_chances
from goa.core.choices import EXTRA_ACTION, GO_ON_EXPEDITION, CardChoice, Choice, ColonyChoice, SpaceChoice, TileChoice
from goa.core.engine import advance
from goa.core.frames import Decision
from goa.core.grid import ADJACENT
from goa.core.state import NO_BID_YET, State
from goa.editions.vocabulary import EXPEDITION, EXPEDITION_TILE, NO_TILE, RE_SUPPLY
from goa.rules import interruptions, piles
from goa.rules.action_turns import FinishTurn, TakeAction
from goa.rules.auction import BidOnLot, BuyOrPass, auctioneer_of, highest_bid, tile_of_lot
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.rules.round_end import SpendExtraAction

LOWEST_RATING: Final = -1000.0
SURE_GAIN: Final = 0.02  # points: a once-a-round tile is always better used than kept


@final
class ChoiceRater:
    """Rates choices by an evaluation; in auctions `rivalry` times the mean of the others counts against one's own."""

    def __init__(self, evaluation: LinearEvaluation, rivalry: float) -> None:
        self.evaluation = evaluation
        self.rivalry = rivalry

    def rate(self, state: State) -> list[float]:
        """A rating for each offered choice; the highest is the best."""
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        seat = frame.seat
        if isinstance(frame, (BidOnLot, BuyOrPass, PlaceMarker, PlaceFlag)):
            return self.rate_market(state, self.appraiser(state))
        if isinstance(frame, SpendExtraAction):
            return self._rate_extra_action(state, seat)
        if isinstance(frame, TakeAction):
            return self._rate_actions(state, seat)
        if isinstance(frame, FinishTurn):
            return self._rate_rest_of_turn(state, seat)
        is_repeated = frame.question().is_repeated
        ratings: list[float] = []
        for choice in state.offered:
            if is_repeated:
                ratings.append(value_right_after(self.evaluation, state, seat, choice))
            else:
                ratings.append(self._value(state, seat, choice))
        return ratings

    def appraiser(self, state: State) -> Appraiser:
        """Appraises all tiles; valid for the markers of a round and its first lot, afterwards for one lot."""
        return Appraiser(self.evaluation, state, self.rivalry)

    def rate_market(self, state: State, appraiser: Appraiser) -> list[float]:
        """Rates placements and bids; the appraiser may be older, as long as no seat's goods have changed."""
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        if isinstance(frame, BidOnLot):
            return self._rate_bids(state, frame.seat, appraiser)
        if isinstance(frame, BuyOrPass):
            return self._rate_last_word(state, frame.seat, appraiser)
        if isinstance(frame, PlaceMarker):
            return self._rate_markers(state, frame.seat, appraiser)
        return self._rate_flag(state, frame.seat, appraiser)

    def best(self, state: State) -> Choice:
        if len(state.offered) == 1:
            return state.offered[0]
        ratings = self.rate(state)
        at = 0
        for number, rating in enumerate(ratings):
            if rating > ratings[at]:
                at = number
        return state.offered[at]

    def _value(self, state: State, seat: int, choice: Choice) -> float:
        """The value after a choice; where cards are drawn, the mean over two orders of the pile."""
        if choice is GO_ON_EXPEDITION:
            return self._expedition_value(state, seat)
        value = value_after(self.evaluation, state, seat, choice)
        if isinstance(choice, TileChoice) and choice.kind in (EXPEDITION_TILE, RE_SUPPLY):
            other = state.copy()
            half = len(other.pile) // 2
            other.pile = other.pile[half:] + other.pile[:half]
            value = (value + value_after(self.evaluation, other, seat, choice)) / 2
        return value

    def _expedition_value(self, state: State, seat: int) -> float:
        """The value of drawing as many cards as fit, or of exchanging one; the mean over two orders of the pile."""
        player = state.players[seat]
        row = player.rows[EXPEDITION]
        room = state.edition.hand_limit[row] - len(player.hand)
        value = 0.0
        for half in range(2):
            trial = scratch_copy(state, seat)
            if half:
                middle = len(trial.pile) // 2
                trial.pile = trial.pile[middle:] + trial.pile[:middle]
            piles.draw_into_hand(trial, seat, max(1, min(room, state.edition.gives[EXPEDITION][row])))
            for _ in range(max(0, 1 - room)):
                self._lose_worst_card(trial, seat)
            value += self.evaluation.value(trial, seat) / 2
        return value

    def _lose_worst_card(self, trial: State, seat: int) -> None:
        player = trial.players[seat]
        hand = player.hand
        best = hand
        highest = LOWEST_RATING
        for number in range(len(hand)):
            player.hand = hand[:number] + hand[number + 1 :]
            value = self.evaluation.value(trial, seat)
            if value > highest:
                highest = value
                best = player.hand
        player.hand = best

    def _rate_actions(self, state: State, seat: int) -> list[float]:
        """Actions by the value after them; cards and tiles by what they add to the best action."""
        ratings: list[float] = []
        chances: list[float] = []
        failure = 0.0
        best_action = LOWEST_RATING
        extras: list[int] = []
        for number, choice in enumerate(state.offered):
            if choice.interrupts and not (
                isinstance(choice, CardChoice) and not interruptions.is_bonus(state, choice.effect)
            ):
                extras.append(number)
                ratings.append(LOWEST_RATING)
                continue
            if isinstance(choice, ColonyChoice):
                if not chances:
                    chances = recruit_chances(state.edition, unseen_cards(state), state.edition.founding_cards)
                    failure = failure_value(self.evaluation, state, seat)
                value = founding_value(self.evaluation, state, seat, choice.colony, chances, failure)
            else:
                value = self._value(state, seat, choice)
            ratings.append(value)
            best_action = max(best_action, value)
        if extras:
            now = self.evaluation.value(state, seat)
            for number in extras:
                ratings[number] = best_action + self._value(state, seat, state.offered[number]) - now
            self._favour_sure_gains(state, ratings, best_action)
        return ratings

    def _rate_rest_of_turn(self, state: State, seat: int) -> list[float]:
        """Ending the turn changes nothing; cards and tiles may."""
        now = self.evaluation.value(state, seat)
        ratings: list[float] = []
        for choice in state.offered:
            ratings.append(self._value(state, seat, choice) if choice.interrupts else now)
        self._favour_sure_gains(state, ratings, now)
        return ratings

    def _favour_sure_gains(self, state: State, ratings: list[float], least: float) -> None:
        for number, choice in enumerate(state.offered):
            if isinstance(choice, TileChoice) and choice.interrupts and choice.kind in ONCE_A_ROUND:
                ratings[number] = max(ratings[number], least + SURE_GAIN)

    def _rate_extra_action(self, state: State, seat: int) -> list[float]:
        """Passing keeps the card; spending it has the value of the best action."""
        ratings: list[float] = []
        for choice in state.offered:
            copied = state.copy()
            if choice is EXTRA_ACTION:
                advance(copied, choice)
                ratings.append(max(self.rate(copied)))
            else:
                if is_nearly_over(state):
                    advance(copied, choice)
                ratings.append(self.evaluation.value(copied, seat))
        return ratings

    def _rate_bids(self, state: State, seat: int, appraiser: Appraiser) -> list[float]:
        lot = appraiser.appraise(tile_of_lot(state), auctioneer_of(state))
        highest = highest_bid(state)
        bidder = state.bids.index(highest) if highest else lot.auctioneer
        outcomes = solve_all(lot, speakers_from(state, seat), bidder, highest)
        ratings: list[float] = []
        for number in range(len(state.offered)):
            if number >= len(outcomes):
                ratings.append(LOWEST_RATING)
            else:
                outcome = outcomes[number]
                # Of bids with the same outcome prefer the lowest, and a pass to a bid that changes nothing.
                ratings.append(lot.utility(seat, outcome.winner, outcome.price) - 0.0001 * number)
        return ratings

    def _rate_last_word(self, state: State, seat: int, appraiser: Appraiser) -> list[float]:
        lot = appraiser.appraise(tile_of_lot(state), seat)
        highest = highest_bid(state)
        ratings = [lot.utility(seat, state.bids.index(highest), min(highest, len(lot.selling) - 1))]
        if len(state.offered) > 1:
            price = lot.buying_price(highest)
            ratings.append(lot.utility(seat, seat, price) if price < len(lot.winning[seat]) else LOWEST_RATING)
        return ratings

    def lot_values(self, state: State, kind: int, auctioneer: int) -> LotValues:
        return self.appraiser(state).appraise(kind, auctioneer)

    def _rate_markers(self, state: State, seat: int, appraiser: Appraiser) -> list[float]:
        """The utility of auctioning each of the tiles."""
        ratings: list[float] = []
        known: dict[int, float] = {}
        seats = len(state.players)
        speakers = [(seat + step) % seats for step in range(1, seats)]
        for choice in state.offered:
            assert isinstance(choice, SpaceChoice)
            kind = state.grid[choice.space]
            if kind not in known:
                lot = appraiser.appraise(kind, seat)
                outcome = solve(lot, speakers, seat, 0)
                known[kind] = lot.utility(seat, outcome.winner, outcome.price)
            ratings.append(known[kind])
        return ratings

    def _rate_flag(self, state: State, seat: int, appraiser: Appraiser) -> list[float]:
        """Prefer spaces that lead away from what the next seat wants, towards what this seat wants."""
        following = (seat + 1) % len(state.players)
        ratings: list[float] = []
        for choice in state.offered:
            assert isinstance(choice, SpaceChoice)
            for_them = LOWEST_RATING
            for_me = LOWEST_RATING
            for cell in ADJACENT[choice.space]:
                if state.grid[cell] == NO_TILE:
                    continue
                for_them = max(for_them, appraiser.value_with(following, state.grid[cell]))
                for beyond in ADJACENT[cell]:
                    if state.grid[beyond] != NO_TILE:
                        for_me = max(for_me, appraiser.value_with(seat, state.grid[beyond]))
            if for_me == LOWEST_RATING:
                for_me = for_them
            ratings.append(for_me - for_them)
        return ratings


def speakers_from(state: State, seat: int) -> list[int]:
    """The seats that have not spoken yet, this one first, without the auctioneer."""
    auctioneer = auctioneer_of(state)
    return [other for other in state.clockwise_from(seat) if other != auctioneer and state.bids[other] == NO_BID_YET]
