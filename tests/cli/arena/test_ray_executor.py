"""The same games on a local Ray, in a separate process because Ray leaves threads and warnings behind."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.cli.arena.arena_runs import games, goa, start

from goa.cli.errors import CommandError


@pytest.mark.usefixtures("plugin_bots")
@pytest.mark.skipif(find_spec("ray") is None, reason="*** --executor ray is NOT tested: pip install 'goa[ray]'")
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    words = ("arena", "ducats", "raises", "--players", "2", "--games", "8", "--edition", "2004")
    process = start(*words, "--out", tmp_path / "ray", "--executor", "ray", "--jobs", "2")
    _, said = process.communicate(timeout=120)
    assert process.returncode == 1, said  # "raises" does
    assert goa(*words, "--out", tmp_path / "local") == 1
    mine, theirs = games(tmp_path / "local"), games(tmp_path / "ray")
    for game in (*mine, *theirs):
        game.get("failed", {}).pop("trace", None)  # may name other paths
    assert mine == theirs


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CommandError, match=r"Ray is not installed; to install it: pip install 'goa\[ray\]'"):
        goa("arena", "random", "--players", 2, "--games", 1, "--executor", "ray")


def test_a_cluster_is_named_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    from goa.cli.arena.ray_executor import _where  # noqa: PLC0415 - only here

    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert _where(3)["num_cpus"] == 3
    monkeypatch.setitem(os.environ, "RAY_ADDRESS", "ray://head:10001")
    assert _where(3) == {}
