"""Runs the code of the learning guide."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "guide").glob("learn*.md"))
TRAINING = ROOT / "docs" / "guide" / "learn-training.md"
EXAMPLES = ROOT / "examples"
HAS_OPENSPIEL = importlib.util.find_spec("pyspiel") is not None

# The training run of the guide, shortened to seconds.
SHORTENED = """
import numpy as np
import train

train.GAMES, train.BATCH, train.MINIBATCH, train.LEARNING_RATE, train.CLIP = 32, 2048, 256, 2e-3, 1.0
learner = train.new_network(seed=2)
before = train.against_random(learner, 64)
train.train(learner, batches=9, seed=2)
after = train.against_random(learner, 64)
np.savez_compressed("goa-network.npz", **learner.weights)
print("share", before[0], after[0], "margin", before[1], after[1])
"""

# A game of the trained bot against itself and a random bot, through the interface of all bots.
MEET = """
from goa.env.gym import GoaEnv
from network_bot import NetworkBot

env = GoaEnv(players=3, opponents=[NetworkBot, "random"], rewards="margin")
_, info = env.reset(seed=5)
over = False
while not over:
    _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
print("points", info["points"])
"""


def blocks(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", [page for page in PAGES if page != TRAINING], ids=lambda page: page.stem)
def test_every_example_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if page.stem == "learn-openspiel" and not HAS_OPENSPIEL:
        pytest.skip('the example for OpenSpiel is NOT run: pip install "goa[openspiel]" to do it')
    for block in blocks(page):
        exec(compile(block, page.name, "exec"), {"__name__": "guide"})  # noqa: S102 - our own guide
    capsys.readouterr()


def test_every_adapter_has_a_page_with_a_short_example() -> None:
    for name in ("pettingzoo", "gymnasium", "openspiel", "vector", "encoding"):
        first = blocks(ROOT / "docs" / "guide" / f"learn-{name}.md")[0]
        assert len(first.strip().splitlines()) <= 12


def test_the_guide_shows_the_scripts_as_they_are() -> None:
    shown = blocks(TRAINING)
    assert shown == [(EXAMPLES / name).read_text("utf-8") for name in ("train.py", "network_bot.py")]


def run(code: str, folder: Path) -> str:
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(  # noqa: S603 - our own scripts
        [sys.executable, "-W", "error", "-c", code],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_training_of_the_guide_learns_and_its_bot_plays(tmp_path: Path) -> None:
    for name in ("train.py", "network_bot.py"):
        (tmp_path / name).write_text((EXAMPLES / name).read_text("utf-8"), encoding="utf-8")
    told = run(SHORTENED, tmp_path)
    _, before, after, _, margin_before, margin_after = told.splitlines()[-1].split()
    assert float(after) > 0.7, told
    assert float(margin_after) > float(margin_before) + 2, told
    assert float(before) < 0.65, told
    assert re.search(r"points \[\d+, \d+, \d+\]", run(MEET, tmp_path))
