"""Short signs for seats, spices and tiles; the colours only repeat what the letters say."""

from typing import Final

from rich.text import Text

from goa.core.places import SPICES_IN, accepted_by, fields_of
from goa.core.sacks import count
from goa.editions import names
from goa.editions.types import Edition

SEAT_LETTERS: Final = "RBGY"
SEAT_STYLES: Final = ("bold white on red", "bold white on blue", "bold black on green", "bold black on yellow")

SPICE_SIGNS: Final = tuple(spice[:2].capitalize() for spice in names.SPICES)
# Letters on a background of their own are read on dark and on light terminals alike.
SPICE_STYLES: Final = ("black on yellow", "white on bright_black", "white on red", "black on green", "white on magenta")

EMPTY_FIELD: Final = "··"
LABEL_WIDTH: Final = 10
NOTE_WIDTH: Final = 7


def badge(seat: int) -> Text:
    """A seat's letter on its colour."""
    return Text().append(f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat])


def spice_sign(spice: int) -> Text:
    return Text().append(SPICE_SIGNS[spice], SPICE_STYLES[spice])


def sacks_on(laid: int, bag: int) -> Text:
    """The fields of a place, each with its sack or empty."""
    signs = [spice_sign(spice) for spice in range(len(names.SPICES)) for _ in range(count(bag, spice))]
    signs += [Text(EMPTY_FIELD)] * (fields_of(laid) - len(signs))
    return Text(" ").join(signs)


def accepted_words(laid: int) -> str:
    """The spices that a place accepts, by their signs."""
    spices = SPICES_IN[accepted_by(laid)]
    return "any spice" if len(spices) == len(names.SPICES) else "/".join(SPICE_SIGNS[spice] for spice in spices)


def tile_sign(edition: Edition, kind: int) -> str:
    """A tile in a few letters: a plantation with its fields, a mission with its points."""
    name, note = tile_label(edition, kind)
    return f"{name} {note}" if kind <= names.EXPEDITIONS_3 and note else name


def tile_label(edition: Edition, kind: int) -> tuple[str, str]:
    """A tile in a name of at most LABEL_WIDTH letters and a note of at most NOTE_WIDTH."""
    if kind < names.CROP_ROTATION:
        return names.SPICES[kind % 5], "○" * (kind // 5 + 1)
    gain = edition.tile_gains[kind]
    if names.SHIP <= kind <= names.EXPEDITION_TILE:
        number = gain.ships + gain.colonists + gain.spices + gain.ducats + gain.cards
        return names.TILES[kind], f"{number}/round"
    return {
        names.CROP_ROTATION: ("crop rot.", "○ any"),
        names.FOREMAN: ("foreman", f"{edition.foreman_points} each"),
        names.MISSION_2: ("mission", f"{edition.mission_points[0]} pts"),
        names.MISSION_3: ("mission", f"{edition.mission_points[1]} pts"),
        names.SHIPS_TILE: ("ships", f"+{gain.ships}"),
        names.COLONISTS_TILE: ("colonists", f"+{gain.colonists}"),
        names.SHIPS_OR_COLONISTS: ("ships/col.", f"+{gain.ships}"),
        names.SETTLEMENT: ("settlement", ""),
        names.EXTRA_ACTIONS: ("extra act.", f"+{gain.extra_actions}"),
        names.EXPEDITIONS_2: ("expedition", f"+{gain.cards}"),
        names.EXPEDITIONS_3: ("expedition", f"+{gain.cards}"),
        names.FAVOR: ("favor", ""),
        names.ESPIONAGE: ("espionage", "once"),
        names.EXTRA_HARVEST: ("extra harv", "once"),
        names.RE_SUPPLY: ("re-supply", "once"),
        names.VICE_KING: ("vice-king", "once"),
        names.DUTY: ("duty", f"{edition.duty_points} pts"),
        names.SWAP: ("swap", "once"),
    }[kind]
