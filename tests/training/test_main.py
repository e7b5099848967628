"""The commands, as far as they need no training."""

import shutil
import sys
from pathlib import Path

import pytest
from training.selfplay.__main__ import main

CURVES = Path(__file__).parents[2] / "training" / "runs" / "captains"


def test_plot_draws_the_curves_of_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("learning.csv", "games.csv"):
        shutil.copy(CURVES / name, tmp_path)
    monkeypatch.setattr(sys, "argv", ["selfplay", "plot", str(tmp_path)])
    main()
    assert "games.png" in capsys.readouterr().out
    assert (tmp_path / "learning.png").read_bytes().startswith(b"\x89PNG")


def test_a_command_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["selfplay"])
    with pytest.raises(SystemExit):
        main()
    assert "train,evaluate,calibrate,plot,keep" in capsys.readouterr().err
