"""A whole run on the processor: it trains, resumes, plays its gauntlet and draws."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from training.selfplay import curves

ROOT = Path(__file__).parents[2]
SMOKE = ROOT / "training" / "selfplay" / "configurations" / "smoke.toml"


def train(configuration: Path, out: Path) -> str:
    command = [sys.executable, "-m", "training.selfplay", "train", str(configuration), "--out", str(out), "--jobs", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_run_trains_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    out = tmp_path / "run"
    train(SMOKE, out)
    first = json.loads((out / "state.json").read_text("utf-8"))
    assert first["rows"] > 0
    assert first["updates"] > 0
    assert first["starts"] == 1
    assert [line["opponent"] for line in json.loads((out / "gauntlet.json").read_text("utf-8"))] == ["random"] * 2
    longer = tmp_path / "longer.toml"
    seconds = first["seconds"] + 3
    longer.write_text(SMOKE.read_text("utf-8").replace("seconds = 12\n", f"seconds = {seconds}\n"), "utf-8")
    train(longer, out)
    second = json.loads((out / "state.json").read_text("utf-8"))
    assert second["starts"] == 2
    assert second["rows"] > first["rows"]
    rows = [int(line["rows"]) for line in curves.read(out / curves.LEARNING)]
    assert rows == sorted(set(rows))
