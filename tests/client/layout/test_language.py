"""Every language from the first day: no English is left over on any page in another one."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest
from building.paths import SOURCE
from playwright.sync_api import Page, expect
from tests.client.browser.looking import pages_of
from tests.client.browser.playing import Player, load, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen

from goa.locales import languages

CATALOGUES = SOURCE / "goa" / "locales"
OTHERS = [language for language in languages() if language != "en"]

# Everything that is read or read out: words on the page, and words for screen readers.
READ = """() => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!node.parentElement.closest('noscript, script')) found.add(node.textContent.trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name)?.trim())
  return [...found].filter(Boolean)
}"""


@cache
def words(language: str) -> dict[str, str]:
    return dict(flat(tomllib.loads((CATALOGUES / f"{language}.toml").read_text(encoding="utf-8"))))


def flat(tree: dict[str, Any], path: str = "") -> list[tuple[str, str]]:
    entries: list[tuple[str, str]] = []
    for name, value in tree.items():
        entries += [(path + name, value)] if isinstance(value, str) else flat(value, f"{path}{name}.")
    return entries


@cache
def english_only(language: str) -> re.Pattern[str]:
    """Sentences of the English catalogue, with anything in their places, that are not also sentences of this one."""
    own = set(words(language).values())
    patterns = set()
    for text in words("en").values():
        fixed = re.split(r"\{.*?\}", text)
        if text not in own and re.search("[a-z]{3}", " ".join(fixed), re.IGNORECASE):  # else only signs are fixed
            patterns.add(".+".join(map(re.escape, fixed)))
    return re.compile("|".join(f"(?:{each})" for each in sorted(patterns)))


def left_over(page: Page, language: str) -> list[str]:
    read: list[str] = page.evaluate(READ)
    return [text for text in read if english_only(language).fullmatch(text)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", ["BidOnLot", "TakeAction", "Recruit", "over"])
def test_no_english_is_left_on_the_table(warm_screen: OpenScreen, language: str, kind: str) -> None:
    screen = warm_screen(language=language)
    page = sit_down(screen, load(screen, questions("2012")[kind]))
    Player(page).wait()
    assert left_over(page, language) == []
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_on_pages(warm_screen: OpenScreen, language: str) -> None:
    for page in pages_of(warm_screen(language=language), ["/#/new", "/", "/#/new/hotseat"]):
        page.get_by_role("heading", level=1).first.wait_for()
        assert left_over(page, language) == []


@pytest.mark.parametrize(
    ("language", "why", "diagonals"),
    [
        ("en", "its buyer takes the first action", "Diagonals count"),
        ("de", "Wer sie gleich ersteigert, beginnt die Aktionen", "Diagonal zählt auch"),
        ("nl", "de koper heeft de eerste actie", "Diagonaal mag ook"),
    ],
)
def test_the_first_questions_say_why_and_how(warm_screen: OpenScreen, language: str, why: str, diagonals: str) -> None:
    """The log says what its first card is for, and the tiles have the signs of the terminal."""
    screen = warm_screen(language=language)
    page = sit_down(screen, load(screen, questions("2012")["PlaceFlag"]))
    Player(page).wait()
    expect(page.get_by_test_id("question")).to_contain_text(why)
    if language == "en":
        expect(page.get_by_test_id("log").get_by_role("listitem").first).to_have_text(
            "Cards are turned over in turn to find the first player."
        )
    else:
        assert left_over(page, language) == []
    assert signs_of_spices(language) <= set(page.locator("[data-testid=board] svg text").all_text_contents())
    page = sit_down(screen, load(screen, questions("2012")["PlaceMarker"]), page=page)
    expect(page.get_by_test_id("question")).to_contain_text(diagonals)


def signs_of_spices(language: str) -> set[str]:
    """As in the terminal, or their beginning: Cl, and G instead of Gi."""
    own = words(language)
    signs = {spice: own[f"client.letter.{spice}"] for spice in ("ginger", "pepper", "cinnamon", "nutmeg", "clove")}
    assert len(set(signs.values())) == len(signs)
    assert all(own[f"terminal.sign.{spice}"].startswith(sign) for spice, sign in signs.items())
    return set(signs.values())


def test_the_language_changes_at_once(warm_screen: OpenScreen) -> None:
    screen = warm_screen(language="en")
    page = sit_down(screen, load(screen, questions("2012")["TakeAction"]))
    player = Player(page)
    player.wait()
    assert len(left_over(page, "de")) > 10, "English would not be noticed"
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("language").select_option("de")
    page.keyboard.press("Escape")
    player.wait_until(lambda: player.look().any and not left_over(page, "de"))
