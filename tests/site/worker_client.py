"""The worker that hosts the page's tables, asked for answers as a server is."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import httpx
from playwright.sync_api import Page
from tests.client.browser.chromium import Screen
from tests.server.process import WITHOUT_CERTIFICATES
from tests.site.file_server import FileServer

LONGEST = 120.0  # seconds, for Python in a second worker
START = """(address) => {
  const worker = new Worker(address, { type: 'module' })
  const waiting = new Map()
  worker.onmessage = ({ data }) => {
    if (data.type === 'answer') waiting.get(data.id)(data)
    if (data.type === 'failed') for (const answered of waiting.values()) answered(data)
  }
  self.listen = (game, token) =>
    worker.postMessage({ type: 'listen', name: game, game, token, after: null, language: 'en' })
  self.ask = (request) => new Promise((resolve) => {
    const id = waiting.size
    waiting.set(id, resolve)
    worker.postMessage({ type: 'request', id, ...request })
  })
}"""


class WorkerPage:
    """A page that only has the worker, and a client whose requests go to it."""

    def __init__(self, screen: Screen, files: FileServer, site: Path) -> None:
        self.tokens: dict[str, str] = {}  # the last one that was used, by game
        screen.expects(r"/favicon\.ico")  # Chromium asks for it because a picture names none
        self.tab: Page = screen.blank_tab()
        self.tab.goto(f"{files.url}/favicon.svg")  # of the same origin, and starts no Python of its own
        (script,) = site.glob("assets/host-worker-*.js")
        self.tab.evaluate(START, f"{files.url}/{script.relative_to(site).as_posix()}")
        self.client = httpx.Client(
            transport=httpx.MockTransport(self.answer), base_url="http://page", verify=WITHOUT_CERTIFICATES
        )

    def let_bots_choose(self, game: str) -> None:
        """Until it is a person's choice: bots play where somebody watches."""
        token = self.tokens[game]
        self.tab.evaluate("([game, token]) => self.listen(game, token)", [game, token])
        deadline = time.monotonic() + LONGEST
        while True:
            headers = {"Authorization": f"Bearer {token}"}
            table = self.client.get(f"/api/games/{game}/view", headers=headers).json()["table"]
            if table["seats"][table["seat"]]["kind"] != "bot":
                return
            assert time.monotonic() < deadline, "the bots do not choose"
            self.tab.wait_for_timeout(50)

    def answer(self, request: httpx.Request) -> httpx.Response:
        asked = {
            "method": request.method,
            "path": request.url.raw_path.decode(),
            "token": request.headers.get("authorization", "").removeprefix("Bearer "),
            "body": request.content.decode(),
        }
        about = re.match("/api/games/([^/]+)/", asked["path"])
        if about:
            self.tokens[about[1]] = asked["token"]
        found = self.tab.evaluate("(request) => self.ask(request)", asked)
        assert found["type"] == "answer", found
        if found["isFile"]:
            return httpx.Response(found["status"], text=found["text"])
        if found["status"] == httpx.codes.NO_CONTENT:
            return httpx.Response(found["status"])
        return httpx.Response(found["status"], json=json.loads(found["text"]))
