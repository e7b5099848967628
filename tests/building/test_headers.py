"""The headers of the site, as hosts read them from its file _headers."""

from pathlib import Path

import pytest
from building.headers import FILE, write_headers
from tests.site.file_server import headers_of

FILES = (
    *("index.html", "embed.html", "service-worker.js", "manifest.webmanifest", "favicon.svg", "licences.md"),
    *("assets/index-a1b2.js", "runtime/a1b2/pyodide.mjs", "screenshots/phone.png"),
)
EVERY = (*FILES, "", "index", "embed", "docs/guide/site.html")


@pytest.fixture
def headers(tmp_path: Path) -> str:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    write_headers(tmp_path)
    write_headers(tmp_path)  # the file does not describe itself
    return (tmp_path / FILE).read_text("utf-8")


@pytest.mark.parametrize("path", EVERY)
def test_no_path_has_a_header_twice(headers: str, path: str) -> None:
    found = headers_of(headers, f"/{path}")
    assert {len(values) for values in found.values()} == {1}
    assert found["X-Content-Type-Options"] == ["nosniff"]


@pytest.mark.parametrize("path", EVERY)
def test_only_the_embedded_view_may_be_framed(headers: str, path: str) -> None:
    found = headers_of(headers, f"/{path}")
    (policy,) = found["Content-Security-Policy"]
    if path in ("embed", "embed.html"):
        assert policy == "frame-ancestors *"
        assert "X-Frame-Options" not in found
    elif path.endswith((".js", ".mjs")):
        assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'")
    else:
        assert policy == "frame-ancestors 'none'"
        assert found["X-Frame-Options"] == ["DENY"]


@pytest.mark.parametrize("path", EVERY)
def test_only_addresses_with_a_hash_are_kept_without_asking(headers: str, path: str) -> None:
    (kept,) = headers_of(headers, f"/{path}")["Cache-Control"]
    assert kept == ("public, max-age=31536000, immutable" if path.startswith(("assets/", "runtime/")) else "no-cache")


def test_hosts_do_not_take_more_rules(headers: str) -> None:
    """Cloudflare Pages reads 100 rules with lines of 2,000 characters."""
    lines = headers.splitlines()
    assert len([line for line in lines if line.startswith("/")]) <= 100
    assert max(map(len, lines)) <= 2_000
