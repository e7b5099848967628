"""Sounds: off unless somebody wants them, as loud as they want them."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.client.browser.playing import Player, load, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen

# Every voice that is started, with the loudness that it rises to.
LISTEN = """
  window.heard = []
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start
    source.prototype.start = function (...when) {
      window.heard.push('started')
      return start.apply(this, when)
    }
  }
  const rise = AudioParam.prototype.linearRampToValueAtTime
  AudioParam.prototype.linearRampToValueAtTime = function (value, ...when) {
    window.heard.push(value)
    return rise.call(this, value, ...when)
  }
"""


def table_with_sound(open_screen: OpenScreen) -> Player:
    screen = open_screen()
    screen.context.add_init_script(LISTEN)
    player = Player(sit_down(screen, load(screen, questions("2012")["PutSpice"])))
    player.wait()
    return player


def voices(page: Page) -> int:
    count: int = page.evaluate("() => window.heard.filter((each) => each === 'started').length")
    return count


def loudest(page: Page) -> float:
    value: float = page.evaluate("() => Math.max(0, ...window.heard.filter((each) => each !== 'started'))")
    return value


def test_nothing_is_heard_unless_it_is_wanted(open_screen: OpenScreen) -> None:
    player = table_with_sound(open_screen)
    player.answer()
    assert voices(player.page) == 0


def test_sounds_are_switched_on_in_the_menu_with_their_volume(open_screen: OpenScreen) -> None:
    player = table_with_sound(open_screen)
    page = player.page
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("sound").check()
    player.wait_until(lambda: voices(page) > 0)  # an example of how loud it is
    usual = loudest(page)
    page.evaluate("() => { window.heard = [] }")
    page.get_by_test_id("volume").fill("0.1")
    player.wait_until(lambda: 0 < loudest(page) < usual)
    page.keyboard.press("Escape")
    page.evaluate("() => { window.heard = [] }")
    player.answer()
    player.wait_until(lambda: voices(page) > 0)
    assert 0 < loudest(page) < usual
    page.reload()
    page.get_by_test_id("table").wait_for()
    assert page.evaluate("() => JSON.parse(localStorage.getItem('goa.settings')).volume") == 0.1


def test_no_sound_at_volume_0(open_screen: OpenScreen) -> None:
    player = table_with_sound(open_screen)
    page = player.page
    page.get_by_test_id("open-menu").click()
    page.get_by_test_id("sound").check()
    page.get_by_test_id("volume").fill("0")
    page.keyboard.press("Escape")
    page.evaluate("() => { window.heard = [] }")
    player.answer()
    assert voices(page) == 0
