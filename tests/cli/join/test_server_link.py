"""Links of a server."""

import pytest

from goa.cli.errors import CommandError
from goa.cli.join.server_link import ServerLink, read_link


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://goa.example.org/play/7k2m#a_-B", ServerLink("https://goa.example.org", "7k2m", "a_-B")),
        (" http://127.0.0.1:2004/play/7k2m ", ServerLink("http://127.0.0.1:2004", "7k2m")),
        ("http://[::1]:2004/play/7k2m/#x", ServerLink("http://[::1]:2004", "7k2m", "x")),
        ("https://example.org/goa/play/7#x", ServerLink("https://example.org/goa", "7", "x")),
        ("https://me@example.org/play/7#x", ServerLink("https://example.org", "7", "x")),
    ],
)
def test_a_link_has_an_address_a_table_and_a_secret(text: str, link: ServerLink) -> None:
    assert read_link(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7k2m",
        "ftp://example.org/play/7",
        "https://example.org",
        "https://example.org/play/UP#x",
        "http://[::1/play/7",
    ]
    + ["http://x:99999/play/7", "https:///play/7#x", "https://example.org/play/7#with space", "http://x/play/7?a=b"],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(CommandError, match="Expected the link of a seat"):
        read_link(text)


def test_a_refusal_repeats_no_secret() -> None:
    with pytest.raises(CommandError) as refused:
        read_link("https://example.org/pley/7#secret")
    assert "secret" not in str(refused.value)
    assert "secret" not in repr(read_link("https://example.org/play/7#secret"))
