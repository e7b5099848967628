"""Prepares what needs no compiled package, so that browsers can keep it in Python's memory for the next visit."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

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
