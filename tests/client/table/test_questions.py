"""Every kind of question: all answers are on one screen, can be clicked, and survive a reload in the middle."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.client.browser.looking import OVERFLOW, no_scroll
from tests.client.browser.playing import Clickable, Player, load, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen

from goa.locales import languages

KINDS = sorted(set(questions("2012")) - {"over"})


def texts(found: Clickable) -> set[str]:
    return {*found.things, *found.buttons}


@pytest.mark.slow
@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_nothing_is_out_of_sight_in_longer_words(warm_screen: OpenScreen, language: str) -> None:
    """German and Dutch sentences need more room."""
    screen = warm_screen(language=language)
    page: Page | None = None
    too_large: list[str] = []
    for kind in [*KINDS, "over"]:
        page = sit_down(screen, load(screen, questions("2012")[kind]), page=page)
        Player(page).wait()
        wide, high = page.evaluate(OVERFLOW)
        if (wide, high) != (0, 0):
            too_large.append(f"{kind}: {wide} px too wide and {high} px too high")
    assert too_large == []


@pytest.mark.parametrize("kind", KINDS)
def test_all_answers_are_on_the_screen_and_survive_a_reload(warm_screen: OpenScreen, kind: str) -> None:
    screen = warm_screen()
    table = load(screen, questions("2012")[kind])
    player = Player(sit_down(screen, table))
    offered = {each["text"] for each in table.view(0)["own"]["offered"]}
    before = player.wait()
    no_scroll(player.page)
    more = player.page.get_by_test_id("list-all")
    if more.count():
        more.click()
    shown = texts(player.wait())
    assert shown <= offered
    assert {text for text in offered - shown if not text.startswith("bid ")} == set()  # any amount can be typed
    player.page.reload()
    assert player.wait() == before
    player.step()
