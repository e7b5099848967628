"""AUC: bidding, paying, and what the winner gets."""

from collections.abc import Mapping
from dataclasses import asdict

import pytest
from tests.rulebook import rule
from tests.table import hand, play, sacks, table, texts, tiles

import goa
from goa.core.events import BANK, BonanzaTurned, DucatsPaid, GoodsTaken, LotOpened, LotTaken
from goa.core.state import NOTHING, State
from goa.editions.vocabulary import NO_TILE, SPICES, TILES

ALONG_THE_TOP = ("north a", "a1", "b1", "c1", "d1")
GRID = {"a1": "ships", "b1": "colonists", "c1": "single clove", "d1": "ship"}


def ducats(state: State) -> list[int]:
    return [player.ducats for player in state.players]


def bids(state: State) -> list[int]:
    """The amounts that may be named now."""
    return [int(text.removeprefix("bid ")) for text in texts(state) if text.startswith("bid ")]


def auction(edition: str, *, players: int = 4, money: list[int] | None = None, first: int = 0, **tile: str) -> State:
    """The flag is under the hammer, the first tiles of the top row come next."""
    return table(
        "auction",
        edition=edition,
        players=players,
        first=first,
        ducats=money or [10] * players,
        marked=ALONG_THE_TOP,
        grid={**GRID, **tile},
    )


# ------------------------------------------------------------------------------------------------ order of the lots


@rule("AUC-1")
def test_the_lots_come_up_in_the_order_of_their_numbers(edition: str) -> None:
    """AUC-1: the flag first, then the tiles of markers 2, 3, 4 and 5."""
    state = table(
        "markers", edition=edition, grid={"a1": "ships", "b1": "colonists", "c1": "single clove", "d1": "ship"}
    )
    events = play(state, "flag north a", "mark a1", "mark b1", "mark c1", "mark d1", *["pass"] * 12)
    opened = [event for event in events if isinstance(event, LotOpened)]
    assert [event.lot for event in opened] == [1, 2, 3, 4, 5]
    assert opened[0].tile == NO_TILE
    assert [TILES[event.tile] for event in opened[1:]] == ["ships", "colonists", "single clove", "ship"]


@rule("AUC-1")
def test_the_auctioneer_owns_the_marker(edition: str) -> None:
    """AUC-1: the flag holder sells the first and the last lot, each other player one in between."""
    for players in (2, 3, 4):
        for first in range(players):
            state = table("markers", edition=edition, players=players, first=first)
            events = play(state, "flag north a", *[f"mark {cell}" for cell in ALONG_THE_TOP[1 : players + 1]])
            events += play(state, *["pass"] * (players - 1) * (players + 1))
            sellers = [event.auctioneer for event in events if isinstance(event, LotOpened)]
            assert sellers == [(first + step) % players for step in range(players + 1)]


@rule("AUC-1")
def test_who_wins_the_flag_changes_nothing_about_the_other_lots(edition: str) -> None:
    """AUC-1: their order and their auctioneers are fixed by the markers."""
    state = auction(edition)
    play(state, "pass", "bid 1", "pass", "pass")
    assert state.flag_holder == 2
    events = play(state, "pass", "pass", "pass", *["pass"] * 9)
    takers = [(event.lot, event.seat) for event in events if isinstance(event, LotTaken)]
    assert takers == [(2, 1), (3, 2), (4, 3), (5, 0)]


# ------------------------------------------------------------------------------------------------------------ bidding


@rule("AUC-2")
def test_everyone_speaks_once_from_the_auctioneers_left(edition: str) -> None:
    """AUC-2: then the auctioneer, if there is a bid; nobody gets a second chance."""
    for first in range(4):
        state = auction(edition, first=first)
        seats = []
        for choice in ("bid 1", "bid 2", "bid 3", "pass"):
            seats.append(state.seat)
            play(state, choice)
        assert seats == [(first + step) % 4 for step in (1, 2, 3, 0)]
        assert state.lot == 2


@rule("AUC-2")
def test_with_two_players_only_the_other_bids(edition: str) -> None:
    """AUC-2: one bid, then the auctioneer decides."""
    state = auction(edition, players=2)
    assert state.seat == 1
    play(state, "bid 3")
    assert state.seat == 0
    assert set(texts(state)) == {"buy", "pass"}


@rule("AUC-2")
def test_the_first_bid_is_at_least_one(edition: str) -> None:
    """AUC-2: a whole number from 1, or a pass."""
    state = auction(edition)
    assert texts(state) == ["pass", *(f"bid {amount}" for amount in range(1, 11))]


@rule("AUC-2")
def test_each_bid_is_higher_than_the_highest_so_far(edition: str) -> None:
    """AUC-2: by any amount; a pass in between changes nothing."""
    state = auction(edition)
    play(state, "bid 4", "pass")
    assert bids(state) == [5, 6, 7, 8, 9, 10]
    with pytest.raises(goa.IllegalChoice, match="AUC-2"):
        goa.apply(state, "bid 4")


@rule("AUC-2")
def test_nobody_bids_more_than_they_have(edition: str) -> None:
    """AUC-2: the last ducat may be bid, and not one more."""
    state = auction(edition, money=[10, 3, 10, 10])
    assert bids(state) == [1, 2, 3]
    play(state, "bid 3")
    assert bids(state) == [4, 5, 6, 7, 8, 9, 10]


@rule("AUC-2")
def test_a_player_who_cannot_bid_is_asked_all_the_same(edition: str) -> None:
    """AUC-2: a bidder without enough ducats can only pass."""
    state = auction(edition, money=[10, 0, 10, 5])
    assert (state.seat, texts(state)) == (1, ["pass"])
    play(state, "pass", "bid 5")
    assert (state.seat, texts(state)) == (3, ["pass"])


@rule("AUC-2")
def test_money_earned_in_the_same_round_may_be_bid(edition: str) -> None:
    """AUC-2: seat 0 sells the flag for 10 and bids with it for the next lot."""
    state = auction(edition, money=[0, 10, 0, 0])
    play(state, "bid 10", "pass", "pass", "pass", "pass", "pass")
    assert (state.lot, state.seat) == (2, 0)
    assert bids(state) == list(range(1, 11))


@rule("AUC-2")
def test_money_spent_in_the_same_round_is_gone(edition: str) -> None:
    """AUC-2: who paid 7 for the flag has 3 left to bid."""
    state = auction(edition, players=3)
    play(state, "pass", "bid 7", "pass")
    assert (state.lot, state.seat) == (2, 2)
    assert bids(state) == [1, 2, 3]


@rule("AUC-2")
def test_a_bid_is_at_most_199_ducats(edition: str) -> None:
    """AUC-2: a purse beyond that makes no difference, and nobody is stuck over it."""
    state = auction(edition, money=[500] * 4)
    assert bids(state)[-1] == 199
    play(state, "bid 199")
    assert texts(state) == ["pass"]
    for higher in ("bid 5", "bid 199"):
        with pytest.raises(goa.IllegalChoice, match="The highest bid is 199 ducats, and no bid can be higher here"):
            play(state, higher)
    with pytest.raises(goa.IllegalChoice, match="A bid is at most 199 ducats"):
        play(state, "bid 200")


@rule("AUC-2", "AUC-3")
def test_at_the_highest_possible_bid_the_auctioneer_may_still_buy(edition: str) -> None:
    """AUC-2, AUC-3: the price of the auctioneer follows from the bid, and is not bound by its limit."""
    state = auction(edition, money=[500] * 4)
    play(state, "bid 199", "pass", "pass", "buy")
    assert ducats(state)[0] == 500 - {"2004": 200, "2012": 198}[edition]


# ------------------------------------------------------------------------------------------------ the auctioneer buys


@rule("AUC-3")
def test_the_auctioneer_who_buys_pays_the_bank(edition: str) -> None:
    """AUC-3: one more than the highest bid in 2004, one less in 2012; nobody else pays or earns."""
    price = {"2004": 6, "2012": 4}[edition]
    state = auction(edition)
    events = play(state, "bid 3", "bid 5", "pass", "buy")
    assert ducats(state) == [10 - price, 10, 10, 10]
    assert DucatsPaid(0, BANK, price) in events
    assert LotTaken(0, 1, NO_TILE, price) in events


@rule("AUC-3")
def test_the_auctioneer_buys_any_lot_not_only_the_flag(edition: str) -> None:
    """AUC-3: the auctioneer of a tile may keep it in the same way."""
    price = {"2004": 4, "2012": 2}[edition]
    state = auction(edition)
    play(state, "pass", "pass", "pass", "pass", "bid 3", "pass", "buy")
    assert ducats(state) == [10, 10 - price, 10, 10]
    assert state.players[1].ships == 8


@rule("AUC-3", editions=("2012",))
def test_after_a_bid_of_one_the_auctioneer_buys_for_nothing(edition: str) -> None:
    """AUC-3: one less than 1 is nothing, so even a broke auctioneer may buy."""
    state = auction(edition, money=[0, 10, 10, 10])
    play(state, "bid 1", "pass", "pass")
    assert "buy" in texts(state)
    play(state, "buy")
    assert ducats(state) == [0, 10, 10, 10]
    assert state.flag_holder == 0


@rule("AUC-3")
def test_the_auctioneer_may_buy_with_the_last_ducat(edition: str) -> None:
    """AUC-3: over a bid of 5 it takes 6 ducats in 2004 and 4 in 2012."""
    price = {"2004": 6, "2012": 4}[edition]
    state = auction(edition, money=[price, 10, 10, 10])
    play(state, "pass", "bid 5", "pass", "buy")
    assert ducats(state) == [0, 10, 10, 10]


@rule("AUC-3")
def test_an_auctioneer_who_cannot_pay_cannot_buy(edition: str) -> None:
    """AUC-3: with one ducat too few the auctioneer is asked, but may only pass and be paid."""
    too_little = {"2004": 5, "2012": 3}[edition]
    state = auction(edition, money=[too_little, 10, 10, 10])
    play(state, "pass", "bid 5", "pass")
    assert (state.seat, texts(state)) == (0, ["pass"])
    with pytest.raises(goa.IllegalChoice, match="AUC"):
        goa.apply(state, "buy")
    play(state, "pass")
    assert ducats(state) == [too_little + 5, 10, 5, 10]


@rule("AUC-3")
def test_the_price_is_read_off_the_highest_bid_alone(edition: str) -> None:
    """AUC-3: lower bids do not matter."""
    price = {"2004": 10, "2012": 8}[edition]
    state = auction(edition)
    play(state, "bid 1", "bid 2", "bid 9", "buy")
    assert ducats(state) == [10 - price, 10, 10, 10]


# ------------------------------------------------------------------------------------------- the highest bidder buys


@rule("AUC-4")
def test_the_highest_bidder_pays_the_auctioneer_the_own_bid(edition: str) -> None:
    """AUC-4: the highest bidder takes the lot; those who bid less pay nothing."""
    state = auction(edition)
    events = play(state, "bid 2", "bid 3", "bid 7", "pass")
    assert ducats(state) == [17, 10, 10, 3]
    assert DucatsPaid(3, 0, 7) in events
    assert LotTaken(3, 1, NO_TILE, 7) in events


@rule("AUC-4")
def test_passing_after_a_bid_does_not_win_by_sitting_last(edition: str) -> None:
    """AUC-4: the first to speak wins if all later ones pass."""
    state = auction(edition)
    play(state, "bid 1", "pass", "pass", "pass")
    assert ducats(state) == [11, 9, 10, 10]
    assert state.flag_holder == 1


@rule("AUC-4")
def test_the_money_is_the_auctioneers_at_once(edition: str) -> None:
    """AUC-4: the auctioneer may use it to keep the next lot."""
    state = auction(edition, players=2, money=[0, 20])
    play(state, "bid 5", "pass")  # seat 0 sells the flag
    play(state, "pass")  # seat 1 keeps lot 2
    play(state, "bid 4")
    assert (state.seat, state.lot) == (0, 3)
    assert "buy" in texts(state)


# ------------------------------------------------------------------------------------------------------- nobody bids


@rule("AUC-5")
def test_without_a_bid_the_auctioneer_takes_the_lot_for_nothing(edition: str) -> None:
    """AUC-5: the auctioneer is not asked."""
    state = auction(edition)
    events = play(state, "pass", "pass", "pass")
    assert LotTaken(0, 1, NO_TILE, 0) in events
    assert not [event for event in events if isinstance(event, DucatsPaid)]
    assert ducats(state) == [10, 10, 10, 10]
    assert (state.lot, state.seat) == (2, 2)


@rule("AUC-5")
def test_the_auctioneer_cannot_refuse_it(edition: str) -> None:
    """AUC-5: with four plantations the auctioneer has to give one up for the plantation nobody wanted."""
    full = {f"plantation {number}": f"single {spice}:" for number, spice in enumerate(SPICES[:4], start=1)}
    state = table(
        "auction",
        edition=edition,
        players=2,
        marked=ALONG_THE_TOP,
        grid={"a1": "double clove"},
        boards={1: full},
    )
    play(state, "pass", "pass")
    assert state.seat == 1
    assert texts(state) == [f"give up plantation {number}" for number in (1, 2, 3, 4)]


@rule("AUC-5")
def test_even_a_broke_auctioneer_takes_it(edition: str) -> None:
    """AUC-5: nothing is nothing."""
    state = auction(edition, money=[0, 0, 0, 0])
    play(state, *["pass"] * 15)
    assert state.players[1].ships == 8
    assert tiles(state, 0) == ["ship"]
    assert ducats(state) == [0, 0, 0, 0]


# ---------------------------------------------------------------------------------------------------------- the flag


@rule("AUC-6")
def test_the_flag_brings_an_extra_action_card_to_the_buyer(edition: str) -> None:
    """AUC-6: to the highest bidder, to the auctioneer who buys, and to the one who keeps it for nothing."""
    for answers, taker in (
        (("pass", "bid 2", "pass", "pass"), 2),
        (("pass", "bid 2", "pass", "buy"), 0),
        (("pass", "pass", "pass"), 0),
    ):
        state = auction(edition)
        play(state, *answers)
        assert [player.extra_actions for player in state.players] == [int(seat == taker) for seat in range(4)]
        assert state.flag_holder == taker


@rule("AUC-6")
def test_other_lots_bring_no_extra_action_card(edition: str) -> None:
    """AUC-6: only the flag does."""
    state = auction(edition)
    play(state, *["pass"] * 15)
    assert [player.extra_actions for player in state.players] == [1, 0, 0, 0]


@rule("AUC-6")
def test_the_new_flag_holder_takes_the_first_action(edition: str) -> None:
    """AUC-6: the buyer is first player from the actions of this round on, not yet in its auctions."""
    state = auction(edition)
    play(state, "pass", "bid 2", "pass", "pass")
    assert state.seat == 2  # left of seat 1, who sells lot 2
    play(state, *["pass"] * 12)
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        play(state, "build ships")
        if "end turn" in texts(state):
            play(state, "end turn")
    assert seats == [2, 3, 0, 1]


@rule("AUC-6")
def test_the_new_flag_holder_lays_marker_one_in_the_next_round(edition: str) -> None:
    """AUC-6: the holder keeps the flag until somebody else buys it."""
    state = auction(edition, players=2)
    play(state, "bid 1", "pass", "pass", "pass")
    while state.round == 1:
        play(state, "build ships" if "build ships" in texts(state) else texts(state)[0])
    assert state.seat == 1
    assert texts(state)[0].startswith("flag")


# --------------------------------------------------------------------------------------------- what the winner takes


@rule("AUC-7")
def test_the_tile_leaves_the_grid(edition: str) -> None:
    """AUC-7: its space is empty afterwards, also if it was taken for nothing."""
    state = auction(edition)
    play(state, "pass", "pass", "pass")
    assert TILES[state.grid[0]] == "ships"
    play(state, "pass", "bid 1", "pass", "pass")
    assert state.grid[0] == NO_TILE
    play(state, "pass", "pass", "pass")
    assert state.grid[1] == NO_TILE


@rule("AUC-7")
def test_the_markers_return_for_the_next_round(edition: str) -> None:
    """AUC-7: every player can place all markers again."""
    state = auction(edition, players=2)
    play(state, "pass", "pass", "pass")
    while state.round == 1:
        play(state, texts(state)[0])
    play(state, "flag south a", "mark a5", "mark b5")
    assert state.lot == 1


@rule("AUC-7")
def test_a_plantation_is_laid_and_filled_at_once(edition: str) -> None:
    """AUC-7: before the next lot comes up."""
    state = auction(edition, a1="double nutmeg")
    play(state, "pass", "pass", "pass", "pass", "pass", "bid 4", "pass")
    assert sacks(state, 0) == {"plantation 1": ["nutmeg", "nutmeg"]}
    assert state.lot == 3


@rule("AUC-7")
def test_an_at_once_tile_is_carried_out_and_discarded(edition: str) -> None:
    """AUC-7: its goods come before the next lot; the tile is gone."""
    state = auction(edition)
    play(state, "pass", "pass", "pass", "bid 1", "pass", "pass", "pass")
    assert state.players[2].ships == 8
    assert tiles(state, 2) == []
    assert [TILES[kind] for kind in state.discarded_tiles] == ["ships"]


@rule("AUC-7")
def test_an_at_once_tile_may_ask_before_the_next_lot(edition: str) -> None:
    """AUC-7: Ships/colonists is settled by its winner first."""
    state = auction(edition, a1="ships or colonists")
    play(state, "pass", "pass", "pass", "pass", "bid 1", "pass", "pass")
    assert state.seat == 3
    play(state, "take colonists")
    assert state.players[3].colonists == 5
    assert state.lot == 3


@rule("AUC-7")
def test_a_kept_tile_waits_for_an_action_turn(edition: str) -> None:
    """AUC-7: it lies in front of its owner and cannot be used in the auctions."""
    state = auction(edition, a1="ducats")
    play(state, "pass", "pass", "pass", "pass", "bid 1", "pass", "pass")
    assert tiles(state, 3) == ["ducats"]
    assert state.seat == 3  # the first bidder on lot 3
    assert "use ducats" not in texts(state)


# ------------------------------------------------------------------------------------------------------------ Bonanza


def corner(
    edition: str,
    bonus: str,
    tile: str = "ship",
    *,
    board: Mapping[str, str] | None = None,
    round: int = 1,
    seed: int = 1,
) -> State:
    """Two players; lot 2 is the corner a1 with this Bonanza tile under it, and seat 1 sells it."""
    state = table(
        "auction",
        edition=edition,
        players=2,
        seed=seed,
        round=round,
        ducats=[10, 10],
        marked=ALONG_THE_TOP,
        grid={"a1": tile, "b1": "colonist"},
        bonanza=True,
        boards={1: board or {}},
        hands={1: ["tiger", "fish"]},
    )
    state.corners = (bonanza(state, bonus), NOTHING, NOTHING, NOTHING)
    play(state, "pass")
    return state


def bonanza(state: State, words: str) -> int:
    """The number of a Bonanza tile by what it brings."""
    for number, gain in enumerate(state.edition.bonanza):
        brings = {name: count for name, count in asdict(gain).items() if count}
        if brings == dict(zip(words.split()[1::2], map(int, words.split()[::2]), strict=True)):
            return number
    raise AssertionError(f"no Bonanza tile brings {words}")


@rule("AUC-7", editions=("2012",))
def test_bonanza_brings_goods(edition: str) -> None:
    """AUC-7: the buyer of the corner tile turns up the tile under it and gets the bonus."""
    for bonus, expected in (
        ("2 ships", (6, 2, 10, 0, 2)),
        ("2 colonists", (4, 4, 10, 0, 2)),
        ("1 ships 1 colonists", (5, 3, 10, 0, 2)),
        ("3 ducats", (4, 2, 13, 0, 2)),
        ("5 ducats", (4, 2, 15, 0, 2)),
        ("1 extra_actions", (4, 2, 10, 1, 2)),
        ("1 cards", (4, 2, 10, 0, 3)),
    ):
        state = corner(edition, bonus)
        number = state.corners[0]
        events = play(state, "pass")
        player = state.players[1]
        got = (player.ships, player.colonists, player.ducats, player.extra_actions, len(player.hand))
        assert got == expected, bonus
        assert BonanzaTurned(1, number) in events


@rule("AUC-7", editions=("2012",))
def test_bonanza_goes_to_the_bidder_who_wins_the_corner(edition: str) -> None:
    """AUC-7: and not to the auctioneer."""
    state = corner(edition, "2 ships")
    play(state, "bid 3", "pass")
    assert [player.ships for player in state.players] == [6, 4]


@rule("AUC-7", editions=("2012",))
def test_bonanza_comes_also_with_a_corner_the_auctioneer_buys(edition: str) -> None:
    """AUC-7: at whatever price, also for nothing."""
    for answers in (("bid 3", "buy"), ("pass",)):
        state = corner(edition, "2 ships")
        play(state, *answers)
        assert [player.ships for player in state.players] == [4, 6]


@rule("AUC-7", editions=("2012",))
def test_no_bonanza_under_other_tiles_nor_under_the_flag(edition: str) -> None:
    """AUC-7: only the four corners have one."""
    state = corner(edition, "2 ships")
    play(state, "pass")
    left = state.corners
    events = play(state, "pass")
    assert not [event for event in events if isinstance(event, BonanzaTurned)]
    assert state.corners == left


@rule("AUC-7", editions=("2012",))
def test_every_corner_has_its_own_bonanza(edition: str) -> None:
    """AUC-7: north-west, north-east, south-west and south-east."""
    for number, marked in enumerate(
        (("west 1", "a1", "b1"), ("east 1", "e1", "d1"), ("west 5", "a5", "b5"), ("east 5", "e5", "d5"))
    ):
        state = table("auction", edition=edition, players=2, marked=marked, grid={marked[1]: "foreman"}, bonanza=True)
        under = state.corners[number]
        events = play(state, "pass", "pass")
        assert BonanzaTurned(1, under) in events
        assert [tile == NOTHING for tile in state.corners] == [number == other for other in range(4)]


@rule("AUC-7", editions=("2012",))
def test_the_tiles_own_effect_comes_before_the_bonanza(edition: str) -> None:
    """AUC-7: Ships bring 4 ships first, then come the 2 of the Bonanza tile."""
    state = corner(edition, "2 ships", "ships")
    events = play(state, "pass")
    assert [event.number for event in events if isinstance(event, GoodsTaken)] == [4, 2]


@rule("AUC-7", editions=("2012",))
def test_the_tiles_own_question_comes_before_the_bonanza(edition: str) -> None:
    """AUC-7: Ships/colonists is decided while the Bonanza tile still lies face down."""
    state = corner(edition, "2 ships", "ships or colonists")
    events = play(state, "pass")
    assert not [event for event in events if isinstance(event, BonanzaTurned)]
    play(state, "take ships")
    assert state.players[1].ships == 4 + 3 + 2


@rule("AUC-7", editions=("2012",))
def test_what_favor_fetches_comes_before_the_bonanza(edition: str) -> None:
    """AUC-7: Favor in a corner is settled, with the tile it fetches, before the Bonanza tile is turned up."""
    state = corner(edition, "2 ships", "favor")
    state.box = tuple(TILES.index(tile) for tile in ("ships or colonists", "ship", "double ginger", "spice"))
    for choice in ("pass", "take ships or colonists tile"):
        assert not [event for event in play(state, choice) if isinstance(event, BonanzaTurned)]
    events = play(state, "take colonists")
    assert [event.number for event in events if isinstance(event, GoodsTaken)] == [3, 2]
    assert (state.players[1].colonists, state.players[1].ships) == (5, 6)


@rule("AUC-7", editions=("2012",))
def test_a_bonanza_spice_goes_on_an_empty_field(edition: str) -> None:
    """AUC-7: any spice that the field accepts, as the player chooses."""
    state = corner(edition, "1 spices", board={"quilon": "pepper/nutmeg:", "plantation 1": "single clove: clove"})
    play(state, "pass")
    assert state.seat == 1
    assert texts(state) == ["fill quilon with pepper", "fill quilon with nutmeg"]
    play(state, "fill quilon with nutmeg")
    assert sacks(state, 1) == {"plantation 1": ["clove"], "quilon": ["nutmeg"]}
    assert state.lot == 3


@rule("AUC-7", editions=("2012",))
def test_a_bonanza_spice_without_room_is_lost(edition: str) -> None:
    """AUC-7: a plantation won in the corner is filled first, so its fields are no room."""
    state = corner(edition, "1 spices", "double pepper")
    play(state, "pass")
    assert sacks(state, 1) == {"plantation 1": ["pepper", "pepper"]}
    assert state.lot == 3


@rule("AUC-7", editions=("2012",))
def test_a_bonanza_card_comes_hand_limit_or_not(edition: str) -> None:
    """AUC-7: two cards in hand and a limit of 1 do not keep the third away."""
    state = corner(edition, "1 cards")
    play(state, "pass")
    assert len(hand(state, 1)) == 3


@rule("AUC-7", editions=("2012",))
def test_a_bonanza_tile_is_won_once(edition: str) -> None:
    """AUC-7: it is set aside for all to see, and nothing lies under the empty corner."""
    state = corner(edition, "3 ducats")
    number = state.corners[0]
    play(state, "pass")
    assert state.corners[0] == NOTHING
    assert state.bonanza_seen == (number,)


@rule("AUC-7", editions=("2012",))
def test_a_bonanza_tile_won_in_part_a_is_shuffled_in_again(edition: str) -> None:
    """AUC-7: in part B it may lie under a corner once more, and none counts as seen."""
    returned = 0
    for seed in range(30):
        state = corner(edition, "3 ducats", round=4, seed=seed)
        (won,) = state.corners[:1]
        while state.part == 0:
            play(state, texts(state)[0])
        assert state.bonanza_seen == ()
        returned += won in state.corners
    assert 0 < returned < 30
