"""Movement one can follow, that a key ends, and none for those who asked for none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.client.browser.playing import Player, load, sit_down
from tests.client.browser.positions import questions
from tests.client.conftest import OpenScreen

# What is set in motion. It stops at its first frame and waits, so that no test depends on how fast frames come.
WATCH = """() => {
  window.moved = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    const animation = animate.call(this, keyframes, options)
    animation.pause()
    window.moved.push({
      how: options.id,
      what: this.firstElementChild?.outerHTML ?? '',
      seat: this.dataset.plate ?? this.dataset.bidder ?? '',
    })
    return animation
  }
}"""

# What moves and will end; what glows for ever is left out.
MOVING = """() => document.getAnimations().filter(
  (each) => each.playState !== 'finished' && each.effect.getComputedTiming().endTime !== Infinity
).length"""

TWO_FRAMES = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"

# Every number of points that the player's name plate shows.
COUNT = """() => {
  const plate = document.querySelector('[data-plate="0"] .points')
  const read = () => Number(plate.textContent.match(/\\d+/)[0])
  window.counted = [read()]
  new MutationObserver(() => window.counted.push(read())).observe(plate, { characterData: true, subtree: true })
}"""

MOMENTS = {
    "PutSpice": "falls",
    "HarvestSack": "falls",
    "BidOnLot": "pops up",
    "BuyOrPass": "strikes",
    "PaySpice": "climbs",
    "DrawCard": "turns over",
}


def player_at(warm_screen: OpenScreen, kind: str, *, reduced_motion: bool = False) -> Player:
    screen = warm_screen(reduced_motion=reduced_motion, speed="normal")
    player = Player(sit_down(screen, load(screen, questions("2012")[kind])))
    player.wait()
    player.page.evaluate(WATCH)
    return player


def act(player: Player, kind: str) -> None:
    """Answer so that there is something to see: a bid instead of a pass."""
    texts = {"BidOnLot": ("bid 1", "bid 2"), "BuyOrPass": ("pass",)}.get(kind, ())
    found = player.look()
    chosen = next((text for text in texts if text in found.buttons), None)
    number = player.number
    if chosen is None:
        player.answer()
    else:
        player.choose(chosen)
    player.wait_for_entry(number)


def moved(page: Page) -> list[str]:
    found: list[str] = page.evaluate("() => window.moved.map((each) => each.how)")
    return found


def wait_for(player: Player, how: str) -> None:
    player.wait_until(lambda: how in moved(player.page))


@pytest.mark.parametrize(("kind", "how"), MOMENTS.items())
def test_a_moment_is_seen_and_a_key_ends_it(warm_screen: OpenScreen, kind: str, how: str) -> None:
    player = player_at(warm_screen, kind)
    act(player, kind)
    wait_for(player, how)
    assert player.page.evaluate(MOVING) > 0
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".ghost")).to_have_count(0)
    player.wait_until(lambda: player.page.evaluate(MOVING) == 0)


def test_the_tile_and_the_money_of_a_lot_travel(warm_screen: OpenScreen) -> None:
    """The hammer falls, the tile goes to its buyer, and the buyer's ducats come to the auctioneer."""
    player = player_at(warm_screen, "BuyOrPass")
    act(player, "BuyOrPass")
    wait_for(player, "strikes")
    flown = player.page.evaluate("() => window.moved.filter((each) => each.how === 'flies').map((each) => each.what)")
    assert len(flown) == 2
    assert all(picture.startswith("<svg") for picture in flown)


def test_points_count_up_to_what_the_server_says(warm_screen: OpenScreen) -> None:
    screen = warm_screen(reduced_motion=False, speed="fast")
    table = load(screen, questions("2012")["PaySpice"])
    player = Player(sit_down(screen, table))
    player.wait()
    player.page.evaluate(COUNT)
    player.answer()
    total = table.view(0)["own"]["points"]["total"]
    player.wait_until(lambda: player.page.evaluate("() => window.counted.at(-1)") == total)
    counted: list[int] = player.page.evaluate("() => window.counted")
    assert counted[0] != total
    assert counted in (sorted(counted), sorted(counted, reverse=True))


def test_a_founding_is_told_card_by_card_until_a_key_ends_it(warm_screen: OpenScreen) -> None:
    player = player_at(warm_screen, "Recruit")
    outcome = player.page.get_by_test_id("outcome")
    while not outcome.count():
        player.answer()
    player.page.evaluate("() => document.getAnimations().forEach((each) => each.pause())")
    expect(outcome.get_by_test_id("sum")).to_contain_text("=")
    hidden = "element => getComputedStyle(element).opacity === '0'"
    assert outcome.locator(".verdict").evaluate(hidden), "the verdict is there before the cards"
    assert outcome.locator(".turned").count() > 0
    player.page.evaluate("() => document.activeElement.blur()")
    player.page.keyboard.press("Space")
    player.wait_until(lambda: player.page.evaluate(MOVING) == 0)
    expect(outcome.locator(".verdict")).to_be_visible()


@pytest.mark.parametrize("kind", MOMENTS)
def test_nothing_moves_where_less_motion_is_wanted(warm_screen: OpenScreen, kind: str) -> None:
    player = player_at(warm_screen, kind, reduced_motion=True)
    act(player, kind)
    player.page.evaluate(TWO_FRAMES)  # movement begins before the frame that shows the new view
    assert moved(player.page) == []
    assert player.page.evaluate(MOVING) == 0
