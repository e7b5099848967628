"""Wrong parameters of paths, queries and headers are answered in words: the place, what was expected, what came."""

from __future__ import annotations

import httpx
import pytest
from tests.server.players import Seats, make_table

from goa.locales import languages

NUMBER = "a whole number from 0 to 1000000000"


@pytest.fixture
def table(client: httpx.Client) -> Seats:
    return make_table(client)


def told(response: httpx.Response) -> str:
    assert response.status_code == 400, response.text
    problem = response.json()
    assert problem["error"] == "malformed"
    sentence: str = problem["sentence"]
    return sentence


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("view?after=x", f'query.after: expected {NUMBER}, got "x".'),
        ("view?after=-1", f'query.after: expected {NUMBER}, got "-1".'),
        ("view?after=", f'query.after: expected {NUMBER}, got "".'),
        ("view?wait=soon", 'query.wait: expected a number from 0 to 30, got "soon".'),
        ("view?language=klingonisch", 'query.language: expected a text of at most 10 characters, got "klingonisch".'),
        ("at/two", f'path.number: expected {NUMBER}, got "two".'),
        ("at/0?seat=4", 'query.seat: expected a whole number from -1 to 3, got "4".'),
        ("why", "query.choose: expected a list with 1 to 100 entries, got nothing."),
        ("why?choose=pass&choose=", 'query.choose[1]: expected a text of 1 to 80 characters, got "".'),
        (f"view?after={'9' * 500}", f'query.after: expected {NUMBER}, got "{"9" * 59}…".'),
        ("view?after=%0a%1b[31m", f'query.after: expected {NUMBER}, got "[31m".'),
    ],
)
def test_the_place_what_was_expected_and_what_came(table: Seats, path: str, sentence: str) -> None:
    assert told(table.request("GET", path, 0)) == sentence


def test_ids_and_too_long_lists(client: httpx.Client, table: Seats) -> None:
    headers = table.headers(0)
    assert told(client.get("/api/games/NOWHERE/view", headers=headers)) == (
        'path.game: expected a text of 1 to 16 small letters and digits, got "NOWHERE".'
    )
    assert told(table.request("DELETE", "calls/a%20b", 0)) == (
        'path.contact: expected a text of 1 to 24 letters, digits, - and _, got "a b".'
    )
    assert told(table.request("GET", "why", 0, params={"choose": ["pass"] * 101})) == (
        "query.choose: expected a list with 1 to 100 entries, got a list with 101 entries."
    )
    # A page for people is not in the description of the API.
    assert "small letters and digits" in told(client.get("/play/NOWHERE"))


def test_tokens_are_not_repeated(client: httpx.Client, table: Seats) -> None:
    secret = "s3cret" * 60
    headers = {"Authorization": f"Bearer {secret}"}
    header = told(client.get(f"/api/games/{table.id}/view", headers=headers))
    assert header == (
        "header.authorization: expected a text of at most 300 characters, got something else with 367 characters."
    )
    link = told(client.post(f"/api/mail/stop/{secret}"))
    assert "path.token" in link
    assert "s3cret" not in link


def test_the_language_is_that_of_the_request(table: Seats) -> None:
    sentences = {each: told(table.request("GET", f"view?after=x&language={each}", 0)) for each in languages()}
    assert "a whole number" in sentences["en"]
    assert "eine ganze Zahl" in sentences["de"]
    assert "een geheel getal" in sentences["nl"]
    assert [language for language, sentence in sentences.items() if '"x"' not in sentence] == []
    as_in_english = [each for each in languages() if each != "en" and sentences[each] == sentences["en"]]
    assert as_in_english == [], "their words in [server] are still English"


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/api/nowhere", 404, "unknown address"),
        ("GET", "/api/games/a/nowhere", 404, "unknown address"),
        ("POST", "/api/nowhere", 405, "unknown method"),
        ("PATCH", "/api/games", 405, "unknown method"),
    ],
)
def test_an_address_that_does_not_exist_is_refused_in_words(
    client: httpx.Client, method: str, path: str, status: int, error: str
) -> None:
    sentences = set()
    for language in languages():
        response = client.request(method, path, params={"language": language})
        assert (response.status_code, response.json()["error"]) == (status, error)
        sentences.add(response.json()["sentence"])
    assert len(sentences) == len(languages())
    assert not any("Not Found" in each or "Not Allowed" in each for each in sentences)
