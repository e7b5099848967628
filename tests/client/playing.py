"""Playing by clicking: what can be clicked says which choice it stands for, so tests read like records."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page
from tests.client.chromium import SECONDS, Screen
from tests.server.players import Seats

BOTS: Final = ("random", "random", "random")
SERIES_END: Final = "[data-testid=confirm]"
THINGS: Final = "[data-choice], [data-choices]"

# What can be clicked now, the things themselves before the buttons of the prompt that mean the same.
CLICKABLE: Final = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
  const found = { things: [], buttons: [], confirm: false, over: false, busy: false }
  for (const element of document.querySelectorAll('[data-choice], [data-choices]')) {
    if (!seen(element) || element.disabled) continue
    const texts = element.dataset.choice ? [element.dataset.choice] : element.dataset.choices.split('|')
    const place = element.closest('[data-testid=prompt]') ? found.buttons : found.things
    place.push(...texts)
  }
  found.confirm = [...document.querySelectorAll('[data-testid=confirm]')].some(seen)
  found.over = [...document.querySelectorAll('[data-testid=score]')].some(seen)
  return found
}"""


class Player:
    """Somebody who sits before a page and clicks."""

    def __init__(self, page: Page, seed: int = 1, prefer: Callable[[list[str]], str] | None = None) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.prefer = prefer or self.dice.choice
        self.chosen: list[str] = []

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(CLICKABLE)
        return found

    def wait(self, seconds: float = SECONDS) -> dict[str, Any]:
        """Until there is something to click, or the game is over."""
        deadline = time.monotonic() + seconds
        while True:
            found = self.look()
            if found["things"] or found["buttons"] or found["confirm"] or found["over"]:
                return found
            assert time.monotonic() < deadline, f"nothing can be clicked after {self.chosen[-5:]}"
            self.page.wait_for_timeout(20)

    def thing(self, text: str) -> Locator:
        """What stands for a choice: on the table if it is there, else in the prompt."""
        on_table = self.page.locator(f'[data-choice="{text}"]:visible:not([data-testid=prompt] *)')
        return on_table if on_table.count() else self.page.locator(f'[data-testid=prompt] [data-choice="{text}"]')

    def choose(self, text: str) -> None:
        """Click what stands for the choice; where a thing stands for several, take it from its menu."""
        self.page.evaluate("() => document.activeElement?.blur()")
        single = self.thing(text)
        if single.count():
            single.first.click()
        else:
            for several in self.page.locator("[data-choices]:visible").all():
                if text in (several.get_attribute("data-choices") or "").split("|"):
                    several.click()
                    self.page.locator(f'[role=menu] [data-choice="{text}"]').click()
                    break
            else:
                raise AssertionError(f"nothing stands for {text!r}: {self.look()}")
        self.chosen.append(text)

    def step(self) -> bool:
        """One choice, or the confirmation of a series; whether the game goes on."""
        found = self.wait()
        if found["over"]:
            return False
        if found["confirm"]:
            self.page.locator(SERIES_END).click()
            self.chosen.append("(confirm)")
            return True
        self.choose(self.prefer(found["things"] or found["buttons"]))
        return True


def make_table(screen: Screen, **more: Any) -> Seats:
    """A table of one person and bots who answer at once, made through the API."""
    seats = [{"name": "Ann"}, *({"bot": bot} for bot in BOTS)]
    body = {"seats": seats, "pace": 0, **more}
    response = screen.context.request.post(f"{screen.url}/api/games", data=body)
    assert response.status == 201, response.text()
    return Seats(None, response.json())  # type: ignore[arg-type]  # only its tokens are wanted here


def sit_down(screen: Screen, table: Seats, seat: int = 0) -> Page:
    page = screen.tab(f"/play/{table.id}#{table.tokens[seat]}")
    page.locator("[data-testid=board]").wait_for()
    return page
