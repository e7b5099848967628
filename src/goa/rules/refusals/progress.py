"""ACT-2, EXP-3, EXP-4, TIL-18, SET-8: why a marker cannot move."""

from goa.core.choices import TAKE_DUCATS, Choice, ColumnChoice
from goa.core.frames import Decision
from goa.core.sacks import ONE, count
from goa.core.state import State
from goa.editions.vocabulary import COLUMNS, PROGRESS_FOR_DUCATS, ROWS, SHIPS_ONLY, SPICES, SPICES_ONLY
from goa.rules import cards, fields, setup
from goa.rules.refusals.refusal import Refusal, because


def step(state: State, seat: int, column: int, rule: str, *, with_spices: bool, with_ships: bool) -> Refusal:
    """What is missing for a step that costs spices, ships or both."""
    player = state.players[seat]
    row = player.rows[column]
    if row == ROWS - 1:
        return _at_goal(column, rule)
    cost = state.edition.cost[column][row]
    needed = len(cost) * state.edition.ships_for_each_spice
    missing = missing_spices(fields.stock(player), cost) if with_spices else ()
    if with_ships and player.ships < needed:
        if missing:
            return because(
                rule,
                "refusal.step_spices_and_ships",
                column=COLUMNS[column],
                missing=missing,
                needed=needed,
                ships=player.ships,
            )
        return because(rule, "refusal.step_ships", column=COLUMNS[column], needed=needed, ships=player.ships)
    words = tuple([SPICES[spice] for spice in cost])
    return because(rule, "refusal.step_spices", column=COLUMNS[column], cost=words, missing=missing)


def missing_spices(bag: int, cost: tuple[int, ...]) -> tuple[str, ...]:
    missing: list[str] = []
    for spice in cost:
        if count(bag, spice):
            bag -= ONE[spice]
        else:
            missing.append(SPICES[spice])
    return tuple(missing)


def _at_goal(column: int, rule: str) -> Refusal:
    return because(rule, "refusal.step_at_goal", column=COLUMNS[column])


def choose_column(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, cards.ChooseColumn)
    if not isinstance(choice, ColumnChoice):
        return None
    column = choice.column
    effect = frame.effect
    if effect != PROGRESS_FOR_DUCATS:
        with_spices, with_ships = effect == SPICES_ONLY, effect == SHIPS_ONLY
        return step(state, frame.seat, column, frame.rule(), with_spices=with_spices, with_ships=with_ships)
    player = state.players[frame.seat]
    if player.rows[column] == ROWS - 1:
        return _at_goal(column, frame.rule())
    price = len(state.edition.cost[column][player.rows[column]]) * state.edition.ducats_for_each_spice
    return because("EXP-4", "refusal.step_ducats", column=COLUMNS[column], price=price, ducats=player.ducats)


def advance_topmost(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    if not isinstance(choice, ColumnChoice):
        return None
    rows = state.players[frame.seat].rows
    return because(
        "TIL-18",
        "refusal.not_topmost",
        column=COLUMNS[choice.column],
        row=rows[choice.column] + 1,
        topmost=min(rows) + 1,
    )


def quick_start(state: State, frame: Decision, choice: Choice) -> Refusal | None:
    assert isinstance(frame, setup.QuickStart)
    if choice is TAKE_DUCATS:
        return because("SET-8", "refusal.quick_start_ducats")
    if not isinstance(choice, ColumnChoice):
        return None
    if state.players[frame.seat].rows[choice.column]:
        return because("SET-8", "refusal.quick_start_moved", column=COLUMNS[choice.column])
    if choice.column < frame.lowest:
        return because("SET-8", "refusal.quick_start_further_on", column=COLUMNS[choice.column])
    return because("SET-8", "refusal.quick_start_earlier", column=COLUMNS[choice.column])
