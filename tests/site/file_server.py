"""A plain file server, as any web space is one. It counts what it sent and can be switched off."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class FileServer:
    """Serves a folder under a path of its own, since many web spaces give none of their root."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        handler = partial(Handler, server_log=self.asked, directory=str(folder.parent))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/{folder.name}"
        self._is_on = True

    def stop(self) -> None:
        if self._is_on:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
        self._is_on = False


class Handler(SimpleHTTPRequestHandler):
    """Python's own, which remembers the paths instead of printing them."""

    def __init__(self, *arguments: Any, server_log: list[str], **more: Any) -> None:
        self.server_log = server_log
        super().__init__(*arguments, **more)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        self.server_log.append(self.path)

    def log_message(self, *_: Any) -> None:
        pass
