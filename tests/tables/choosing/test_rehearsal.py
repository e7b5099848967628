"""Picks of a series can be rehearsed in any order."""

import os
import subprocess
import sys

import pytest
from tests.conftest import form_of_goa
from tests.tables.random_games import play_at_random, view_of
from tests.tables.variants import VARIANTS, Variant, table_of

from goa.core.choices import Choice
from goa.core.events import Event
from goa.core.frames import Decision
from goa.core.state import State
from goa.rules.game import apply
from goa.tables.choosing.rehearsal import rehearse
from goa.tables.table import Table


def picks_now(table: Table) -> list[str]:
    state = table.state
    frame = state.agenda[-1]
    assert isinstance(frame, Decision)
    if not frame.question().is_series:
        return []
    return [choice.text for choice in state.offered if not choice.interrupts and choice.text != "done"]


@pytest.mark.parametrize("variant", VARIANTS[:3])
def test_what_can_be_picked_first_can_be_picked_last(variant: Variant) -> None:
    """Of two picks in the order of the rules the second may come first, and then the first one is still offered."""
    table = table_of(*variant)
    dice, compared, missing = variant[-1], 0, []
    while not table.is_over:
        seat, first = table.state.seat, picks_now(table)
        for pick in first:
            trial = rehearse(table, seat, [pick], "en")[1]
            if trial is None or trial.state.seat != seat:
                continue
            for other in picks_now(trial):
                if other not in first or other == pick:
                    continue
                alone = rehearse(table, seat, [other], "en")[1]
                if alone is None:  # nothing can follow it, and then something is revealed
                    continue
                compared += 1
                own = view_of(alone, seat)["own"]
                if pick not in {each["text"] for each in (*own["offered"], *own.get("earlier_picks", ()))}:
                    missing.append((table.number, pick, other, picks_now(alone)))
                    continue
                chosen, both, _ = rehearse(table, seat, [other, pick], "en")
                in_order = rehearse(table, seat, [pick, other], "en")[1]
                assert sorted(chosen) == sorted((pick, other))
                assert both is not None
                assert in_order is not None
                assert view_of(both, seat)["table"] == view_of(in_order, seat)["table"]
        dice = play_at_random(table, dice)
    assert compared > 0
    assert missing == []


def test_a_rehearsal_applies_each_choice_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only picks of a series are applied again, to find out what else fits before them."""
    if form_of_goa() != "interpreted":  # compiled calls cannot be counted, so this test runs again, interpreted
        environment = {**os.environ, "PYTHONPATH": "", "GOA_EXPECT": "interpreted"}
        name = f"{__file__}::{test_a_rehearsal_applies_each_choice_once.__name__}"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", name]
        subprocess.run(command, env=environment, check=True)  # noqa: S603 - this very test
        return
    applied: list[str] = []

    def counted(state: State, choice: Choice) -> list[Event]:
        applied.append(choice.text)
        return apply(state, choice)

    for module in ("table", "choosing.rehearsal"):
        monkeypatch.setattr(f"goa.tables.{module}.apply", counted)
    table = table_of(*VARIANTS[0])
    text = table.state.offered[0].text
    assert picks_now(table) == []
    chosen, trial, _ = rehearse(table, table.state.seat, [text], "en")
    assert (chosen, applied) == ((text,), [text])
    assert trial is not None
