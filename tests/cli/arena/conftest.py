"""The bots of another package, for all tests of the arena."""

from tests.guests.fixture import guests

__all__ = ["guests"]
