"""RND: parts, rounds, the end."""

import random

import pytest
from tests.rulebook import rule
from tests.table import play, sacks, table, texts, tiles

import goa
from goa.core.events import (
    ActionTaken,
    Event,
    FlagPlaced,
    GameEnded,
    LotOpened,
    MarkerPlaced,
    PartBegan,
    Passed,
    RoundBegan,
    RoundEnded,
)
from goa.core.state import State
from goa.editions.vocabulary import NO_TILE, TILES


def play_at_random(state: State, *, part: int = 2, round: int = 0, seed: int = 1) -> list[Event]:
    """Play until this round begins, or to the end of the game."""
    dice = random.Random(seed)
    events: list[Event] = []
    while not state.is_over and (state.part, state.round) != (part, round):
        events += goa.apply(state, dice.choice(state.offered))
    return events


def tiles_left(state: State) -> int:
    return 25 - state.grid.count(NO_TILE)


# ------------------------------------------------------------------------------------------------------- parts


@rule("RND-1")
def test_two_parts_of_four_rounds(edition: str) -> None:
    """RND-1: A1 to A4, then B1 to B4."""
    state = goa.new_game(edition, players=3, seed=4)
    events = [*state.events, *play_at_random(state)]
    began = [(event.part, event.round) for event in events if isinstance(event, RoundBegan)]
    assert began == [(part, round) for part in (0, 1) for round in (1, 2, 3, 4)]
    assert [event.part for event in events if isinstance(event, PartBegan)] == [0, 1]


@rule("RND-1")
def test_tiles_left_over_from_part_a_are_removed(edition: str) -> None:
    """RND-1: at the beginning of part B the grid holds 25 tiles of B and none of A alone."""
    state = goa.new_game(edition, players=4, seed=9)
    put_back = len(state.box)
    play_at_random(state, part=1, round=1)
    assert tiles_left(state) == 25
    assert sorted((*state.grid, *state.box[put_back:])) == sorted(state.edition.tiles[1])


@rule("RND-1")
def test_part_b_has_27_or_29_tiles_of_which_25_are_laid_out(edition: str) -> None:
    """RND-1: 2 (2012: 4) go back again, so 4 (8) in all."""
    state = table("end of round", edition=edition, round=4)
    assert (state.part, state.round) == (1, 1)
    assert len(state.edition.tiles[1]) == {"2004": 27, "2012": 29}[edition]
    assert len(state.box) == {"2004": 4, "2012": 8}[edition]


@rule("RND-1")
def test_after_an_earlier_round_the_tiles_stay(edition: str) -> None:
    """RND-1: nothing is laid out anew within a part."""
    for round in (1, 2, 3):
        state = table("end of round", edition=edition, round=round, grid={"a1": "none", "c3": "ship"})
        assert (state.part, state.round) == (0, round + 1)
        assert state.grid[0] == NO_TILE
        assert TILES[state.grid[12]] == "ship"


@rule("RND-1")
def test_what_lies_in_front_of_the_players_stays_for_part_b(edition: str) -> None:
    """RND-1: tiles, cards, goods, boards and the flag."""
    state = table(
        "end of round",
        edition=edition,
        round=4,
        first=2,
        ducats=[1, 2, 3, 4],
        extra_actions=[1, 0, 1, 0],
        tiles={1: ["ship", "duty"]},
        hands={1: ["tiger", "palm"]},
        boards={1: {"plantation 2": "double clove: clove", "quilon": "pepper/nutmeg: pepper"}},
        rows={1: (3, 2, 1, 1, 1)},
    )
    assert state.part == 1
    assert state.flag_holder == state.seat == 2
    assert [player.ducats for player in state.players] == [1, 2, 3, 4]
    assert [player.extra_actions for player in state.players] == [1, 0, 1, 0]
    assert tiles(state, 1) == ["ship", "duty"]
    assert len(state.players[1].hand) == 2
    assert sacks(state, 1) == {"plantation 2": ["clove"], "quilon": ["pepper"]}
    assert state.players[1].rows == (2, 1, 0, 0, 0)


# ------------------------------------------------------------------------------------------------------- a round


@rule("RND-2")
def test_a_round_is_markers_then_auctions_then_actions_then_extra_actions(edition: str) -> None:
    """RND-2: the four stretches follow each other, and the next round begins with markers again."""
    for players in (2, 3, 4):
        state = goa.new_game(edition, players=players, seed=players)
        kinds: list[str] = []
        while state.round == 1:
            if state.action == 4:
                kind = "extra actions"
            elif state.action:
                kind = "actions"
            elif state.lot:
                kind = "auctions"
            else:
                kind = "markers"
            if kind not in kinds[-1:]:
                kinds.append(kind)
            play(state, texts(state)[0])
        assert kinds == ["markers", "auctions", "actions", "extra actions"]
        assert texts(state)[0].startswith("flag")


@rule("RND-2")
def test_a_round_has_one_lot_more_and_three_actions_as_many_as_players(edition: str) -> None:
    """RND-2: players + 1 markers and lots, three actions each."""
    for players in (2, 3, 4):
        state = goa.new_game(edition, players=players, seed=players)
        events: list[Event] = []
        while state.round == 1 and state.action < 4:
            events += play(state, texts(state)[0])
        assert len([event for event in events if isinstance(event, FlagPlaced | MarkerPlaced)]) == players + 1
        assert len([event for event in events if isinstance(event, LotOpened)]) == players + 1
        assert len([event for event in events if isinstance(event, ActionTaken)]) == 3 * players


@rule("RND-2")
def test_each_round_as_many_tiles_leave_the_grid_as_there_are_players(edition: str) -> None:
    """RND-2: two players use 8 tiles of a part, four players 16."""
    for players in (2, 3, 4):
        state = goa.new_game(edition, players=players, seed=players)
        for round in (2, 3, 4):
            play_at_random(state, part=0, round=round)
            assert tiles_left(state) == 25 - players * (round - 1)


@rule("RND-2")
def test_nobody_acts_before_all_lots_are_sold(edition: str) -> None:
    """RND-2: the last lot is auctioned before the first action is taken."""
    state = table("auction", edition=edition, players=2, marked=["north a", "a1", "b1"])
    assert state.action == 0
    play(state, "pass", "pass")
    assert texts(state)[0] == "pass"
    play(state, "pass")
    assert "taxes" in texts(state)
    assert state.action == 1


# -------------------------------------------------------------------------------------------- once-a-round tiles


@rule("RND-3")
def test_once_a_round_tiles_wake_up_at_the_end_of_a_round(edition: str) -> None:
    """RND-3: used in round 1, ready in round 2."""
    state = table("third action", edition=edition, players=2, first=0, tiles={0: ["ship", "ducats"]})
    play(state, "use ship", "use ducats", "taxes")
    assert tiles(state, 0) == []
    events = play(state, "taxes")
    assert RoundEnded(0, 1) in events
    assert tiles(state, 0) == ["ship", "ducats"]
    assert state.players[0].resting == ()


@rule("RND-3")
def test_a_tile_works_only_once_in_a_round(edition: str) -> None:
    """RND-3: it stays asleep in the later action turns of the round, extra action turns included."""
    state = table("third action", edition=edition, players=2, extra_actions=[1, 0], tiles={0: ["ship"]})
    play(state, "use ship", "taxes", "taxes", "extra action")
    assert "taxes" in texts(state)
    assert "use ship" not in texts(state)


@rule("RND-3")
def test_a_tile_not_used_gains_nothing_by_waiting(edition: str) -> None:
    """RND-3: in the next round it works once all the same."""
    state = table("end of round", edition=edition, players=2, tiles={0: ["ship"]})
    assert tiles(state, 0) == ["ship"]
    assert state.players[0].resting == ()


@rule("RND-3")
def test_once_a_round_tiles_wake_up_between_the_parts_too(edition: str) -> None:
    """RND-3: after A4 as after any round."""
    state = table("third action", edition=edition, players=2, round=4, tiles={0: ["ship"]})
    play(state, "use ship", "taxes", "taxes")
    assert state.part == 1
    assert tiles(state, 0) == ["ship"]


@rule("RND-3")
def test_tiles_used_once_in_the_game_do_not_wake_up(edition: str) -> None:
    """RND-3: Vice-king is discarded after use."""
    state = table("third action", edition=edition, players=2, part="B", tiles={0: ["vice-king", "ship"]})
    play(state, "use vice-king", "progress ships", "taxes", "end turn", "taxes")
    assert state.round == 2
    assert tiles(state, 0) == ["ship"]


# ------------------------------------------------------------------------------------------------------- the end


@rule("RND-4")
def test_the_game_ends_after_round_b4(edition: str) -> None:
    """RND-4: nobody is asked any more, and the winners are named."""
    state = table("third action", edition=edition, players=2, part="B", round=4, ducats=[3, 9])
    events = play(state, "build ships", "build ships")
    assert state.is_over
    assert texts(state) == []
    assert events[-1] == GameEnded((1,))


@rule("RND-4")
def test_the_game_does_not_end_before_round_b4_is_over(edition: str) -> None:
    """RND-4: neither after A4 nor after B3, nor while someone may still spend an extra action card."""
    for part, round in (("A", 4), ("B", 3)):
        assert not table("end of round", edition=edition, part=part, round=round).is_over
    state = table("extra actions", edition=edition, part="B", round=4, players=2, extra_actions=[1, 0])
    assert "pass" in texts(state)
    events = play(state, "pass")
    assert state.is_over
    assert Passed(0) in events


@rule("RND-4")
def test_nothing_can_be_used_after_the_end(edition: str) -> None:
    """RND-4: cards and tiles that were not used lie idle."""
    state = table("end", edition=edition, part="B", round=4, hands={0: ["five ducats"]}, tiles={0: ["ducats", "duty"]})
    for choice in ("use ducats", "taxes", "end turn"):
        with pytest.raises(goa.IllegalChoice, match="RND-4"):
            goa.apply(state, choice)


@rule("RND-4")
def test_the_points_are_shown_when_the_game_is_over(edition: str) -> None:
    """RND-4: then scoring applies, and not before."""
    state = table("extra actions", edition=edition, part="B", round=4, players=2, extra_actions=[1, 0])
    assert goa.observe(state, 1).scores is None
    play(state, "pass")
    assert goa.observe(state, 1).scores == goa.score(state)
