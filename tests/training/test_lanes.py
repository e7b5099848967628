"""Lanes ask for the seats of networks only, and write down what they saw."""

import numpy as np
from training.selfplay.lanes import LaneKind, Lanes
from training.selfplay.memory import Arrays, shared_memory

from goa.env.encode import action_mask, encode
from goa.views.observation import observe

KINDS = [
    LaneKind(0, "2004", ("learner", "captain"), 0.0, 0.0, 0.0),
    LaneKind(1, "2012", ("learner", "earlier", "novice", "merchant"), 0.5, 0.5, 0.5),
    LaneKind(2, "2012", ("learner", "learner", "learner"), 0.0, 0.0, 0.0),
]


def begun() -> Lanes:
    return Lanes(KINDS, 0, len(KINDS), 11, Arrays(shared_memory(len(KINDS)), len(KINDS), 0, len(KINDS)))


def random_step(lanes: Lanes, dice: np.random.Generator) -> None:
    lanes.arrays.actions[:] = [dice.choice(np.flatnonzero(mask)) for mask in lanes.arrays.masks]
    lanes.step()


def test_rows_and_masks_are_those_of_the_seat_that_answers() -> None:
    lanes = begun()
    dice = np.random.default_rng(1)
    for _ in range(60):
        for place, lane in enumerate(lanes.lanes):
            seen = observe(lane.state, lane.state.seat)
            assert (lanes.arrays.rows[place] == encode(seen, counted_ducats=True)).all()
            assert (lanes.arrays.masks[place] == action_mask(seen.offered)).all()
            assert lanes.arrays.seats[place] == lane.state.seat
        random_step(lanes, dice)


def test_bots_answer_for_their_own_seats() -> None:
    lanes = begun()
    dice = np.random.default_rng(2)
    asked: set[tuple[int, bool]] = set()
    for _ in range(150):
        for place, lane in enumerate(lanes.lanes):
            seat = lane.state.seat
            assert lane.noise[seat] is None, "only seats of networks are asked"
            asked.add((place, bool(lane.learners >> seat & 1)))
        random_step(lanes, dice)
    assert asked == {(0, True), (1, True), (1, False), (2, True)}  # the earlier network is asked, and is no learner


def test_a_game_that_ended_is_written_down_and_another_begins() -> None:
    lanes = begun()
    dice = np.random.default_rng(3)
    ended: set[int] = set()
    for _ in range(2000):
        seeds = [lane.seed for lane in lanes.lanes]
        learners = lanes.arrays.learners.copy()
        random_step(lanes, dice)
        for place in np.flatnonzero(lanes.arrays.ended).tolist():
            players = len(KINDS[place].players)
            assert lanes.arrays.ended[place] == learners[place]
            assert lanes.arrays.wins[place].sum() == 1.0
            assert not lanes.arrays.points[place, players:].any()
            best = lanes.arrays.points[place] == lanes.arrays.points[place].max()
            assert not lanes.arrays.wins[place][~best].any()
            assert lanes.lanes[place].seed == seeds[place] + len(KINDS)
            ended.add(place)
        if len(ended) == len(KINDS):
            return
    raise AssertionError(f"only {ended} ended")


def test_the_same_seed_is_the_same_game() -> None:
    one, other = begun(), begun()
    for _ in range(40):
        assert (one.arrays.rows == other.arrays.rows).all()
        random_step(one, np.random.default_rng(4))
        random_step(other, np.random.default_rng(4))
