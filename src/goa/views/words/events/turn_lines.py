"""Actions, foundings and expedition cards in the log."""

from typing import Final

from goa.core import events
from goa.core.events import ACTIONS
from goa.editions.vocabulary import COLONIES, COLUMNS
from goa.views.words.events.log import LineWriter, Log


def _action_taken(event: events.ActionTaken, log: Log) -> str:
    if ACTIONS[event.action] == "found a colony":
        return ""  # the colony is named next
    return log.say("event.action_taken", seat=log.name(event.seat), action=ACTIONS[event.action])


def _spied(event: events.Spied, log: Log) -> str:
    column = COLUMNS[event.column]
    return log.say("event.spied", seat=log.name(event.seat), victim=log.name(event.victim), column=column)


def _colony_named(event: events.ColonyNamed, log: Log) -> str:
    colony = COLONIES[event.colony]
    if not event.recruits:
        return log.say("event.colony_named_alone", seat=log.name(event.seat), colony=colony)
    return log.say("event.colony_named", seat=log.name(event.seat), colony=colony, recruits=event.recruits)


def _colony_founded(event: events.ColonyFounded, log: Log) -> str:
    return log.say("event.colony_founded", seat=log.name(event.seat), colony=COLONIES[event.colony])


def _founding_failed(event: events.FoundingFailed, log: Log) -> str:
    return log.say("event.founding_failed", seat=log.name(event.seat), colony=COLONIES[event.colony])


def _cards_turned(event: events.CardsTurned, log: Log) -> str:
    if not event.cards:
        return log.say("event.no_card_turned", seat=log.name(event.seat))
    return log.say("event.cards_turned", seat=log.name(event.seat), cards=log.cards(event.cards))


def _card_played(event: events.CardPlayed, log: Log) -> str:
    return log.say("event.card_played", seat=log.name(event.seat), card=log.cards((event.card,)))


def _card_discarded(event: events.CardDiscarded, log: Log) -> str:
    return log.say("event.card_discarded", seat=log.name(event.seat), card=log.cards((event.card,)))


def _cards_counted(event: events.CardsCounted, log: Log) -> str:
    if event.number == 0:
        return log.say("event.no_card_drawn", seat=log.name(event.seat))
    return log.say("event.cards_counted", seat=log.name(event.seat), number=event.number)


def _cards_drawn(event: events.CardsDrawn, log: Log) -> str:
    if not event.cards:
        return log.say("event.no_card_drawn", seat=log.name(event.seat))
    return log.say("event.cards_drawn", seat=log.name(event.seat), cards=log.cards(event.cards))


def _pile_reshuffled(event: events.PileReshuffled, log: Log) -> str:
    return log.say("event.pile_reshuffled", number=event.number)


LINES: Final[dict[type[events.Event], LineWriter]] = {
    events.ActionTaken: _action_taken,
    events.Spied: _spied,
    events.ColonyNamed: _colony_named,
    events.ColonyFounded: _colony_founded,
    events.FoundingFailed: _founding_failed,
    events.CardsTurned: _cards_turned,
    events.CardPlayed: _card_played,
    events.CardDiscarded: _card_discarded,
    events.CardsCounted: _cards_counted,
    events.CardsDrawn: _cards_drawn,
    events.PileReshuffled: _pile_reshuffled,
}
