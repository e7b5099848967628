"""Which choice an order gives, when it is due, and when it no longer fits."""

from math import inf
from typing import Any

import pytest
from tests.tables.random_games import game_of, game_with, people

from goa.core.choices import Choice
from goa.core.grid import SPACES
from goa.rules.auction import BidOnLot
from goa.tables.choosing.leave_order import new_order, seat_orders
from goa.tables.choosing.orders import (
    ALL_OTHERS,
    Order,
    changed_orders,
    choice_of,
    longest_delay,
    lots_to_come,
    order_due,
    outdated_orders,
)
from goa.tables.game_config import GameConfig, Seat
from goa.tables.journal import Entry
from goa.tables.requests.request_errors import RequestRefused
from goa.tables.table import Table
from goa.tables.timing.time_control import TimeControl


def choose(table: Table, *texts: str) -> None:
    for text in texts:
        table.apply_entry(Entry(table.number, "choose", table.state.seat, text))


def at_auctions(edition: str = "2012", seats: int = 4) -> Table:
    """The first question of the first lot. Everybody has ducats; seats count from the auctioneer of lot 1."""
    table = Table(game_of(edition, seats))
    while table.state.lot == 0:
        choose(table, table.state.offered[0].text)
    for player in table.state.players:
        player.ducats = 10
    assert isinstance(table.state.agenda[-1], BidOnLot)
    return table


def seat_after(table: Table, steps: int) -> int:
    """Counted clockwise from the seat that laid the flag."""
    return (table.state.opener + steps) % table.state.seats


def left(table: Table, seat: int, lot: int, kind: Any, amount: int = 0) -> Order:
    return new_order(table, seat, lot, kind, amount)


def answer(table: Table, *orders: Order) -> str | None:
    """The choice for the open question, or the reason why the order is dropped."""
    due = order_due(table, orders)
    if due is None:
        return None
    answer = choice_of(due, table.state)
    return answer.text if isinstance(answer, Choice) else answer


@pytest.mark.parametrize(
    ("control", "passed", "most"),
    [
        (None, 0, inf),
        (TimeControl("live", 600, 10), 0, 10),  # the increment gives it back
        (TimeControl("live", 600), 0, 6),
        (TimeControl("live", 600), 300, 3),
        (TimeControl("live", 600, 60), 580, 5),  # never so long that the time could end
        (TimeControl("live", 600), 600, 0),
        (TimeControl("correspondence", 3600), 0, 900),
        (TimeControl("correspondence", 3600), 3580, 5),
    ],
)
def test_the_delay_of_an_order_costs_no_more_of_a_clock_than_an_answer(
    control: TimeControl | None, passed: int, most: float
) -> None:
    table = Table(game_with("2012", GameConfig(people(2), clock=control)))
    assert longest_delay(table, 1000) == inf  # clocks start with the first choice
    first = table.state.seat
    while table.state.seat == first:
        table.apply_entry(Entry(table.number, "choose", first, table.state.offered[0].text, made=1000))
    assert longest_delay(table, 1000 + passed) == most


def test_orders_of_a_bidder() -> None:
    table = at_auctions()
    first = table.state.seat
    assert answer(table, left(table, first, 1, "pass")) == "pass"
    assert answer(table, left(table, first, 1, "bid", 4)) == "bid 4"
    assert answer(table, left(table, first, 1, "raise", 4)) == "bid 1"
    assert answer(table, left(table, first, ALL_OTHERS, "pass")) == "pass"
    second = seat_after(table, 2)
    early = [left(table, second, 1, "bid", 4), left(table, second, 1, "raise", 4), left(table, second, 1, "bid", 3)]
    assert [answer(table, order) for order in early] == [None] * 3  # another seat is asked
    choose(table, "bid 3")
    assert [answer(table, order) for order in early] == ["bid 4", "bid 4", "outbid"]
    table.state.players[second].ducats = 3
    table.state.offered = table.state.agenda[-1].options(table.state)  # type: ignore[attr-defined]  # a decision
    assert [answer(table, order) for order in early] == ["poor", "pass", "outbid"]


@pytest.mark.parametrize(("edition", "price"), [("2004", 5), ("2012", 3)])
def test_orders_of_an_auctioneer(edition: str, price: int) -> None:
    table = at_auctions(edition)
    auctioneer = table.state.opener
    sell, buy = left(table, auctioneer, 1, "sell"), left(table, auctioneer, 1, "buy", price)
    too_dear, rest = left(table, auctioneer, 1, "buy", price - 1), left(table, auctioneer, ALL_OTHERS, "pass")
    choose(table, "bid 4", "pass", "pass")
    assert table.state.seat == auctioneer
    assert [answer(table, order) for order in (sell, buy, too_dear, rest)] == ["pass", "buy", "pass", "pass"]
    table.state.players[auctioneer].ducats = price - 1
    table.state.offered = table.state.agenda[-1].options(table.state)  # type: ignore[attr-defined]  # a decision
    assert answer(table, buy) == "pass"  # buying is not offered


def test_the_lots_of_a_round_one_after_the_other() -> None:
    """Each choice of three seats comes from an order that was left before the first lot was opened."""
    table = at_auctions()
    flag, bidder, third = seat_after(table, 0), seat_after(table, 1), seat_after(table, 2)
    orders = [
        left(table, bidder, 1, "raise", 5),
        left(table, bidder, 3, "bid", 2),
        left(table, bidder, ALL_OTHERS, "pass"),
        left(table, third, ALL_OTHERS, "pass"),
        left(table, flag, 1, "buy", 3),
        left(table, flag, ALL_OTHERS, "pass"),
        left(table, seat_after(table, 3), ALL_OTHERS, "pass"),
    ]
    while table.state.lot == 1:
        text = answer(table, *orders)
        assert text is not None
        choose(table, text)
    assert [line.text for line in table.log][-4:] == ["bid 1", "pass", "pass", "buy"]
    while table.state.lot and isinstance(table.state.agenda[-1], BidOnLot):
        text = answer(table, *orders)
        assert text == ("bid 2" if table.state.lot == 3 and table.state.seat == bidder else "pass")
        choose(table, text)


def test_a_lot_of_its_own_comes_before_all_others_even_once_it_is_used() -> None:
    table = at_auctions()
    seat = table.state.seat
    rest = left(table, seat, ALL_OTHERS, "pass")
    own = left(table, seat, 1, "bid", 2)
    assert answer(table, rest, own) == "bid 2"
    for status in ("used", "outbid"):
        assert answer(table, rest, Order(**{**_fields(own), "status": status})) is None
    assert answer(table, rest) == "pass"


def _fields(order: Order) -> dict[str, Any]:
    return {name: getattr(order, name) for name in Order.__struct_fields__}


def test_nothing_is_due_in_a_pause_for_a_bot_or_after_the_round() -> None:
    table = at_auctions()
    order = left(table, table.state.seat, ALL_OTHERS, "pass")
    table.paused = True
    assert order_due(table, [order]) is None
    table.paused = False
    table.seats[table.state.seat] = Seat("bot", "B", "red", "random")
    assert order_due(table, [order]) is None
    table.seats[table.state.seat] = Seat("human", "B", "red")
    assert order_due(table, [order]) is order
    assert outdated_orders(table, [order]) == []
    while not table.state.action:
        choose(table, table.state.offered[0].text)
    assert outdated_orders(table, [order]) == [order]
    while table.state.action:
        choose(table, table.state.offered[0].text)
    assert outdated_orders(table, [order]) == [order]  # the next round


def test_an_undone_answer_stays_undone() -> None:
    """The order for all others does not give it again; an order that is left afterwards counts."""
    table = at_auctions()
    seat, order = table.state.seat, left(table, table.state.seat, ALL_OTHERS, "pass")
    text = answer(table, order)
    assert text == "pass"
    choose(table, text)
    table.apply_entry(Entry(table.number, "undo", seat, str(table.state.choices_made - 1)))
    assert table.state.seat == seat
    assert answer(table, order) is None
    table.apply_entry(Entry(table.number, "pause", seat, ""))
    table.apply_entry(Entry(table.number, "resume", seat, ""))
    assert answer(table, order) is None
    assert answer(table, left(table, seat, ALL_OTHERS, "pass")) == "pass"
    assert answer(table, order, left(table, seat, 1, "bid", 2)) == "bid 2"
    choose(table, "bid 1")
    assert answer(table, left(table, seat_after(table, 2), ALL_OTHERS, "pass")) == "pass"  # of the next seat


def test_an_order_is_dropped_when_its_marker_moves() -> None:
    table = Table(game_of("2012", 4))
    choose(table, table.state.offered[0].text)
    choose(table, table.state.offered[0].text)
    owner, seat = seat_after(table, 1), seat_after(table, 3)
    order = left(table, seat, 2, "bid", 5)
    assert changed_orders(table, [order]) == []
    table.apply_entry(Entry(table.number, "undo", owner, str(table.state.choices_made - 1)))
    assert [changed.status for changed in changed_orders(table, [order])] == ["moved"]
    choose(table, table.state.offered[-1].text)
    assert [changed.status for changed in changed_orders(table, [order])] == ["moved"]
    flag = left(table, seat, 1, "bid", 5)
    assert changed_orders(table, [flag]) == []


def test_an_order_whose_lot_is_over_counts_as_used() -> None:
    table = at_auctions()
    auctioneer, bidder = table.state.opener, table.state.seat
    orders = [left(table, auctioneer, 1, "sell"), left(table, bidder, 1, "pass"), left(table, bidder, 2, "sell")]
    choose(table, "pass")
    assert [(changed.seat, changed.status) for changed in changed_orders(table, orders)] == [(bidder, "used")]
    choose(table, "pass", "pass")  # nobody bids, so the auctioneer is not asked
    assert table.state.lot == 2
    assert [(changed.seat, changed.lot) for changed in changed_orders(table, orders)] == [(auctioneer, 1), (bidder, 1)]
    assert all(changed.status == "used" for changed in changed_orders(table, orders))


def test_which_lots_can_have_orders() -> None:
    table = Table(game_of("2012", 4))
    seat = seat_after(table, 1)
    assert lots_to_come(table.state, seat) == [1]  # the flag, before it is laid
    choose(table, table.state.offered[0].text)
    assert lots_to_come(table.state, seat) == [1]
    choose(table, table.state.offered[0].text)
    assert lots_to_come(table.state, seat) == [1, 2]
    while table.state.lot == 0:
        choose(table, table.state.offered[0].text)
    assert lots_to_come(table.state, seat) == [1, 2, 3, 4, 5]
    choose(table, "pass")
    assert lots_to_come(table.state, seat) == [2, 3, 4, 5]
    assert lots_to_come(table.state, seat_after(table, 0)) == [1, 2, 3, 4, 5]


def test_refusals_say_what_was_expected() -> None:
    table = at_auctions()
    seat, auctioneer = seat_after(table, 2), table.state.opener
    choose(table, "bid 3")
    cases: list[tuple[int, int, Any, int, str]] = [
        (seat, 6, "pass", 0, "You cannot leave an order for lot 6. Possible now: 1, 2, 3, 4 and 5."),
        (seat, 1, "sell", 0, "Lot 1: sell is not possible for you. Possible: pass, bid and bid one more."),
        (auctioneer, 1, "bid", 3, "Lot 1: bid is not possible for you. Possible: sell and buy."),
        (seat, ALL_OTHERS, "bid", 3, "For all other lots you can only pass; bid needs a lot."),
        (seat, 1, "bid", 3, "The amount must be from 4 to 10, and 3 is not."),
        (seat, 1, "raise", 11, "The amount must be from 4 to 10, and 11 is not."),
        (seat, 2, "bid", 0, "The amount must be from 1 to 199, and 0 is not."),
        (auctioneer, 1, "buy", 200, "The amount must be from 0 to 199, and 200 is not."),
        (seat_after(table, 1), 1, "pass", 0, "You cannot leave an order for lot 1. Possible now: 2, 3, 4 and 5."),
    ]
    for who, lot, kind, amount, sentence in cases:
        with pytest.raises(RequestRefused) as refused:
            new_order(table, who, lot, kind, amount)
        assert (refused.value.status, str(refused.value)) == (422, sentence)
    assert new_order(table, seat, 2, "bid", 150).amount == 150  # ducats may come until then
    assert new_order(table, seat, 2, "pass", 150).amount == 0
    lies = SPACES[table.state.markers[1]]
    assert new_order(table, seat, 2, "pass", 0, lies).space == table.state.markers[1]
    with pytest.raises(RequestRefused, match="marker of lot 2 was moved"):
        new_order(table, seat, 2, "pass", 0, "e5" if lies != "e5" else "a1")
    table.state.players[seat].ducats = 2
    with pytest.raises(RequestRefused, match=r"Lot 1: bid is not possible for you. Possible: pass\."):
        new_order(table, seat, 1, "bid", 4)
    while not table.state.action:
        choose(table, table.state.offered[0].text)
    with pytest.raises(RequestRefused, match="no lot to leave an order for"):
        new_order(table, seat, 1, "pass", 0)


def test_a_seat_is_told_its_own_orders_only() -> None:
    table = at_auctions()
    seat, other = table.state.seat, seat_after(table, 2)
    used = Order(**{**_fields(left(table, seat, 4, "pass")), "status": "used"})
    dropped = Order(**{**_fields(left(table, seat, 3, "bid", 7)), "status": "poor", "id": 9})
    orders = (left(table, seat, ALL_OTHERS, "pass"), used, left(table, seat, 2, "sell"), dropped)
    told = seat_orders(table, seat, (*orders, left(table, other, 5, "raise", 8)))
    assert [(order.id, order.lot, order.kind, order.amount, order.dropped) for order in told.orders] == [
        (0, 2, "sell", 0, None),
        (9, 3, "bid", 7, "poor"),
        (0, ALL_OTHERS, "pass", 0, None),
    ]
    assert [(lot.lot, lot.auctioneer, lot.kinds, lot.least, lot.most) for lot in told.lots] == [
        (1, table.state.opener, ("pass", "bid", "raise"), 1, 10),
        (2, seat, ("sell", "buy"), 0, 199),
        (3, other, ("pass", "bid", "raise"), 1, 199),
        (4, seat_after(table, 3), ("pass", "bid", "raise"), 1, 199),
        (5, table.state.opener, ("pass", "bid", "raise"), 1, 199),
    ]
    state = table.state
    assert [(lot.tile, lot.space) for lot in told.lots[:2]] == [
        (-1, ""),
        (state.grid[state.markers[1]], SPACES[state.markers[1]]),
    ]
