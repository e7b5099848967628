"""Events are facts in the past tense. What a seat may not know is removed by each type, and nowhere else."""

from typing import Final

NOBODY: Final = -1  # a viewer without a seat
BANK: Final = -1

GOODS: Final = ("ships", "colonists", "extra actions")
SHIP_CARDS: Final = 0
COLONIST_CARDS: Final = 1
EXTRA_ACTION_CARDS: Final = 2

PROGRESS_ACTION: Final = 0
SHIPS_ACTION: Final = 1
HARVEST_ACTION: Final = 2
TAXES_ACTION: Final = 3
EXPEDITION_ACTION: Final = 4
FOUNDING_ACTION: Final = 5
ACTIONS: Final = ("progress", "build ships", "harvest", "taxes", "expedition", "found a colony")


class Event:
    """Something that happened at the table."""

    def seen_by(self, viewer: int) -> "Event":
        """The event as this seat may know it."""
        return self
