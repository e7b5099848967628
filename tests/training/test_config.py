"""Configurations are read as they are written, and mistakes in them are named."""

from pathlib import Path

import pytest
from training.selfplay.config import read_config
from training.selfplay.workers import deal_lanes

FOLDER = Path(__file__).parents[2] / "training" / "selfplay" / "configurations"
ONE_KIND = 'seed = 1\nseconds = 1\n[[games]]\nshare = 1\nplayers = ["learner", "captain"]\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "run.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.name)
def test_every_configuration_can_be_read(path: Path) -> None:
    config = read_config(path)
    at_one_table = {"exploit-two.toml": {2}, "exploit-four.toml": {4}}
    assert {len(kind.players) for kind in config.games} == at_one_table.get(path.name, {2, 3, 4})


def test_sections_and_defaults(tmp_path: Path) -> None:
    config = read_config(written(tmp_path, ONE_KIND + "[learn]\nlearning_rate = [1e-3, 1e-4]\n"))
    assert config.learn.learning_rate == (1e-3, 1e-4)
    assert config.learn.epochs == 2
    assert config.games[0].name == "1_learner+1_captain"
    assert config.path("start.npz") == tmp_path / "start.npz"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ONE_KIND + "[learn]\nrate = 1\n", "found rate"),
        (ONE_KIND.replace("captain", "captian"), "found captian"),
        (ONE_KIND.replace('"learner", ', ""), "a learner in every game"),
        ("seed = 1\nseconds = 1\n", "at least one kind"),
        (ONE_KIND.replace("seed = 1\n", ""), "seed"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_config(written(tmp_path, text))


def test_every_worker_is_dealt_the_same_mix(tmp_path: Path) -> None:
    other = '[[games]]\nshare = 3\nplayers = ["learner", "learner", "learner"]\n'
    dealt = deal_lanes(read_config(written(tmp_path, ONE_KIND + other)), 4, 16)
    for lanes in dealt:
        assert [sum(kind.number == number for kind in lanes) for number in (0, 1)] == [4, 12]
        assert sum(kind.edition == "2004" for kind in lanes) == 8
