"""Every card and every tile does something: it has a function, or brings goods, or is laid, or counts at the end."""

import pytest

from goa.editions.kinds import EFFECT_ROWS, PLANTATION, SCORING, TILE_ROWS
from goa.rules.handlers import EFFECT_HANDLERS, TILE_HANDLERS, carries_out_effect, carries_out_tile


def test_every_effect_is_carried_out() -> None:
    idle = [
        row.word for effect, row in enumerate(EFFECT_ROWS) if not row.brings_goods and effect not in EFFECT_HANDLERS
    ]
    assert idle == []


def test_every_tile_is_carried_out() -> None:
    to_be_used = [(kind, row) for kind, row in enumerate(TILE_ROWS) if row.group not in (PLANTATION, SCORING)]
    assert [row.word for kind, row in to_be_used if not row.brings_goods and kind not in TILE_HANDLERS] == []


def test_a_function_for_a_kind_that_is_not_declared_is_an_error() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        carries_out_effect("three wishes")
    with pytest.raises(ValueError, match="not in tuple"):
        carries_out_tile("lighthouse")
