"""Being called when it is one's turn. Only the token of the seat sees and changes how; links in mails need no token."""

from __future__ import annotations

from typing import Annotated, cast
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import RedirectResponse

from goa.server.api.auth import Caller, CallerOf, LanguageOf
from goa.server.api.body_reader import body_of
from goa.server.api.call_types import CallContact, Calls, Confirmed, MailLink, NewBrowser, NewMailAddress
from goa.server.api.documentation import answers, takes
from goa.server.api.responses import json_response
from goa.server.calls.call_service import CallService
from goa.server.calls.mail_addresses import masked
from goa.server.limits.proxies import host_of
from goa.server.limits.rate_limits import limits_of
from goa.server.store.queries.contacts import Contact

router = APIRouter(prefix="/api", tags=["calls"])

ContactId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
LinkToken = Annotated[str, Path(pattern=r"^[A-Za-z0-9_.-]{1,120}$")]


@router.get("/games/{game}/calls", responses=answers(Calls))
async def calls(caller: CallerOf, request: Request) -> Response:
    """How this seat is called, and what the server offers."""
    caller.require_player()
    return await _told(caller, request)


@router.post(
    "/games/{game}/calls/mail", status_code=201, responses=answers(Calls, 201), openapi_extra=takes(NewMailAddress)
)
async def call_by_mail(
    caller: CallerOf, body: Annotated[NewMailAddress, body_of(NewMailAddress)], language: LanguageOf, request: Request
) -> Response:
    """Enter a mail address in place of the one before. It is sent a link to confirm it."""
    caller.require_player()
    limits_of(request.app).count_call(host_of(request.scope))
    await _service(request).enter_mail(caller.id, caller.seat, caller.token, body.address, language)
    return await _told(caller, request, 201)


@router.post(
    "/games/{game}/calls/push", status_code=201, responses=answers(Calls, 201), openapi_extra=takes(NewBrowser)
)
async def call_by_push(
    caller: CallerOf, body: Annotated[NewBrowser, body_of(NewBrowser)], language: LanguageOf, request: Request
) -> Response:
    """Enter a browser that is subscribed to Web Push."""
    caller.require_player()
    limits_of(request.app).count_call(host_of(request.scope))
    keys = (body.endpoint, body.public_key, body.auth)
    await _service(request).enter_browser(caller.id, caller.seat, caller.token, *keys, language)
    return await _told(caller, request, 201)


@router.delete("/games/{game}/calls/{contact}", responses=answers(Calls))
async def stop_calling(caller: CallerOf, contact: ContactId, request: Request) -> Response:
    """Delete a mail address or a browser of this seat."""
    caller.require_player()
    limits_of(request.app).count_entry(caller.id, caller.seat)
    await _service(request).remove(caller.id, caller.seat, contact)
    return await _told(caller, request)


@router.post("/mail/confirm", responses=answers(Confirmed), openapi_extra=takes(MailLink))
async def confirm_address(body: Annotated[MailLink, body_of(MailLink)], request: Request) -> Response:
    """Confirm a mail address with the link that it was sent."""
    return json_response(Confirmed((await _service(request).confirm(body.token)).game))


@router.post("/mail/stop", status_code=204, response_class=Response, openapi_extra=takes(MailLink))
async def stop_mails(body: Annotated[MailLink, body_of(MailLink)], request: Request) -> Response:
    """Delete a mail address at all tables of this server."""
    await _service(request).stop(body.token, block=False)
    return Response(status_code=204)


@router.post("/mail/block", status_code=204, response_class=Response, openapi_extra=takes(MailLink))
async def block_address(body: Annotated[MailLink, body_of(MailLink)], request: Request) -> Response:
    """Delete a mail address at all tables, and never write to it again."""
    await _service(request).stop(body.token, block=True)
    return Response(status_code=204)


@router.post("/mail/stop/{token}", status_code=204, response_class=Response)
async def stop_with_one_click(token: LinkToken, request: Request) -> Response:
    """For mail programs (RFC 8058): the header List-Unsubscribe names this address."""
    await _service(request).stop(token, block=False)
    return Response(status_code=204)


@router.get("/mail/stop/{token}", include_in_schema=False)
async def stop_page(token: LinkToken) -> Response:
    """For people whose mail program opens the address instead. The page asks first."""
    return RedirectResponse(f"/#/mail/stop/{token}", 303)


async def _told(caller: Caller, request: Request, status: int = 200) -> Response:
    service, settings = _service(request), caller.registry.settings
    found = await service.contacts(caller.id, caller.seat)
    key = (await service.channels.push_sender()).vapid.public_key if settings.offers_push else ""
    shown = tuple(_shown(contact) for contact in found)
    return json_response(Calls(settings.offers_mail, settings.offers_push, key, shown), status)


def _shown(contact: Contact) -> CallContact:
    if contact.kind == "mail":
        # Somebody may have got hold of the link of the seat. An address that was just typed is shown to be checked.
        shown = contact.address if contact.status == "unconfirmed" else masked(contact.address)
        return CallContact(contact.id, "mail", contact.status, shown, "")
    host = urlsplit(contact.address).hostname or ""
    return CallContact(contact.id, "push", contact.status, host, contact.mark)


def _service(request: Request) -> CallService:
    return cast(CallService, request.app.state.calls)
