"""Every offered choice rated in expected final points of the seat that decides."""

from typing import Final, final

from goa.bots.auction_solver import Lot, solve, solve_all
from goa.bots.evaluation import Evaluation
from goa.bots.foundings import failure_worth, founding_worth, unseen_cards
from goa.bots.lots import Appraiser
from goa.bots.odds import recruit_odds
from goa.bots.outlook import is_nearly_over, set_apart, worth_after, worth_at_once
from goa.core.choices import EXTRA_ACTION, GO_ON_EXPEDITION, Choice, OfCard, OfColony, OfSpace, OfTile
from goa.core.engine import advance
from goa.core.frames import Decision
from goa.core.grid import ADJACENT
from goa.core.state import SILENT, State
from goa.editions.names import EXPEDITION, EXPEDITION_TILE, NO_TILE, RE_SUPPLY, SHIP
from goa.rules import interruptions, piles
from goa.rules.action_turns import FinishTurn, TakeAction
from goa.rules.actions.expedition import DrawCard
from goa.rules.actions.harvest import HarvestSack, MixSack
from goa.rules.auction import BidOnLot, LastWord, auctioneer_of, highest_bid, tile_of_lot
from goa.rules.cards import SellSpice, TakeSpice
from goa.rules.fields import PutSpice
from goa.rules.markers import PlaceFlag, PlaceMarker
from goa.rules.round_end import SpendExtraAction
from goa.rules.tiles.duty import DeliverSack
from goa.rules.tiles.supplies import FillPlaces

OUT_OF_THE_QUESTION: Final = -1000.0
SURE_GAIN: Final = 0.02  # a once-a-round tile is never worth less used than kept


@final
class Judgement:
    """An evaluation, and how much the others' worth counts against one's own in auctions."""

    def __init__(self, evaluation: Evaluation, rivalry: float) -> None:
        self.evaluation = evaluation
        self.rivalry = rivalry

    def rate(self, state: State) -> list[float]:
        """A number for each offered choice; the highest is the one to make."""
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        seat = frame.seat
        if isinstance(frame, (BidOnLot, LastWord, PlaceMarker, PlaceFlag)):
            return self.rate_market(state, self.appraiser(state))
        if isinstance(frame, SpendExtraAction):
            return self._rate_extra_action(state, seat)
        if isinstance(frame, TakeAction):
            return self._rate_actions(state, seat)
        if isinstance(frame, FinishTurn):
            return self._rate_rest_of_turn(state, seat)
        is_one_of_many = isinstance(
            frame, (PutSpice, HarvestSack, MixSack, TakeSpice, SellSpice, DeliverSack, FillPlaces, DrawCard)
        )
        ratings: list[float] = []
        for choice in state.offered:
            if is_one_of_many:
                ratings.append(worth_at_once(self.evaluation, state, seat, choice))
            else:
                ratings.append(self._worth(state, seat, choice))
        return ratings

    def appraiser(self, state: State) -> Appraiser:
        """What every tile is worth to everyone; holds for the markers of a round and its first lot, then for a lot."""
        return Appraiser(self.evaluation, state, self.rivalry)

    def rate_market(self, state: State, appraiser: Appraiser) -> list[float]:
        """The same for placements and bids, by an appraisal that may be older as long as nobody's goods changed."""
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        if isinstance(frame, BidOnLot):
            return self._rate_bids(state, frame.seat, appraiser)
        if isinstance(frame, LastWord):
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

    def _worth(self, state: State, seat: int, choice: Choice) -> float:
        """What a choice leads to; where cards are drawn, the mean over two piles."""
        if choice is GO_ON_EXPEDITION:
            return self._expedition_worth(state, seat)
        worth = worth_after(self.evaluation, state, seat, choice)
        if isinstance(choice, OfTile) and choice.kind in (EXPEDITION_TILE, RE_SUPPLY):
            other = state.copy()
            half = len(other.pile) // 2
            other.pile = other.pile[half:] + other.pile[:half]
            worth = (worth + worth_after(self.evaluation, other, seat, choice)) / 2
        return worth

    def _expedition_worth(self, state: State, seat: int) -> float:
        """As many cards as there is room for, the mean over two piles; without room, one card for another."""
        player = state.players[seat]
        row = player.rows[EXPEDITION]
        room = state.edition.hand_limit[row] - len(player.hand)
        worth = 0.0
        for half in range(2):
            table = set_apart(state, seat)
            if half:
                middle = len(table.pile) // 2
                table.pile = table.pile[middle:] + table.pile[:middle]
            piles.draw_into_hand(table, seat, max(1, min(room, state.edition.gives[EXPEDITION][row])))
            for _ in range(max(0, 1 - room)):
                self._lose_worst_card(table, seat)
            worth += self.evaluation.worth(table, seat) / 2
        return worth

    def _lose_worst_card(self, table: State, seat: int) -> None:
        player = table.players[seat]
        hand = player.hand
        best = hand
        highest = OUT_OF_THE_QUESTION
        for number in range(len(hand)):
            player.hand = hand[:number] + hand[number + 1 :]
            worth = self.evaluation.worth(table, seat)
            if worth > highest:
                highest = worth
                best = player.hand
        player.hand = best

    def _rate_actions(self, state: State, seat: int) -> list[float]:
        """Actions by what they lead to; cards and tiles by what they add to the best action."""
        ratings: list[float] = []
        odds: list[float] = []
        failure = 0.0
        best_action = OUT_OF_THE_QUESTION
        extras: list[int] = []
        for number, choice in enumerate(state.offered):
            if choice.interrupts and not (
                isinstance(choice, OfCard) and not interruptions.is_bonus(state, choice.effect)
            ):
                extras.append(number)
                ratings.append(OUT_OF_THE_QUESTION)
                continue
            if isinstance(choice, OfColony):
                if not odds:
                    odds = recruit_odds(state.edition, unseen_cards(state), state.edition.founding_cards)
                    failure = failure_worth(self.evaluation, state, seat)
                worth = founding_worth(self.evaluation, state, seat, choice.colony, odds, failure)
            else:
                worth = self._worth(state, seat, choice)
            ratings.append(worth)
            best_action = max(best_action, worth)
        if extras:
            now = self.evaluation.worth(state, seat)
            for number in extras:
                ratings[number] = best_action + self._worth(state, seat, state.offered[number]) - now
            self._favour_sure_gains(state, ratings, best_action)
        return ratings

    def _rate_rest_of_turn(self, state: State, seat: int) -> list[float]:
        """The end of the turn changes nothing; cards and tiles may."""
        now = self.evaluation.worth(state, seat)
        ratings: list[float] = []
        for choice in state.offered:
            ratings.append(self._worth(state, seat, choice) if choice.interrupts else now)
        self._favour_sure_gains(state, ratings, now)
        return ratings

    def _favour_sure_gains(self, state: State, ratings: list[float], least: float) -> None:
        for number, choice in enumerate(state.offered):
            if isinstance(choice, OfTile) and choice.interrupts and SHIP <= choice.kind <= EXPEDITION_TILE:
                ratings[number] = max(ratings[number], least + SURE_GAIN)

    def _rate_extra_action(self, state: State, seat: int) -> list[float]:
        """Passing keeps the card; spending it is worth as much as the best action it brings."""
        ratings: list[float] = []
        for choice in state.offered:
            table = state.copy()
            if choice is EXTRA_ACTION:
                advance(table, choice)
                ratings.append(max(self.rate(table)))
            else:
                if is_nearly_over(state):
                    advance(table, choice)
                ratings.append(self.evaluation.worth(table, seat))
        return ratings

    def _rate_bids(self, state: State, seat: int, appraiser: Appraiser) -> list[float]:
        lot = appraiser.appraise(tile_of_lot(state), auctioneer_of(state))
        highest = highest_bid(state)
        bidder = state.bids.index(highest) if highest else lot.auctioneer
        outcomes = solve_all(lot, speakers_from(state, seat), bidder, highest)
        ratings: list[float] = []
        for number in range(len(state.offered)):
            if number >= len(outcomes):
                ratings.append(OUT_OF_THE_QUESTION)
            else:
                outcome = outcomes[number]
                # Of bids that lead to the same, the lowest; and rather none than one that changes nothing.
                ratings.append(lot.utility(seat, outcome.winner, outcome.price) - 0.0001 * number)
        return ratings

    def _rate_last_word(self, state: State, seat: int, appraiser: Appraiser) -> list[float]:
        lot = appraiser.appraise(tile_of_lot(state), seat)
        highest = highest_bid(state)
        ratings = [lot.utility(seat, state.bids.index(highest), min(highest, len(lot.selling) - 1))]
        if len(state.offered) > 1:
            price = lot.buying_price(highest)
            ratings.append(lot.utility(seat, seat, price) if price < len(lot.winning[seat]) else OUT_OF_THE_QUESTION)
        return ratings

    def lot(self, state: State, kind: int, auctioneer: int) -> Lot:
        return self.appraiser(state).appraise(kind, auctioneer)

    def _rate_markers(self, state: State, seat: int, appraiser: Appraiser) -> list[float]:
        """What it is worth to auction each of the tiles."""
        ratings: list[float] = []
        known: dict[int, float] = {}
        seats = len(state.players)
        speakers = [(seat + step) % seats for step in range(1, seats)]
        for choice in state.offered:
            assert isinstance(choice, OfSpace)
            kind = state.grid[choice.space]
            if kind not in known:
                lot = appraiser.appraise(kind, seat)
                outcome = solve(lot, speakers, seat, 0)
                known[kind] = lot.utility(seat, outcome.winner, outcome.price)
            ratings.append(known[kind])
        return ratings

    def _rate_flag(self, state: State, seat: int, appraiser: Appraiser) -> list[float]:
        """Lead the trail away from what the next seat wants, towards what one wants oneself."""
        following = (seat + 1) % len(state.players)
        ratings: list[float] = []
        for choice in state.offered:
            assert isinstance(choice, OfSpace)
            for_them = OUT_OF_THE_QUESTION
            for_me = OUT_OF_THE_QUESTION
            for cell in ADJACENT[choice.space]:
                if state.grid[cell] == NO_TILE:
                    continue
                for_them = max(for_them, appraiser.worth_with(following, state.grid[cell]))
                for beyond in ADJACENT[cell]:
                    if state.grid[beyond] != NO_TILE:
                        for_me = max(for_me, appraiser.worth_with(seat, state.grid[beyond]))
            if for_me == OUT_OF_THE_QUESTION:
                for_me = for_them
            ratings.append(for_me - for_them)
        return ratings


def speakers_from(state: State, seat: int) -> list[int]:
    """Those who have not spoken yet, this seat first, the auctioneer left out."""
    auctioneer = auctioneer_of(state)
    return [other for other in state.clockwise_from(seat) if other != auctioneer and state.bids[other] == SILENT]
