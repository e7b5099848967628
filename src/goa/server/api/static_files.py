"""Sends the files of the built client: compressed once, and kept by the browser where the name has a hash."""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

COMPRESSED: Final = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".md", ".txt"}
FOREVER: Final = "public, max-age=31536000, immutable"  # Vite writes a hash of the content into the names of assets
CHECK_FIRST: Final = "no-cache"
MOST_FILES: Final = 256


class CompressedFiles(StaticFiles):
    """Compresses each file when it is first asked for, and sends it from memory from then on."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        response.headers["cache-control"] = FOREVER if path.parent.name == "assets" else CHECK_FIRST
        response.headers["vary"] = "Accept-Encoding"
        accepted = Headers(scope=scope).get("accept-encoding", "")
        if not isinstance(response, FileResponse) or path.suffix not in COMPRESSED or "gzip" not in accepted:
            return response
        headers = {name: response.headers[name] for name in ("cache-control", "vary", "last-modified")}
        headers |= {"content-encoding": "gzip", "etag": f"W/{response.headers['etag']}"}
        return Response(_gzipped(path, stat_result.st_mtime_ns), status_code, headers, response.media_type)


@lru_cache(maxsize=MOST_FILES)
def _gzipped(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)
