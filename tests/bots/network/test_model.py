"""The shipped network gives the same answers everywhere, alone and in batches."""

import json

import numpy as np
import pytest
from tests.bots.network.positions import CHOICES, STORED, STORED_ROWS, TABLES, all_answers, all_questions, position

from goa.bots.network.weight_file import shipped_network
from goa.rows.encode_row import row_of_observation
from goa.views.observation import observe


def rows() -> list[bytes]:
    states = [position(edition, seats, choices) for edition, seats in TABLES for choices in CHOICES]
    return [row_of_observation(observe(state, state.seat), True) for state in states]


def test_answers_are_those_that_were_stored() -> None:
    stored, found = json.loads(STORED.read_text("utf-8")), all_answers()
    assert len(stored) == len(found)
    for before, now in zip(stored, found, strict=True):
        assert now["logits"] == pytest.approx(before["logits"], abs=2e-3)
        assert now["chances"] == pytest.approx(before["chances"], abs=2e-4)
        assert now["points"] == pytest.approx(before["points"], abs=5e-3)


def test_the_questions_are_those_that_the_client_is_tested_with() -> None:
    """client/src/page/workers/network.test.ts reads both files."""
    assert json.loads(STORED_ROWS.read_text("utf-8")) == all_questions()


def test_many_rows_get_the_answers_of_each() -> None:
    network, together = shipped_network(), rows()
    logits, chances, points = network.answers(together)
    choices = range(logits.shape[1])
    for number, row in enumerate(together):
        assert np.allclose(network.logits(row, choices), logits[number], atol=2e-3)
        alone = network.estimate(row)
        assert np.allclose(alone[0], chances[number], atol=2e-4)
        assert np.allclose(alone[1], points[number], atol=5e-3)


def test_only_seats_at_the_table_can_win() -> None:
    seats = [seats for _, seats in TABLES for _ in CHOICES]
    chances, _ = shipped_network().estimates(rows())
    assert np.allclose(chances.sum(1), 1, atol=1e-5)
    for number, line in zip(seats, chances, strict=True):
        assert (line[:number] > 0).all()
        assert (line[number:] == 0).all()
