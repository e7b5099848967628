"""The documentation as a web site: every page is in it, and every link leads somewhere."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from building.docs import CONFIGURATION, DocsError, page_of, rewritten, sources, stage_pages
from building.paths import ROOT, project

HOME = "https://example.org/goa"


def pages_of(navigation: Any) -> set[str]:
    if isinstance(navigation, str):
        return {navigation}
    parts = navigation.values() if isinstance(navigation, dict) else navigation
    return {page for part in parts for page in pages_of(part)}


def test_links_between_pages_follow_them() -> None:
    text, pictures = rewritten("README.md", "[how](docs/guide/play.md#seats), ![it](docs/images/phone.png)", HOME)
    assert text == "[how](guide/play.md#seats), ![it](images/phone.png)"
    assert not pictures


def test_links_to_the_source_lead_to_the_home_of_the_project() -> None:
    text, _ = rewritten("docs/guide/host.md", "[alerts](../../deploy/alerts.yml), [all](../../deploy)", HOME)
    assert text == f"[alerts]({HOME}/blob/main/deploy/alerts.yml), [all]({HOME}/tree/main/deploy)"


def test_pictures_from_elsewhere_come_along() -> None:
    text, pictures = rewritten("docs/learned.md", "![curve](../training/runs/captains/games.png)", HOME)
    assert text == "![curve](training/runs/captains/games.png)"
    assert pictures == {"training/runs/captains/games.png"}


def test_examples_of_markdown_are_left_alone() -> None:
    text = "```\n[an example](nowhere.md)\n```\n[web](https://example.org) [here](#there)\n"
    assert rewritten("README.md", text, HOME) == (text, set())


def test_a_link_that_leads_nowhere_is_an_error() -> None:
    with pytest.raises(DocsError, match=r"docs/bots\.md: the link to levels\.md leads nowhere"):
        rewritten("docs/bots.md", "[levels](levels.md)", HOME)


def test_every_page_can_be_found() -> None:
    """A new page also goes into the navigation in building/docs.toml."""
    listed = pages_of(tomllib.loads(CONFIGURATION.read_text(encoding="utf-8"))["project"]["nav"])
    assert listed == {str(page_of(source)) for source in sources() if source.endswith(".md")}


def test_the_home_is_the_project_s() -> None:
    home = project()["project"]["urls"]["Repository"]
    links = tomllib.loads(CONFIGURATION.read_text(encoding="utf-8"))["project"]["extra"]["social"]
    assert [each["link"] for each in links] == [home]


def test_pages_are_staged(tmp_path: Path) -> None:
    stage_pages(tmp_path)
    assert (tmp_path / "index.md").is_file()
    assert (tmp_path / "rules" / "auction.md").is_file()
    assert (tmp_path / "images" / "browser.png").is_file()


@pytest.mark.slow
def test_the_documentation_is_built() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "building.docs"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    built = ROOT / "build" / "docs"
    assert "AUC-2" in (built / "rules" / "auction.html").read_text(encoding="utf-8")
    assert (built / "search.json").stat().st_size > 10_000
    loaded = [line for page in built.rglob("*.html") for line in page.read_text(encoding="utf-8").splitlines()]
    assert not [line for line in loaded if "fonts.googleapis" in line or 'src="http' in line]
