"""How a command says no: one plain sentence, and exit code 2."""

from typing import Final

REFUSED: Final = 2


class Refused(Exception):
    """What the user asked for cannot be done; the message is a sentence for him."""
