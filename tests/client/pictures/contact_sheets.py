"""Contact sheets: screenshots in rows, for the documentation. Chromium draws them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from building.paths import ROOT
from playwright.sync_api import Browser
from tests.client.browser.chromium import SIZES

IMAGES: Final = ROOT / "docs" / "images"
WIDTH: Final = 1500
GAP: Final = 14
LARGEST: Final = 300 * 1000
QUALITIES: Final = (80, 70, 60, 50, 40)

# Each sheet by its name: rows of pictures of one height.
SHEETS: Final[dict[str, Sequence[Sequence[str]]]] = {
    "screens": [
        [f"{size}-{screen}" for size in sizes]
        for sizes in (("phone", "phone-across", "tablet", "tablet-across"), tuple(SIZES)[-3:])
        for screen in ("auction", "action")
    ],
    "looks": [
        [f"{size}-{look}-{screen}" for look in ("dark", "de", "nl") for size in ("phone", "laptop")]
        for screen in ("auction", "action", "home")
    ],
}


def draw_sheet(browser: Browser, folder: Path, name: str, rows: Sequence[Sequence[str]]) -> None:
    """Draw the sheet of this name from pictures in the folder; the quality is lowered until it is small enough."""
    rows_of_images = "".join(f"<div>{''.join(f'<img src={each}.png>' for each in row)}</div>" for row in rows)
    style = f"body{{margin:0;padding:{GAP}px;background:#26374a;width:max-content}} div{{display:flex;gap:{GAP}px}}"
    style += f"div+div{{margin-top:{GAP}px}} img{{display:block}}"
    source = folder / f"{name}.html"
    source.write_text(f"<!doctype html><style>{style}</style>{rows_of_images}", encoding="utf-8")
    page = browser.new_page(viewport={"width": WIDTH, "height": 800})
    page.goto(source.as_uri())
    page.evaluate(FIT_ROWS, [WIDTH - 2 * GAP, GAP])
    for quality in QUALITIES:
        page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=quality, full_page=True)
        if (IMAGES / f"{name}.jpg").stat().st_size <= LARGEST:
            break
    page.close()


# Gives the pictures of a row one height, so that the row is as wide as the sheet.
FIT_ROWS: Final = """async ([width, gap]) => {
  for (const row of document.querySelectorAll('div')) {
    const images = [...row.children]
    await Promise.all(images.map((image) => image.decode()))
    const ratio = images.reduce((sum, image) => sum + image.naturalWidth / image.naturalHeight, 0)
    for (const image of images) image.style.height = `${(width - gap * (images.length - 1)) / ratio}px`
  }
}"""
