"""SET: the table before round 1, what is limited, what is hidden, the two variants."""

import random
from collections import Counter

import pytest
from tests.rulebook import rule
from tests.table import hand, play, rows, sacks, table, texts

import goa
from goa.core.events import CardsCounted, CardsDrawn, CardsTurned, DucatsPaid, FlagGiven, PartBegan, PileReshuffled
from goa.core.places import EMPTY
from goa.core.state import NOTHING, State
from goa.editions.vocabulary import CROP_ROTATION, PLANTATION_KINDS, SYMBOLS

SEEDS = range(300)


def plantations(box: tuple[int, ...]) -> int:
    return sum(kind < PLANTATION_KINDS for kind in box)


# ------------------------------------------------------------------------------------------------- players and seats


@rule("SET-1")
def test_two_three_or_four_play(edition: str) -> None:
    """SET-1: the game is for 2 to 4 players."""
    assert [len(goa.new_game(edition, players=players).players) for players in (2, 3, 4)] == [2, 3, 4]


@rule("SET-1")
def test_nobody_plays_alone_and_five_are_too_many(edition: str) -> None:
    """SET-1: fewer than 2 or more than 4 players are refused, with the rule named."""
    for players in (0, 1, 5):
        with pytest.raises(ValueError, match="SET-1"):
            goa.new_game(edition, players=players)


@rule("SET-1")
def test_seats_go_round_clockwise(edition: str) -> None:
    """SET-1: after the last seat the first is next."""
    for players in (2, 3, 4):
        state = table(edition=edition, players=players, first=players - 1)
        seats = []
        for _ in range(players + 1):
            seats.append(state.seat)
            play(state, "taxes")
        assert seats == [players - 1, *range(players)]


# ------------------------------------------------------------------------------------------------------ the tiles of A


@rule("SET-2")
def test_twenty_five_tiles_are_laid_out_and_the_rest_goes_back(edition: str) -> None:
    """SET-2: 25 on the grid, 2 (2012: 4) in the box, together all tiles of part A."""
    for seed in SEEDS:
        state = goa.new_game(edition, seed=seed)
        assert len(state.grid) == 25
        assert len(state.box) == {"2004": 2, "2012": 4}[edition]
        assert sorted((*state.grid, *state.box)) == sorted(state.edition.tiles[0])


@rule("SET-2")
def test_part_a_has_27_or_29_tiles(edition: str) -> None:
    """SET-2: 27 A tiles in 2004, 29 in 2012."""
    assert len(goa.new_game(edition).edition.tiles[0]) == {"2004": 27, "2012": 29}[edition]


@rule("SET-2")
def test_the_tiles_are_shuffled(edition: str) -> None:
    """SET-2: every space of the grid may hold any kind of tile, and any kind may be missing."""
    games = [goa.new_game(edition, seed=seed) for seed in SEEDS]
    kinds = set(games[0].edition.tiles[0])
    assert {game.grid[0] for game in games} == {game.grid[24] for game in games} == kinds
    assert {kind for game in games for kind in game.box} == kinds


@rule("SET-2", editions=("2012",))
def test_at_most_two_plantations_are_put_back(edition: str) -> None:
    """SET-2: among the four tiles put back at most two are plantations, in part A and in part B."""
    found = Counter(plantations(goa.new_game(edition, seed=seed).box) for seed in SEEDS)
    assert set(found) == {0, 1, 2}
    for seed in SEEDS:
        box_of_b = table("end of round", edition=edition, seed=seed, round=4).box[4:]
        assert len(box_of_b) == 4
        assert plantations(box_of_b) <= 2


@rule("SET-2", editions=("2012",))
def test_only_the_third_plantation_is_returned_and_not_the_others(edition: str) -> None:
    """SET-2: the first two stay out, so two of the four are plantations whenever the first four tiles hold two or more.

    That is 78 of 100 games; were all four shuffled in again, it would be 64.
    """
    found = Counter(plantations(goa.new_game(edition, seed=seed).box) for seed in range(600))
    assert 0.74 < found[2] / 600 < 0.82


@rule("SET-2", editions=("2012",))
def test_crop_rotation_counts_as_a_plantation_for_the_limit(edition: str) -> None:
    """SET-2: together with Crop rotation at most one other plantation goes back."""
    boxes = [goa.new_game(edition, seed=seed).box for seed in SEEDS]
    with_it = [box for box in boxes if CROP_ROTATION in box]
    assert with_it
    assert {sum(kind < CROP_ROTATION for kind in box) for box in with_it} == {0, 1}


# ------------------------------------------------------------------------------------------------- what everyone gets


@rule("SET-3")
def test_everyone_starts_with_four_ships_and_two_colonists(edition: str) -> None:
    """SET-3: 4 ships, 2 colonists, five markers in row 1, and nothing else."""
    for players in (2, 3, 4):
        state = goa.new_game(edition, players=players, seed=players)
        for seat, player in enumerate(state.players):
            assert (player.ships, player.colonists, player.extra_actions) == (4, 2, 0)
            assert rows(state, seat) == (1, 1, 1, 1, 1)
            assert set(player.places) == {EMPTY}
            assert sacks(state, seat) == {}
            assert (player.hand, player.tiles, player.resting, player.kept) == ((), (), (), ())


@rule("SET-3")
def test_one_more_auction_marker_is_used_than_there_are_players(edition: str) -> None:
    """SET-3: markers 1 to 3 with two players, 1 to 4 with three, 1 to 5 with four."""
    for players in (2, 3, 4):
        state = goa.new_game(edition, players=players)
        laid = 0
        while texts(state)[0].startswith(("flag", "mark")):
            play(state, texts(state)[0])
            laid += 1
        assert laid == players + 1


# ---------------------------------------------------------------------------------------------------- the first player


@rule("SET-4")
def test_cards_are_turned_until_the_start_symbol_shows(edition: str) -> None:
    """SET-4: the last card turned over shows a tiger (2012: an elephant), those before do not."""
    start_symbol = {"2004": "tiger", "2012": "elephant"}[edition]
    for seed in SEEDS:
        state = goa.new_game(edition, seed=seed)
        symbols = [SYMBOLS[state.edition.cards[card].symbol] for card in state.discards]
        assert symbols.count(start_symbol) == 1
        assert symbols[-1] == start_symbol


@rule("SET-4")
def test_who_turns_the_start_symbol_has_the_flag(edition: str) -> None:
    """SET-4: the first card is turned by seat 0, then it goes clockwise, round and round if need be."""
    longest = 0
    for players in (2, 3, 4):
        for seed in SEEDS:
            state = goa.new_game(edition, players=players, seed=seed)
            assert state.flag_holder == (len(state.discards) - 1) % players
            assert state.seat == state.flag_holder
            longest = max(longest, len(state.discards))
    assert longest > 4


@rule("SET-4")
def test_each_player_in_turn_turns_a_card_for_all_to_see(edition: str) -> None:
    """SET-4: one card each from seat 0 on; the event of the last one says who has the flag."""
    for seed in range(40):
        state = goa.new_game(edition, players=3, seed=seed)
        turned = [event for event in state.events if isinstance(event, CardsTurned)]
        assert [event.seat for event in turned] == [number % 3 for number in range(len(turned))]
        assert [event.cards for event in turned] == [(card,) for card in state.discards]
        assert FlagGiven(turned[-1].seat) in state.events


@rule("SET-4")
def test_the_cards_turned_over_are_discarded(edition: str) -> None:
    """SET-4: they lie on the discard pile, all others in the pile."""
    state = goa.new_game(edition, seed=7)
    assert state.discards
    assert state.turned == ()
    assert sorted((*state.pile, *state.discards)) == list(range(30))


@rule("SET-4")
def test_the_flag_at_set_up_brings_no_extra_action_card(edition: str) -> None:
    """SET-4: only the flag won at auction does."""
    for seed in range(20):
        state = goa.new_game(edition, seed=seed)
        assert state.players[state.flag_holder].extra_actions == 0


@rule("SET-5")
def test_the_first_player_starts_with_less_money(edition: str) -> None:
    """SET-5: 7 ducats (2012: 5) for the first player, 10 for everyone else."""
    for players in (2, 3, 4):
        for seed in range(20):
            state = goa.new_game(edition, players=players, seed=seed)
            expected = [10] * players
            expected[state.flag_holder] = {"2004": 7, "2012": 5}[edition]
            assert [player.ducats for player in state.players] == expected


# ---------------------------------------------------------------------------------------------------- what can run out


@rule("SET-6")
def test_ships_colonists_and_ducats_never_run_out(edition: str) -> None:
    """SET-6: the boxes hold 27 ships, 30 colonists and 159 ducats; more are taken all the same."""
    state = table(edition=edition, ships=[30] * 4, colonists=[40] * 4, ducats=[90] * 4, tiles={0: ["colonist"]})
    play(state, "build ships", "use colonist")
    assert (state.players[0].ships, state.players[0].colonists) == (31, 41)
    play(state, "taxes")
    assert state.players[1].ducats == 94


@rule("SET-6")
def test_an_eleventh_sack_of_a_spice_can_be_harvested(edition: str) -> None:
    """SET-6: the box holds ten sacks of each spice; spices are not limited."""
    full = {"plantation 1": "double ginger: ginger ginger", "plantation 2": "double ginger: ginger ginger"}
    state = table(edition=edition, players=3, boards={0: {**full, "plantation 3": "double ginger:"}, 1: full, 2: full})
    play(state, "harvest")
    assert sacks(state, 0)["plantation 3"] == ["ginger"]


@rule("SET-6")
def test_an_eleventh_extra_action_card_comes_with_the_flag(edition: str) -> None:
    """SET-6: the box holds ten extra action cards; they are not limited."""
    state = table("auction", edition=edition, players=2, extra_actions=[10, 0])
    play(state, "pass")
    assert state.players[0].extra_actions == 11


@rule("SET-6")
def test_colony_tiles_are_limited(edition: str) -> None:
    """SET-6: a pair of Quilon that somebody has is not there for another."""
    state = table(
        edition=edition,
        colonists=[6] * 4,
        boards={1: {"quilon": "pepper/nutmeg:"}, 2: {"quilon": "clove/ginger:"}, 3: {"quilon": "cinnamon/nutmeg:"}},
        pile=[1, 1],
    )
    play(state, "found quilon", "pay colonists")
    assert set(texts(state)) == {"choose ginger/cinnamon", "choose pepper/clove"}


@rule("SET-6")
def test_eighteen_colony_tiles_lie_ready(edition: str) -> None:
    """SET-6: 5 Quilon and 5 Madras, all different, 4 Cochin and 4 Calicut, all alike."""
    quilon, cochin, madras, calicut = goa.new_game(edition).stacks
    assert [len(stack) for stack in (quilon, cochin, madras, calicut)] == [5, 4, 5, 4]
    assert [len(set(stack)) for stack in (quilon, cochin, madras, calicut)] == [5, 1, 5, 1]


def nearly_empty_pile(edition: str, pile: list[str | int], discarded: int, colonists: int = 20) -> State:
    """These cards in the pile, some discarded, all others in the hand of the last seat."""
    state = table(edition=edition, pile=pile, rest="hand", colonists=[colonists] * 4)
    last = state.players[-1]
    state.discards = last.hand[:discarded]
    last.hand = last.hand[discarded:]
    return state


@rule("SET-6")
def test_the_discard_pile_becomes_the_new_pile(edition: str) -> None:
    """SET-6: one card in the pile, eight discarded: the last and one of the eight are turned over."""
    state = nearly_empty_pile(edition, [2], discarded=8)
    last, discarded = state.pile[0], set(state.discards)
    events = play(state, "found calicut")
    assert PileReshuffled(8) in events
    assert state.turned[0] == last
    assert state.turned[1] in discarded
    assert set(state.pile) == discarded - {state.turned[1]}
    assert state.discards == ()


@rule("SET-6")
def test_cards_turned_for_a_founding_are_discarded_when_it_is_settled(edition: str) -> None:
    """SET-6: they cannot come up a second time in the same founding."""
    state = nearly_empty_pile(edition, [2, 3], discarded=0)
    turned = set(state.pile)
    play(state, "found quilon")
    assert (set(state.turned), state.discards) == (turned, ())
    play(state, "let it fail")
    assert (state.turned, set(state.discards)) == ((), turned)


@rule("SET-6")
def test_cards_turned_for_re_supply_are_discarded_when_it_is_settled(edition: str) -> None:
    """SET-6: they lie on the table until the choice of goods is made."""
    state = table(edition=edition, pile=[2, 3], tiles={0: ["re-supply"]})
    turned = set(state.pile[-2:])
    play(state, "use re-supply")
    assert (set(state.turned), state.discards) == (turned, ())
    play(state, "take ships")
    assert (state.turned, set(state.discards)) == ((), turned)


@rule("SET-6")
def test_the_pile_is_made_anew_only_when_a_card_is_needed(edition: str) -> None:
    """SET-6: drawing the last card leaves the discard pile alone."""
    state = nearly_empty_pile(edition, [1], discarded=5)
    events = play(state, "expedition", "draw", "end turn")
    assert not [event for event in events if isinstance(event, PileReshuffled)]
    assert (state.pile, len(state.discards)) == ([], 5)
    events = play(state, "expedition", "draw")
    assert PileReshuffled(5) in events


@rule("SET-6")
def test_a_new_pile_is_shuffled(edition: str) -> None:
    """SET-6: which of the discarded cards comes first is a matter of chance."""
    drawn = set()
    for seed in range(60):
        state = table(edition=edition, seed=seed, rest="discards")
        play(state, "expedition", "draw")
        drawn.add(state.players[0].hand)
    assert len(drawn) > 10


@rule("SET-6")
def test_with_both_piles_empty_nothing_is_drawn(edition: str) -> None:
    """SET-6: Expeditions bring what is there, and nothing if nothing is."""
    for left in (0, 1):
        state = table(
            "auction",
            edition=edition,
            players=2,
            pile=[1] * left,
            rest="hand",
            marked=["north a", "a1", "b1"],
            grid={"a1": "expeditions 2"},
        )
        play(state, "pass", "pass")
        assert state.players[1].tiles == ()
        assert len(hand(state, 1)) == 30
        assert state.pile == []


@rule("SET-6")
def test_with_both_piles_empty_no_recruits_come_from_cards(edition: str) -> None:
    """SET-6: a founding counts the marker alone, and the cards that could be turned."""
    for pile, from_cards in (([], 0), ([3], 3)):
        state = nearly_empty_pile(edition, [*pile], discarded=0)
        state.players[0].rows = (0, 0, 0, 0, 1)
        play(state, "found calicut")
        assert state.recruits == 2 + from_cards


@rule("SET-6")
def test_with_both_piles_empty_an_expedition_is_not_offered(edition: str) -> None:
    """SET-6: there is nothing to draw."""
    assert "expedition" not in texts(table(edition=edition, rest="hand"))
    assert "expedition" in texts(table(edition=edition, rest="discards"))


@rule("SET-6", "EXP-3")
def test_a_played_card_may_come_up_again_at_once(edition: str) -> None:
    """SET-6, EXP-3: One more card lies on the discard pile before its effect, so with an empty pile it turns itself."""
    state = table(edition=edition, pile=[1, 2], hands={0: ["one more card 3"]}, rest="hand", colonists=[20] * 4)
    (card,) = state.players[0].hand
    play(state, "found calicut")
    play_it = f"play {hand(state, 0)[0]}"
    assert play_it in texts(state)
    play(state, play_it)
    assert card in state.turned
    assert state.recruits == 1 + 2 + 3


@rule("SET-6", "ACT-10")
def test_a_played_card_may_be_drawn_again_by_the_move_it_pays(edition: str) -> None:
    """SET-6, ACT-10: with empty piles the card for being first in row 4 is the Ships only just played."""
    state = table(
        edition=edition, ships=[9] * 4, rows={0: (3, 1, 1, 1, 1)}, hands={0: ["ships only"]}, rest="hand", players=2
    )
    card = hand(state, 0)
    play(state, f"play {card[0]}", "progress ships")
    assert hand(state, 0) == card
    assert (state.pile, state.discards) == ([], ())


# --------------------------------------------------------------------------------------------------- hidden and open


@rule("SET-7")
def test_ducats_of_others_are_hidden(edition: str) -> None:
    """SET-7: players see only their own ducats; a spectator sees none."""
    state = table(edition=edition, ducats=[3, 4, 5, 6])
    assert [player.ducats for player in goa.observe(state, 1).players] == [None, 4, None, None]
    assert [player.ducats for player in goa.observe(state, -1).players] == [None] * 4


@rule("SET-7")
def test_open_money_shows_all_ducats(edition: str) -> None:
    """SET-7: a table option; it is off unless the table turns it on."""
    state = table(edition=edition, ducats=[3, 4, 5, 6], open_money=True)
    assert [player.ducats for player in goa.observe(state, 1).players] == [3, 4, 5, 6]
    assert not goa.new_game(edition).options.open_money


@rule("SET-7")
def test_hands_are_hidden_but_not_how_many_cards(edition: str) -> None:
    """SET-7: the number of expedition cards in a hand is open."""
    state = table(edition=edition, hands={0: ["two ships"], 1: ["tiger", "fish"], 2: ["palm"] * 3})
    players = goa.observe(state, 1).players
    assert [player.hand for player in players] == [None, state.players[1].hand, None, None]
    assert [player.hand_size for player in players] == [1, 2, 3, 0]


@rule("SET-7")
def test_a_card_drawn_is_seen_only_by_who_draws_it(edition: str) -> None:
    """SET-7: the others see that a card was drawn."""
    state = table(edition=edition)
    events = play(state, "expedition", "draw")
    (drawn,) = [event for event in events if isinstance(event, CardsDrawn)]
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == drawn.seen_by(-1) == CardsCounted(0, 1)


@rule("SET-7")
def test_cards_turned_over_are_seen_by_all(edition: str) -> None:
    """SET-7: the cards of a founding lie open."""
    state = table(edition=edition)
    (turned,) = [event for event in play(state, "found calicut") if isinstance(event, CardsTurned)]
    assert turned.seen_by(3) == turned
    assert len(turned.cards) == 2


@rule("SET-7")
def test_the_order_of_the_pile_is_hidden(edition: str) -> None:
    """SET-7: how many cards are left is open, which ones is not."""
    one, other = (table(edition=edition, hands={0: ["tiger"]}) for _ in range(2))
    other.pile.reverse()
    assert goa.observe(one, 0).pile == 29
    assert goa.observe(one, 0) == goa.observe(other, 0)


@rule("SET-7")
def test_tiles_put_back_are_hidden_in_2004_and_open_in_2012(edition: str) -> None:
    """SET-7: the two tiles of 2004 go back unseen, the four of 2012 are revealed."""
    state = goa.new_game(edition)
    assert goa.observe(state, 0).box == {"2004": None, "2012": state.box}[edition]
    (began,) = [event for event in state.events if isinstance(event, PartBegan)]
    assert began.put_back == {"2004": (), "2012": state.box}[edition]


@rule("SET-7", editions=("2012",))
def test_bonanza_tiles_are_hidden_until_won(edition: str) -> None:
    """SET-7: one sees where they lie, not what they are."""
    state = goa.new_game(edition, bonanza=True)
    before = goa.observe(state, 0)
    state.corners = state.corners[::-1]
    assert goa.observe(state, 0) == before
    assert before.corners == (True, True, True, True)


@rule("SET-7")
def test_everything_else_lies_open(edition: str) -> None:
    """SET-7: ships, colonists, extra action cards, tiles, boards, discarded cards."""
    state = table(
        edition=edition,
        ships=[1, 2, 3, 4],
        colonists=[5, 6, 7, 8],
        extra_actions=[0, 1, 2, 3],
        rows={3: (2, 3, 1, 1, 5)},
        boards={3: {"quilon": "pepper/nutmeg: pepper"}},
        tiles={3: ["duty", "ship"]},
        kept={3: ["mission 3"]},
        rest="discards",
    )
    view = goa.observe(state, 0)
    assert [player.ships for player in view.players] == [1, 2, 3, 4]
    assert [player.colonists for player in view.players] == [5, 6, 7, 8]
    assert [player.extra_actions for player in view.players] == [0, 1, 2, 3]
    seen, there = view.players[3], state.players[3]
    assert (seen.rows, seen.places, seen.sacks) == (there.rows, there.places, tuple(there.sacks))
    assert (seen.tiles, seen.kept) == (there.tiles, there.kept)
    assert (view.grid, view.discards) == (tuple(state.grid), state.discards)


@rule("SET-7")
def test_how_many_ducats_change_hands_is_public(edition: str) -> None:
    """SET-7: an attentive player can count the ducats of everyone."""
    state = goa.new_game(edition, seed=5)
    play(state, "flag north a", "mark a1", "mark b1", "mark c1", "mark d1", "bid 2", "pass", "bid 5", "pass")
    (paid,) = [event for event in state.events if isinstance(event, DucatsPaid)]
    assert paid.amount == 5
    assert paid.seen_by(-1) == paid
    counted = [player.counted_ducats for player in goa.observe(state, -1).players]
    assert counted == [player.ducats for player in state.players]


@rule("SET-7")
def test_counting_tells_everyones_ducats_and_number_of_cards(edition: str) -> None:
    """SET-7: from the first choice to the last, in games played at random."""
    for seed in range(4):
        state = goa.new_game(edition, players=3, seed=seed, quick_start=bool(seed % 2), bonanza=edition == "2012")
        dice = random.Random(seed)
        while not state.is_over:
            play(state, dice.choice(texts(state)))
            seen = goa.observe(state, -1).players
            assert [player.counted_ducats for player in seen] == [player.ducats for player in state.players]
            assert [player.hand_size for player in seen] == [len(player.hand) for player in state.players]


@rule("SET-6")
def test_thirty_expedition_cards_and_no_more(edition: str) -> None:
    """SET-6: each of them is in the pile, discarded, turned over or in a hand, at every moment of a game."""
    state = goa.new_game(edition, players=4, seed=11)
    dice = random.Random(11)
    while not state.is_over:
        play(state, dice.choice(texts(state)))
        hands = [card for player in state.players for card in player.hand]
        assert sorted((*state.pile, *state.discards, *state.turned, *hands)) == list(range(30))


# ------------------------------------------------------------------------------------------------------- quick start


@rule("SET-8")
def test_quick_start_is_asked_in_turn_order_before_round_one(edition: str) -> None:
    """SET-8: from the first player clockwise, each chooses once; then the first player places the flag."""
    state = goa.new_game(edition, players=3, seed=2, quick_start=True)
    first = state.flag_holder
    seats = []
    while "take ducats" in texts(state):
        assert state.round == 0
        seats.append(state.seat)
        play(state, "take ducats")
    assert seats == [first, (first + 1) % 3, (first + 2) % 3]
    assert state.seat == first
    assert texts(state)[0].startswith("flag")


@rule("SET-8")
def test_quick_start_brings_ten_ducats(edition: str) -> None:
    """SET-8: the bank pays them; no marker moves."""
    state = goa.new_game(edition, quick_start=True)
    seat = state.seat
    ducats = state.players[seat].ducats
    play(state, "take ducats")
    assert state.players[seat].ducats == ducats + 10
    assert rows(state, seat) == (1, 1, 1, 1, 1)


@rule("SET-8")
def test_quick_start_moves_two_different_markers_to_row_two(edition: str) -> None:
    """SET-8: two markers, one row each, and no ducats."""
    state = goa.new_game(edition, quick_start=True)
    seat = state.seat
    before = state.players[seat].ducats
    play(state, "progress harvest")
    assert state.seat == seat
    assert "progress harvest" not in texts(state)
    assert "take ducats" not in texts(state)
    play(state, "progress colonists")
    assert rows(state, seat) == (1, 2, 1, 1, 2)
    assert state.players[seat].ducats == before
    assert state.seat != seat


@rule("SET-8")
def test_quick_start_offers_every_pair_of_markers(edition: str) -> None:
    """SET-8: any two of the five, each pair in one order only."""
    pairs = set()
    start = goa.new_game(edition, quick_start=True)
    for one in texts(start)[:-1]:
        half = start.copy()
        play(half, one)
        for other in texts(half):
            pair = frozenset((one, other))
            assert len(pair) == 2
            assert pair not in pairs
            pairs.add(pair)
    assert len(pairs) == 10


@rule("SET-8")
def test_quick_start_costs_nothing_and_brings_no_bonus(edition: str) -> None:
    """SET-8: ships, cards and extra action cards stay as they were."""
    state = goa.new_game(edition, quick_start=True)
    while state.round == 0:
        play(state, texts(state)[0])
    assert [sum(rows(state, seat)) for seat in range(4)] == [7, 7, 7, 7]
    assert {(player.ships, player.extra_actions, player.hand) for player in state.players} == {(4, 0, ())}


@rule("SET-8")
def test_without_quick_start_the_game_begins_with_the_flag(edition: str) -> None:
    """SET-8: a variant; nobody is asked unless it was agreed."""
    state = goa.new_game(edition)
    assert state.round == 1
    assert texts(state)[0].startswith("flag")


# ----------------------------------------------------------------------------------------------------------- Bonanza


@rule("SET-9", editions=("2012",))
def test_bonanza_tiles_lie_under_the_four_corners(edition: str) -> None:
    """SET-9: four of the eight, face down, one under each corner."""
    seen = set()
    for seed in range(100):
        state = goa.new_game(edition, seed=seed, bonanza=True)
        assert len(state.corners) == len(set(state.corners)) == 4
        assert set(state.corners) <= set(range(8))
        seen.add(state.corners)
    assert {corners[0] for corners in seen} == {corners[3] for corners in seen} == set(range(8))


@rule("SET-9", editions=("2012",))
def test_eight_bonanza_tiles_as_the_page_lists_them(edition: str) -> None:
    """SET-9: 2 ships, 2 colonists, 1 of both, 3 ducats, 5 ducats, a spice, a card, an extra action card."""
    bonuses = goa.new_game(edition).edition.bonanza
    faces = sorted((b.ships, b.colonists, b.ducats, b.spices, b.cards, b.extra_actions) for b in bonuses)
    assert faces == sorted(
        [
            (2, 0, 0, 0, 0, 0),
            (0, 2, 0, 0, 0, 0),
            (1, 1, 0, 0, 0, 0),
            (0, 0, 3, 0, 0, 0),
            (0, 0, 5, 0, 0, 0),
            (0, 0, 0, 1, 0, 0),
            (0, 0, 0, 0, 1, 0),
            (0, 0, 0, 0, 0, 1),
        ]
    )


@rule("SET-9", editions=("2012",))
def test_without_the_variant_no_bonanza_tile_lies_anywhere(edition: str) -> None:
    """SET-9: it is a variant."""
    assert set(goa.new_game(edition).corners) <= {NOTHING}


@rule("SET-9", editions=("2012",))
def test_bonanza_tiles_are_shuffled_anew_for_part_b(edition: str) -> None:
    """SET-9: all eight take part again, also those won in part A."""
    again = 0
    for seed in range(30):
        state = table("end of round", edition=edition, seed=seed, round=4, bonanza=True)
        assert state.part == 1
        assert len(set(state.corners)) == 4
        assert NOTHING not in state.corners
        again += bool(set(state.corners) & set(goa.new_game(edition, seed=seed, bonanza=True).corners))
    assert again


@rule("SET-9", editions=("2012",))
def test_the_first_edition_has_no_bonanza(edition: str) -> None:
    """SET-9: only 2012 has it."""
    with pytest.raises(ValueError, match="SET-9"):
        goa.new_game("2004", bonanza=True)
    assert goa.new_game(edition, bonanza=True).options.bonanza
