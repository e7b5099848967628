"""What everyone may see is sent as it is on the table: nothing has to be worked out, nothing is packed into bits."""

from typing import Any

import pytest
from tests.tables.random_games import play_at_random, view_of
from tests.tables.variants import VARIANTS, Variant, table_of

from goa.core.choices import BY_TEXT
from goa.core.frames import Decision
from goa.core.grid import CORNERS, SPACES
from goa.core.places import PLACES, SPICES_IN, accepted_by, field_count, plantation
from goa.core.sacks import count
from goa.core.state import NOTHING, Player, State
from goa.record.wire import JsonObject
from goa.rules.actions.progress import PaySpice
from goa.rules.auction import auctioneer_of
from goa.tables.payloads.printed import printed
from goa.tables.table import Table

MOST_BITS = 200  # numbers of cards, choices and ducats are small; bits of sacks and places are not


@pytest.mark.parametrize("variant", VARIANTS[::2], ids=str)
def test_the_table_is_sent_as_it_lies(variant: Variant) -> None:
    table, dice = table_of(*variant), 4
    met = {"founding": 0, "auction": 0, "scores": 0, "bonanza": 0, "passed_extra_actions": 0}
    while True:
        state = table.state
        if table.number % 4 == 0 or state.founding != NOTHING or state.out_of_extras or table.is_over:
            shown = view_of(table, -1)["table"]
            for name in met:
                met[name] += bool(shown[name])
            check_table(state, shown)
            for player, area in zip(state.players, shown["players"], strict=True):
                check_area(table, player, area)
        if table.is_over:
            break
        dice = play_at_random(table, dice)
    _, seats, _, bonanza, _, _ = variant
    rare = {"passed_extra_actions": seats == 2, "bonanza": not bonanza}
    assert all(met[name] for name in met if not rare.get(name)), met


def check_table(state: State, shown: JsonObject) -> None:
    assert shown["markers"] == [
        {"space": SPACES[space], "seat": (state.opener + index) % state.seats}
        for index, space in enumerate(state.markers)
    ]
    corners = [SPACES[cell] for cell, tile in zip(CORNERS, state.corners, strict=True) if tile != NOTHING]
    expected = {"corners": corners, "seen": list(state.bonanza_seen)} if state.options.bonanza else None
    assert shown["bonanza"] == expected
    assert sum(1 << seat for seat in shown["passed_extra_actions"]) == state.out_of_extras
    assert shown["colony_tiles"] == [[list(SPICES_IN[tile]) for tile in stack] for stack in state.stacks]
    assert (shown["auction"] is not None) == (state.lot > 0)
    if shown["auction"]:
        check_auction(state, shown["auction"])
    assert (shown["founding"] is not None) == (state.founding != NOTHING)
    if shown["founding"]:
        founding = shown["founding"]
        assert founding["colony"] == state.founding
        assert founding["recruits"] == state.recruits == founding["from_marker"] + founding["from_cards"]
        assert founding["missing"] == founding["needs"] - state.recruits > 0


def check_auction(state: State, shown: JsonObject) -> None:
    assert (shown["lot"], shown["bids"]) == (state.lot, state.bids)
    assert shown["order"][-1] == shown["auctioneer"] == auctioneer_of(state)
    assert sorted(shown["order"]) == list(range(state.seats))
    assert shown["highest"] == max(0, *state.bids)
    assert shown["bidder"] == (state.bids.index(shown["highest"]) if shown["highest"] else -1)
    expected = -1 if state.lot == 1 else state.grid[state.markers[state.lot - 1]]
    assert shown["tile"] == expected


def check_area(table: Table, player: Player, area: JsonObject) -> None:
    accepted = printed(table.game.edition, "en").tile_accepts
    assert area["hand_size"] == len(player.hand)
    sent = [*area["plantations"], *area["colonies"]]
    assert len(sent) == len(PLACES)
    for place, laid, bag in zip(sent, player.places, player.sacks, strict=True):
        assert (place is None) == (laid == 0)
        if place is None:
            continue
        if "tile" in place:
            assert plantation(place["tile"]) == laid
            accepts = accepted[place["tile"]]
        else:
            accepts = place["accepts"]
        assert accepts == list(SPICES_IN[accepted_by(laid)])
        assert len(place["fields"]) == field_count(laid)
        assert [place["fields"].count(spice) for spice in range(5)] == [count(bag, spice) for spice in range(5)]


def test_no_number_is_packed() -> None:
    table, dice = table_of(*VARIANTS[-1]), 4
    while not table.is_over:
        if table.number % 10 == 0:
            view = view_of(table, table.state.seat)
            for offered in view["own"]["offered"]:
                assert BY_TEXT[offered["text"]].id == offered.pop("id")
            del view["number"], view["table"]["choices"], view["lines"]
            assert max(numbers_in(view)) < MOST_BITS
        dice = play_at_random(table, dice)


def numbers_in(part: Any) -> list[int]:
    if isinstance(part, dict):
        return numbers_in(list(part.values()))
    if isinstance(part, list):
        return [number for each in part for number in numbers_in(each)]
    return [part] if isinstance(part, int) else []


def test_picks_of_a_series_belong_to_one_question() -> None:
    """A series is asked again with one less, or sold one by one; everything else is answered at once."""
    series: dict[str, set[bool]] = {}
    for variant in VARIANTS:
        table, dice = table_of(*variant), 6
        while not table.is_over:
            question = view_of(table, -1)["question"] if table.number % 2 else None
            frame = table.state.agenda[-1]
            assert isinstance(frame, Decision)
            if question:
                series.setdefault(question["task"], set()).add(question["is_series"])
                counted = len(frame.unpaid) if isinstance(frame, PaySpice) else getattr(frame, "left", None)
                assert question.get("amount") == counted
            dice = play_at_random(table, dice)
    assert {task for task, claims in series.items() if True in claims} == {
        "pay_spice",
        "harvest_sack",
        "mix_sack",
        "put_spice",
        "take_spice",
        "sell_spice",
        "deliver_sack",
        "fill_places",
    }
    assert all(len(claims) == 1 for claims in series.values())
