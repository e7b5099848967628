"""What goes through the socket, as documentation shows it."""

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field, RootModel

from goa.server.api.responses import Chat, Presence, Problem, Shape, View


class ViewMessage(View):
    """The table changed; the first one after hello, too."""

    type: Literal["view"]


class PresenceMessage(Presence):
    """Somebody came or went."""

    type: Literal["presence"]


class ChatMessage(Chat):
    """New lines of the chat; after hello the latest ones."""

    type: Literal["chat"]


class ErrorMessage(Problem):
    """The server closes the socket after this."""

    type: Literal["error"]


class PongMessage(Shape):
    """The answer to a ping."""

    type: Literal["pong"]


class SocketMessage(
    RootModel[
        Annotated[ViewMessage | PresenceMessage | ChatMessage | ErrorMessage | PongMessage, Field(discriminator="type")]
    ]
):
    """What a client hears."""


class HelloMessage(Shape):
    """The first message of a client."""

    token: str
    after: int | None = Field(description="the last number it was told, or null")
    language: str


class PingMessage(Shape):
    """Any later message of a client."""

    type: Literal["ping"]


# OpenAPI has no sockets; what a server sends by itself it calls a webhook.
documented = APIRouter()


@documented.post("live", response_model=HelloMessage | PingMessage, tags=["live"])
async def live(body: SocketMessage) -> None:
    """Messages of the socket /api/games/{game}/live: what the server says, and "answered" with what a client says."""
