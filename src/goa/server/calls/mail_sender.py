"""Sends mails through the SMTP server of the host."""

from __future__ import annotations

import ssl
from email.message import EmailMessage
from typing import Final

import aiosmtplib

from goa.server.calls.deliveries import NotDelivered, Undeliverable
from goa.server.ops.settings import Settings

SECONDS_A_STEP: Final = 15.0  # for each command and its answer
PERMANENT: Final = 500  # SMTP answers from here on are final


class MailSender:
    """One connection for each mail: there are few, and none can disturb another."""

    def __init__(self, settings: Settings, seconds: float = SECONDS_A_STEP) -> None:
        self.settings = settings
        self.seconds = seconds

    async def send(self, mail: EmailMessage) -> None:
        """Hand the mail to the SMTP server. Raises NotDelivered or Undeliverable."""
        settings = self.settings
        is_tls = settings.smtp_security == "tls"
        try:
            await aiosmtplib.send(
                mail,
                sender=settings.smtp_from,
                hostname=settings.smtp_host,
                port=settings.smtp_port,
                username=settings.smtp_user or None,
                password=settings.smtp_password or None,
                use_tls=is_tls,
                start_tls=settings.smtp_security == "starttls",
                tls_context=None if settings.smtp_security == "none" else ssl.create_default_context(),
                timeout=self.seconds,
            )
        except aiosmtplib.SMTPRecipientsRefused as refusal:
            codes = [each.code for each in refusal.recipients]
            if all(code >= PERMANENT for code in codes):
                raise Undeliverable(f"the recipient is refused: {codes}") from None
            raise NotDelivered(f"the recipient is refused for now: {codes}") from None
        except aiosmtplib.SMTPDataError as refusal:
            if refusal.code >= PERMANENT:
                raise Undeliverable(f"the mail is refused: {refusal.code}") from None
            raise NotDelivered(f"the mail is refused for now: {refusal.code}") from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as problem:
            # Also a refused login or sender: the host has to look into it, and mails wait meanwhile.
            raise NotDelivered(type(problem).__name__) from None
