"""What the page has stored of a game, as the page's own Python reads it."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from goa.page.page_table import PageTable, restored

STORED = """game => new Promise((resolve) => {
  indexedDB.open('goa').onsuccess = ({ target: { result: database } }) => {
    const transaction = database.transaction(['games', 'entries'])
    const found = transaction.objectStore('games').get(game)
    const entries = transaction.objectStore('entries').getAll(IDBKeyRange.bound([game, -Infinity], [game, Infinity]))
    transaction.oncomplete = () => { database.close(); resolve([found.result, entries.result]) }
  }
})"""


def stored_table(page: Page) -> PageTable:
    """The table that this tab shows."""
    game, entries = page.evaluate(STORED, page.url.split("/play/")[1].split("/")[0])
    return restored(json.dumps(game), json.dumps(entries), "[]")
