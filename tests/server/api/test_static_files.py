"""Files of the client are sent compressed, and those with a hash in their name only once."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from goa.server.api.static_files import CompressedFiles

SCRIPT = "console.log('goa')\n" * 500


@dataclass(frozen=True)
class Site:
    app: Starlette

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def answer() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://goa") as client:
                return await client.get(path, headers=headers)

        return asyncio.run(answer())


@pytest.fixture
def site(tmp_path: Path) -> Site:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets" / "face-abc.woff2").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    return Site(Starlette(routes=[Mount("/", CompressedFiles(directory=tmp_path))]))


def test_a_script_is_compressed_and_kept_for_ever(site: Site) -> None:
    answer = site.get("/assets/index-abc.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 10
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_caller_that_cannot_unpack_gets_it_as_it_is(site: Site) -> None:
    answer = site.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert answer.text == SCRIPT
    assert "content-encoding" not in answer.headers


def test_what_is_packed_already_is_not_packed_again(site: Site) -> None:
    answer = site.get("/assets/face-abc.woff2")
    assert answer.content == bytes(range(256)) * 20
    assert "content-encoding" not in answer.headers


def test_names_without_a_hash_are_asked_for_again(site: Site) -> None:
    first = site.get("/favicon.svg")
    assert first.headers["cache-control"] == "no-cache"
    again = site.get("/favicon.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_changed_file_is_packed_anew(site: Site, tmp_path: Path) -> None:
    assert site.get("/favicon.svg").text == "<svg/>"
    (tmp_path / "favicon.svg").write_text("<svg></svg>", encoding="utf-8")
    assert site.get("/favicon.svg").text == "<svg></svg>"
