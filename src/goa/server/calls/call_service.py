"""What people do about being called: enter an address or a browser, confirm, stop, block."""

from __future__ import annotations

import hashlib
from typing import Final

from goa.server.calls.call_channels import CallChannels
from goa.server.calls.mail_addresses import checked_address, mark_of
from goa.server.calls.push_addresses import read_endpoint
from goa.server.calls.push_encryption import read_browser_keys
from goa.server.live.commit import beside_journal
from goa.server.live.table_registry import TableRegistry
from goa.server.store.queries.call_limits import DAY, count_call
from goa.server.store.queries.contacts import (
    Contact,
    add_mail_contact,
    add_push_contact,
    called_seats,
    confirm_contact,
    contact_by_id,
    contacts_of,
    delete_address,
    delete_contact,
    is_blocked,
    new_contact_id,
)
from goa.tables.requests.request_errors import RequestRefused, localized
from goa.tables.tokens import digest_of

CONFIRMATIONS_A_DAY: Final = 3  # to one mailbox, at all tables together
CONFIRMATIONS_OF_A_SEAT: Final = 6  # a day, to all mailboxes together


class CallService:
    """Changes of contacts. Each is made with the table's lock, so that no turn is missed in between."""

    def __init__(self, registry: TableRegistry, channels: CallChannels) -> None:
        self.registry = registry
        self.channels = channels

    async def contacts(self, game: str, seat: int) -> list[Contact]:
        return await contacts_of(self.registry.store, game, seat)

    async def enter_mail(self, game: str, seat: int, token: str, text: str, language: str) -> None:
        """Send a mail that asks to confirm the address. A blocked address is sent none, and nobody is told so."""
        if not self.registry.settings.offers_mail:
            raise not_offered()
        address = checked_address(text)
        mark = mark_of(address, (await self.channels.signer()).key)
        store, now = self.registry.store, self.registry.clock.now()
        async with self.registry.locked(game) as live:
            live.seat_of(token)  # it may have been revoked just now
            for known in await contacts_of(store, game, seat):
                if known.kind == "mail" and known.status == "active" and known.address == address:
                    return
            async with beside_journal(self.registry, live), store.writing() as connection:
                await store.lock(connection, [game])
                for what, most in ((f"seat {game} {seat}", CONFIRMATIONS_OF_A_SEAT), (mark, CONFIRMATIONS_A_DAY)):
                    later = await count_call(store, connection, f"confirm {what}", most=most, seconds=DAY, now=now)
                    if later is not None:
                        raise RequestRefused(429, "too many mails", localized("server.calls.too_many_mails"))
                contact = Contact(
                    new_contact_id(), game, seat, "mail", address, "", "", mark, language, "unconfirmed", 0, int(now),
                    digest_of(token),
                )  # fmt: skip
                await add_mail_contact(store, connection, contact, is_sent=not await is_blocked(connection, mark))
            live.called = await called_seats(self.registry.store, live.id)
        self.registry.on_call(0)

    async def enter_browser(
        self, game: str, seat: int, token: str, endpoint: str, public_key: str, auth: str, language: str
    ) -> None:
        settings = self.registry.settings
        if not settings.offers_push:
            raise not_offered()
        try:
            read_endpoint(endpoint, may_be_private=settings.push_to_private_addresses)
            read_browser_keys(public_key, auth)
        except ValueError as problem:
            sentence = localized("server.calls.no_subscription", expected=str(problem))
            raise RequestRefused(422, "subscription", sentence) from None
        now = int(self.registry.clock.now())
        mark = hashlib.sha256(endpoint.encode()).hexdigest()
        keys = (endpoint, public_key, auth, mark)
        contact = Contact(new_contact_id(), game, seat, "push", *keys, language, "active", 0, now, digest_of(token))
        async with self.registry.locked(game) as live:
            live.seat_of(token)  # it may have been revoked just now
            async with beside_journal(self.registry, live):
                await add_push_contact(self.registry.store, contact)
            live.called = await called_seats(self.registry.store, live.id)

    async def remove(self, game: str, seat: int, id: str) -> None:
        async with self.registry.locked(game) as live:
            if not await delete_contact(self.registry.store, game, seat, id):
                raise RequestRefused(404, "no such contact", localized("server.calls.no_contact"))
            live.called = await called_seats(self.registry.store, live.id)

    async def confirm(self, token: str) -> Contact:
        """Confirm the address of a link. Used again, the link changes nothing."""
        id = (await self.channels.signer()).read("confirm", token)
        contact = None if id is None else await contact_by_id(self.registry.store, id)
        if contact is None:
            raise outdated()
        async with self.registry.locked(contact.game) as live:
            if not await confirm_contact(self.registry.store, contact, self.registry.clock.now()):
                raise outdated()
            live.called = await called_seats(self.registry.store, live.id)
        return contact

    async def stop(self, token: str, *, block: bool) -> None:
        """Delete an address at all tables, or block it for good. Both can be repeated."""
        mark = (await self.channels.signer()).read("block" if block else "stop", token)
        if mark is None:
            raise outdated()
        games = await delete_address(self.registry.store, mark, self.registry.clock.now() if block else None)
        for game in games:
            live = self.registry.tables.get(game)
            if live is not None:
                live.called = await called_seats(self.registry.store, live.id)


def not_offered() -> RequestRefused:
    return RequestRefused(404, "not offered", localized("server.calls.not_offered"))


def outdated() -> RequestRefused:
    return RequestRefused(410, "outdated", localized("server.calls.outdated"))
