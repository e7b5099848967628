"""A shipped network is a small file that answers like its original."""

import json
from pathlib import Path

import numpy as np
import pytest
from training.selfplay import ship as shipping
from training.selfplay.agreement import compare
from training.selfplay.provenance import NETWORKS, digest
from training.selfplay.ship import LARGEST, MOST_BYTES, PACKAGE, quantised

from goa.bots.network.weight_file import read_arrays

SHIPPED = PACKAGE / "network.npz"
ORIGINAL = NETWORKS / "admirals.npz"
needs_original = pytest.mark.skipif(not ORIGINAL.exists(), reason="the source distribution leaves the original out")


@needs_original
def test_the_provenance_is_that_of_the_network() -> None:
    provenance = json.loads(SHIPPED.with_suffix(".json").read_text("utf-8"))
    assert provenance["sha256"] == digest(SHIPPED)
    assert provenance["quantised"]["bytes"] == SHIPPED.stat().st_size <= MOST_BYTES
    assert provenance["quantised"]["from"] == "networks/admirals.npz"
    assert provenance["original"]["commit"]
    assert provenance["original"]["sha256"] == digest(ORIGINAL)


@needs_original
def test_it_answers_like_the_original() -> None:
    found = compare(ORIGINAL, SHIPPED, ["2012"], [2], 1)
    assert found.positions > 50
    assert found.same > 0.97
    assert found.divergence < 0.005
    assert found.points < 0.5


def test_a_weight_is_at_most_half_a_step_off() -> None:
    weights = np.random.default_rng(1).normal(size=(40, 30)).astype(np.float32)
    weights[3, 4] = 20.0  # far out of line: this line gets larger steps
    weights[5] = 0.0
    for axis in (0, 1):
        numbers, scale = quantised(weights, axis)
        assert numbers.dtype == np.int8
        assert np.abs(numbers).max() <= LARGEST
        steps = scale.astype(np.float32)
        assert (np.abs(numbers * steps - weights) <= 0.51 * steps).all()


def test_what_was_written_is_read(tmp_path: Path) -> None:
    weights = np.random.default_rng(2).normal(size=(64, 50)).astype(np.float32)
    np.savez(tmp_path / "small.npz", allow_pickle=False, **{"policy.weight": weights, "policy.bias": weights[0]})
    (tmp_path / "small.json").write_text("{}", "utf-8")
    read = read_arrays(shipping.ship(tmp_path / "small.npz", tmp_path / "shipped.npz"))
    assert np.allclose(read["policy.weight"], weights, atol=0.05)
    assert np.allclose(read["policy.bias"], weights[0], atol=2e-3)
    assert sorted(read) == ["policy.bias", "policy.weight"]


def test_a_network_that_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipping, "MOST_BYTES", 100)
    np.savez(tmp_path / "large.npz", allow_pickle=False, bias=np.zeros(99, np.float32))
    with pytest.raises(ValueError, match="expected at most 100 bytes"):
        shipping.ship(tmp_path / "large.npz", tmp_path / "shipped.npz")
