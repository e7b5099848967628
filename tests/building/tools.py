"""Finds Node and Chromium. Tests that need a missing one are skipped; in CI that is an error."""

import os
import shutil
from functools import cache
from typing import NoReturn

import pytest
from building.client import NoClientError, packages_in_place
from building.node import Node, NoNodeError, find_node

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")


@cache
def node() -> Node:
    try:
        return find_node()
    except NoNodeError as missing:
        leave_out(str(missing))


@cache
def node_with_packages() -> Node:
    """Node, with the packages of package.json installed in client/node_modules."""
    node()
    try:
        return packages_in_place()
    except NoClientError as failure:
        leave_out(str(failure))


@cache
def chromium() -> str:
    found = os.environ.get("GOA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if found is None:
        leave_out("no Chromium: .ci/system-packages installs it on Debian and Ubuntu, GOA_CHROMIUM names one elsewhere")
    return found


def leave_out(reason: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"in CI nothing is left out: {reason}", pytrace=False)
    pytest.skip(reason)
