"""What strangers see of the package: its home, its files for GitHub, its version."""

import re
from importlib.metadata import version

from building.forms import main as check_forms
from building.paths import ROOT, project

import goa

NAMING = {".cff", ".md", ".toml", ".yml"}
HOME = project()["project"]["urls"]["Repository"]


def test_everything_names_the_same_home() -> None:
    """To move the project, change [project.urls] and run this test."""
    owner, name = HOME.rsplit("/", 2)[1:]
    address = re.compile(rf"github(?:usercontent)?\.com/([\w.-]+)/{name}\b")
    files = [path for path in [*ROOT.iterdir(), *ROOT.glob(".github/**/*")] if path.suffix in NAMING]
    owners = {path.name: set(address.findall(path.read_text(encoding="utf-8"))) for path in files}
    assert owners["pyproject.toml"] == owners["CITATION.cff"] == {owner}
    assert {name: each for name, each in owners.items() if not each <= {owner}} == {}


def test_workflows_and_forms_are_as_github_wants_them() -> None:
    assert check_forms() == 0


def test_the_version_is_the_installed_one() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", goa.__version__)
    assert goa.__version__ == version("goa"), "install goa again: the version changed"
