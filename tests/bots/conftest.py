"""The bots of another package, for all tests of bots."""

from tests.plugin_bots.fixture import plugin_bots

__all__ = ["plugin_bots"]
