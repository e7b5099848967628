"""Hand-offs with and without secret orders: how often a game waits for another person.

PYTHONPATH=build/compiled python bench/engine/orders.py

Captains play whole games. Before the bidding for a lot opens, each captain asks itself what it would answer to every
highest bid that may come, of every bidder. If one order says the same, the captain leaves it; otherwise the game waits.
An order that would lead to another choice than an answer by hand counts as a wait too, so the games are the same with
and without orders, choice by choice. A hand-off is a wait for another person than the one before.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field

import goa
from goa.bots.players.protocol import Bot
from goa.bots.players.registry import seat_bot
from goa.core.choices import BID, BUY, PASS, Bid, Choice
from goa.core.state import State
from goa.rules.auction import BidOnLot, BuyOrPass, auctioneer_of, buying_price
from goa.tables.choosing.leave_order import WITH_AMOUNT
from goa.tables.choosing.orders import FOR_AUCTIONEERS, FOR_BIDDERS, Order, choice_of, space_of_lot

LEVEL = "captain"


@dataclass
class HandOffs:
    """Waits for another person than before, in all of the game and in its auctions."""

    all: int = 0
    in_auctions: int = 0
    waits_in_auctions: int = 0
    last: int = -1  # the seat that the game waited for

    def wait_for(self, state: State) -> None:
        is_another = state.seat != self.last
        self.last = state.seat
        self.all += is_another
        if state.lot:
            self.waits_in_auctions += 1
            self.in_auctions += is_another


@dataclass
class Count:
    """What was counted in some games."""

    games: int = 0
    asked: int = 0  # questions that orders can answer
    ordered: int = 0  # for which an order was left
    dropped: int = 0  # orders that no longer fitted
    different: int = 0  # orders that would have led to another choice
    by_hand: HandOffs = field(default_factory=HandOffs)
    with_orders: HandOffs = field(default_factory=HandOffs)


def play(edition: str, seats: int, seed: int, count: Count) -> None:
    state = goa.new_game(edition, players=seats, seed=seed)
    bots = [seat_bot(LEVEL, seed, seat) for seat in range(seats)]
    orders: dict[int, Order] = {}
    lot = 0
    count.by_hand.last = count.with_orders.last = -1
    while not state.is_over:
        if state.lot != lot:
            lot = state.lot
            orders = (
                {seat: order for seat in range(seats) if (order := order_of(state, seat, bots[seat]))} if lot else {}
            )
        choice = bots[state.seat].choose(goa.observe(state, state.seat), state.offered)
        count.by_hand.wait_for(state)
        if not (is_auction_question(state) and is_answered(state, orders.get(state.seat), choice, count)):
            count.with_orders.wait_for(state)
        goa.apply(state, choice)
    count.games += 1


def is_answered(state: State, order: Order | None, by_hand: Choice, count: Count) -> bool:
    """Whether the order makes the same choice as the captain would by hand."""
    count.asked += 1
    if order is None:
        return False
    count.ordered += 1
    answer = choice_of(order, state)
    count.dropped += isinstance(answer, str)
    count.different += isinstance(answer, Choice) and answer is not by_hand
    return answer is by_hand


def is_auction_question(state: State) -> bool:
    return isinstance(state.agenda[-1], BidOnLot | BuyOrPass)


def order_of(state: State, seat: int, bot: Bot) -> Order | None:
    """The order that never says anything else than the captain, and is dropped in the fewest positions."""
    answers = [(after, bot.choose(goa.observe(after, seat), after.offered)) for after in questions_to(state, seat)]
    best, most = None, 0
    for order in possible_orders(state, seat, {amount_of(after, choice) for after, choice in answers}):
        given = [(choice_of(order, after), choice) for after, choice in answers]
        if all(isinstance(answer, str) or answer is choice for answer, choice in given):
            answered = sum(answer is choice for answer, choice in given)
            if answered > most:
                best, most = order, answered
    return best


def possible_orders(state: State, seat: int, amounts: set[int]) -> Iterator[Order]:
    lot, space = state.lot, space_of_lot(state, state.lot)
    for kind in FOR_AUCTIONEERS if auctioneer_of(state) == seat else FOR_BIDDERS:
        for amount in sorted(amounts) if kind in WITH_AMOUNT else [0]:
            if amount or kind != "bid":
                yield Order(seat, state.part, state.round, lot, space, kind, amount, 0)


def amount_of(state: State, choice: Choice) -> int:
    """What a choice costs the seat that makes it."""
    if choice is BUY:
        return buying_price(state)
    return choice.amount if isinstance(choice, Bid) else 0


def questions_to(state: State, seat: int) -> Iterator[State]:
    """The question to a seat about a lot that has just been opened, for every highest bid of every earlier bidder."""
    if state.seat == seat:
        yield state
        return
    before: list[int] = []
    passed = state.copy()
    while passed.lot == state.lot and is_auction_question(passed) and passed.seat != seat:
        before.append(passed.seat)
        goa.apply(passed, PASS)
    if auctioneer_of(state) != seat:
        yield passed
    for bidder in before:
        for amount in range(1, state.players[bidder].ducats + 1):
            after = state.copy()
            while after.seat != seat:
                goa.apply(after, BID[amount - 1] if after.seat == bidder else PASS)
            yield after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="for each edition and number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--editions", nargs="+", default=["2004", "2012"])
    chosen = parser.parse_args()
    for edition in chosen.editions:
        for seats in chosen.seats:
            count = Count()
            for seed in range(chosen.games):
                play(edition, seats, seed, count)
            report(edition, seats, count)


def report(edition: str, seats: int, count: Count) -> None:
    games, hand, orders = count.games, count.by_hand, count.with_orders
    print(f"{edition}, {seats} seats, {games} games; hand-offs a game:")
    for name, before, after in (
        ("in auctions", hand.in_auctions, orders.in_auctions),
        ("in all", hand.all, orders.all),
    ):
        print(f"  {name}: {before / games:.1f} by hand, {after / games:.1f} with orders ({after / before - 1:+.0%})")
    print(
        f"  questions in auctions: {count.asked}, with an order {count.ordered / count.asked:.1%}, "
        f"dropped {count.dropped / count.asked:.1%}, another choice by hand {count.different / count.asked:.1%}"
    )


if __name__ == "__main__":
    main()
