"""Other versions of the site on the web space, and how a browser takes them up."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable
from pathlib import Path

from building.paths import SOURCE
from building.site import write_service_worker
from playwright.sync_api import Page
from tests.site.visiting import LOADING

from goa.core.state import NEWEST_RULES

UPDATE = "async () => { await (await navigator.serviceWorker.getRegistration()).update() }"
IS_WAITING = "async () => { const found = await navigator.serviceWorker.getRegistration(); return !!found?.waiting }"
NEWEST_LINE = f"NEWEST_RULES: Final = {NEWEST_RULES}"


def publish_another(folder: Path) -> None:
    """Another version of the site: the page differs, and every script has another name."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8").replace("<head>", '<head><meta name="version" content="second">')
    (old,) = re.findall(r'src="./assets/(index-[^"]+)\.js"', text)
    (folder / "assets" / f"{old}.js").rename(folder / "assets" / "index-second.js")
    page.write_text(text.replace(old, "index-second"), encoding="utf-8")
    for script in (folder / "assets").glob("*.js"):
        script.write_text(script.read_text(encoding="utf-8").replace(old, "index-second"), encoding="utf-8")
    (folder / "service-worker.js").unlink()
    write_service_worker(folder)


def publish_newer_rules(folder: Path) -> None:
    """A version whose rules have been corrected once more: new games get the next rules version."""
    (old,) = (folder / "runtime").glob("goa-*.zip")
    new = old.with_name("goa-0000000000000003.zip")
    old.rename(new)
    text = (SOURCE / "goa" / "core" / "state.py").read_text("utf-8")
    assert NEWEST_LINE in text
    with zipfile.ZipFile(new, "a") as archive:  # Python prefers a source to bytecode beside it
        archive.writestr("goa/core/state.py", text.replace(NEWEST_LINE, f"NEWEST_RULES: Final = {NEWEST_RULES + 1}"))
    scripts = sorted((folder / "assets").glob("*.js"))
    renamed = {script.stem: f"{script.stem}-3" for script in scripts}  # what differs must have another address
    for path in (*scripts, folder / "index.html", folder / "embed.html"):
        text = path.read_text("utf-8").replace(old.stem, new.stem)
        for name, other in renamed.items():
            text = text.replace(f"{name}.js", f"{other}.js")
        path.write_text(text, encoding="utf-8")
    for script in scripts:
        script.rename(script.with_stem(renamed[script.stem]))
    publish_another(folder)


def load_update(page: Page) -> None:
    """Until the next version is in the browser; it waits for the tabs of the old one."""
    page.evaluate(UPDATE)
    wait_for(page, lambda: bool(page.evaluate(IS_WAITING)))


def wait_for(page: Page, is_so: Callable[[], bool]) -> None:
    for _ in range(int(LOADING * 5)):
        if is_so():
            return
        page.wait_for_timeout(200)
    raise AssertionError("waited in vain")
