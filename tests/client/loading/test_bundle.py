"""What a browser has to load."""

import gzip
import re
from pathlib import Path

from playwright.sync_api import Page

from goa.locales import languages

LARGEST = 300 * 1024  # with three languages
ONE_MORE_LANGUAGE = 40 * 1024  # its words and rules
FONTS = ("@fontsource-variable/source-sans-3", "@fontsource/marcellus")


def test_everything_together_is_small(built: Path) -> None:
    """Every file counts: fonts, icons, licences, words and rules in all languages, though nobody loads all of it."""
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in built.rglob("*") if path.is_file()}
    assert len([name for name in sizes if re.match(r"rules-[a-z]{2}-", name)]) == len(languages())
    largest = LARGEST + ONE_MORE_LANGUAGE * (len(languages()) - 3)
    assert sum(sizes.values()) <= largest, sorted(sizes.items(), key=lambda each: -each[1])[:10]


def test_nothing_comes_from_elsewhere(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    assert "http://" not in page
    assert "https://" not in page
    assert "<script>" not in page


def test_the_fonts_are_latin_and_their_licences_are_named(built: Path) -> None:
    files = [path.name for path in built.rglob("*.woff*")]
    assert len(files) == len(FONTS)
    assert all("-latin-" in name and "-ext-" not in name and name.endswith(".woff2") for name in files), files
    licences = (built / "licences.md").read_text(encoding="utf-8")
    for font in FONTS:
        assert f"## {font}" in licences
    assert licences.count("SIL OPEN FONT LICENSE") >= len(FONTS)


def test_text_and_headings_have_their_own_fonts_with_figures_of_one_width(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()
    loaded: list[str] = page.evaluate("""async () => {
      await document.fonts.ready
      return [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)
    }""")
    assert {family.strip('"') for family in loaded} == {"Source Sans 3", "Marcellus"}
    widths: list[float] = page.evaluate("""() => ['1111', '0000', '4789'].map((figures) => {
      const text = document.createElement('span')
      text.textContent = figures
      document.body.append(text)
      return text.getBoundingClientRect().width
    })""")
    assert len(set(widths)) == 1
