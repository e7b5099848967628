"""Goods that come and go. Every change emits an event, so that a table can be followed and checked."""

from goa.core.events import (
    BANK,
    COLONIST_CARDS,
    EXTRA_ACTION_CARDS,
    SHIP_CARDS,
    DucatsPaid,
    GoodsGiven,
    GoodsTaken,
)
from goa.core.state import State
from goa.editions.types import Gain
from goa.rules import fields, piles


def take_ships(state: State, seat: int, number: int) -> None:
    state.players[seat].ships += number
    state.emit(GoodsTaken(seat, SHIP_CARDS, number))


def take_colonists(state: State, seat: int, number: int) -> None:
    state.players[seat].colonists += number
    state.emit(GoodsTaken(seat, COLONIST_CARDS, number))


def take_extra_actions(state: State, seat: int, number: int) -> None:
    state.players[seat].extra_actions += number
    state.emit(GoodsTaken(seat, EXTRA_ACTION_CARDS, number))


def give_ships(state: State, seat: int, number: int) -> None:
    state.players[seat].ships -= number
    state.emit(GoodsGiven(seat, SHIP_CARDS, number))


def give_colonists(state: State, seat: int, number: int) -> None:
    state.players[seat].colonists -= number
    state.emit(GoodsGiven(seat, COLONIST_CARDS, number))


def pay_ducats(state: State, payer: int, payee: int, amount: int) -> None:
    """From a seat or the bank to a seat or the bank."""
    if payer != BANK:
        state.players[payer].ducats -= amount
    if payee != BANK:
        state.players[payee].ducats += amount
    state.emit(DucatsPaid(payer, payee, amount))


def take_gain(state: State, seat: int, gain: Gain) -> None:
    """What a tile or card brings; a spice without room is lost."""
    if gain.ships:
        take_ships(state, seat, gain.ships)
    if gain.extra_actions:
        take_extra_actions(state, seat, gain.extra_actions)
    if gain.colonists:
        take_colonists(state, seat, gain.colonists)
    if gain.ducats:
        pay_ducats(state, BANK, seat, gain.ducats)
    if gain.cards:
        piles.draw_into_hand(state, seat, gain.cards)
    if gain.spices:
        fields.put_spices(state, seat, gain.spices)
