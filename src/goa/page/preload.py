"""Prepares what needs no compiled package, so that browsers can keep it in Python's memory for the next visit."""

from __future__ import annotations

import sys
from importlib import import_module, invalidate_caches
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from goa.editions.load import BUILT_IN, load_edition
from goa.locales.catalogue import catalogue, languages


def preload(names: str) -> None:
    """Import the modules that this file names, and read editions and languages.

    The weights of the bots would not fit: a memory that has grown cannot be resumed.
    """
    for name in Path(names).read_text("utf-8").split():
        import_module(name)
    for language in languages():
        catalogue(language)
    for edition in BUILT_IN:
        load_edition(edition)


def unpack_rest(archive: bytes | memoryview, folder: str) -> None:
    """Unpack the files of this archive that a resumed memory needs: modules that it has imported are part of it."""
    with ZipFile(BytesIO(archive)) as files:
        files.extractall(folder, [name for name in files.namelist() if _module_of(name) not in sys.modules])
    invalidate_caches()


def _module_of(name: str) -> str:
    return name.partition(".")[0].removesuffix("/__init__").replace("/", ".")
