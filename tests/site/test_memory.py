"""The second visit starts from the memory that the first one kept, and without it if that is broken."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Worker
from tests.site.conftest import OpenScreen
from tests.site.file_server import FileServer
from tests.site.stored_games import stored_table
from tests.site.visiting import (
    LOADING,
    MEMORY_SIZES,
    at_table,
    play_now,
    take_turns,
    wait_for_memory,
    wait_until_kept,
)

pytestmark = pytest.mark.slow

MARKS = "() => performance.getEntriesByType('mark').map(({ name }) => name)"
BREAK = """async (how) => {
  const cache = await caches.open('goa-runtime')
  const [key] = (await cache.keys()).filter(({ url }) => url.endsWith('.snapshot'))
  const packed = (bytes) => new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  const whole = new Uint8Array(await new Response(
    (await cache.match(key)).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
  if (how === 'cut') await cache.put(key, new Response(packed(whole.slice(0, whole.length / 2))))
  else if (how === 'not packed') await cache.put(key, new Response('nothing'))
  else if (how === 'empty') await cache.put(key, new Response(packed(whole.fill(0))))
}"""


def play_once_started(page: Page) -> None:
    """A choice that is clicked earlier waits for Python, and its test would have to wait as long."""
    player = at_table(page)
    page.get_by_test_id("loading").wait_for(state="detached", timeout=LOADING * 1000)
    take_turns(player, 1)


def how_python_started(page: Page) -> list[str]:
    """In the worker that hosts the tables."""
    (host,) = [worker for worker in page.workers if "host-worker" in worker.url]
    return marks(host)


def marks(worker: Worker) -> list[str]:
    found: list[str] = worker.evaluate(MARKS)
    return [name for name in found if name.startswith("python")]


def test_the_second_visit_resumes(open_screen: OpenScreen, files: FileServer) -> None:
    screen = open_screen()
    page = screen.tab()
    first = play_now(screen, page)
    take_turns(first, 1)
    assert how_python_started(page) == ["python begun"]
    wait_for_memory(page)
    wait_until_kept(page)
    (size,) = page.evaluate(MEMORY_SIZES)
    assert size < 8_000_000
    files.stop()
    seeds = [stored_table(page).table.game.seed]
    for _ in range(2):
        page.close()
        page = screen.tab()
        take_turns(play_now(screen, page), 2)
        assert how_python_started(page) == ["python resumed"]
        (bots,) = [worker for worker in page.workers if "bot-worker" in worker.url]
        assert marks(bots) == ["python resumed"]
        assert page.get_by_test_id("loading").count() == 0
        seeds.append(stored_table(page).table.game.seed)
    assert len(set(seeds)) == len(seeds), "chance is not part of the memory"


@pytest.mark.parametrize("how", ["cut", "not packed", "empty"])
def test_a_broken_memory_is_replaced(open_screen: OpenScreen, how: str) -> None:
    screen = open_screen()
    page = screen.tab()
    take_turns(play_now(screen, page), 1)
    wait_for_memory(page)
    page.evaluate(BREAK, how)
    page.reload()
    play_once_started(page)
    assert how_python_started(page) == ["python begun"]
    wait_for_memory(page)
    page.reload()
    play_once_started(page)
    assert how_python_started(page) == ["python resumed"]
