"""Properties that hold at every decision of every game."""

import pytest
from hypothesis import given, settings
from tests.properties.state_checks import check_state, snapshot
from tests.properties.walk import ALL_TABLES, Game, choose, games, walk

import goa
from goa.core.engine import settle
from goa.core.events import (
    BANK,
    EXTRA_ACTION_CARDS,
    DucatsPaid,
    ExtraActionSpent,
    GoodsGiven,
    GoodsTaken,
    PlantationGivenUp,
    SackGiven,
    SackPut,
)
from goa.core.frames import Decision
from goa.core.sacks import ONE
from goa.record.wire import from_wire, to_wire

LONGEST_GAME = 3000


@pytest.mark.parametrize("game", ALL_TABLES, ids=str)
def test_nothing_is_lost_or_made_from_nothing(game: Game) -> None:
    """Cards, tiles and colonies are conserved, sacks lie on fields that accept them, the game ends."""
    for length, state in enumerate(walk(game)):
        check_state(state)
        assert length < LONGEST_GAME
    assert state.is_over
    assert (state.part, state.round) == (1, 4)


@pytest.mark.parametrize("game", ALL_TABLES, ids=str)
def test_goods_change_only_by_what_is_told(game: Game) -> None:
    """Ducats move by named payments between bank and players; ships, colonists and every sack by named events."""
    state = game.start()
    dice = game.seed
    while not state.is_over:
        ducats = [player.ducats for player in state.players]
        goods = [[player.ships, player.colonists, player.extra_actions] for player in state.players]
        sacks = [player.sacks[:] for player in state.players]
        choice, dice = choose(state, dice)
        for event in goa.apply(state, choice):
            if isinstance(event, DucatsPaid):
                assert event.amount > 0
                if event.payer != BANK:
                    ducats[event.payer] -= event.amount
                if event.payee != BANK:
                    ducats[event.payee] += event.amount
            elif isinstance(event, GoodsTaken):
                goods[event.seat][event.good] += event.number
            elif isinstance(event, GoodsGiven):
                goods[event.seat][event.good] -= event.number
            elif isinstance(event, ExtraActionSpent):
                goods[event.seat][EXTRA_ACTION_CARDS] -= 1
            elif isinstance(event, SackPut):
                sacks[event.seat][event.place] += ONE[event.spice]
            elif isinstance(event, SackGiven):
                sacks[event.seat][event.place] -= ONE[event.spice]
            elif isinstance(event, PlantationGivenUp):
                sacks[event.seat][event.place] = 0
        assert [player.ducats for player in state.players] == ducats
        assert [[player.ships, player.colonists, player.extra_actions] for player in state.players] == goods
        assert [player.sacks for player in state.players] == sacks


@settings(max_examples=25)
@given(games())
def test_offers_are_distinct_and_in_catalogue_order(game: Game) -> None:
    for state in walk(game):
        ids = [choice.id for choice in state.offered]
        assert ids == sorted(set(ids))
        assert bool(ids) != state.is_over
        assert all(goa.CATALOGUE[choice.id] is choice for choice in state.offered)


@settings(max_examples=15)
@given(games())
def test_asking_changes_nothing(game: Game) -> None:
    """options and extras change nothing; asking again gives the same answer; frames are never changed."""
    for state in walk(game):
        if state.is_over:
            break
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        before = snapshot(state)
        assert frame.options(state) + frame.extras(state) == state.offered
        settle(state)
        assert snapshot(state) == before


@settings(max_examples=8)
@given(games())
def test_copies_are_independent_and_frames_never_change(game: Game) -> None:
    """Changing a copy never changes the original, and every offered choice works on a copy."""
    for number, state in enumerate(walk(game)):
        before = snapshot(state)
        for choice in state.offered[number % 3 :: 3]:
            branch = state.copy()
            assert snapshot(branch) == before
            goa.apply(branch, choice)
            assert branch.past is not None
            assert branch.past.choice is choice
        assert snapshot(state) == before


@settings(max_examples=8)
@given(games())
def test_wire_round_trip(game: Game) -> None:
    for number, state in enumerate(walk(game)):
        seat = number % (state.seats + 1) - 1  # a spectator, then each seat in turn
        seen = goa.observe(state, seat)
        assert from_wire(to_wire(seen), seen.edition) == seen


@settings(max_examples=3)
@given(games())
def test_replay_equals_live(game: Game) -> None:
    """At every decision, replaying the record gives the same state, including hidden cards."""
    for state in walk(game):
        text = goa.write_record(state)
        again = goa.replay(goa.read_record(text))
        assert snapshot(again) == snapshot(state)
        assert goa.write_record(again) == text


@settings(max_examples=10)
@given(games())
def test_a_refused_choice_leaves_the_table_untouched(game: Game) -> None:
    for number, state in enumerate(walk(game)):
        if number % 23 or state.is_over:
            continue
        before = snapshot(state)
        refused = [choice for choice in goa.CATALOGUE if choice not in state.offered]
        for choice in refused[:: max(1, len(refused) // 20)]:
            with pytest.raises(goa.IllegalChoice):
                goa.apply(state, choice)
        assert snapshot(state) == before
