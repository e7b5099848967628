"""Builds the documentation as a web site with search: python -m building.docs.

The pages are the Markdown files of docs/ and of the root; the README is the first page. Links to other files of the
repository become links to its home. A link that leads nowhere fails the build.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Final

from building.examples import EXAMPLES, example_html
from building.paths import CLIENT, ROOT, project

TARGET: Final = ROOT / "build" / "docs"
PAGES: Final = ROOT / "build" / "docs-pages"
CONFIGURATION: Final = Path(__file__).with_name("docs.toml")
ROOT_PAGES: Final = {
    "README.md": "index.md",
    **{name: name.lower() for name in ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")},
}
PICTURES: Final = (".png", ".svg")
LINK: Final = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
EXAMPLE: Final = re.compile(r"<!-- example: ([a-z-]+) -->")
FENCE: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


class DocsError(Exception):
    """The documentation cannot be built; the message says why."""


def page_of(source: str) -> str | None:
    """Where a file of the repository is in the documentation; None for a file that is not part of it."""
    if source in ROOT_PAGES:
        return ROOT_PAGES[source]
    if source.startswith("docs/"):
        return source.removeprefix("docs/")
    return source if source.endswith(PICTURES) else None


def sources() -> Iterator[str]:
    yield from ROOT_PAGES
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.is_file():
            yield path.relative_to(ROOT).as_posix()


def rewritten(source: str, text: str, home: str) -> tuple[str, set[str]]:
    """The page with its links as the documentation needs them, and the pictures that it shows from elsewhere."""
    page = page_of(source)
    assert page is not None
    pictures: set[str] = set()

    def link(found: re.Match[str]) -> str:
        target = os.path.normpath(PurePosixPath(source).parent / found[1])
        if not (ROOT / target).exists():
            raise DocsError(f"{source}: the link to {found[1]} leads nowhere")
        there = page_of(target)
        if there is None:
            kind = "tree" if (ROOT / target).is_dir() else "blob"
            return f"{home}/{kind}/main/{target}{found[2] or ''}"
        if not target.startswith("docs/") and target.endswith(PICTURES):
            pictures.add(target)
        return os.path.relpath(there, PurePosixPath(page).parent) + (found[2] or "")

    def example(found: re.Match[str]) -> str:
        if found[1] not in EXAMPLES:
            raise DocsError(f"{source}: expected an example of building/examples.py, came {found[1]}")
        return example_html(found[1], page)

    ends = [0, *(end for fence in FENCE.finditer(text) for end in fence.span()), len(text)]
    parts = [text[start:end] for start, end in pairwise(ends)]
    parts[::2] = [EXAMPLE.sub(example, LINK.sub(link, part)) for part in parts[::2]]
    return "".join(parts), pictures


def stage_pages(target: Path = PAGES) -> None:
    """Write all pages and pictures as the generator wants them."""
    shutil.rmtree(target, ignore_errors=True)
    home: str = project()["project"]["urls"]["Repository"]
    for source in sources():
        path = target / str(page_of(source))
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix != ".md":
            shutil.copyfile(ROOT / source, path)
            continue
        text, pictures = rewritten(source, (ROOT / source).read_text(encoding="utf-8"), home)
        path.write_text(text, encoding="utf-8")
        for picture in pictures:
            (target / picture).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / picture, target / picture)


def build_docs() -> None:
    stage_pages()
    shutil.copyfile(CLIENT / "public" / "favicon.svg", PAGES / "favicon.svg")
    configuration = ROOT / "build" / "docs.toml"
    shutil.copyfile(CONFIGURATION, configuration)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", str(configuration)]
    if subprocess.run(command, check=False).returncode:
        raise DocsError("zensical did not build it; what it printed says why")


def main() -> int:
    try:
        build_docs()
    except DocsError as problem:
        print(f"*** The documentation is NOT built: {problem}", flush=True)
        return 1
    print(f"The documentation is in {TARGET.relative_to(ROOT)}.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
