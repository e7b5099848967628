"""One screen for all: it is handed over, and nobody sees another's hand."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect
from tests.client.browser.playing import share_screen

HANDED: Final = 12


def test_the_screen_is_handed_over(page: Page) -> None:
    player = share_screen(page)
    handed = 0
    for _ in range(200):
        player.wait_until(lambda: player.is_handed_over or player.look().any)
        if not player.is_handed_over:
            player.step()
            continue
        assert page.get_by_test_id("table").count() == 0, "something is shown before the next one is there"
        page.get_by_test_id("ready").click()
        page.get_by_test_id("table").wait_for()
        handed += 1
        if handed == HANDED:
            break
    assert handed == HANDED
    expect(page.get_by_test_id("table")).to_be_visible()


def test_those_who_trust_each_other_need_no_curtain(page: Page) -> None:
    player = share_screen(page)
    for _ in range(HANDED):
        player.wait_until(lambda: player.is_handed_over or player.look().any)
        if player.is_handed_over:
            break
        player.step()
    page.get_by_test_id("trust").check()
    page.get_by_test_id("ready").click()
    seen = set()
    for _ in range(HANDED):
        player.wait_until(lambda: player.look().any)
        assert not player.is_handed_over
        seen.add(page.locator(".mats [data-mat]").first.get_attribute("aria-label"))
        player.step()
    assert seen == {"Ann", "Bob"}, "the board of the player who is to choose is in front"
