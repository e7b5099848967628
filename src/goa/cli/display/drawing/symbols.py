"""Short symbols for seats, spices and tiles. The colours only repeat what the letters say."""

from typing import Final

from rich.text import Text

from goa.core.places import SPICES_IN, accepted_by, field_count
from goa.core.sacks import count
from goa.editions import vocabulary
from goa.editions.kinds import ANY_SPICE, AT_ONCE, EACH_ROUND, EXCHANGED, ONCE, PLANTATION, SCORING, TILE_ROWS
from goa.editions.types import Edition
from goa.locales import say
from goa.views.words.seats import COLOURS

SEAT_STYLES: Final = ("bold white on red", "bold white on blue", "bold black on green", "bold black on yellow")

# Letters on a coloured background are readable on dark and light terminals.
SPICE_STYLES: Final = ("black on yellow", "white on bright_black", "white on red", "black on green", "white on magenta")

# Tiles that share a name and differ only in their note.
ALIKE: Final = {
    vocabulary.MISSION_2: "mission",
    vocabulary.MISSION_3: "mission",
    vocabulary.EXPEDITIONS_2: "expeditions",
    vocabulary.EXPEDITIONS_3: "expeditions",
}

EMPTY_FIELD: Final = "··"
LABEL_WIDTH: Final = 10
NOTE_WIDTH: Final = 7


def seat_letter(seat: int, language: str) -> str:
    return say(f"terminal.letter.{COLOURS[seat]}", language)


def seat_badge(seat: int, language: str) -> Text:
    """A seat's letter on the seat's colour."""
    return Text().append(f" {seat_letter(seat, language)} ", SEAT_STYLES[seat])


def spice_letters(spice: int, language: str) -> str:
    return say(f"terminal.sign.{vocabulary.SPICES[spice]}", language)


def spice_sign(spice: int, language: str) -> Text:
    return Text().append(spice_letters(spice, language), SPICE_STYLES[spice])


def sacks_on(laid: int, bag: int, language: str) -> Text:
    """The fields of a place: the spice of each sack, dots for empty fields."""
    signs = [spice_sign(spice, language) for spice in range(len(vocabulary.SPICES)) for _ in range(count(bag, spice))]
    signs += [Text(EMPTY_FIELD)] * (field_count(laid) - len(signs))
    return Text(" ").join(signs)


def accepted_words(laid: int, language: str) -> str:
    """The spices that a place accepts, as letters."""
    spices = SPICES_IN[accepted_by(laid)]
    if len(spices) == len(vocabulary.SPICES):
        return say("terminal.drawn.any_spice", language)
    return "/".join(spice_letters(spice, language) for spice in spices)


def tile_sign(edition: Edition, kind: int, language: str) -> str:
    """A short name of a tile: a plantation with its fields, a mission with its points."""
    name, note = tile_label(edition, kind, language)
    is_shown = TILE_ROWS[kind].group in (PLANTATION, SCORING, AT_ONCE)
    return f"{name} {note}" if is_shown and note else name


def tile_label(edition: Edition, kind: int, language: str) -> tuple[str, str]:
    """A tile's name, at most LABEL_WIDTH letters, and note, at most NOTE_WIDTH letters."""
    row = TILE_ROWS[kind]
    if row.group == PLANTATION and row.accepts != ANY_SPICE:
        return short_spice(vocabulary.SPICES.index(row.accepts), language), "○" * row.fields
    name = ALIKE.get(kind, vocabulary.TILES[kind].replace(" ", "_"))
    return say(f"terminal.short.{name}", language), _note(edition, kind, language)


def short_spice(spice: int, language: str) -> str:
    return say(f"terminal.short.{vocabulary.SPICES[spice]}", language)


def _note(edition: Edition, kind: int, language: str) -> str:
    row, gain = TILE_ROWS[kind], edition.tile_gains[kind]
    if row.group == EACH_ROUND:
        number = gain.ships + gain.colonists + gain.spices + gain.ducats + gain.cards
        return say("terminal.note.round", language, number=number)
    if row.group in (ONCE, EXCHANGED):
        return say("terminal.note.once", language)
    points = {
        vocabulary.MISSION_2: edition.mission_points[0],
        vocabulary.MISSION_3: edition.mission_points[1],
        vocabulary.DUTY: edition.duty_points,
    }
    if kind in points:
        return say("terminal.note.points", language, points=points[kind])
    if row.accepts == ANY_SPICE:
        return say("terminal.note.any", language)
    if kind == vocabulary.FOREMAN:
        return say("terminal.note.each", language, points=edition.foreman_points)
    if kind == vocabulary.SETTLEMENT or not row.brings_goods:
        return ""
    return f"+{gain.extra_actions or gain.cards or gain.ships or gain.colonists}"
