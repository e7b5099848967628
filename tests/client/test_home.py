"""The first page."""

import re

from playwright.sync_api import Page, expect


def test_the_page_is_there(page: Page) -> None:
    expect(page.locator("#app")).not_to_be_empty()
    expect(page).to_have_title(re.compile("Goa"))
