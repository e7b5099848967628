"""An auction once round is a small game: solved exactly by backward induction, for any values of the lot.

Everyone is taken to know everyone's purse, which can be counted, and to want his own worth high and the others' low.
"""

from typing import Final, final

SPITE: Final = 1.0  # points somebody may throw away to drive a price up
HIGHEST_PRICE: Final = 40  # beyond this nobody's worth is looked at; such bids win nothing worth having


@final
class Lot:
    """What everyone's position is worth, whoever takes the lot at whatever price."""

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
        self.without = without  # by seat: another takes it and pays somebody else
        self.winning = winning  # by seat and price
        self.selling = selling  # the auctioneer's, by the price he is paid
        self.pays_one_less = pays_one_less
        self.share = rivalry / (len(purses) - 1)  # how much each of the others counts against one's own worth
        self.total = 0.0  # of all seats, before somebody takes the lot
        for worth in without:
            self.total += worth

    def worth(self, seat: int, winner: int, price: int) -> float:
        """A seat's position if this is how the auction ends."""
        if seat == winner:
            return self.winning[seat][price]
        if seat == self.auctioneer:
            return self.selling[price]
        return self.without[seat]

    def utility(self, seat: int, winner: int, price: int) -> float:
        """One's own worth less a share of the others'."""
        worth = self.worth(seat, winner, price)
        return worth - self.share * (self._total(winner, price) - worth)

    def _total(self, winner: int, price: int) -> float:
        total = self.total - self.without[winner] + self.winning[winner][price]
        if winner != self.auctioneer:
            total += self.selling[price] - self.without[self.auctioneer]
        return total

    def highest_sensible_price(self) -> int:
        """Beyond this every seat would lose by winning, a little spite included."""
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
    """Who takes the lot, and for how much."""

    def __init__(self, winner: int, price: int) -> None:
        self.winner = winner
        self.price = price


def last_word(lot: Lot, bidder: int, highest: int) -> Outcome:
    """The auctioneer takes the lot himself or lets the highest bidder pay him."""
    seat = lot.auctioneer
    if highest == 0:
        return Outcome(seat, 0)
    price = lot.buying_price(highest)
    can_pay = price <= lot.purses[seat] and price <= HIGHEST_PRICE
    if can_pay and lot.utility(seat, seat, price) > lot.utility(seat, bidder, highest):
        return Outcome(seat, price)
    return Outcome(bidder, highest)


def solve(lot: Lot, speakers: list[int], bidder: int, highest: int) -> Outcome:
    """How the auction ends if those who have not spoken, the auctioneer apart, all play well from here."""
    if not speakers:
        return last_word(lot, bidder, highest)
    outcomes = solve_all(lot, speakers, bidder, highest)
    seat = speakers[0]
    best = outcomes[0]
    value = lot.utility(seat, best.winner, best.price)
    for outcome in outcomes:
        worth = lot.utility(seat, outcome.winner, outcome.price)
        if worth > value:
            value = worth
            best = outcome
    return best


def solve_all(lot: Lot, speakers: list[int], bidder: int, highest: int) -> list[Outcome]:
    """How it ends for each answer of the first speaker: a pass, then bids from one above the highest upward."""
    seat = speakers[0]
    top = max(min(highest, HIGHEST_PRICE), lot.highest_sensible_price())
    # By bidder and highest bid: the outcome once all the following seats have spoken.
    after: list[list[Outcome]] = []
    for other in range(len(lot.purses)):
        after.append([last_word(lot, other, min(price, lot.purses[other])) for price in range(top + 1)])
    for position in range(len(speakers) - 1, 0, -1):
        after = _one_earlier(lot, speakers[position], after, top)
    outcomes = [after[bidder][min(highest, top)] if highest else after[lot.auctioneer][0]]
    for bid in range(highest + 1, min(lot.purses[seat], top) + 1):
        outcomes.append(after[seat][bid])
    return outcomes


def _one_earlier(lot: Lot, seat: int, after: list[list[Outcome]], top: int) -> list[list[Outcome]]:
    """The outcomes when this seat still has to speak, given those when it has spoken."""
    limit = min(lot.purses[seat], top)
    # The best of its bids above each price, found from the top down.
    best_above: list[Outcome | None] = [None] * (top + 1)
    values: list[float] = [0.0] * (top + 1)
    best: Outcome | None = None
    value = 0.0
    for price in range(top, -1, -1):
        best_above[price] = best
        values[price] = value
        if price <= limit:
            outcome = after[seat][price]
            worth = lot.utility(seat, outcome.winner, outcome.price)
            if best is None or worth >= value:  # the lower of two equal bids
                best = outcome
                value = worth
    before: list[list[Outcome]] = []
    for bidder in range(len(lot.purses)):
        line: list[Outcome] = []
        for price in range(top + 1):
            passing = after[bidder][price]
            raising = best_above[price]
            if raising is not None and values[price] > lot.utility(seat, passing.winner, passing.price):
                line.append(raising)
            else:
                line.append(passing)
        before.append(line)
    return before


def break_even(lot: Lot, seat: int, speakers: list[int], bidder: int, highest: int) -> int:
    """The highest price at which winning is no worse than leaving the lot to the others; -1 if it never is."""
    others = [speaker for speaker in speakers if speaker != seat]
    left = solve(lot, others, bidder, highest)
    without = lot.utility(seat, left.winner, left.price)
    best = -1
    for price in range(min(lot.purses[seat], HIGHEST_PRICE) + 1):
        if lot.utility(seat, seat, price) >= without:
            best = price
    return best
