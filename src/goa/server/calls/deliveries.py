"""How sending a notice can fail."""

from __future__ import annotations


class NotDelivered(Exception):
    """It may work later. The other server may have said when."""

    def __init__(self, why: str, seconds: float = 0) -> None:
        super().__init__(why)
        self.seconds = seconds


class Undeliverable(Exception):
    """It will not work with this notice."""


class ContactGone(Exception):
    """The push service does not know the browser any more."""


class Busy(Exception):
    """Too much is being sent to the same place. Nothing was tried."""
