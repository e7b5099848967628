"""Why something cannot be chosen: the rule and one plain sentence, from what the deciding seat may know."""

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.state_checks import snapshot
from tests.properties.walk import ALL_TABLES, Game, games, walk
from tests.questions import all_questions, declared
from tests.rulebook import EDITIONS, rules_of_the_pages
from tests.table import hand, play, table

import goa
from goa.core.choices import BY_TEXT, TAKE_TILE
from goa.core.engine import settle
from goa.locales import say
from goa.rules.refusals import IllegalChoice, refuse_text, why_not
from goa.rules.refusals.reasons import _ANSWERS

RULES = rules_of_the_pages()


TWINS = ("ACT-2", "Two plantations are just alike here. Choose the first of them.")


def why(state: goa.State, text: str) -> tuple[str, str]:
    """The rule and the sentence."""
    refusal = why_not(state, BY_TEXT[text])
    return refusal.rule, refusal.reason()


def boards(**places: str) -> Mapping[int, Mapping[str, str]]:
    """The board of seat 0: p1="double ginger: ginger", quilon="pepper/nutmeg:"."""
    return {0: {f"plantation {name[1]}" if name[1].isdigit() else name: words for name, words in places.items()}}


# ------------------------------------------------------------ the error that apply raises


def test_an_illegal_choice_carries_all_that_a_client_needs() -> None:
    state = table("auction", ducats=[10, 10, 10, 10])
    play(state, "bid 5")
    before = snapshot(state)
    with pytest.raises(IllegalChoice) as refused:
        goa.apply(state, "bid 3")
    error = refused.value
    assert isinstance(error, ValueError)
    assert error.rule == "AUC-2"
    assert error.key == "refusal.bid_too_low"
    assert error.values == {"highest": 5, "least": 6}
    assert error.reason == "The highest bid is 5: bid at least 6, or pass."
    assert str(error) == "The highest bid is 5: bid at least 6, or pass. (AUC-2)"
    assert error.offered == state.offered
    assert say(error.key, "en", **error.values) == error.reason
    assert snapshot(state) == before


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bid4", 'There is no choice "bid4". Did you mean "bid 4"?'),
        ("Bidd  4", 'There is no choice "bidd 4". Did you mean "bid 4"?'),
        ("flag nort b", 'There is no choice "flag nort b". Did you mean "flag north b"?'),
        ("xyzzy", 'There is no choice "xyzzy".'),
        ("bid 0", "A bid is at least 1 ducat. If you do not want the lot, pass."),
        ("bid 200", "A bid is at most 199 ducats."),
        ("bid 007", 'There is no choice "bid 007". Did you mean "bid 7"?'),
        ("bid -3", 'There is no choice "bid -3". Did you mean "bid 3"?'),
        ("", 'There is no choice "".'),
        ("{text}", 'There is no choice "{text}".'),
    ],
)
def test_a_text_that_is_no_choice(text: str, reason: str) -> None:
    state = table("markers")
    refused = refuse_text(state, text)
    assert refused.reason == reason
    assert refused.offered == state.offered
    with pytest.raises(IllegalChoice):
        goa.apply(state, text)


def test_what_is_offered_is_suggested_first() -> None:
    """At the end of an action turn "end" is more likely to mean "end turn" than anything else."""
    state = table("actions", hands={0: ["two ships"]})
    play(state, "taxes")
    assert refuse_text(state, "endturn").values["near"] == "end turn"


def test_a_very_long_text_is_cut() -> None:
    refused = refuse_text(table("markers"), "bid " * 100_000)
    assert len(str(refused)) < 200


def test_every_question_of_the_two_editions_has_its_reasons() -> None:
    """A question that is added may do without: then a refusal says when the answer would be possible."""
    later = {kind for kind in all_questions() if declared(kind).number >= 28}
    assert set(_ANSWERS) | later == all_questions()


# ------------------------------------------------------------ markers, auctions


def test_the_flag() -> None:
    state = table("markers", grid={"b1": "none", "b2": "none", "a2": "none", "c2": "none", "b3": "none"})
    assert why(state, "flag a1") == ("MRK-1", "There is a tile on a1; the flag needs a space without one.")
    reason = "No tile is next to b2, so the flag cannot go there. Diagonals do not count."
    assert why(state, "flag b2") == ("MRK-1", reason)
    reason = "The tile on b1 is gone, so the flag cannot go to the north edge there."
    assert why(state, "flag north b") == ("MRK-1", reason)
    assert why(state, "mark a1") == ("MRK-1", "Place the flag first. The markers follow from there.")


def test_the_markers() -> None:
    state = table("markers", grid={"b2": "none"})
    play(state, "flag north b")
    assert why(state, "flag north c") == (
        "MRK-1",
        "The flag is already on the table. Now place marker 2 on a tile.",
    )
    assert why(state, "mark e5") == ("MRK-2", "e5 does not touch the flag, not even diagonally.")
    play(state, "mark c1")
    assert why(state, "mark b2") == ("MRK-2", "There is no tile on b2.")
    assert why(state, "mark c1") == ("MRK-2", "Marker 2 is already on c1.")
    assert why(state, "mark a1") == ("MRK-2", "a1 does not touch marker 2 on c1, not even diagonally.")


def test_bids() -> None:
    state = table("auction", ducats=[10, 6, 4, 0])
    assert why(state, "bid 7") == ("AUC-2", "You cannot bid 7: you have 6 ducats.")
    assert why(state, "buy") == (
        "AUC-3",
        "Only the auctioneer can buy, after everyone else has answered. You can bid or pass.",
    )
    play(state, "bid 5")
    assert why(state, "bid 5") == ("AUC-2", "The highest bid is 5 and you have 4 ducats, so you can only pass.")
    play(state, "pass")
    assert why(state, "bid 6") == ("AUC-2", "You have no ducats, so you can only pass.")


@pytest.mark.parametrize(("edition", "price"), [("2004", 6), ("2012", 4)])
def test_the_auctioneer(edition: str, price: int) -> None:
    state = table("auction", edition=edition, players=2, ducats=[3, 9])
    play(state, "bid 5")
    assert why(state, "buy") == ("AUC-2", f"Buying it yourself costs {price} ducats, and you have 3.")
    assert why(state, "bid 6") == ("AUC-2", f"Buying it yourself costs {price} ducats, and you have 3.")
    state = table("auction", edition=edition, players=2, ducats=[9, 9])
    play(state, "bid 5")
    reason = f"The auctioneer does not bid. You can buy for {price} ducats, or pass."
    assert why(state, "bid 6") == ("AUC-3", reason)


# ------------------------------------------------------------ action turns


def test_an_action_must_come_first() -> None:
    state = table("actions")
    for text in ("pass", "end turn", "done"):
        assert why(state, text) == ("ACT-1", "Take an action first. Taxes are always possible.")


def test_one_action_in_a_turn() -> None:
    state = table("actions", hands={0: ["two ships"]})
    play(state, "taxes")
    assert why(state, "build ships") == ("ACT-1", "You have already taken the action of this turn.")
    assert why(state, "progress taxes") == ("ACT-1", "You have already taken the action of this turn.")
    assert why(state, "pass") == ("ACT-9", "Your action is done: end your turn, or use a card or tile.")


def test_extra_actions() -> None:
    state = table("extra actions", extra_actions=[2, 0, 0, 0])
    assert why(state, "pass") == (
        "XTR-2",
        "You hold 2 extra action cards and may keep only 1, so you must spend one.",
    )
    assert why(state, "taxes") == ("XTR-1", "Spend an extra action card first, then choose the action.")


def test_progress_names_what_is_missing() -> None:
    state = table(
        "actions",
        ships=[1, 4, 4, 4],
        rows={0: [1, 5, 2, 2, 1]},
        boards=boards(p1="triple cinnamon: cinnamon", p2="single pepper: pepper"),
    )
    assert why(state, "progress harvest") == ("ACT-2", "Your harvest marker is already in row 5.")
    assert why(state, "progress ships") == ("ACT-2", "The next step in ships costs ginger; you lack ginger.")
    assert why(state, "progress taxes") == ("ACT-2", "The next step in taxes needs 2 ships; you have 1.")
    assert why(state, "progress expedition") == (
        "ACT-2",
        "The next step in expedition needs 2 ships, and you have 1; you also lack nutmeg and clove.",
    )


def test_harvest_without_room() -> None:
    assert why(table("actions"), "harvest") == (
        "ACT-1",
        "You have no plantation and no colony yet, so there is no field for a harvest.",
    )
    state = table("actions", boards=boards(p1="single clove: clove"))
    assert why(state, "harvest") == ("ACT-1", "All your fields are full, so a Harvest would bring nothing.")


def test_expedition_without_any_card() -> None:
    state = table("actions", rest="hand")
    assert why(state, "expedition") == (
        "SET-6",
        "No expedition card is left to draw, and you hold none to discard.",
    )


def test_a_colony_is_founded_once() -> None:
    state = table("actions", boards=boards(cochin="any: clove"))
    assert why(state, "found cochin") == ("ACT-7", "You have already founded Cochin.")


def test_a_colony_without_tiles_left() -> None:
    state = table("actions")
    state.stacks = (*state.stacks[:3], ())
    settle(state)
    assert why(state, "found calicut") == ("SET-6", "No tile of Calicut is left.")


def test_colonists_that_are_missing() -> None:
    state = table("actions", colonists=[3, 0, 0, 0], pile=[1, 1], hands={0: ["two ships"]})
    play(state, "found calicut")
    assert why(state, "pay colonists") == ("ACT-7", "The founding still lacks 10 colonists, and you have 3.")
    assert why(state, "found quilon") == ("ACT-7", "Finish the founding of Calicut first.")


def test_the_spices_of_a_new_colony() -> None:
    state = table("actions", colonists=[9, 0, 0, 0], boards={1: {"quilon": "pepper/nutmeg:"}})
    play(state, "found quilon", "pay colonists")
    assert why(state, "choose pepper/nutmeg") == ("ACT-8", "Quilon with pepper and nutmeg is already taken.")
    assert why(state, "choose ginger/pepper") == ("ACT-8", "There is no Quilon with ginger and pepper.")


# ------------------------------------------------------------ expedition cards


def test_drawing_needs_room() -> None:
    state = table("actions", hands={0: ["two ships"]})
    play(state, "expedition")
    assert why(state, "draw") == ("ACT-6", "You hold 1 card and your limit is 1. Discard or play one first.")
    assert why(state, "done") == ("ACT-6", "You must draw at least one card.")
    assert why(state, "discard sell spices tiger")[0] == "EXP-1"


def test_stopping_above_the_limit() -> None:
    state = table("actions", hands={0: ["two ships", "five ducats"]})
    play(state, "expedition")
    assert why(state, "done") == (
        "ACT-6",
        "You hold 2 cards and your limit is 1. Discard or play cards until you are within it.",
    )


def test_no_card_to_draw() -> None:
    state = table("actions", hands={0: ["two ships"]}, rows={0: [1, 1, 1, 5, 1]}, rest="hand")
    play(state, "expedition")
    assert why(state, "draw") == ("SET-6", "No expedition card is left to draw.")


def test_discards_have_one_order() -> None:
    state = table("actions", rows={0: [1, 1, 1, 5, 1]}, hands={0: ["two ships tiger", "five ducats", "sell spices"]})
    play(state, "expedition", "draw")
    play(state, next(choice.text for choice in state.offered if choice.text.startswith("discard sell spices")))
    rule, reason = why(state, "discard two ships tiger")
    assert rule == "ACT-6"
    assert reason == (
        "Between two draws you discard cards in a fixed order. "
        "Two ships (tiger) comes before the one you discarded last."
    )


def playing(state: goa.State, effect: str) -> str:
    """How seat 0 plays its card with this effect."""
    return next(f"play {words}" for words in hand(state, 0) if words.startswith(effect))


def test_a_card_that_is_not_in_the_hand() -> None:
    state = table("actions", hands={1: ["two ships tiger"]})
    assert why(state, "play two ships tiger") == ("EXP-1", "You do not hold Two ships (tiger).")


def test_cards_are_played_in_action_turns() -> None:
    state = table("auction", first=3, hands={0: ["two ships"]})
    reason = "You play expedition cards only in your own action turns."
    assert why(state, playing(state, "two ships")) == ("ACT-9", reason)


def test_a_second_card() -> None:
    state = table("actions", hands={0: ["two ships", "five ducats"]})
    play(state, playing(state, "two ships"))
    reason = "You have already played a card in this action turn."
    assert why(state, playing(state, "five ducats")) == ("EXP-1", reason)


def test_a_question_that_no_card_interrupts() -> None:
    state = table("actions", tiles={0: ["vice-king", "ship"]}, hands={0: ["two ships"]})
    play(state, "use vice-king")
    now = "Right now you are asked for the marker that Vice-king moves."
    assert why(state, playing(state, "two ships")) == ("ACT-9", f"You can play a card before or after this. {now}")
    assert why(state, "use ship") == ("ACT-9", f"You can use a tile before or after this. {now}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_that_belong_into_an_action(edition: str) -> None:
    state = table("actions", edition=edition, hands={0: ["mixed harvest", "one more card", "ships only"]})
    mixed, one_more, ships_only = (playing(state, words) for words in ("mixed harvest", "one more card", "ships only"))
    reason = "Play Mixed harvest during a Harvest, after it has begun."
    assert why(state, mixed) == ("EXP-3", reason)
    reason = "Play One more card during a founding, after the first cards are turned over."
    assert why(state, one_more) == ("EXP-3", reason)
    play(state, "taxes")
    reason = "Ships only replaces a Progress action, so play it before your action."
    assert why(state, ships_only) == ("EXP-3", reason)


def test_bonus_cards_that_would_change_nothing() -> None:
    state = table("actions", hands={0: ["two spices", "sell spices"]})
    assert why(state, playing(state, "two spices")) == ("EXP-2", "Two spices: you have no empty field.")
    assert why(state, playing(state, "sell spices")) == ("EXP-2", "Sell spices: you have no spices.")


@pytest.mark.parametrize("edition", EDITIONS)
def test_progress_cards_that_could_move_no_marker(edition: str) -> None:
    hands = {0: ["ships only", "spices only", "progress for ducats"]}
    state = table("actions", edition=edition, rows={0: [2, 2, 2, 2, 2]}, ships=[1, 4, 4, 4], hands=hands)
    ships, spices, ducats = (playing(state, words) for words in hands[0])
    assert why(state, ships) == ("EXP-3", "Even the cheapest next step needs 2 ships; you have 1.")
    assert why(state, spices) == ("EXP-3", "You lack spices for every next step.")
    assert why(state, ducats) == ("EXP-4", "Even the cheapest next step costs 12 ducats; you have 10.")
    state = table("actions", edition=edition, rows={0: [5, 5, 5, 5, 5]}, hands=hands)
    assert why(state, ships) == ("EXP-3", "All your markers are in row 5.")
    assert why(state, ducats) == ("EXP-4", "All your markers are in row 5.")


def test_the_column_of_a_progress_card() -> None:
    state = table("actions", rows={0: [3, 1, 5, 1, 1]}, hands={0: ["progress for ducats"]})
    play(state, playing(state, "progress for ducats"))
    assert why(state, "progress ships") == ("EXP-4", "The next step in ships costs 18 ducats; you have 10.")
    assert why(state, "progress taxes") == ("EXP-4", "Your taxes marker is already in row 5.")
    state = table("actions", rows={0: [3, 1, 1, 1, 1]}, ships=[2, 4, 4, 4], hands={0: ["ships only"]})
    play(state, playing(state, "ships only"))
    assert why(state, "progress ships") == ("EXP-3", "The next step in ships needs 3 ships; you have 2.")


def test_selling_and_laying_by_a_card_at_least_one() -> None:
    state = table("actions", boards=boards(p1="triple clove: clove clove"), hands={0: ["sell spices"]})
    play(state, playing(state, "sell spices"))
    assert why(state, "done") == ("EXP-2", "You must sell at least one spice.")
    state = table("actions", boards=boards(p1="triple clove: clove", cochin="any:"), hands={0: ["two spices"]})
    play(state, playing(state, "two spices"))
    assert why(state, "done") == ("EXP-2", "You must place at least one spice.")


# ------------------------------------------------------------ tiles


def test_tiles_one_does_not_have() -> None:
    state = table("actions", tiles={1: ["ship"]}, kept={0: ["mission 3", "duty", "single clove"]})
    assert why(state, "use ship") == ("TIL-23", "You do not have the Ship tile.")
    assert why(state, "use favor") == ("TIL-23", "Favor: this edition has no such tile.")
    assert why(state, "use duty") == ("TIL-19", "You have already fulfilled this Duty.")
    reason = "Mission (3 points): there is nothing to use. It scores at the end of the game."
    assert why(state, "use mission 3") == ("TIL-21", reason)
    assert why(state, "use single clove")[0] == "TIL-1"


def test_a_tile_used_this_round() -> None:
    state = table("actions", tiles={0: ["ship"]})
    play(state, "use ship")
    assert why(state, "use ship") == (
        "RND-3",
        "You have already used the Ship tile this round. It is ready again next round.",
    )


def test_tiles_are_used_in_action_turns() -> None:
    state = table("auction", first=3, tiles={0: ["ship"]})
    assert why(state, "use ship") == ("ACT-9", "You use tiles only in your own action turns.")


def test_tiles_that_would_change_nothing() -> None:
    everything = ["spice", "extra harvest", "re-supply", "vice-king", "duty", "swap"]
    state = table("actions", tiles={0: everything}, rows={0: [5, 5, 5, 5, 5]}, rest="hand")
    state.grid = [-1] * 25
    settle(state)
    assert why(state, "use spice") == ("TIL-13", "Spice: you have no empty field.")
    assert why(state, "use extra harvest") == ("TIL-16", "Extra harvest: you have no empty field.")
    assert why(state, "use re-supply") == ("SET-6", "No expedition card is left to draw.")
    assert why(state, "use vice-king") == ("TIL-18", "All your markers are in row 5.")
    assert why(state, "use duty") == ("TIL-19", "Duty takes 6 spices, and you have 0.")
    assert why(state, "use swap") == ("TIL-22", "No tile is left on the grid.")


def test_the_expedition_tile_needs_room_during_an_expedition() -> None:
    state = table("actions", edition="2012", tiles={0: ["expedition"]}, hands={0: ["two ships"]})
    play(state, "expedition")
    reason = "Expedition: during an Expedition its cards need room. You hold 1 card, and your limit is 1."
    assert why(state, "use expedition") == ("TIL-15", reason)


def test_vice_king_moves_only_the_topmost() -> None:
    state = table("actions", tiles={0: ["vice-king"]}, rows={0: [2, 4, 4, 3, 2]})
    play(state, "use vice-king")
    reason = "Vice-king moves a marker in your topmost occupied row, row 2. Your harvest marker is in row 4."
    assert why(state, "progress harvest") == ("TIL-18", reason)


def test_ships_or_colonists_and_supplies() -> None:
    state = table("actions", tiles={0: ["ships or colonists", "re-supply"]})
    play(state, "use ships or colonists")
    assert why(state, "take spices") == ("TIL-6", "This tile gives ships or colonists, nothing else.")
    play(state, "take ships", "use re-supply")
    assert why(state, "take spices") == ("TIL-17", "You have no empty field for spices; take ships or colonists.")
    assert why(state, "take ducats") == ("TIL-17", "Re-supply gives ships, colonists or spices, but no ducats.")


def test_favor() -> None:
    state = table("actions", edition="2012", tiles={0: ["favor"]})
    play(state, "use favor")
    missing = next(kind for kind in range(15) if kind not in state.box)
    refusal = why_not(state, TAKE_TILE[missing])
    assert (refusal.rule, refusal.key) == ("TIL-10", "refusal.tile_not_in_box")


def test_swap() -> None:
    state = table("actions", tiles={0: ["swap"]}, grid={"b2": "none"})
    play(state, "use swap")
    assert why(state, "swap for b2") == ("TIL-22", "There is no tile on b2 to swap for.")


def test_espionage_in_2004() -> None:
    state = table("actions", players=3, tiles={0: ["espionage"]}, hands={0: ["two ships"]}, pile=[1, 1])
    play(state, "use espionage")
    assert why(state, "spy on taxes of seat 1") == ("TIL-20", "You cannot spy on yourself.")
    assert why(state, "spy on taxes of seat 4") == ("SET-1", "There is no seat 4. This game has 3 players.")
    assert why(state, "spy on harvest of seat 2") == ("TIL-20", "You have no empty field for the spices.")
    reason = "Another player's recruits help only during a founding of your own."
    assert why(state, "spy on colonists of seat 2") == ("TIL-20", reason)
    state = table("actions", players=3, tiles={0: ["espionage"]}, hands={0: ["two ships"]}, pile=[1, 1])
    play(state, "found calicut", "use espionage")
    assert why(state, "spy on colonists of seat 2") == ("TIL-20", "That marker shows no recruits.")


def test_espionage_in_2012() -> None:
    state = table("actions", edition="2012", tiles={0: ["espionage"]}, pile=[1, 1])
    play(state, "found calicut", "use espionage")
    reason = "Finish this founding before you begin another."
    assert why(state, "spy on colonists of seat 2") == ("TIL-20", reason)
    full = boards(quilon="pepper/nutmeg: pepper", cochin="any: clove", madras="pepper/nutmeg: pepper pepper")
    full = {0: {**full[0], "calicut": "any: clove clove"}}
    state = table("actions", edition="2012", tiles={0: ["espionage"]}, boards=full)
    play(state, "use espionage")
    assert why(state, "spy on colonists of seat 2") == ("TIL-20", "You have already founded all colonies.")
    assert why(state, "spy on harvest of seat 2")[0] == "ACT-1"


def test_extra_harvest() -> None:
    places = boards(p1="single clove: clove", p2="double ginger:", p3="double ginger:", p4="single pepper:")
    state = table("actions", tiles={0: ["extra harvest"]}, boards=places)
    play(state, "use extra harvest")
    assert why(state, "done") == ("TIL-16", "You must fill at least one place.")
    assert why(state, "fill up plantation 1") == ("ACT-4", "All fields there are full.")
    assert why(state, "fill up plantation 3") == TWINS
    assert why(state, "fill up quilon") == ("ACT-4", "You have not founded Quilon.")


def test_extra_harvest_goes_up_the_board() -> None:
    places = boards(p1="single clove:", p2="double ginger:", p3="single pepper:")
    state = table("actions", tiles={0: ["extra harvest"]}, boards=places)
    play(state, "use extra harvest", "fill up plantation 2")
    reason = "Choose the places in the order of the board: plantation 1 comes before the one you chose last."
    assert why(state, "fill up plantation 1") == ("TIL-16", reason)


def test_a_plantation_that_makes_room() -> None:
    places = boards(p1="double clove:", p2="double clove:", p3="single nutmeg:", p4="single pepper:")
    state = table("actions", tiles={0: ["triple ginger"]}, boards=places)
    play(state, "use triple ginger")
    assert why(state, "give up plantation 2") == TWINS


# ------------------------------------------------------------ spices and fields


def test_where_a_harvest_cannot_go() -> None:
    places = boards(p1="triple clove:", p2="single ginger: ginger", p3="double pepper:", cochin="any:")
    state = table("actions", rows={0: [1, 3, 1, 1, 1]}, boards=places, hands={0: ["two ships"]})
    play(state, "harvest")
    assert why(state, "fill plantation 1 with ginger") == ("ACT-4", "Only clove can go there.")
    assert why(state, "fill plantation 2 with ginger") == ("ACT-4", "All fields there are full.")
    assert why(state, "fill plantation 4 with ginger") == ("ACT-4", "There is no plantation on that space.")
    assert why(state, "fill madras with ginger") == ("ACT-4", "You have not founded Madras.")
    reason = "That would leave fields empty that you can fill. Next in line is clove on plantation 1."
    assert why(state, "fill cochin with clove") == ("ACT-4", reason)
    assert why(state, "done") == ("ACT-4", "There is still room: you must fill as many fields as possible.")
    assert why(state, "one ship") == ("EXP-3", "Without the Mixed harvest card, a Harvest gives only spices.")


def test_a_harvest_goes_up_the_board() -> None:
    places = boards(p1="triple clove:", p3="triple pepper:", cochin="any:")
    state = table("actions", rows={0: [1, 2, 1, 1, 1]}, boards=places, hands={0: ["two ships"]})
    play(state, "harvest", "fill plantation 3 with pepper")
    reason = "Place spices in the order of the board. Next in line is pepper on plantation 3."
    assert why(state, "fill plantation 1 with clove") == ("ACT-4", reason)


def test_plantations_that_are_alike() -> None:
    state = table("actions", boards=boards(p1="double clove:", p2="double clove:", p3="single nutmeg:"))
    play(state, "harvest")
    reason = "Two plantations are just alike here. Choose the first of them."
    assert why(state, "fill plantation 2 with clove") == ("ACT-2", reason)


def test_a_new_colony_takes_its_own_spices() -> None:
    state = table("actions", colonists=[9, 0, 0, 0], boards=boards(p1="triple clove:"))
    play(state, "found quilon", "pay colonists", "choose pepper/nutmeg")
    assert why(state, "fill plantation 1 with clove") == ("ACT-4", "Another place is being filled right now.")


def test_a_mixed_harvest_has_one_order() -> None:
    places = boards(p1="triple clove:", cochin="any:")
    state = table("actions", rows={0: [1, 5, 1, 1, 1]}, boards=places, hands={0: ["mixed harvest"]})
    play(state, "harvest", playing(state, "mixed harvest"))
    reason = "Spices come last, and there is room for only 4 of the 8 still to come. Take ships or colonists first."
    assert why(state, "fill cochin with clove") == ("EXP-3", reason)
    assert why(state, "done") == ("EXP-3", "Your harvest is not complete yet: 8 to go.")
    assert why(state, "fill plantation 1 with ginger") == ("ACT-4", "Only clove can go there.")
    play(state, *["one colonist"] * 4)
    reason = "In a mixed harvest the ships come first, so it is too late for another ship."
    assert why(state, "one ship") == ("EXP-3", reason)
    play(state, "fill plantation 1 with clove")
    reason = "In a mixed harvest colonists come before spices, so it is too late for another colonist."
    assert why(state, "one colonist") == ("EXP-3", reason)


def test_the_spice_that_is_owed() -> None:
    places = boards(p1="double ginger: ginger", p2="triple ginger: ginger", p3="triple ginger: ginger", cochin="any:")
    state = table("actions", boards=places)
    play(state, "progress ships")
    assert why(state, "give clove from plantation 1") == ("ACT-2", "Give ginger now.")
    assert why(state, "give ginger from cochin") == ("ACT-2", "There is no ginger there.")
    assert why(state, "give ginger from plantation 3")[1].startswith("Two plantations are just alike")


def test_duty_takes_all_six_in_one_order() -> None:
    places = boards(
        p1="triple clove: clove clove clove",
        p2="triple ginger: ginger ginger ginger",
        p3="triple nutmeg: nutmeg nutmeg nutmeg",
        cochin="any: clove",
    )
    state = table("actions", tiles={0: ["duty"]}, boards=places)
    play(state, "use duty")
    assert why(state, "done") == ("TIL-19", "Duty is not complete yet: 6 spices to go.")
    assert why(state, "give pepper from plantation 1") == ("TIL-19", "There is no pepper there.")
    reason = "After that, too few spices would be left to give. Next in line is clove from plantation 1."
    assert why(state, "give clove from cochin") == ("TIL-19", reason)
    play(state, "give ginger from plantation 2")
    reason = "Give spices in the order of the board. Next in line is ginger from plantation 2."
    assert why(state, "give clove from plantation 1") == ("TIL-19", reason)


# ------------------------------------------------------------ other moments


def test_quick_start() -> None:
    state = goa.new_game("2004", quick_start=True)
    reason = "Choose the two markers from left to right. No second marker could follow the colonists marker."
    assert why(state, "progress colonists") == ("SET-8", reason)
    play(state, "progress harvest")
    reason = "The harvest marker has already moved. Choose a different one."
    assert why(state, "progress harvest") == ("SET-8", reason)
    reason = "Choose the two markers from left to right. The ships marker is left of the first one."
    assert why(state, "progress ships") == ("SET-8", reason)
    reason = "You take the ducats instead of moving two markers, and you have already moved one."
    assert why(state, "take ducats") == ("SET-8", reason)


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("bid 4", "AUC-2", "You can bid while a lot is being auctioned."),
        ("mark a1", "MRK-2", "Auction markers are placed when a round begins."),
        ("flag north a", "MRK-1", "The flag holder places the flag when a round begins."),
        ("extra action", "XTR-1", "Extra action cards are spent once everyone has taken three actions."),
        ("draw", "ACT-6", "You draw cards during an Expedition."),
        ("fill cochin with clove", "ACT-4", "You place spices when a harvest, a card or a tile gives you some."),
        ("swap for a1", "TIL-22", "Only the Swap tile lets you take another tile from the grid."),
        ("take duty tile", "SET-2", "The tiles that were put back stay in the box."),
    ],
)
def test_choices_of_another_moment(text: str, rule: str, reason: str) -> None:
    assert why(table("actions"), text) == (rule, f"{reason} Right now you are asked for an action.")


def test_actions_wait_for_the_action_turn() -> None:
    reason = "You choose an action when your action turn begins. Right now you are asked for a bid."
    assert why(table("auction"), "taxes") == ("ACT-1", reason)


def test_after_the_end_nothing_is_possible() -> None:
    state = table("end", part="B", round=4)
    assert why(state, "pass") == ("RND-4", "The game is over.")
    assert refuse_text(state, "bid4").rule == "RND-4"


# ------------------------------------------------------------ every position


def check_all_reasons(state: goa.State, seed: int) -> None:
    """Every choice that is not offered gets a sentence and a rule of this edition, and no secret plays a part in it."""
    before = snapshot(state)
    other = None if state.is_over else goa.imagine(goa.observe(state, state.seat), seed)
    for choice in goa.CATALOGUE:
        if choice in state.offered:
            continue
        refusal = why_not(state, choice)
        assert state.edition.name in RULES[refusal.rule], refusal
        reason = refusal.reason()
        assert len(reason) > 10
        assert "{" not in reason
        assert other is None or why_not(other, choice) == refusal
    assert snapshot(state) == before


@pytest.mark.parametrize("game", ALL_TABLES, ids=str)
def test_every_question_of_a_game_has_reasons(game: Game) -> None:
    """The first time each question is asked."""
    asked: set[type] = set()
    for number, state in enumerate(walk(game)):
        kind = type(state.agenda[-1]) if state.agenda else type(None)
        if kind not in asked:
            asked.add(kind)
            check_all_reasons(state, number)


@settings(max_examples=10)
@given(games(), st.integers(3, 11))
def test_no_reason_shows_a_secret(game: Game, start: int) -> None:
    for number, state in enumerate(walk(game)):
        if number % 61 == start:
            check_all_reasons(state, number)
