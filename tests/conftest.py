"""Reports at the start of every run whether goa is compiled, and stops if GOA_EXPECT says otherwise."""

import os
import pkgutil
import signal
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("goa", deadline=None)  # the time of an example depends on the machine
settings.load_profile("goa")


def pytest_configure() -> None:
    # A shell starts background jobs with SIGINT ignored; the programs that the tests interrupt would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("GOA_EXPECT")
    if expected and form_of_goa() != expected:
        raise pytest.UsageError(f"expected goa to be {expected}, but it is {form_of_goa()}")


def pytest_report_header() -> str:
    return f"goa: {form_of_goa()}, from {Path(str(import_module('goa').__file__)).parent}"


def form_of_goa() -> str:
    """Whether Python would load the modules of [tool.goa] compiled or interpreted."""
    names = modules_meant_to_be_compiled()
    compiled = [name for name in names if origin_of(name).endswith(tuple(EXTENSION_SUFFIXES))]
    if not compiled:
        return "interpreted"
    if len(compiled) == len(names):
        return "compiled"
    return f"compiled except for {', '.join(sorted(set(names) - set(compiled)))}"


def modules_meant_to_be_compiled() -> list[str]:
    pyproject = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8"))
    names: list[str] = []
    for name in pyproject["tool"]["goa"]["compiled"]:
        names.append(name)
        folders = getattr(import_module(name), "__path__", None)
        if folders is not None:
            names += [module.name for module in pkgutil.walk_packages(folders, f"{name}.")]
    return names


def origin_of(name: str) -> str:
    spec = find_spec(name)
    assert spec is not None
    return str(spec.origin)
