"""The worker that hosts the page's tables, asked for answers as a server is."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
from playwright.sync_api import Page
from tests.client.browser.chromium import Screen
from tests.server.process import WITHOUT_CERTIFICATES
from tests.site.file_server import FileServer

START = """(address) => {
  const worker = new Worker(address, { type: 'module' })
  const waiting = new Map()
  worker.onmessage = ({ data }) => {
    if (data.type === 'answer') waiting.get(data.id)(data)
    if (data.type === 'failed') for (const answered of waiting.values()) answered(data)
  }
  self.ask = (request) => new Promise((resolve) => {
    const id = waiting.size
    waiting.set(id, resolve)
    worker.postMessage({ type: 'request', id, ...request })
  })
}"""


class WorkerPage:
    """A page that only has the worker, and a client whose requests go to it."""

    def __init__(self, screen: Screen, files: FileServer, site: Path) -> None:
        screen.expects(r"/favicon\.ico")  # Chromium asks for it because a picture names none
        self.tab: Page = screen.blank_tab()
        self.tab.goto(f"{files.url}/favicon.svg")  # of the same origin, and starts no Python of its own
        (script,) = site.glob("assets/host-worker-*.js")
        self.tab.evaluate(START, f"{files.url}/{script.relative_to(site).as_posix()}")
        self.client = httpx.Client(
            transport=httpx.MockTransport(self.answer), base_url="http://page", verify=WITHOUT_CERTIFICATES
        )

    def answer(self, request: httpx.Request) -> httpx.Response:
        asked = {
            "method": request.method,
            "path": request.url.raw_path.decode(),
            "token": request.headers.get("authorization", "").removeprefix("Bearer "),
            "body": request.content.decode(),
        }
        found = self.tab.evaluate("(request) => self.ask(request)", asked)
        assert found["type"] == "answer", found
        if found["isFile"]:
            return httpx.Response(found["status"], text=found["text"])
        if found["status"] == httpx.codes.NO_CONTENT:
            return httpx.Response(found["status"])
        return httpx.Response(found["status"], json=json.loads(found["text"]))
