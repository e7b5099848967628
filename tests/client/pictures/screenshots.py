"""make screenshots: a picture of every screen at every size, in build/screenshots, to be looked at.

ARGS="phone" makes only those whose name contains the word. ARGS="sheet" makes the contact sheets of docs/images, and
ARGS="readme" the other pictures there, which are reduced to 128 colours.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from building.paths import ROOT
from playwright.sync_api import Page
from tests.client.browser.chromium import DESKTOP, PHONE, SIZES, Chromium, Screen, new_screen
from tests.client.browser.playing import Player, load, sit_down
from tests.client.browser.positions import questions, showpieces
from tests.client.pictures import tables_of_people
from tests.client.pictures.contact_sheets import SHEETS, draw_sheet
from tests.server.players import Seats

from goa.record.wire import JsonObject

SECONDS: Final = 6.0
FOLDER: Final = ROOT / "build" / "screenshots"

# What each phase is called in the name of its picture, and the question that it is seen at.
PHASES: Final = {
    "flag": "PlaceFlag",
    "markers": "PlaceMarker",
    "auction": "BidOnLot",
    "last-word": "BuyOrPass",
    "action": "TakeAction",
    "progress": "PaySpice",
    "harvest": "HarvestSack",
    "fields": "PutSpice",
    "expedition": "DrawCard",
    "founding": "Recruit",
    "colony-tile": "ChooseColonyTile",
    "finish": "FinishTurn",
    "extra-action": "SpendExtraAction",
    "duty": "DeliverSack",
    "spying": "SpyOn",
    "end": "over",
}
README_BOTS: Final = ("Beatriz", "Afonso", "Inês")
PANELS: Final = {"menu": "open-menu", "hint": "hint", "rules": "open-rules", "chat": "tab-chat"}


@dataclass(frozen=True)
class Picture:
    name: str
    draw: Callable[[Screen], Page]
    size: tuple[int, int] = DESKTOP
    language: str = "en"
    theme: str = "light"


def at(path: str) -> Callable[[Screen], Page]:
    return lambda screen: screen.tab(path)


def close_welcome(page: Page) -> None:
    welcome = page.locator("[data-testid=welcome] .close")
    if welcome.count():
        welcome.click()


def asked(kind: str, click: str | None = None) -> Callable[[Screen], Page]:
    """The table when this is asked, and after a click on something with this test id."""
    record = showpieces().get(kind) or questions("2012")[kind]

    def draw(screen: Screen) -> Page:
        page = sit_down(screen, load(screen, record))
        Player(page).wait()
        close_welcome(page)
        if click is not None:
            page.get_by_test_id(click).first.click()
        if click == "hint":
            page.get_by_test_id("hints").wait_for()
        return page

    return draw


def tutorial(screen: Screen) -> Page:
    page = screen.tab("/")
    page.get_by_test_id("tutorial").click()
    page.get_by_test_id("table").wait_for()
    return page


def readme(is_reached: Callable[[JsonObject], bool]) -> Callable[[Screen], Page]:
    """A table with bots at which one person has followed the hints so far."""
    people = [{"name": "Ana"}, *({"kind": "bot", "name": name, "level": "captain"} for name in README_BOTS)]

    def draw(screen: Screen) -> Page:
        table = Seats(screen.api, screen.api.post("/api/games", json={"seats": people, "pace": 0}).json())
        view = table.view(0)
        while not (view["own"]["offered"] and is_reached(view)):
            if view["own"]["offered"]:
                best = table.request("GET", "hint", 0).json()["opinions"][0]["text"]
                table.choose(0, view["number"], best)
            else:
                time.sleep(0.1)  # bots choose
            view = table.view(0)
        page = screen.tab(f"/play/{table.id}#{table.tokens[0]}")
        Player(page).wait()
        return page

    return draw


def is_late_action(view: JsonObject) -> bool:
    return bool(view["table"]["part"] and view["question"]["task"] == "take_action")


def is_late_auction(view: JsonObject) -> bool:
    auction = view["table"]["auction"]
    return bool(view["table"]["part"] and auction and auction["lot"] > 1 and view["question"]["task"] == "bid_on_lot")


def screens() -> Iterator[tuple[str, Callable[[Screen], Page]]]:
    """Every screen with its name."""
    yield "home", at("/")
    yield "new-table", at("/#/new")
    yield "rules", at("/#/rules")
    yield "tutorial", tutorial
    for name, kind in PHASES.items():
        yield name, asked(kind)
    for name, button in PANELS.items():
        yield f"panel-{name}", asked("TakeAction", button)
    yield "scores", asked("over", "open-scores")
    for name, draw in tables_of_people.screens():
        yield f"people-{name}", draw


def pictures() -> Iterator[Picture]:
    yield Picture("readme-browser", readme(is_late_action))
    yield Picture("readme-night", readme(is_late_auction), theme="dark")
    yield Picture("readme-phone", readme(is_late_auction), PHONE)
    for name, draw in screens():
        for size, window in SIZES.items():
            yield Picture(f"{size}-{name}", draw, window)
        for look, language, theme in LOOKS:
            for size in LOOKED_AT:
                yield Picture(f"{size}-{look}-{name}", draw, SIZES[size], language, theme)


LOOKS: Final = (("dark", "en", "dark"), ("de", "de", "light"), ("nl", "nl", "light"))
LOOKED_AT: Final = ("phone", "laptop")


def main() -> int:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    if not wanted:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = Chromium()
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        server = tables_of_people.server(Path(folder))
        try:
            on_sheets = {name for rows in SHEETS.values() for row in rows for name in row}
            for picture in pictures():
                if picture.name in on_sheets if wanted == "sheet" else wanted in picture.name:
                    failures += not taken(chromium, server.url, picture)
            if wanted == "sheet":
                for name, rows in SHEETS.items():
                    draw_sheet(chromium.started(), FOLDER, name, rows)
        finally:
            chromium.end()
            server.stop()
    return min(failures, 1)


def taken(chromium: Chromium, url: str, picture: Picture) -> bool:
    """Take it; whether that went well. What can be seen is kept in either case."""
    settings = {"language": picture.language, "theme": picture.theme, "speed": "off"}
    screen = new_screen(chromium.started(), url, picture.size, settings=settings)
    screen.context.set_default_timeout(SECONDS * 1000)
    problem = ""
    try:
        page = picture.draw(screen)
        page.mouse.move(0, 0)
        page.wait_for_timeout(250)
    except Exception as failure:  # noqa: BLE001 - one screen that fails does not hide the others
        problem = str(failure).splitlines()[0]
    for page in screen.context.pages:
        page.screenshot(path=FOLDER / f"{picture.name}.png")
    for wrong in [*screen.unexpected(), *([problem] if problem else [])]:
        print(f"*** {picture.name}: {wrong}", flush=True)
    screen.close()
    return not problem


if __name__ == "__main__":
    sys.exit(main())
