"""The scripted round of the tutorial can be played, and its explanations fit it."""

import pytest

from goa.core.choices import BY_TEXT
from goa.locales import catalogue, languages
from goa.rules.game import apply, new_game
from goa.tables.odds import odds_for
from goa.tables.tutorial_script import AFTERWARDS, EDITION, LEARNER, SCRIPT, SEATS, SEED, STEPS, STRAYED


def test_the_script_is_what_its_words_say() -> None:
    """The round as it is told: figures in the sentences are those of the table."""
    state = new_game(EDITION, players=SEATS, seed=SEED)
    kinds = set()
    for step in SCRIPT:
        assert state.seat == step.seat
        assert bool(step.key) == (step.seat == LEARNER)
        assert BY_TEXT[step.choose] in state.offered, step
        if step.key == "tutorial.found":
            quilon = odds_for(state, LEARNER)[0]
            assert (quilon.needs, quilon.recruits, quilon.colonists) == (6, 2, 2)
            assert quilon.with_colonists == pytest.approx(1)
        if step.key == "tutorial.recruits":
            assert state.recruits == 5
        if step.key in ("tutorial.flag_lot", "tutorial.own_lot"):
            assert max(state.bids) == {"tutorial.flag_lot": 2, "tutorial.own_lot": 3}[step.key]
        if step.key == "tutorial.extra_action":
            assert state.players[LEARNER].extra_actions == 3
        if step.key == "tutorial.last_extra":
            assert (state.players[LEARNER].extra_actions, state.players[LEARNER].ducats) == (1, 0)
        kinds.add(step.choose.split()[0])
        apply(state, step.choose)
    assert (state.part, state.round, state.seat) == (0, 2, LEARNER)
    assert state.players[LEARNER].ducats == 9
    assert {"flag", "mark", "bid", "pass", "buy", "extra", "play", "draw"} <= kinds
    assert {"progress", "build", "harvest", "taxes", "expedition", "found"} <= kinds


@pytest.mark.parametrize("language", languages())
def test_every_step_is_explained(language: str) -> None:
    keys = {step.key for step in SCRIPT if step.key} | {*AFTERWARDS, STRAYED}
    assert keys == {key for key in catalogue(language) if key.startswith("tutorial.")}
    assert len(keys) == STEPS + 1, "each step has its own explanation"
