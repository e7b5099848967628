"""Times and lines of a server's table in words."""

from typing import get_args

import pytest

from goa.cli.join.line_words import clock_words, duration_words, line_sentences, order_words
from goa.locales import languages, say
from goa.tables.journal import Kind

NAMES = ("Ann", "Bob")
SEATS = [{"kind": "human"}, {"kind": "bot"}]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(-5, "0:00"), (67, "1:07"), (3599, "59:59"), (3660, "1 h 1 min"), (90_000, "1 d 1 h")],
)
def test_a_time_is_short(seconds: int, words: str) -> None:
    assert duration_words(seconds, "en") == words


def test_clocks_tell_the_time_of_people() -> None:
    clocks = {"kind": "live", "left": [100, 50], "running": 0, "expires": 1100}
    table = {"clocks": clocks, "seats": SEATS, "is_over": False}
    assert clock_words(table, NAMES, 1040.0, "en") == "Time left: Ann 1:00."
    assert clock_words({**table, "clocks": {**clocks, "kind": "correspondence"}}, NAMES, 1040, "en").endswith("1:00.")
    assert clock_words({**table, "clocks": None}, NAMES, 0, "en") == ""
    assert clock_words({**table, "is_over": True}, NAMES, 0, "en") == ""


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_line_and_order_has_its_words(language: str) -> None:
    kinds = [kind for kind in get_args(Kind) if kind != "choose"]
    for kind in kinds:
        line = {"kind": kind, "seat": 0, "text": "1", "sentences": []}
        (said,) = line_sentences(line, NAMES, language)
        assert "Ann" in said or kind == "replace"
    for kind in ("pass", "bid", "raise", "sell", "buy"):
        assert order_words({"lot": 2, "kind": kind, "amount": 4, "dropped": None}, language)
    for why in ("outbid", "poor", "moved"):
        assert "2" in order_words({"lot": 2, "kind": "bid", "amount": 4, "dropped": why}, language)


@pytest.mark.parametrize("language", languages())
def test_a_person_who_renews_their_own_link_is_not_named_twice(language: str) -> None:
    """As in the browser's log (Log.svelte)."""
    line = {"kind": "reissue", "seat": 0, "text": "0", "sentences": []}
    assert line_sentences(line, NAMES, language) == [say("client.line.renew", language, seat="Ann")]


def test_a_server_cannot_write_anywhere_on_the_screen() -> None:
    line = {"kind": "choose", "seat": 0, "text": "", "sentences": [{"text": "a\x1b[2Jb"}]}
    assert line_sentences(line, NAMES, "en") == ["a [2Jb"]
