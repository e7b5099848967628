"""Every kind of question: all answers are on one screen, can be clicked, and survive a reload in the middle."""

from __future__ import annotations

import pytest
from tests.client.browser.looking import no_scroll
from tests.client.browser.playing import Clickable, Player, load, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen

KINDS = sorted(set(questions("2012")) - {"over"})


def texts(found: Clickable) -> set[str]:
    return {*found.things, *found.buttons}


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
