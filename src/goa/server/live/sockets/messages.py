"""Messages of the socket, as they are sent."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from goa.server.live.chat import ChatLine
from goa.tables.payloads.answers import Presence
from goa.tables.payloads.order_types import SeatOrders
from goa.tables.payloads.payload import Payload
from goa.tables.payloads.problem import Problem
from goa.tables.payloads.view_types import ViewMessage


class WelcomeMessage(Payload, tag_field="type", tag="welcome"):
    """The first message of the server."""

    client: Annotated[
        str, Meta(description="the version of the browser client that the server has; a page of another one reloads")
    ]


class PresenceMessage(Presence, tag_field="type", tag="presence"):
    """Someone came or left."""


class ChatNews(Payload, tag_field="type", tag="chat"):
    """New messages of the chat; when the socket opens, the latest ones."""

    messages: tuple[ChatLine, ...]


class OrdersMessage(SeatOrders, tag_field="type", tag="orders"):
    """The secret orders of this seat changed. Also sent when the socket opens, if there are any."""


class ErrorMessage(Problem, tag_field="type", tag="error"):
    """The server closes the socket after this."""


class PongMessage(Payload, tag_field="type", tag="pong"):
    """The answer to a ping."""


SocketMessage = WelcomeMessage | ViewMessage | PresenceMessage | ChatNews | OrdersMessage | ErrorMessage | PongMessage
