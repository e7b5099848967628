"""The rules version: an integer that is kept with every game and every record.

A correction that changes what is asked or what happens gets a new version. The old behaviour stays beside the new one,
because a game goes on under the version it was begun with. ARCHITECTURE.md describes how the next correction is made.
"""

import re
from typing import Final

from goa.core.state import NEWEST_RULES

OLDEST_RULES: Final = 1

# The version that brought each corrected behaviour, with its rules. Before it, the program did otherwise:
# ACT-9, EXP-3: sacks that left no choice were laid without a pause, and a mixed harvest took no sack that needed a
# Duty to make room.
HARVEST_CAN_BE_INTERRUPTED: Final = 2
# ACT-6, ACT-10, TIL-9, TIL-10, TIL-15: only the Expedition tile observed the hand limit during an Expedition, and only
# where no other action had begun inside it.
HAND_LIMIT_HOLDS_THROUGHOUT_EXPEDITION: Final = 2

_STORED: Final = re.compile(r".* rules (?P<version>[0-9]{1,6})")


def stored_rules(package_version: str, rules_version: int = NEWEST_RULES) -> str:
    """The text that is stored with a game: which program began it, and under which rules version."""
    return f"{package_version} rules {rules_version}"


def rules_version_of(stored: str) -> int:
    """The rules version of a stored game; programs that knew only the first one stored their own version alone."""
    found = _STORED.fullmatch(stored)
    return OLDEST_RULES if found is None else int(found["version"])


__all__ = [
    "HAND_LIMIT_HOLDS_THROUGHOUT_EXPEDITION",
    "HARVEST_CAN_BE_INTERRUPTED",
    "NEWEST_RULES",
    "OLDEST_RULES",
    "rules_version_of",
    "stored_rules",
]
