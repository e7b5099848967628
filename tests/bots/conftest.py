"""The bots of another package, for all tests of bots."""

from tests.guests.fixture import guests

__all__ = ["guests"]
