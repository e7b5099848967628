"""Playing by clicking: what can be clicked says which choice it stands for, so tests read like records."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as InVain
from tests.client.browser.chromium import SECONDS, Screen
from tests.server.players import Seats

BOT: Final = {"kind": "bot", "level": "random"}
THINGS_BEFORE_BUTTONS: Final = 0.8

# What can be clicked now, the things themselves before the buttons of the prompt that mean the same.
CLICKABLE: Final = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
  const found = { things: [], buttons: [], confirm: false, over: false }
  for (const element of document.querySelectorAll('[data-choice], [data-choices]')) {
    if (!seen(element) || element.disabled) continue
    const texts = element.dataset.choice ? [element.dataset.choice] : element.dataset.choices.split('|')
    const place = element.closest('[data-testid=prompt]') ? found.buttons : found.things
    place.push(...texts)
  }
  found.confirm = [...document.querySelectorAll('[data-testid=confirm]')].some(seen)
  found.over = document.querySelector('[data-testid=open-scores], [data-testid=scores]') !== null
  return found
}"""

# Waiting happens inside the page: asking it again and again would take the time that it needs to answer.
ANY: Final = f"""() => {{
  const found = ({CLICKABLE})()
  return found.things.length > 0 || found.buttons.length > 0 || found.confirm || found.over
}}"""

# Whether a choice shows: another entry, another screen, or other things to click.
CHANGED: Final = f"""([before, number]) => {{
  const key = (found) => JSON.stringify([found.things, found.buttons, found.confirm, found.over])
  const now = key(({CLICKABLE})())
  const entry = Number(document.querySelector('[data-testid=table]')?.dataset.number ?? 0)
  const isOther = now !== key(before) && now !== key({{ things: [], buttons: [], confirm: false, over: false }})
  return document.querySelector('[data-testid=ready]') !== null || entry > number || isOther
}}"""
MILLISECONDS_BETWEEN_LOOKS: Final = 20


@dataclass(frozen=True)
class Clickable:
    """The choices that can be clicked now: things on the table, and buttons of the prompt."""

    things: list[str]
    buttons: list[str]
    confirm: bool
    over: bool

    @property
    def any(self) -> bool:
        return self != NOTHING


NOTHING: Final = Clickable([], [], confirm=False, over=False)


class Player:
    """Somebody who sits before a page and clicks."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.chosen: list[str] = []

    @property
    def number(self) -> int:
        """Of the last entry that is on the screen."""
        return int(self.page.evaluate("() => document.querySelector('[data-testid=table]')?.dataset.number ?? 0"))

    @property
    def is_handed_over(self) -> bool:
        """Whether the screen waits for somebody else to sit down before it."""
        return self.page.get_by_test_id("ready").count() > 0

    def look(self) -> Clickable:
        return Clickable(**self.page.evaluate(CLICKABLE))

    def wait(self, seconds: float = SECONDS) -> Clickable:
        """Until there is something to click, or the game is over."""
        self._wait_in_page(ANY, None, seconds)
        return self.look()

    def _wait_in_page(self, condition: str, arg: object, seconds: float = SECONDS) -> None:
        try:
            self.page.wait_for_function(
                condition, arg=arg, timeout=seconds * 1000, polling=MILLISECONDS_BETWEEN_LOOKS
            ).dispose()
        except InVain:
            raise AssertionError(self._in_vain()) from None

    def _in_vain(self) -> str:
        return f"waited in vain after {self.chosen[-5:]}, with {self.look()} on screen"

    def wait_until(self, is_so: Callable[[], bool], seconds: float = SECONDS) -> None:
        deadline = time.monotonic() + seconds
        while not is_so():
            assert time.monotonic() < deadline, self._in_vain()
            self.page.wait_for_timeout(MILLISECONDS_BETWEEN_LOOKS)

    def wait_for_entry(self, after: int) -> None:
        """Until the server's answer is on the screen."""
        self.page.wait_for_function(
            "after => Number(document.querySelector('[data-testid=table]')?.dataset.number ?? 0) > after", arg=after
        )

    def choose(self, text: str) -> None:
        """Click what stands for the choice; where a thing stands for several, take it from its menu."""
        on_table = self.page.locator(f'[data-choice="{text}"]:visible:not([data-testid=prompt] *)')
        button = self.page.locator(f'[data-testid=prompt] [data-choice="{text}"]')
        if on_table.count():
            on_table.first.click()
        elif button.count():
            button.first.click()
        else:
            self._choose_from_menu(text)
        self.chosen.append(text)

    def _choose_from_menu(self, text: str) -> None:
        for several in self.page.locator("[data-choices]:visible").all():
            if text in (several.get_attribute("data-choices") or "").split("|"):
                several.click()
                self.page.locator(f'[role=menu] [data-choice="{text}"]').click()
                return
        raise AssertionError(f"nothing stands for {text!r}: {self.look()}")

    def step(self) -> bool:
        """One choice, or the confirmation of a series, until it shows; whether there was anything to choose."""
        found, number = self.wait(), self.number
        if found.over:
            return False
        if found.confirm:
            self.page.get_by_test_id("confirm").click()
            self.chosen.append("(confirmed)")
        else:
            takes_thing = found.things and (not found.buttons or self.dice.random() < THINGS_BEFORE_BUTTONS)
            self.choose(self.dice.choice(found.things if takes_thing else found.buttons))
        self._wait_in_page(CHANGED, [asdict(found), number])
        return True

    def answer(self) -> None:
        """As many picks as it takes until the server has an entry more."""
        number = self.number
        while self.number == number:
            self.step()


def make_table(screen: Screen, *seats: Mapping[str, str], **more: Any) -> Seats:
    """Made through the API; unless named, one person and three bots who answer at once."""
    body = {"seats": list(seats) or [{"name": "Ann"}, BOT, BOT, BOT], "pace": 0, **more}
    return _made(screen, "/api/games", body)


def load(screen: Screen, record: str) -> Seats:
    """A table with a game that is already under way."""
    return _made(screen, "/api/records", {"text": record})


def _made(screen: Screen, path: str, body: Mapping[str, Any]) -> Seats:
    response = screen.api.post(path, json=body)
    assert response.status_code == 201, response.text
    return Seats(screen.api, response.json())


def sit_down(screen: Screen, table: Seats, seat: int = 0, *, page: Page | None = None) -> Page:
    """At a table, in a tab of its own or in one that is already open."""
    path = f"/play/{table.id}#{table.tokens[seat]}"
    if page is None:
        page = screen.tab(path)
    else:
        page.goto(screen.url + path)
    page.get_by_test_id("table").wait_for()
    return page


def share_screen(page: Page) -> Player:
    """A table of Ann and Bob, who share this screen."""
    page.get_by_test_id("hotseat").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_test_id("name-0").fill("Ann")
    page.get_by_test_id("name-1").fill("Bob")
    page.get_by_test_id("make").click()
    close = page.get_by_test_id("close")
    page.get_by_test_id("table").or_(page.get_by_test_id("hand-over")).first.wait_for()
    if close.count():
        close.first.click()
    return Player(page, seed=5)
