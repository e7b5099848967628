"""The words of a mail. It has nothing that a person typed, nothing of the game but its id, and no token of a seat."""

from __future__ import annotations

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Final
from urllib.parse import urlsplit

from goa.locales import say
from goa.server.calls.signed_links import LinkSigner, Purpose
from goa.server.store.queries.outbox import Notice

SENDER_NAME: Final = "Goa"


class MailWriter:
    """Writes the mails of one server."""

    def __init__(self, public_address: str, sender: str, signer: LinkSigner) -> None:
        self.address = public_address.rstrip("/")
        self.host = urlsplit(self.address).hostname or "localhost"
        self.sender = sender
        self.signer = signer

    def mail(self, notice: Notice, now: float) -> EmailMessage:
        """The mail of a notice. Sent twice, it has the same Message-ID."""
        stop, block = (self._page(purpose, notice.mark) for purpose in ("stop", "block"))
        values = {"game": notice.game, "host": self.host, "stop": stop, "block": block}
        values["link"] = f"{self.address}/play/{notice.game}"
        if notice.kind == "confirm":
            values["link"] = self._page("confirm", notice.contact)
        mail = EmailMessage(policy=SMTP)
        mail["From"] = f"{SENDER_NAME} <{self.sender}>"
        mail["To"] = notice.address
        mail["Subject"] = say(f"mail.{notice.kind}_subject", notice.language, **values)
        mail["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
        mail["Message-ID"] = f"<{notice.id}@{self.host}>"
        mail["Auto-Submitted"] = "auto-generated"
        if notice.kind != "confirm":
            mail["List-Unsubscribe"] = f"<{self.address}/api/mail/stop/{self.signer.token('stop', notice.mark)}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        parts = (f"{notice.kind}_text", "confirm_end" if notice.kind == "confirm" else "turn_end")
        mail.set_content("\n\n".join(say(f"mail.{part}", notice.language, **values) for part in parts) + "\n")
        mail["Content-Language"] = notice.language
        return mail

    def _page(self, purpose: Purpose, about: str) -> str:
        """A page that asks first: programs that check links must not confirm anything."""
        return f"{self.address}/#/mail/{purpose}/{self.signer.token(purpose, about)}"
