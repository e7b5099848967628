"""Requests and answers about being called. Only the caller's own seat is told of its addresses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from goa.server.store.queries.contacts import ContactKind, ContactStatus
from goa.tables.payloads.payload import Payload
from goa.tables.requests.request_bodies import RequestBody

Token = Annotated[str, Meta(min_length=1, max_length=120)]


class NewMailAddress(RequestBody):
    """A mail address to be called at. It is written to after it was confirmed."""

    address: Annotated[str, Meta(min_length=1, max_length=300)]


class NewBrowser(RequestBody):
    """A push subscription as the browser made it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    public_key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,120}$(?!\n)", description="p256dh of the subscription")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)", description="auth of the subscription")]


class MailLink(RequestBody):
    """The last part of a link in a mail."""

    token: Token


class CallContact(Payload):
    """One way in which the person at this seat is called."""

    id: str
    kind: ContactKind
    status: ContactStatus
    address: Annotated[
        str, Meta(description="the mail address, masked once it is confirmed, or the host of the push service")
    ]
    mark: Annotated[str, Meta(description="push: SHA-256 of the endpoint, for the browser to find itself; mail: empty")]


class Calls(Payload):
    """How this seat is called when it is its turn, and what the server offers."""

    mail: Annotated[bool, Meta(description="whether mail is offered")]
    push: Annotated[bool, Meta(description="whether Web Push is offered")]
    push_key: Annotated[str, Meta(description="the server's public key, for applicationServerKey; empty without push")]
    contacts: tuple[CallContact, ...]


class Confirmed(Payload):
    """The address is confirmed."""

    game: str
