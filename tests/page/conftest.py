"""The page, and the server that it is compared with."""

import pytest
from tests.page.page_client import Page
from tests.server.conftest import client, server

__all__ = ["client", "page", "server"]


@pytest.fixture
def page() -> Page:
    return Page()
