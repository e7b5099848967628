"""The file _headers of the site: HTTP headers for web spaces that read it, such as Netlify and Cloudflare Pages.

The pages bring their content security policies themselves; this adds what a page cannot say. Hosts differ in what they
do if two rules name the same header, so no path has a header twice.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

FILE: Final = "_headers"

EVERYWHERE: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
ONLY_HERE: Final = {"Cross-Origin-Resource-Policy": "same-origin"}
NOT_FRAMED: Final = {"X-Frame-Options": "DENY", "Content-Security-Policy": "frame-ancestors 'none'"}
# The game's own page need not share a process with a page that opened it.
APART: Final = {"Cross-Origin-Opener-Policy": "same-origin"}
# Workers have no page whose policy would apply to them.
IN_WORKERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
}
# Also in pages that ask for this policy of all that they show.
FRAMED_ANYWHERE: Final = {
    "Content-Security-Policy": "frame-ancestors *",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}

GAME: Final = ("/", "/index", "/index.html")
EMBEDDED: Final = ("/embed", "/embed.html")  # some hosts leave out the suffix
HASHED: Final = ("assets", "runtime")  # folders whose files have a hash of their content in their addresses
DOCUMENTATION: Final = "/docs/*"


def write_headers(site: Path) -> None:
    """Write the file for the folder that holds the site, which must be the top of the web space."""
    blocks = [
        f"{path}\n" + "".join(f"  {name}: {value}\n" for name, value in named.items()) for path, named in rules(site)
    ]
    (site / FILE).write_text("".join(blocks), encoding="utf-8")


def rules(site: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Patterns of paths and their headers. All rules apply whose pattern fits."""
    yield "/*", EVERYWHERE
    for path in GAME:
        yield path, {**ASK_AGAIN, **ONLY_HERE, **NOT_FRAMED, **APART}
    for path in EMBEDDED:
        yield path, {**ASK_AGAIN, **FRAMED_ANYWHERE}
    yield DOCUMENTATION, {**ASK_AGAIN, **NOT_FRAMED}
    for folder in HASHED:
        yield f"/{folder}/*", {**FOREVER, **ONLY_HERE, **IN_WORKERS}
    known = {FILE, *HASHED, *(path.removeprefix("/") for path in (*GAME, *EMBEDDED))}
    for found in sorted(site.iterdir()):
        if found.name in known:
            continue
        policy = IN_WORKERS if found.suffix == ".js" else NOT_FRAMED
        yield f"/{found.name}/*" if found.is_dir() else f"/{found.name}", {**ASK_AGAIN, **ONLY_HERE, **policy}
