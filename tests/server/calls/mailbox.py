"""A real SMTP server that keeps what it is sent, and says what a test tells it to."""

from __future__ import annotations

import asyncio
import email
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session


class Mailbox:
    """The mails that came, in order."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.came = asyncio.Event()
        self.answers: list[str] = []  # to the next mails, instead of taking them
        self.refused_recipients: dict[str, str] = {}
        self.port = 0

    async def handle_RCPT(  # noqa: N802 - the name that aiosmtpd calls
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refused_recipients:
            return self.refused_recipients[address]
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(options)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 - as above
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        return self.receive(mail)

    def receive(self, mail: EmailMessage) -> str:
        """Take a mail, or refuse it; returns the answer."""
        if self.answers:
            return self.answers.pop(0)
        self.mails.append(mail)
        self.came.set()
        return "250 OK"

    def settings(self, **more: Any) -> dict[str, Any]:
        """Settings of a server that sends its mails here."""
        mine = {"smtp_host": "127.0.0.1", "smtp_port": self.port, "smtp_security": "none"}
        return {**mine, "smtp_from": "goa@example.org", "public_address": "https://goa.example.org", **more}


@asynccontextmanager
async def mailbox(box: Mailbox | None = None) -> AsyncIterator[Mailbox]:
    """An SMTP server on a free port of this machine."""
    box = box or Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, hostname="mail.example.org", loop=loop), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()


def text_of(mail: EmailMessage) -> str:
    content: str = mail.get_content()
    return content.replace("\r\n", "\n")


def token_in(mail: EmailMessage, purpose: str) -> str:
    """The token of a link in the text."""
    found = re.search(rf"/#/mail/{purpose}/([A-Za-z0-9_.-]+)", text_of(mail))
    assert found is not None
    return found[1]
