"""The table of the last visit is on the screen before Python has started."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.client.browser.chromium import PHONE
from tests.client.browser.playing import Player
from tests.site.conftest import OpenScreen
from tests.site.visiting import LOADING, at_table, play_now, take_turns

pytestmark = pytest.mark.slow

# Nothing reaches the page's worker until it is released, as if Python took very long to start.
HOLD = """() => {
  const held = []
  let isHeld = true
  self.Worker = class extends Worker {
    postMessage(...message) {
      if (isHeld) held.push(() => super.postMessage(...message))
      else super.postMessage(...message)
    }
  }
  self.release = () => {
    isHeld = false
    for (const send of held) send()
  }
}"""
# Python may be ready before a test looks, so every frame counts.
WATCH_NOTICE = """() => {
  self.tallestNotice = 0
  const look = () => {
    const notice = document.querySelector('[data-testid=loading]')
    if (notice) self.tallestNotice = Math.max(self.tallestNotice, notice.offsetHeight)
    requestAnimationFrame(look)
  }
  look()
}"""
ANOTHER_VERSION = """() => {
  const kept = JSON.parse(localStorage.getItem('goa.last-view'))
  localStorage.setItem('goa.last-view', JSON.stringify({ ...kept, version: 'older' }))
}"""
KEPT_NUMBER = """() => {
  const { answers } = JSON.parse(localStorage.getItem('goa.last-view') ?? '{"answers":{}}')
  return Object.entries(answers).find(([path]) => path.includes('/view?'))?.[1].number
}"""


def reload_held(page: Page) -> None:
    page.add_init_script(f"({HOLD})()")
    page.reload()


def played(page: Page, player: Player) -> int:
    """Play until it is this browser's turn and the page has kept what is on the screen."""
    take_turns(player, 2)
    player.wait(LOADING)
    player.wait_until(lambda: page.evaluate(KEPT_NUMBER) == player.number)
    return player.number


def test_a_choice_can_be_made_before_python_has_started(open_screen: OpenScreen) -> None:
    screen = open_screen()
    page = screen.tab()
    number = played(page, play_now(screen, page))
    log = page.get_by_test_id("log").inner_text()
    reload_held(page)
    player = at_table(page)
    assert player.number == number
    assert page.get_by_test_id("log").inner_text() == log
    found = player.wait(LOADING)
    player.choose((found.buttons or found.things)[0])
    page.wait_for_timeout(500)
    assert player.number == number, "nothing is chosen that is not stored"
    page.evaluate("release()")
    player.wait_until(lambda: player.number > number or player.look().confirm, LOADING)
    take_turns(player, 1)
    assert player.number > number


def test_nothing_is_called_lost_while_python_starts(open_screen: OpenScreen) -> None:
    """There is no connection that could be lost, and the notice leaves the header of a phone in sight."""
    screen = open_screen(PHONE)
    page = screen.tab()
    played(page, play_now(screen, page))
    page.add_init_script(f"({WATCH_NOTICE})()")
    reload_held(page)
    at_table(page)
    page.wait_for_timeout(2_000)  # the header of a server's table tells a slow connection after 1.5 s
    assert page.get_by_test_id("lost").count() == 0
    assert 0 < page.evaluate("() => tallestNotice") < 28
    page.evaluate("release()")
    take_turns(at_table(page), 1)


def test_what_happened_in_another_tab_is_caught_up_with(open_screen: OpenScreen) -> None:
    screen = open_screen()
    page = screen.tab()
    number = played(page, play_now(screen, page))
    kept = page.evaluate("() => localStorage.getItem('goa.last-view')")
    take_turns(at_table(page), 2)
    newer = Player(page).number
    page.add_init_script(f"localStorage.setItem('goa.last-view', {kept!r})")
    reload_held(page)
    player = at_table(page)
    assert player.number == number < newer
    page.evaluate("release()")
    player.wait_until(lambda: player.number >= newer, LOADING)
    take_turns(player, 1)


def test_a_view_of_another_version_is_not_shown(open_screen: OpenScreen) -> None:
    screen = open_screen()
    page = screen.tab()
    played(page, play_now(screen, page))
    page.add_init_script(f"({ANOTHER_VERSION})()")
    reload_held(page)
    page.get_by_test_id("loading").wait_for()
    page.wait_for_timeout(500)
    assert page.get_by_test_id("table").count() == 0
    page.evaluate("release()")
    take_turns(at_table(page), 1)
