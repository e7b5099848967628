"""Tokens of seats are stored privately."""

from pathlib import Path

import pytest

from goa.cli.errors import CommandError
from goa.cli.join.server_link import ServerLink
from goa.cli.join.stored_seats import MOST_SEATS, forget_token, seats_file, store_token, stored_token

LINK = ServerLink("https://example.org", "7", "secret")


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOA_DATA", str(tmp_path / "data"))


def test_a_token_is_found_again_and_only_its_owner_can_read_it() -> None:
    store_token(LINK)
    assert stored_token(LINK.with_token("")) == "secret"
    assert stored_token(ServerLink("https://example.org", "8")) == ""
    assert seats_file().stat().st_mode & 0o777 == 0o600
    store_token(LINK.with_token("another"))
    assert stored_token(LINK) == "another"
    assert seats_file().stat().st_mode & 0o777 == 0o600
    assert [path.name for path in seats_file().parent.iterdir()] == ["seats.json"]
    forget_token(LINK)
    assert stored_token(LINK) == ""


@pytest.mark.parametrize("content", ["", "[]", "{", "\ufffd"])
def test_a_broken_file_is_no_obstacle(content: str) -> None:
    seats_file().parent.mkdir()
    seats_file().write_text(content)
    assert stored_token(LINK) == ""
    store_token(LINK)
    assert stored_token(LINK) == "secret"


def test_the_oldest_seats_are_forgotten() -> None:
    links = [ServerLink("https://example.org", str(number), "x") for number in range(MOST_SEATS + 2)]
    seats_file().parent.mkdir()
    seats_file().write_text("{" + ",".join(f'"{link.table}":"x"' for link in links[:-1]) + "}")
    store_token(links[-1])
    assert [stored_token(links[number]) for number in (0, 1, 2, -1)] == ["", "", "x", "x"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(CommandError, match="could not be stored"):
        store_token(LINK)
