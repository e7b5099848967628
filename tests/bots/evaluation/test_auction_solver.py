"""The auction solver, compared with plain recursion over every bid, and the prices it finds."""

from goa.bots.evaluation.auction_solver import LotValues, Outcome, break_even, last_word, solve
from goa.core.dice import face, rolled

MOST_DUCATS = 7


def brute_force(lot: LotValues, speakers: list[int], bidder: int, highest: int) -> Outcome:
    """Each seat in turn tries a pass and every bid, and keeps the first one with the most utility."""
    if not speakers:
        return last_word(lot, bidder, highest)
    seat = speakers[0]
    best = brute_force(lot, speakers[1:], bidder, highest)
    for bid in range(highest + 1, lot.purses[seat] + 1):
        outcome = brute_force(lot, speakers[1:], seat, bid)
        if lot.utility(seat, outcome.winner, outcome.price) > lot.utility(seat, best.winner, best.price):
            best = outcome
    return best


def random_lot(seed: int, seats: int) -> LotValues:
    """Any purses, any value of the lot and of a ducat."""
    dice = rolled(seed)

    def throw(sides: int) -> int:
        nonlocal dice
        dice = rolled(dice)
        return face(dice, sides)

    purses = [throw(MOST_DUCATS + 1) for _ in range(seats)]
    without = [float(throw(40)) for _ in range(seats)]
    gains = [throw(60) / 10 for _ in range(seats)]
    ducat = [0.2 + throw(10) / 10 for _ in range(seats)]
    winning = [
        [without[seat] + gains[seat] - ducat[seat] * price for price in range(purses[seat] + 1)]
        for seat in range(seats)
    ]
    auctioneer = throw(seats)
    selling = [without[auctioneer] + ducat[auctioneer] * price for price in range(41)]
    return LotValues(auctioneer, purses, without, winning, selling, bool(throw(2)), throw(11) / 10)


def test_backward_induction_finds_what_trying_everything_finds() -> None:
    """The utilities agree wherever no seat could gain by more than a point of spite."""
    compared = 0
    for seed in range(400):
        for seats in (2, 3, 4):
            lot = random_lot(seed, seats)
            if lot.highest_sensible_price() < max(lot.purses):
                continue
            speakers = [(lot.auctioneer + step) % seats for step in range(1, seats)]
            one, other = solve(lot, speakers, lot.auctioneer, 0), brute_force(lot, speakers, lot.auctioneer, 0)
            first = speakers[0]
            assert lot.utility(first, one.winner, one.price) == lot.utility(first, other.winner, other.price)
            compared += 1
    assert compared > 100


def lot_for_two(gain: float, *, pays_one_less: bool = False) -> LotValues:
    """Seat 0 auctions; the lot is worth so many points to both, a ducat one point."""
    winning = [[gain - price for price in range(11)] for _ in range(2)]
    return LotValues(0, [10, 10], [0.0, 0.0], winning, [float(price) for price in range(41)], pays_one_less, 0.0)


def test_break_even_is_the_price_at_which_winning_is_worth_nothing() -> None:
    lot = lot_for_two(4.0)
    # Left alone, the auctioneer takes it for nothing, which costs seat 1 nothing: it may pay up to 4.
    assert break_even(lot, 1, [1], 0, 0) == 4


def test_an_auctioneer_who_wants_it_buys_and_one_who_does_not_sells() -> None:
    lot = lot_for_two(9.0)
    assert last_word(lot, 1, 3).winner == 0
    assert last_word(lot, 1, 9).winner == 1


def test_in_the_new_edition_the_auctioneer_buys_for_one_less() -> None:
    assert last_word(lot_for_two(9.0, pays_one_less=True), 1, 3).price == 2
    assert last_word(lot_for_two(9.0), 1, 3).price == 4


def test_without_a_bid_the_auctioneer_takes_it_for_nothing() -> None:
    outcome = last_word(lot_for_two(0.5), 1, 0)
    assert (outcome.winner, outcome.price) == (0, 0)
