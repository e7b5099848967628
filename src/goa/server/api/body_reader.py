"""Reads request bodies as structs. FastAPI would read them as pydantic models, which hosts without a server lack."""

from __future__ import annotations

from typing import Any

from fastapi import Depends, Request
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from goa.server.api.auth import Caller
from goa.server.api.middleware import BodyTooLarge
from goa.tables.requests.request_bodies import Body, read_body
from goa.tables.requests.request_errors import RequestRefused, localized


def body_of(kind: type[Body]) -> Any:
    """The dependency of a route that takes this body. It belongs after the caller, who is checked first."""

    async def read(request: Request) -> Body:
        try:
            sent = await request.body()
        except (BodyTooLarge, ClientDisconnect):  # the middleware answers the first, and nobody waits for the second
            raise HTTPException(400) from None
        asking: Caller | None = getattr(request.state, "caller", None)
        if asking is not None:  # a body may take long, and the link may have been revoked meanwhile
            (await asking.registry.find(asking.id)).seat_of(asking.token)
        content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if content_type != "application/json":
            raise RequestRefused(400, "malformed", localized("server.body.content_type", came=content_type[:60]))
        return read_body(sent, kind)

    return Depends(read)
