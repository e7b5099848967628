"""Games that an older site stored in this browser: they go on under the rules they were begun with."""

from __future__ import annotations

import json
import lzma
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.client.browser.chromium import Screen
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.publishing import load_update, publish_newer_rules, wait_for
from tests.site.stored_games import stored_table
from tests.site.visiting import at_table, play_now, take_turns, wait_until_kept

from goa.core.state import NEWEST_RULES

pytestmark = pytest.mark.slow

STORED = Path(__file__).parent.parent / "stored" / "page.json.xz"

# What the first site left behind: the rows of its database, and the list of tables.
PUT_BACK = """async ([game, entries, notes, tables]) => {
  localStorage.setItem('goa.tables', JSON.stringify(tables))
  await new Promise((resolve) => {
    const opening = indexedDB.open('goa', 1)
    opening.onupgradeneeded = () => {
      for (const store of ['games', 'entries', 'notes']) opening.result.createObjectStore(store)
    }
    opening.onsuccess = ({ target: { result: database } }) => {
      const transaction = database.transaction(['games', 'entries', 'notes'], 'readwrite')
      transaction.objectStore('games').put(game, game.id)
      for (const entry of entries) transaction.objectStore('entries').put(entry, [entry.game, entry.number])
      for (const note of notes) transaction.objectStore('notes').put(note, [note.game, note.seat])
      transaction.oncomplete = () => { database.close(); resolve() }
    }
  })
}"""


def put_back(screen: Screen, stored: dict[str, Any]) -> Page:
    page = screen.tab("/embed.html#nothing")  # of the same site, and it opens no database
    people = [{"seat": int(seat), "token": token} for seat, token in stored["tokens"].items() if int(seat) >= 0]
    config = stored["game"]["config"]
    table = {
        "id": stored["id"],
        "tokens": people,
        "edition": "2012" if "2012" in stored["record"].partition("seed")[0] else "2004",
        "seen": len(stored["entries"]),
        "over": False,
        "names": [seat["name"] for seat in config["seats"]],
        "hotseat": len(people) > 1,
        "trust": True,
        "invited": True,
        "tutorial": config["tutorial"],
        "at": 1_800_000_000_000,
        "invitations": [],
    }
    page.evaluate(PUT_BACK, [stored["game"], stored["entries"], stored["notes"], [table]])
    return page


@pytest.mark.parametrize("name", ["2004 with bots", "2012 around one screen", "tutorial", "duty within harvest"])
def test_a_game_of_the_first_site(open_screen: OpenScreen, name: str) -> None:
    stored = json.loads(lzma.decompress(STORED.read_bytes()))[name]
    screen = open_screen()
    put_back(screen, stored).close()
    page = screen.tab(f"/#/play/{stored['id']}")
    player = at_table(page)
    assert player.number >= len(stored["entries"])
    take_turns(player, 2)
    table = stored_table(page)
    assert len(table.journal) > len(stored["entries"])
    assert table.table.game.rules == stored["game"]["rules"]
    page.goto(f"{screen.url}/#/")
    page.get_by_test_id("game").and_(page.locator(f"[data-game='{table.id}']")).wait_for()


def test_newer_rules_in_the_middle_of_a_game(open_screen: OpenScreen, site: Path, tmp_path: Path) -> None:
    """The open game keeps its rules, during the update and after it; the next game has the new ones."""
    folder = tmp_path / "goa"
    shutil.copytree(site, folder)
    files = FileServer(folder)
    screen = open_screen(url=files.url)
    page = screen.tab()
    take_turns(play_now(screen, page), 1)
    wait_until_kept(page)
    publish_newer_rules(folder)
    load_update(page)
    take_turns(at_table(page), 1)
    begun = stored_table(page)
    assert begun.table.state.rules_version == NEWEST_RULES
    address = page.url
    page.close()
    page = screen.context.new_page()
    wait_for(page, lambda: has_newer_rules(page, files))
    page.goto(address)
    take_turns(at_table(page), 2)
    later = stored_table(page)
    assert later.table.game.rules == begun.table.game.rules
    assert len(later.journal) > len(begun.journal)
    page.goto(f"{files.url}/#/")
    play_now(screen, page)
    assert rules_of(page) == f"rules {NEWEST_RULES + 1}"
    files.stop()


RULES = """game => new Promise((resolve) => {
  indexedDB.open('goa').onsuccess = ({ target: { result: database } }) => {
    const found = database.transaction('games').objectStore('games').get(game)
    found.onsuccess = () => { database.close(); resolve(found.result.rules) }
  }
})"""


def rules_of(page: Page) -> str:
    stored: str = page.evaluate(RULES, page.url.rpartition("/play/")[2])
    return stored.partition(" ")[2]


def has_newer_rules(page: Page, files: FileServer) -> bool:
    page.goto("about:blank")  # without a tab of the old version the new one takes over
    page.wait_for_timeout(200)
    page.goto(f"{files.url}/#/rules")
    return bool(page.evaluate("() => document.querySelector('meta[name=version]')?.content") == "second")
