"""Solves the auction of a lot exactly, by backward induction: every seat speaks once, the auctioneer last.

Assumes that all seats know each other's ducats, which can be counted, and that each wants a high value for itself and
low values for the others.
"""

from typing import Final, final

SPITE: Final = 1.0  # points that a seat may give up to drive a price up
HIGHEST_PRICE: Final = 40  # higher bids win nothing worth having and are not considered


@final
class LotValues:
    """The value of the position to each seat, for every winner and price of a lot."""

    def __init__(
        self,
        auctioneer: int,
        purses: list[int],
        without: list[float],
        winning: list[list[float]],
        selling: list[float],
        pays_one_less: bool,
        rivalry: float,
    ) -> None:
        self.auctioneer = auctioneer
        self.purses = purses
        self.without = without  # by seat: another seat takes the lot, and this one is not paid
        self.winning = winning  # by seat and price
        self.selling = selling  # to the auctioneer, by the price the winner pays
        self.pays_one_less = pays_one_less
        self.share = rivalry / (len(purses) - 1)  # how much the value of each other seat counts against one's own
        self.total = 0.0  # of all seats, before the lot is taken
        for value in without:
            self.total += value

    def value(self, seat: int, winner: int, price: int) -> float:
        """The value to a seat if the auction ends this way."""
        if seat == winner:
            return self.winning[seat][price]
        if seat == self.auctioneer:
            return self.selling[price]
        return self.without[seat]

    def utility(self, seat: int, winner: int, price: int) -> float:
        """The value to a seat, less a share of the values to the others."""
        value = self.value(seat, winner, price)
        return value - self.share * (self._total(winner, price) - value)

    def _total(self, winner: int, price: int) -> float:
        total = self.total - self.without[winner] + self.winning[winner][price]
        if winner != self.auctioneer:
            total += self.selling[price] - self.without[self.auctioneer]
        return total

    def highest_sensible_price(self) -> int:
        """Above this price every seat would lose by winning, even with some spite."""
        highest = 0
        for seat in range(len(self.purses)):
            prices = self.winning[seat]
            for price in range(len(prices) - 1, highest, -1):
                if prices[price] > self.without[seat] - SPITE:
                    highest = price
                    break
        return highest

    def buying_price(self, highest: int) -> int:
        return highest - 1 if self.pays_one_less else highest + 1


@final
class Outcome:
    """The seat that takes the lot, and the price."""

    def __init__(self, winner: int, price: int) -> None:
        self.winner = winner
        self.price = price


def last_word(lot: LotValues, bidder: int, highest: int) -> Outcome:
    """The auctioneer buys the lot or sells it to the highest bidder, whichever has more utility."""
    seat = lot.auctioneer
    if highest == 0:
        return Outcome(seat, 0)
    price = lot.buying_price(highest)
    can_pay = price <= lot.purses[seat] and price <= HIGHEST_PRICE
    if can_pay and lot.utility(seat, seat, price) > lot.utility(seat, bidder, highest):
        return Outcome(seat, price)
    return Outcome(bidder, highest)


def solve(lot: LotValues, speakers: list[int], bidder: int, highest: int) -> Outcome:
    """How the auction ends if all seats play well; `speakers` are still to bid, the auctioneer not among them."""
    if not speakers:
        return last_word(lot, bidder, highest)
    outcomes = solve_all(lot, speakers, bidder, highest)
    seat = speakers[0]
    best = outcomes[0]
    highest_utility = lot.utility(seat, best.winner, best.price)
    for outcome in outcomes:
        utility = lot.utility(seat, outcome.winner, outcome.price)
        if utility > highest_utility:
            highest_utility = utility
            best = outcome
    return best


def solve_all(lot: LotValues, speakers: list[int], bidder: int, highest: int) -> list[Outcome]:
    """How the auction ends for each answer of the first speaker: a pass, then bids upward from the lowest allowed."""
    seat = speakers[0]
    top = max(min(highest, HIGHEST_PRICE), lot.highest_sensible_price())
    # By bidder and highest bid: the outcome once all following seats have spoken.
    after: list[list[Outcome]] = []
    for other in range(len(lot.purses)):
        after.append([last_word(lot, other, min(price, lot.purses[other])) for price in range(top + 1)])
    for position in range(len(speakers) - 1, 0, -1):
        after = _one_earlier(lot, speakers[position], after, top)
    outcomes = [after[bidder][min(highest, top)] if highest else after[lot.auctioneer][0]]
    for bid in range(highest + 1, min(lot.purses[seat], top) + 1):
        outcomes.append(after[seat][bid])
    return outcomes


def _one_earlier(lot: LotValues, seat: int, after: list[list[Outcome]], top: int) -> list[list[Outcome]]:
    """The outcomes before this seat speaks, from those after it has spoken."""
    limit = min(lot.purses[seat], top)
    # The best of its bids above each price, from the top down.
    best_above: list[Outcome | None] = [None] * (top + 1)
    utilities: list[float] = [0.0] * (top + 1)
    best: Outcome | None = None
    highest = 0.0
    for price in range(top, -1, -1):
        best_above[price] = best
        utilities[price] = highest
        if price <= limit:
            outcome = after[seat][price]
            utility = lot.utility(seat, outcome.winner, outcome.price)
            if best is None or utility >= highest:  # the lower of two equal bids
                best = outcome
                highest = utility
    before: list[list[Outcome]] = []
    for bidder in range(len(lot.purses)):
        line: list[Outcome] = []
        for price in range(top + 1):
            passing = after[bidder][price]
            raising = best_above[price]
            if raising is not None and utilities[price] > lot.utility(seat, passing.winner, passing.price):
                line.append(raising)
            else:
                line.append(passing)
        before.append(line)
    return before


def break_even(lot: LotValues, seat: int, speakers: list[int], bidder: int, highest: int) -> int:
    """The highest price at which winning is no worse than passing; -1 if there is none."""
    others = [speaker for speaker in speakers if speaker != seat]
    left = solve(lot, others, bidder, highest)
    without = lot.utility(seat, left.winner, left.price)
    best = -1
    for price in range(min(lot.purses[seat], HIGHEST_PRICE) + 1):
        if lot.utility(seat, seat, price) >= without:
            best = price
    return best
