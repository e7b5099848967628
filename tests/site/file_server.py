"""A plain file server, as any web space is one. It counts what it sent and can be switched off.

CarefulHost is one that reads _headers and leaves out the suffix of pages, as Cloudflare Pages does.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from building.headers import FILE


class FileServer:
    """Serves a folder under a path of its own, since many web spaces give none of their root."""

    def __init__(self, folder: Path) -> None:
        self._serve(partial(Handler, directory=str(folder.parent)))
        self.url += f"/{folder.name}"

    def _serve(self, handler: Callable[..., Handler]) -> None:
        self.asked: list[str] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, server_log=self.asked))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._is_on = True

    def stop(self) -> None:
        if self._is_on:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
        self._is_on = False


class CarefulHost(FileServer):
    """Serves a folder at the top of a host, with the headers that its file _headers names."""

    def __init__(self, folder: Path) -> None:
        self._serve(partial(CarefulHandler, directory=str(folder)))


class Handler(SimpleHTTPRequestHandler):
    """Python's own, which remembers the paths instead of printing them."""

    def __init__(self, *arguments: Any, server_log: list[str], **more: Any) -> None:
        self.server_log = server_log
        super().__init__(*arguments, **more)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        self.server_log.append(self.path)

    def log_message(self, *_: Any) -> None:
        pass


class CarefulHandler(Handler):
    """Joins the headers of all rules that fit with a comma, which is what hosts do at their strictest."""

    asked = ""

    def do_GET(self) -> None:
        self.asked = path = self.path.partition("?")[0]
        shorter = path.removesuffix("index.html") if path.endswith("/index.html") else path.removesuffix(".html")
        if shorter != path:
            self.send_response(308)
            self.send_header("Location", shorter)
            self.send_header("Content-Length", "0")
            self.end_headers()
        elif path == f"/{FILE}":
            self.send_error(404)
        else:
            if not path.endswith("/") and "." not in path.rpartition("/")[2]:
                self.path = f"{path}.html"
            super().do_GET()

    def end_headers(self) -> None:
        for name, values in headers_of(Path(self.directory, FILE).read_text("utf-8"), self.asked).items():
            self.send_header(name, ", ".join(values))
        super().end_headers()


def headers_of(file: str, path: str) -> dict[str, list[str]]:
    """What a file _headers says about a path: the values of each header, from every rule that fits."""
    found: dict[str, list[str]] = {}
    fits = False
    for line in file.splitlines():
        if not line.startswith(" "):
            fits = path == line or (line.endswith("*") and path.startswith(line[:-1]))
        elif fits:
            name, _, value = line.strip().partition(": ")
            found.setdefault(name, []).append(value)
    return found
