"""The texts of the rules, read from docs/rules if the installation contains it."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import goa

FENCE: Final = "```"
POINT: Final = re.compile(r"(- |\d+\. |\|)")
LINES_OF_HEADING: Final = 2  # the title and the editions
HEADING: Final = re.compile(r"^#+ +(?P<id>[A-Z]{3}-\d+)\b *(?P<title>.*)$")


@cache
def rule_pages() -> Path | None:
    """The folder of the rule pages, in the package or in the source tree around it."""
    package = Path(str(goa.__file__)).resolve().parent
    for folder in (package, *package.parents):
        if (folder / "docs" / "rules" / "README.md").is_file():
            return folder / "docs" / "rules"
    return None


@cache
def rule_texts(language: str) -> dict[str, str]:
    """Title and text of every rule by its id, without Markdown. English stands in for a language without pages."""
    found: dict[str, str] = {}
    english = rule_pages()
    pages = english / language if english and (english / language).is_dir() else english
    for page in sorted(pages.glob("*.md")) if pages else []:
        current, lines = "", list[str]()
        for line in [*page.read_text("utf-8").splitlines(), "# end"]:
            heading = HEADING.match(line)
            if heading or line.startswith("#"):
                if current:
                    found.setdefault(current, _reflowed(lines))
                current = heading["id"] if heading else ""
                lines = [f"{heading['id']} {heading['title']}"] if heading else []
            else:
                lines.append(line if line.startswith(FENCE) else _without_marks(line))
    return found


def _reflowed(lines: list[str]) -> str:
    """Join each paragraph and list item into one line; code blocks stay as they are."""
    flowed: list[str] = []
    is_drawing = False
    for line in lines:
        if line.startswith(FENCE):
            is_drawing = not is_drawing
            continue
        goes_on = bool(flowed) and bool(flowed[-1]) and len(flowed) > LINES_OF_HEADING
        if line and goes_on and not is_drawing and not POINT.match(line):
            flowed[-1] += " " + line.strip()
        else:
            flowed.append(line)
    return "\n".join(flowed).strip()


def _without_marks(line: str) -> str:
    line = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", line)
    return re.sub(r"\*\*|(?<!\w)\*(?=\w)|(?<=[\w.!?])\*(?!\w)|`", "", line).replace("\\*", "*")
