"""What happened, a line of the log each."""

from collections.abc import Iterable, Sequence
from typing import Final

from goa.core import events
from goa.core.events import Event
from goa.editions.types import Edition
from goa.views.words.component_words import spice_words
from goa.views.words.events import flow_lines, goods_lines, turn_lines
from goa.views.words.events.log import LineWriter, Log

LINES: Final[dict[type[Event], LineWriter]] = {**flow_lines.LINES, **goods_lines.LINES, **turn_lines.LINES}


def event_words(edition: Edition, names: Sequence[str], event: Event, language: str = "en") -> str:
    """A line of the log, or nothing for a fact that another line tells; the event as its reader may know it."""
    return LINES[type(event)](event, Log(edition, names, language))


def log_words(edition: Edition, names: Sequence[str], facts: Iterable[Event], language: str = "en") -> list[str]:
    """The lines of several events."""
    return [told for _, told in log_sentences(edition, names, facts, language)]


def log_sentences(
    edition: Edition, names: Sequence[str], facts: Iterable[Event], language: str = "en"
) -> list[tuple[int, str]]:
    """The lines of several events, each with the seat it is about. Consecutive spices of a seat share a line."""
    log = Log(edition, names, language)
    lines: list[tuple[int, str]] = []
    put: list[events.SackPut] = []
    given: list[events.SackGiven] = []
    for event in [*facts, None]:
        if put and not (isinstance(event, events.SackPut) and event.seat == put[0].seat):
            spices = spice_words([sack.spice for sack in put], language)
            lines.append((put[0].seat, log.say("event.sacks_put", seat=log.name(put[0].seat), spices=spices)))
            put = []
        if given and not (isinstance(event, events.SackGiven) and event.seat == given[0].seat):
            spices = spice_words([sack.spice for sack in given], language)
            lines.append((given[0].seat, log.say("event.sacks_given", seat=log.name(given[0].seat), spices=spices)))
            given = []
        if isinstance(event, events.SackPut):
            put.append(event)
        elif isinstance(event, events.SackGiven):
            given.append(event)
        elif event is not None:
            lines.append((_seat_of(event), LINES[type(event)](event, log)))
    return [line for line in lines if line[1]]


def _seat_of(event: Event) -> int:
    """The seat that an event is about; NOBODY if it is about the whole table."""
    if isinstance(event, events.LotOpened):
        return event.auctioneer
    if isinstance(event, events.DucatsPaid):
        return event.payee if event.payer == events.BANK else event.payer
    seat: int = getattr(event, "seat", events.NOBODY)
    return seat
