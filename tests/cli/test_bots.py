"""The command goa bots."""

import argparse

import pytest
from tests.plugin_bots.fixture import plugin_bots

from goa.cli import bots

__all__ = ["plugin_bots"]


def listed(capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    parser = argparse.ArgumentParser("goa")
    bots.register(parser.add_subparsers())
    args = parser.parse_args(["bots"])
    assert args.run(args) == 0
    lines = [line.split(None, 1) for line in capsys.readouterr().out.splitlines()]
    return {name: " ".join(about.split()) for name, about in lines}


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def test_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert listed(capsys)["random"] == "Chooses evenly among what is offered."


@pytest.mark.usefixtures("plugin_bots")
def test_those_of_other_packages_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    found = listed(capsys)
    assert found["ducats"] == "Loves ducats: passes, taxes, and sells whatever it has. (from goa-plugin-bots)"
    assert found["random"] == "Chooses evenly among what is offered."


@pytest.mark.usefixtures("plugin_bots")
def test_a_broken_package_does_not_hide_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    found = listed(capsys)
    assert found["gone"].startswith('*** "gone" cannot be loaded from goa_plugin_bots_gone:Bot: ModuleNotFoundError')
    assert "cheats" in found
