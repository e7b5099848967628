"""One screen for all: it is handed over, and nobody sees another's hand."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.client.playing import Player


def test_the_screen_is_handed_over(page: Page) -> None:
    page.get_by_test_id("hotseat").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_test_id("name-0").fill("Ann")
    page.get_by_test_id("name-1").fill("Bob")
    page.get_by_test_id("make").click()
    close = page.get_by_test_id("close")
    page.get_by_test_id("table").or_(page.get_by_test_id("hand-over")).first.wait_for()
    if close.count():
        close.first.click()
    player = Player(page, seed=5)
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
        if handed == 12:
            break
    assert handed == 12
    expect(page.get_by_test_id("table")).to_be_visible()
