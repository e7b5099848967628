"""Sits down at a table: with the link of a seat, with an invitation, or with the token that was stored."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from goa.cli.display.display_protocol import Display
from goa.cli.errors import CommandError, LocalizedError
from goa.cli.join.server_link import ServerLink
from goa.cli.join.stored_seats import forget_token, store_token, stored_token
from goa.cli.join.table_api import ConnectionLost, Json, Refused, TableApi
from goa.locales import say

Ask = Callable[[str], str]

LONGEST_NAME: Final = 30
TRIES: Final = 5


def sit_down(link: ServerLink, display: Display, ask: Ask, names: list[str] | None, language: str) -> TableApi:
    """The requests of the seat that this person has at the table; its token is stored."""
    try:
        TableApi(link, language).server_version()
        api = _opened(link, language)
        if api is None:
            api = TableApi(_taken(link, display, ask, names, language), language)
    except ConnectionLost:
        raise LocalizedError("terminal.server.unreachable", address=link.address) from None
    store_token(api.link)
    return api


def _opened(link: ServerLink, language: str) -> TableApi | None:
    """The table, opened with the token of the link or the stored one; None if a seat still has to be taken."""
    stored = stored_token(link)
    tokens = list(dict.fromkeys(token for token in (link.token, stored) if token))
    if not tokens:
        raise LocalizedError("terminal.server.no_token", table=link.table)
    refusals: list[Refused] = []
    for token in tokens:
        api = TableApi(link.with_token(token), language)
        try:
            view: Json = api.get("view")
        except Refused as refusal:
            refusals.append(refusal)
            if token == stored and refusal.status == HTTPStatus.NOT_FOUND:
                forget_token(link)
            continue
        if view.get("own") is not None:
            return api
    if len(refusals) == len(tokens):
        raise refusals[0]
    return None


def _taken(link: ServerLink, display: Display, ask: Ask, names: list[str] | None, language: str) -> ServerLink:
    """Take an open seat with an invitation. A repeated request with the same key takes the same seat."""
    api = TableApi(link, language)
    view: Json = api.get("view")
    name = ""
    if any(seat["kind"] == "open" for seat in view["table"]["seats"]):
        name = checked_name(names[0]) if names else _asked_name(display, ask, language)
    body = {"name": name, "key": secrets.token_urlsafe(32)}
    for tried in range(TRIES):
        try:
            seat: Json = api.post("seats", body)
            return link.with_token(str(seat["token"]))
        except ConnectionLost:
            if tried == TRIES - 1:
                raise
            time.sleep(tried)
    raise AssertionError("the last try returns or raises")


def _asked_name(display: Display, ask: Ask, language: str) -> str:
    while True:
        try:
            return checked_name(ask(say("terminal.server.your_name", language) + " "))
        except CommandError as problem:
            display.refuse(problem.localized(language))


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or "#" in name:
        raise LocalizedError("terminal.server.name", most=LONGEST_NAME)
    return name
