"""ACT-7 Found a colony and ACT-8 The new colony."""

import pytest
from tests.rulebook import rule
from tests.table import colonies, hand, play, sacks, table, texts

from goa.core.events import FoundingFailed, PileReshuffled

SPICES = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")
COLONIES = ("quilon", "cochin", "madras", "calicut")
PAIRS = ("ginger/cinnamon", "ginger/clove", "pepper/nutmeg", "pepper/clove", "cinnamon/nutmeg")
NEEDED = {"quilon": 6, "cochin": 8, "madras": 10, "calicut": 12}
RECRUITS_IN_ROW = {"2004": (0, 2, 3, 4, 6), "2012": (0, 2, 4, 5, 6)}
ROW_5 = (1, 1, 1, 1, 5)  # 6 recruits


# --------------------------------------------------------------------------------------------------------- recruiting


@rule("ACT-7")
@pytest.mark.parametrize("colony", COLONIES)
def test_each_colony_needs_its_number_of_recruits(edition: str, colony: str) -> None:
    """ACT-7: 6, 8, 10 or 12; what marker and cards do not bring is paid in colonists, exactly the difference."""
    state = table(edition=edition, colonists=[12, 0, 0, 0], pile=[1, 1])
    play(state, f"found {colony}", "pay colonists")
    assert state.players[0].colonists == 12 - (NEEDED[colony] - 2)
    while state.seat == 0:
        play(state, texts(state)[0])
    assert colonies(state, 0) == [colony]


@rule("ACT-7")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_marker_brings_recruits(edition: str, row: int) -> None:
    """ACT-7: as many as stand beside it; here the two cards bring 2, and the rest of Calicut's 12 is paid."""
    state = table(edition=edition, colonists=[10, 0, 0, 0], pile=[1, 1], rows={0: (1, 1, 1, 1, row)})
    play(state, "found calicut", "pay colonists")
    assert state.players[0].colonists == RECRUITS_IN_ROW[edition][row - 1]


@rule("ACT-7")
@pytest.mark.parametrize("cards", [(1, 1), (1, 3), (2, 3), (3, 3)])
def test_two_cards_turned_over_bring_recruits(edition: str, cards: tuple[int, int]) -> None:
    """ACT-7: the colonists shown on them count together."""
    state = table(edition=edition, colonists=[12, 0, 0, 0], pile=cards)
    play(state, "found calicut", "pay colonists")
    assert state.players[0].colonists == sum(cards)


@rule("ACT-7")
def test_the_example_of_the_books(edition: str) -> None:
    """ACT-7: Madras: marker 3 and cards 2 and 3 (2012: marker 4, cards 1 and 3) make 8; two colonists are paid."""
    cards = (2, 3) if edition == "2004" else (1, 3)
    state = table(edition=edition, colonists=[5, 0, 0, 0], pile=cards, rows={0: (1, 1, 1, 1, 3)})
    play(state, "found madras", "pay colonists", "choose pepper/nutmeg")
    assert state.players[0].colonists == 3
    assert colonies(state, 0) == ["madras"]


@rule("ACT-7")
def test_with_enough_recruits_nothing_is_paid_or_asked(edition: str) -> None:
    """ACT-7: two cards with 3 each are what Quilon needs; the player keeps all colonists."""
    state = table(edition=edition, colonists=[5, 0, 0, 0], pile=[3, 3])
    play(state, "found quilon")
    assert [text.split()[0] for text in texts(state)] == ["choose"] * 5
    assert state.players[0].colonists == 5


@rule("ACT-7")
def test_recruits_above_the_need_are_worth_nothing(edition: str) -> None:
    """ACT-7: 12 recruits for Quilon bring no colonists."""
    state = table(edition=edition, colonists=[5, 0, 0, 0], pile=[3, 3], rows={0: ROW_5})
    play(state, "found quilon", "choose pepper/nutmeg", "fill quilon with pepper")
    assert state.players[0].colonists == 5


@rule("ACT-7")
def test_the_number_beside_the_marker_is_never_used_up(edition: str) -> None:
    """ACT-7: it is there for every founding."""
    state = table(edition=edition, players=2, colonists=[0, 0], pile=[1, 1, 1, 1], rows={0: ROW_5})
    play(state, "found cochin", "fill cochin with clove", "taxes")
    play(state, "found quilon", "choose ginger/clove", "fill quilon with clove")
    assert colonies(state, 0) == ["quilon", "cochin"]


@rule("ACT-7")
def test_a_colony_founded_already_cannot_be_named(edition: str) -> None:
    """ACT-7: each player has each colony once."""
    state = table(edition=edition, boards={0: {"quilon": "pepper/nutmeg:", "madras": "pepper/nutmeg:"}})
    assert [text for text in texts(state) if text.startswith("found ")] == ["found cochin", "found calicut"]


@rule("ACT-7")
def test_who_has_all_four_colonies_founds_no_more(edition: str) -> None:
    """ACT-7: there is none left to name."""
    board = {"quilon": "pepper/nutmeg:", "cochin": "any:", "madras": "pepper/nutmeg:", "calicut": "any:"}
    state = table(edition=edition, boards={0: board})
    assert not [text for text in texts(state) if text.startswith("found ")]


@rule("ACT-7")
def test_a_colony_may_be_named_without_any_prospect(edition: str) -> None:
    """ACT-7: also without colonists, since the failure brings one."""
    state = table(edition=edition, colonists=[0, 0, 0, 0])
    assert [text for text in texts(state) if text.startswith("found ")] == [f"found {colony}" for colony in COLONIES]


@rule("ACT-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_may_found_the_same_colony(edition: str, players: int) -> None:
    """ACT-7: there is a tile of Calicut for each of two, three or four players."""
    state = table(edition=edition, players=players, colonists=[12] * players)
    for seat in range(players):
        play(state, "found calicut", "pay colonists", "fill calicut with ginger", "fill calicut with ginger")
        assert colonies(state, seat) == ["calicut"]


# ---------------------------------------------------------------------------------------------- failing and declining


@rule("ACT-7")
def test_who_cannot_pay_the_difference_fails_and_takes_a_colonist(edition: str) -> None:
    """ACT-7: 0 and 2 recruits and 3 colonists are one too few for Quilon; the 3 are kept and a fourth comes."""
    state = table(edition=edition, colonists=[3, 0, 0, 0], pile=[1, 1])
    events = play(state, "found quilon")
    assert FoundingFailed(0, 0) in events
    assert colonies(state, 0) == []
    assert state.players[0].colonists == 4
    assert state.seat == 1


@rule("ACT-7")
def test_exactly_the_difference_is_enough(edition: str) -> None:
    """ACT-7: 2 recruits and 4 colonists are what Quilon needs."""
    state = table(edition=edition, colonists=[4, 0, 0, 0], pile=[1, 1])
    play(state, "found quilon", "pay colonists", "choose pepper/nutmeg")
    assert colonies(state, 0) == ["quilon"]
    assert state.players[0].colonists == 0


@rule("ACT-7")
def test_who_could_pay_may_let_it_fail(edition: str) -> None:
    """ACT-7: the player keeps all colonists and takes 1."""
    state = table(edition=edition, colonists=[9, 0, 0, 0], pile=[1, 1])
    play(state, "found quilon")
    assert texts(state) == ["pay colonists", "let it fail"]
    play(state, "let it fail")
    assert colonies(state, 0) == []
    assert state.players[0].colonists == 10
    assert state.seat == 1


@rule("ACT-7")
def test_the_same_colony_may_be_tried_again(edition: str) -> None:
    """ACT-7: as Blue does in the books: 3 colonists fail by one, the fourth makes the second attempt succeed."""
    state = table(edition=edition, players=2, colonists=[3, 0], pile=[1, 1, 1, 1])
    play(state, "found quilon", "taxes", "found quilon", "pay colonists")
    play(state, "choose pepper/nutmeg", "fill quilon with nutmeg")
    assert sacks(state, 0) == {"quilon": ["nutmeg"]}
    assert state.players[0].colonists == 0


@rule("ACT-7")
@pytest.mark.parametrize("answer", ["pay colonists", "let it fail"])
def test_the_cards_turned_over_are_discarded_when_all_is_settled(edition: str, answer: str) -> None:
    """ACT-7: success or failure, they lie on the table until then and on the discard pile afterwards."""
    state = table(edition=edition, colonists=[12, 0, 0, 0], pile=[1, 2])
    top = tuple(state.pile[:-3:-1])
    play(state, "found cochin")
    assert state.turned == top
    assert state.discards == ()
    play(state, answer)
    assert state.turned == ()
    assert sorted(state.discards) == sorted(top)


@rule("ACT-7")
def test_the_cards_turned_over_do_not_come_into_the_hand(edition: str) -> None:
    """ACT-7: they are only counted."""
    state = table(edition=edition, pile=[3, 3])
    play(state, "found quilon")
    assert hand(state, 0) == []


@rule("ACT-7")
def test_an_empty_pile_is_made_anew_in_the_middle_of_a_founding(edition: str) -> None:
    """ACT-7: the last card is turned, the discards are shuffled, the second card comes from them."""
    state = table(edition=edition, colonists=[12, 0, 0, 0], pile=[1], rest="discards")
    events = play(state, "found calicut")
    assert PileReshuffled(29) in events
    assert len(state.turned) == 2
    assert len(state.pile) == 28
    assert not set(state.turned) & set(state.pile)


@rule("ACT-7")
def test_with_one_card_left_only_that_one_counts(edition: str) -> None:
    """ACT-7: nothing comes for the second card when pile and discards are empty."""
    state = table(edition=edition, colonists=[12, 0, 0, 0], pile=[3], rest="hand")
    play(state, "found calicut", "pay colonists")
    assert state.players[0].colonists == 3


@rule("ACT-7")
def test_without_any_card_only_the_marker_counts(edition: str) -> None:
    """ACT-7: a founding is possible with both piles empty."""
    state = table(edition=edition, colonists=[12, 0, 0, 0], rows={0: ROW_5}, rest="hand")
    play(state, "found calicut", "pay colonists")
    assert state.players[0].colonists == 6


# ---------------------------------------------------------------------------------------- help before all is settled


@rule("ACT-7", "ACT-9")
def test_two_colonists_may_be_played_after_the_cards_are_seen(edition: str) -> None:
    """ACT-7, ACT-9: one colonist is missing; the card brings two, and one is left."""
    state = table(edition=edition, colonists=[3, 0, 0, 0], pile=[1, 1], hands={0: ["two colonists fish"]})
    play(state, "found quilon")
    assert texts(state) == ["let it fail", "play two colonists fish"]
    play(state, "play two colonists fish", "pay colonists", "choose pepper/nutmeg")
    assert colonies(state, 0) == ["quilon"]
    assert state.players[0].colonists == 1


@rule("ACT-7", "ACT-9")
def test_the_colonist_tile_may_be_used_after_the_cards_are_seen(edition: str) -> None:
    """ACT-7, ACT-9: the one colonist that is missing comes from the tile."""
    state = table(edition=edition, colonists=[3, 0, 0, 0], pile=[1, 1], tiles={0: ["colonist"]})
    play(state, "found quilon", "use colonist", "pay colonists", "choose pepper/nutmeg")
    assert colonies(state, 0) == ["quilon"]
    assert state.players[0].colonists == 0


@rule("ACT-7", "ACT-9")
def test_colonists_that_come_in_between_are_kept_when_it_fails(edition: str) -> None:
    """ACT-7, ACT-9: card and tile bring three, the failure a fourth."""
    state = table(
        edition=edition, colonists=[0, 0, 0, 0], pile=[1, 1], tiles={0: ["colonist"]},
        hands={0: ["two colonists fish"]},
    )  # fmt: skip
    play(state, "found calicut", "use colonist", "play two colonists fish")
    assert state.players[0].colonists == 4


@rule("ACT-7", "ACT-9")
def test_re_supply_in_the_middle_leaves_the_cards_of_the_founding(edition: str) -> None:
    """ACT-7, ACT-9: its own two cards are discarded first; the colonists it brings pay for Quilon."""
    state = table(edition=edition, colonists=[0, 0, 0, 0], pile=[1, 1, 2, 2], tiles={0: ["re-supply"]})
    first_two = tuple(state.pile[:-3:-1])
    play(state, "found quilon", "use re-supply", "take colonists")
    assert state.turned == first_two
    assert len(state.discards) == 2
    play(state, "pay colonists")
    assert state.players[0].colonists == 0


@rule("ACT-7")
def test_a_player_with_a_card_is_asked_before_it_fails(edition: str) -> None:
    """ACT-7: also if the card cannot help, so that the question betrays nothing."""
    state = table(edition=edition, colonists=[0, 0, 0, 0], pile=[1, 1], hands={0: ["ships only fish"]})
    play(state, "found quilon")
    assert texts(state) == ["let it fail"]


@rule("ACT-7")
def test_a_player_who_has_played_a_card_fails_without_a_question(edition: str) -> None:
    """ACT-7: the cards still in hand cannot be played in this action turn."""
    held = ["two ships tiger", "two colonists fish"]
    state = table(edition=edition, colonists=[0, 0, 0, 0], pile=[1, 1], hands={0: held})
    events = play(state, "play two ships tiger", "found quilon")
    assert FoundingFailed(0, 0) in events
    assert texts(state) == ["end turn"]


@rule("ACT-7")
def test_a_player_with_a_usable_tile_is_asked_before_it_fails(edition: str) -> None:
    """ACT-7: whatever the tile brings."""
    state = table(edition=edition, colonists=[0, 0, 0, 0], pile=[1, 1], tiles={0: ["ship"]})
    play(state, "found quilon")
    assert texts(state) == ["let it fail", "use ship"]


@rule("ACT-7", editions=("2004",))
def test_espionage_brings_recruits_on_top_of_the_own(edition: str) -> None:
    """ACT-7: 3 of Red's own marker, 4 of the cards and 6 of Blue's marker are 13: Calicut is founded for nothing."""
    state = table(
        edition=edition, colonists=[0, 0, 0, 0], pile=[2, 2], tiles={0: ["espionage"]},
        rows={0: (1, 1, 1, 1, 3), 1: ROW_5},
    )  # fmt: skip
    play(state, "found calicut", "use espionage", "spy on colonists of seat 2", "fill calicut with ginger")
    assert colonies(state, 0) == ["calicut"]
    assert state.players[0].colonists == 0


# ----------------------------------------------------------------------------------------------------- the new colony


@rule("ACT-8")
@pytest.mark.parametrize("colony", ["quilon", "madras"])
def test_quilon_and_madras_come_in_five_tiles(edition: str, colony: str) -> None:
    """ACT-8: the founder chooses one of five pairs of spices."""
    state = table(edition=edition, colonists=[12, 0, 0, 0])
    play(state, f"found {colony}", "pay colonists")
    assert texts(state) == [f"choose {pair}" for pair in PAIRS]


@rule("ACT-8")
@pytest.mark.parametrize("colony", ["quilon", "madras"])
def test_the_next_founder_chooses_among_the_tiles_left(edition: str, colony: str) -> None:
    """ACT-8: a pair that has been taken is gone; the tiles of the other colony are not touched."""
    other = "madras" if colony == "quilon" else "quilon"
    state = table(edition=edition, colonists=[12] * 4, boards={0: {other: "ginger/clove:"}})
    play(state, f"found {colony}", "pay colonists", "choose pepper/nutmeg")
    while state.seat == 0:
        play(state, texts(state)[0])
    play(state, f"found {colony}", "pay colonists")
    assert texts(state) == [f"choose {pair}" for pair in PAIRS if pair != "pepper/nutmeg"]


@rule("ACT-8")
def test_the_last_of_four_founders_chooses_between_two_tiles(edition: str) -> None:
    """ACT-8: five tiles, three are taken."""
    taken = ("ginger/cinnamon", "pepper/nutmeg", "pepper/clove")
    boards = {seat: {"quilon": f"{pair}:"} for seat, pair in enumerate(taken)}
    state = table(edition=edition, first=3, colonists=[12] * 4, boards=boards)
    play(state, "found quilon", "pay colonists")
    assert texts(state) == ["choose ginger/clove", "choose cinnamon/nutmeg"]


@rule("ACT-8")
@pytest.mark.parametrize("colony", ["cochin", "calicut"])
def test_the_tiles_of_cochin_and_calicut_are_alike(edition: str, colony: str) -> None:
    """ACT-8: nothing is to be chosen but the spices, all five of them."""
    state = table(edition=edition, colonists=[12, 0, 0, 0])
    play(state, f"found {colony}", "pay colonists")
    assert texts(state) == [f"fill {colony} with {spice}" for spice in SPICES]


@rule("ACT-8")
def test_quilon_is_filled_at_once_with_one_of_its_two_spices(edition: str) -> None:
    """ACT-8: its single field is not left empty."""
    state = table(edition=edition, colonists=[12, 0, 0, 0])
    play(state, "found quilon", "pay colonists", "choose ginger/cinnamon")
    assert texts(state) == ["fill quilon with ginger", "fill quilon with cinnamon"]
    play(state, "fill quilon with cinnamon")
    assert sacks(state, 0) == {"quilon": ["cinnamon"]}
    assert state.seat == 1


@rule("ACT-8")
def test_cochin_is_filled_at_once_with_any_spice(edition: str) -> None:
    """ACT-8: as Red does in the books, who chooses cinnamon."""
    state = table(edition=edition, colonists=[6, 0, 0, 0], pile=[2, 3])
    play(state, "found cochin", "pay colonists", "fill cochin with cinnamon")
    assert sacks(state, 0) == {"cochin": ["cinnamon"]}
    assert state.players[0].colonists == 3
    assert state.seat == 1


@rule("ACT-8")
@pytest.mark.parametrize("second", ["pepper", "nutmeg"])
def test_both_fields_of_madras_are_filled_each_as_the_player_likes(edition: str, second: str) -> None:
    """ACT-8: two peppers or one of each."""
    state = table(edition=edition, colonists=[12, 0, 0, 0])
    play(state, "found madras", "pay colonists", "choose pepper/nutmeg", "fill madras with pepper")
    play(state, f"fill madras with {second}")
    assert sacks(state, 0) == {"madras": ["pepper", second]}
    assert state.seat == 1


@rule("ACT-8")
def test_both_fields_of_calicut_are_filled_with_any_spices(edition: str) -> None:
    """ACT-8: two different ones, for instance."""
    state = table(edition=edition, colonists=[12, 0, 0, 0])
    play(state, "found calicut", "pay colonists", "fill calicut with ginger", "fill calicut with clove")
    assert sacks(state, 0) == {"calicut": ["ginger", "clove"]}
    assert state.seat == 1


@rule("ACT-8")
def test_a_colony_takes_no_room_from_the_plantations(edition: str) -> None:
    """ACT-8: four plantations stay where they are, with their sacks, and are not filled."""
    board = {f"plantation {number}": f"double {spice}: {spice}" for number, spice in enumerate(SPICES[:4], 1)}
    state = table(edition=edition, colonists=[12, 0, 0, 0], boards={0: board})
    before = sacks(state, 0)
    play(state, "found cochin", "pay colonists", "fill cochin with clove")
    assert sacks(state, 0) == before | {"cochin": ["clove"]}


@rule("ACT-8")
def test_a_failed_founding_takes_no_tile(edition: str) -> None:
    """ACT-8: all five tiles of Quilon are still there for the next player."""
    state = table(edition=edition, colonists=[0, 12, 0, 0], pile=[1, 1])
    play(state, "found quilon", "found quilon", "pay colonists")
    assert texts(state) == [f"choose {pair}" for pair in PAIRS]


@rule("ACT-8")
def test_the_tile_decides_what_the_colony_accepts_later(edition: str) -> None:
    """ACT-8: Quilon with ginger and clove is founded with a clove; when that is spent it takes either again."""
    state = table(edition=edition, players=2, pile=[3, 3])
    play(state, "found quilon", "choose ginger/clove", "fill quilon with clove", "taxes")
    play(state, "progress colonists", "taxes", "harvest")
    assert texts(state) == ["fill quilon with ginger", "fill quilon with clove"]
