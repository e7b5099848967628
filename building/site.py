"""Builds the site: static files that host the game in the browser, without a server: python -m building.site.

The folder build/site works from any path of any web space. Python comes from the npm package pyodide, its one compiled
package from PyPI; both are pinned with their checksums. Every file but the page itself, the manifest and the service
worker has a hash of its content in its address.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from building import bytecode, client, headers
from building.icons import write_icons
from building.node import Node
from building.paths import CLIENT, ROOT, SOURCE

SITE: Final = ROOT / "build" / "site"
PYODIDE: Final = CLIENT / "node_modules" / "pyodide"
LIBRARY: Final = "python_stdlib.zip"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LIBRARY)
LOCK: Final = "pyodide-lock.json"
WHEELS: Final = ROOT / "building" / "site-requirements.txt"

# What a page does not need: servers, terminals, learning environments and arenas.
LEFT_OUT: Final = ("server", "cli", "env")
SUFFIXES: Final = (".py", ".toml", ".json", ".txt")  # the weights of the network are a file of their own
PICTURES: Final = ROOT / "docs" / "images"
NETWORK: Final = SOURCE / "goa" / "bots" / "weights" / "network.npz"
LATER: Final = "runtime/network-"  # paths that begin so are loaded when they are needed
SCRIPTS: Final = ("site.py", "icons.py", "headers.py", "bytecode.py", "bytecode.mjs")
SCREENSHOTS: Final = {"browser.png": ("wide", "1366x768"), "phone.png": ("narrow", "390x844")}
PICTURED: Final = "screenshots/"
NOT_KEPT: Final = (PICTURED, headers.FILE)  # browsers look at pictures before the page is installed, hosts at headers
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)  # the same sources give the same archive

MANIFEST: Final[dict[str, Any]] = {
    "name": "Goa",
    "short_name": "Goa",
    "description": "The board game Goa against bots or around one screen, without a network.",
    "start_url": "./",  # also its id: another game may be published in another folder of the same host
    "scope": "./",
    "display": "standalone",
    "background_color": "#f6efdd",
    "theme_color": "#12365a",
    "categories": ["games"],
}


class SiteError(Exception):
    """The site cannot be built; the message says why."""


def build_site(target: Path = SITE) -> bool:
    """Build the site if its sources changed; whether it was built."""
    node = client.packages_in_place()
    target.parent.mkdir(parents=True, exist_ok=True)
    stamp = target.with_name(f"{target.name}.digest")  # beside it: the folder is published as it is
    with client.client_build_lock(), tempfile.TemporaryDirectory(prefix=".site-", dir=target.parent) as scratch:
        wanted = sources_digest()
        if target.is_dir() and stamp.is_file() and stamp.read_text() == wanted:
            return False
        began = time.monotonic()
        print("Building the site ...", flush=True)
        made, runtime = Path(scratch, "site"), Path(scratch, "runtime")
        files = runtime_files(node, runtime)
        client.build(node, CLIENT, made, mode="site", GOA_SITE_RUNTIME=json.dumps(files))
        shutil.copytree(runtime, made, dirs_exist_ok=True)
        icons, screenshots = write_icons(made), copy_screenshots(made)
        manifest = json.dumps({**MANIFEST, "icons": icons, "screenshots": screenshots}, indent=2)
        (made / "manifest.webmanifest").write_text(manifest + "\n", encoding="utf-8")
        write_service_worker(made)
        headers.write_headers(made)
        client.replace_folder(made, target, Path(scratch, "old"))
        stamp.write_text(wanted)
    print(f"... done after {time.monotonic() - began:.0f} s", flush=True)
    return True


def sources_digest() -> str:
    """A hash of everything the site depends on."""
    building = [Path(__file__).with_name(name) for name in SCRIPTS]
    own = [*building, WHEELS, NETWORK, *(PICTURES / name for name in SCREENSHOTS), *source_files()]
    return digest(client.digest().encode(), *(path.read_bytes() for path in own))


def runtime_files(node: Node, target: Path) -> dict[str, Any]:
    """Lay out Python, its packages and our modules; their paths and sizes, as the page's workers want them."""
    contents = {name: (PYODIDE / name).read_bytes() for name in RUNTIME} | {LOCK: stripped_lock()}
    found = download_wheels()
    contents[LIBRARY], own = bytecode.compile_archives(node, PYODIDE, found, contents[LIBRARY], pack_sources())
    folder = f"runtime/{digest(*contents.values())}"
    for name, content in contents.items():
        write(target / folder / name, content)
    wheels = [f"runtime/{digest(path.read_bytes())}/{path.name}" for path in found]
    for path, wheel in zip(found, wheels, strict=True):
        write(target / wheel, path.read_bytes())
    zipped = f"runtime/goa-{digest(own)}.zip"
    write(target / zipped, own)
    # The scripts of the runtime are imported, not fetched, so they do not count towards the progress.
    counted = [f"{folder}/{name}" for name in ("pyodide.asm.wasm", LIBRARY, LOCK)] + [*wheels, zipped]
    sizes = {path: (target / path).stat().st_size for path in counted}
    weights = NETWORK.read_bytes()
    network = f"{LATER}{digest(weights)}.npz"
    write(target / network, weights)
    files: dict[str, Any] = {"folder": folder, "wheels": wheels, "sources": zipped, "sizes": sizes}
    files["snapshot"] = snapshot_path(folder, zipped)
    return {**files, "network": network, "networkSize": len(weights)}


def snapshot_path(folder: str, zipped: str) -> str:
    """Where browsers keep Python's memory for the next visit. It is no file of the site: each browser makes its own."""
    return f"{folder}/{Path(zipped).stem}.snapshot"


def copy_screenshots(site: Path) -> list[dict[str, str]]:
    """Pictures that browsers show before they install the page; the entries for the manifest."""
    for name in SCREENSHOTS:
        write(site / PICTURED / name, (PICTURES / name).read_bytes())
    return [
        {"src": PICTURED + name, "type": "image/png", "sizes": sizes, "form_factor": form, "label": "A table"}
        for name, (form, sizes) in SCREENSHOTS.items()
    ]


def stripped_lock() -> bytes:
    """Pyodide's list of packages without the packages: the page loads none of them."""
    lock = json.loads((PYODIDE / LOCK).read_text(encoding="utf-8"))
    return json.dumps({**lock, "packages": {}}).encode()


def download_wheels() -> list[Path]:
    """The wheels for Pyodide, from the package index or from an earlier download."""
    wanted = WHEELS.read_bytes()
    folder = ROOT / "build" / f"site-wheels-{digest(wanted)}"
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(prefix=".wheels-", dir=folder.parent) as scratch:
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
            command += ["--require-hashes", "--only-binary=:all:", "--implementation", "cp", "--abi", "cp314"]
            command += ["--python-version", "3.14", "--platform", platform()]
            command += ["--requirement", str(WHEELS), "--dest", f"{scratch}/wheels"]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                raise SiteError(f"the packages for the browser could not be downloaded:\n{done.stderr.strip()}")
            Path(scratch, "wheels").rename(folder)
    return sorted(folder.glob("*.whl"))


def platform() -> str:
    """The platform of Pyodide's wheels, such as pyemscripten_2026_0_wasm32."""
    info = json.loads((PYODIDE / LOCK).read_text(encoding="utf-8"))["info"]
    return f"pyemscripten_{info['abi_version']}_{info['arch']}"


def pack_sources() -> bytes:
    """Our own sources as one archive."""
    with tempfile.SpooledTemporaryFile() as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in source_files():
                entry = zipfile.ZipInfo(path.relative_to(SOURCE).as_posix(), LONG_AGO)
                archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
            name, content = metadata()
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content)
        file.seek(0)
        return file.read()


def source_files() -> Iterator[Path]:
    package = SOURCE / "goa"
    for path in sorted(package.rglob("*")):
        inside = path.relative_to(package)
        if inside.parts[0] not in LEFT_OUT and "__pycache__" not in inside.parts and path.suffix in SUFFIXES:
            yield path


def metadata() -> tuple[str, str]:
    """What importlib.metadata reads the version from: a file and its content."""
    found = re.search(
        r'^__version__ = "(.+)"$', (SOURCE / "goa" / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found is not None
    version = found[1]
    return f"goa-{version}.dist-info/METADATA", f"Metadata-Version: 2.1\nName: goa\nVersion: {version}\n"


def write_service_worker(site: Path) -> None:
    """The service worker, with the list of all files and a version that changes with any of them."""
    paths = sorted(path for path in site.rglob("*") if path.is_file())
    names = [path.relative_to(site).as_posix() for path in paths]
    files = {
        name: digest(path.read_bytes())
        for name, path in zip(names, paths, strict=True)
        if not name.startswith(NOT_KEPT)
    }
    version = digest(json.dumps(files).encode())
    source = (CLIENT / "site" / "service-worker.js").read_text(encoding="utf-8")
    later = [name for name in files if name.startswith(LATER)]
    first = {name: content for name, content in files.items() if name not in later}
    (library,) = (name for name in first if name.endswith(f"/{LIBRARY}"))
    (zipped,) = (name for name in first if name.startswith("runtime/goa-"))
    kept = snapshot_path(library.removesuffix(f"/{LIBRARY}"), zipped)
    constants = {"VERSION": version, "FILES": first, "LATER": later, "SNAPSHOT": kept}
    begin = "".join(f"const {name} = {json.dumps(value)}\n" for name, value in constants.items())
    (site / "service-worker.js").write_text(begin + source, encoding="utf-8")


def digest(*contents: bytes) -> str:
    hasher = hashlib.sha256()
    for content in contents:
        hasher.update(hashlib.sha256(content).digest())
    return hasher.hexdigest()[:16]


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def main() -> int:
    try:
        build_site()
        print(f"The site is in {SITE.relative_to(ROOT)}: put this folder on any web space.", flush=True)
    except (SiteError, bytecode.BytecodeError, client.NoClientError) as problem:
        print(f"*** The site is NOT built: {problem}", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
