"""How many actions a step is away: by examples, and compared with another count over whole games."""

from collections import Counter
from math import ceil

import pytest
from tests.properties.walk import ALL_TABLES, Game
from tests.table import table

import goa
from goa.bots.evaluation import features
from goa.bots.evaluation.extract_features import action_turns_left, extract_features
from goa.bots.evaluation.feature_tables import FeatureTally
from goa.core.dice import face, rolled
from goa.core.places import EMPTY, SPICES_IN, accepted_by, field_count
from goa.core.sacks import count, size
from goa.editions.vocabulary import HARVEST, ROWS, SHIPS

IN_ONE, IN_TWO, IN_THREE = features.STEP_IN_ONE, features.STEP_IN_TWO, features.STEP_IN_THREE


def amounts_of(state: goa.State, seat: int) -> Counter[int]:
    found: list[int] = []
    extract_features(state, seat, FeatureTally([], found))
    amounts: Counter[int] = Counter()
    for at in range(0, len(found), 2):
        amounts[found[at]] += found[at + 1]
    return amounts


def best_steps(state: goa.State, seat: int) -> list[int]:
    """The points of the best step in one, two and three actions."""
    player, edition = state.players[seat], state.edition
    stock = Counter({spice: sum(count(bag, spice) for bag in player.sacks) for spice in range(5)})
    room: Counter[int] = Counter()
    for laid, bag in zip(player.places, player.sacks, strict=True):
        if laid != EMPTY:
            room.update(dict.fromkeys(SPICES_IN[accepted_by(laid)], field_count(laid) - size(bag)))
    left = 99
    if (state.part, state.round) == (1, 4):
        left = action_turns_left(state, seat) + player.extra_actions
    best = [0, 0, 0]
    for column, row in enumerate(player.rows):
        if row == ROWS - 1:
            continue
        cost = Counter(edition.cost[column][row])
        missing = cost - stock
        if missing - room:
            continue
        ships = max(0, cost.total() * edition.ships_for_each_spice - player.ships)
        harvests = ceil(missing.total() / edition.gives[HARVEST][player.rows[HARVEST]])
        actions = 1 + harvests + ceil(ships / edition.gives[SHIPS][player.rows[SHIPS]])
        for within in (1, 2, 3):
            if actions <= min(within, left):
                best[within - 1] = max(best[within - 1], cost.total())
    return best


@pytest.mark.parametrize("game", ALL_TABLES[::3], ids=str)
def test_steps_are_as_far_as_counting_says(game: Game) -> None:
    state = game.start()
    dice = game.seed
    seen: Counter[int] = Counter()
    while not state.is_over:
        for seat in range(state.seats):
            amounts = amounts_of(state, seat)
            steps = [amounts[IN_ONE], amounts[IN_TWO], amounts[IN_THREE]]
            assert steps == best_steps(state, seat)
            seen.update(number for number, points in enumerate(steps) if points)
        dice = rolled(dice)
        goa.apply(state, state.offered[face(dice, len(state.offered))])
    assert len(seen) == 3  # there was something to see of each


def test_a_harvest_and_the_step_are_two_actions() -> None:
    """With the ship there, the spice has to be harvested."""
    cost = goa.new_game("2004", players=4, seed=1).edition.cost[SHIPS][0]
    assert len(cost) == 1
    spice = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")[cost[0]]
    fields = {0: {"plantation 1": f"double {spice}:"}}
    state = table(boards=fields, ships=[1, 0, 0, 0])
    assert (amounts_of(state, 0)[IN_ONE], amounts_of(state, 0)[IN_TWO]) == (0, 1)
    with_sack = table(boards={0: {"plantation 1": f"double {spice}: {spice}"}}, ships=[1, 0, 0, 0])
    assert amounts_of(with_sack, 0)[IN_ONE] == 1


def test_in_the_last_round_only_what_can_still_be_done_counts() -> None:
    cost = goa.new_game("2004", players=4, seed=1).edition.cost[SHIPS][0]
    spice = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")[cost[0]]
    board = {0: {"plantation 1": f"double {spice}:"}}
    last = table("third action", boards=board, ships=[1, 0, 0, 0], extra_actions=[0] * 4, part="B", round=4)
    assert amounts_of(last, 0)[IN_THREE] == 0
    with_card = table("third action", boards=board, ships=[1, 0, 0, 0], extra_actions=[1, 0, 0, 0], part="B", round=4)
    assert amounts_of(with_card, 0)[IN_THREE] == 1
