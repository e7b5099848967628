"""The ways that the host has configured: mail, push, both or none."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from goa.locales import say
from goa.server.calls.deliveries import Undeliverable
from goa.server.calls.mail_sender import MailSender
from goa.server.calls.mails import MailWriter
from goa.server.calls.push_encryption import KEY_NAME as VAPID_KEY
from goa.server.calls.push_encryption import Vapid, encode, new_vapid_key
from goa.server.calls.push_sender import PushSender
from goa.server.calls.signed_links import KEY_NAME as LINK_KEY
from goa.server.calls.signed_links import LinkSigner, new_key
from goa.server.ops.settings import Settings
from goa.server.store.queries.call_limits import HOUR, count_call
from goa.server.store.queries.outbox import Lane, Notice
from goa.server.store.queries.server_keys import server_key
from goa.server.store.store import Store

MAILS_AN_HOUR = 1  # for each address and game
TOPIC_BYTES = 18


class PushMessage(msgspec.Struct, frozen=True):
    """What the service worker of the page is told."""

    id: str
    game: str
    title: str
    text: str


class CallChannels:
    """Sends a notice by mail or push."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.lanes: list[Lane] = []
        if settings.offers_mail:
            self.lanes.append("mail")
        if settings.offers_push:
            self.lanes += ["push", "slow push"]
        self.mail_sender = MailSender(settings)
        self._making = asyncio.Lock()  # only one sender is made: it counts what is under way
        self._signer: LinkSigner | None = None
        self._push: PushSender | None = None

    async def signer(self) -> LinkSigner:
        async with self._making:
            if self._signer is None:
                key = await server_key(self.store, LINK_KEY, new_key)
                self._signer = LinkSigner(bytes.fromhex(key))
            return self._signer

    async def push_sender(self) -> PushSender:
        async with self._making:
            if self._push is None:
                vapid = Vapid(await server_key(self.store, VAPID_KEY, new_vapid_key), self.settings.public_address)
                self._push = PushSender(vapid, may_be_private=self.settings.push_to_private_addresses)
            return self._push

    def close(self) -> None:
        if self._push is not None:
            self._push.close()

    async def send(self, notice: Notice, now: float, *, has_failed: bool) -> float | None:
        """Send it. If it is too early, nothing is sent, and the answer is the time when it may be."""
        if notice.channel == "mail":
            return await self._send_mail(notice, now)
        sender = await self.push_sender()
        message = msgspec.json.encode(push_message(notice))
        keys = (notice.address, notice.public_key, notice.auth)
        await sender.send(*keys, message, topic=topic_of(notice), now=now, has_failed=has_failed)
        return None

    async def _send_mail(self, notice: Notice, now: float) -> float | None:
        if notice.kind != "confirm":
            what = f"turn {notice.game} {notice.mark}"
            async with self.store.writing() as connection:
                limit = {"most": MAILS_AN_HOUR, "seconds": HOUR}
                later = await count_call(self.store, connection, what, **limit, now=now, holder=notice.id)
            if later is not None:
                return later
        writer = MailWriter(self.settings.public_address, self.settings.smtp_from, await self.signer())
        try:
            mail = writer.mail(notice, now)
        except ValueError as problem:  # a header that would end early
            raise Undeliverable(str(problem)) from None
        await self.mail_sender.send(mail)
        return None


def push_message(notice: Notice) -> PushMessage:
    """Words only: nothing of the game but its id."""
    text = say(f"mail.{notice.kind}_push", notice.language, game=notice.game)
    return PushMessage(notice.id, notice.game, "Goa", text)


def topic_of(notice: Notice) -> str:
    """One for each table and browser: a device that was off is told of the last turn only."""
    return encode(hashlib.sha256(f"{notice.contact} {notice.game}".encode()).digest()[:TOPIC_BYTES])
