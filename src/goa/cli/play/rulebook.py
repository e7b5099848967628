"""The rules in our own words, from the pages in docs/rules, where this installation has them."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import goa

HEADING: Final = re.compile(r"^#+ +(?P<id>[A-Z]{3}-\d+)\b *(?P<title>.*)$")


@cache
def rule_pages() -> Path | None:
    """The folder of the rule pages: in the package, or in the source tree around it."""
    package = Path(str(goa.__file__)).resolve().parent
    for folder in (package, *package.parents):
        if (folder / "docs" / "rules" / "README.md").is_file():
            return folder / "docs" / "rules"
    return None


@cache
def rules() -> dict[str, str]:
    """Every rule by its id: its title, then its text without the marks of the page."""
    found: dict[str, str] = {}
    pages = rule_pages()
    for page in sorted(pages.glob("*.md")) if pages else []:
        current, lines = "", list[str]()
        for line in [*page.read_text("utf-8").splitlines(), "# end"]:
            heading = HEADING.match(line)
            if heading or line.startswith("#"):
                if current:
                    found.setdefault(current, "\n".join(lines).strip())
                current = heading["id"] if heading else ""
                lines = [f"{heading['id']} {heading['title']}"] if heading else []
            else:
                lines.append(_without_marks(line))
    return found


def _without_marks(line: str) -> str:
    line = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", line)
    return re.sub(r"\*\*|(?<!\w)\*(?=\w)|(?<=[\w.!?])\*(?!\w)|`", "", line).replace("\\*", "*")
