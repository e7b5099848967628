"""Movement one can follow, and none for those who asked for none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.client.conftest import OpenScreen
from tests.client.playing import Player, load, sit_down
from tests.client.positions import questions

# What is set in motion, by where it comes from.
WATCH = """() => {
  window.moved = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, ...more) {
    window.moved.push({ what: this.className.baseVal ?? this.className, from: String(keyframes[0].transform) })
    return animate.call(this, keyframes, ...more)
  }
}"""


def player_at(open_screen: OpenScreen, kind: str, *, reduced_motion: bool) -> Player:
    screen = open_screen(reduced_motion=reduced_motion, speed="normal")
    player = Player(sit_down(screen, load(screen, questions("2012")[kind])))
    player.wait()
    player.page.evaluate(WATCH)
    return player


def moved(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("() => window.moved")
    return found


@pytest.mark.parametrize("kind", ["PutSpice", "HarvestSack"])
def test_a_sack_lands_on_its_field(open_screen: OpenScreen, kind: str) -> None:
    player = player_at(open_screen, kind, reduced_motion=False)
    player.answer()
    player.wait_until(lambda: any("translateY" in each["from"] for each in moved(player.page)))


def test_a_tile_flies_to_its_buyer(open_screen: OpenScreen) -> None:
    player = player_at(open_screen, "BuyOrPass", reduced_motion=False)
    player.choose(next(text for text in ("buy", "pass") if text in player.look().buttons))
    player.wait_until(lambda: any(each["what"] == "ghost" for each in moved(player.page)))


def test_nothing_moves_where_less_motion_is_wanted(open_screen: OpenScreen) -> None:
    player = player_at(open_screen, "PutSpice", reduced_motion=True)
    player.answer()
    player.page.wait_for_timeout(300)  # longer than the others wait for theirs to begin
    assert moved(player.page) == []
