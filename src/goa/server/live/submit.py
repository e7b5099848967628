"""The one door for choices: people, bots, scripts and tests all come through here. Commit, then publish."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from goa.core.state import State
from goa.locales import say
from goa.rules.game import apply, read_choice
from goa.rules.refusals import IllegalChoice
from goa.server.live.live_table import Room
from goa.server.live.table_registry import Hall
from goa.server.ops.metrics import CHOICES
from goa.tables.errors import Refused, words
from goa.tables.journal import Append, Entry
from goa.tables.table import Table, hidden_of, result_of, shows_the_box

Doors = tuple[tuple[str, int], ...]  # digest of a token, seat


class Done(msgspec.Struct, frozen=True):
    """What a request brought about, at whatever time it first came."""

    number: int  # how many entries there are after it
    chosen: tuple[str, ...]
    table: Table
    is_repeated: bool = False


async def choose(
    hall: Hall, room: Room, seat: int, after: int, texts: Sequence[str], key: str | None = None, language: str = "en"
) -> Done:
    """Make these choices, all or none; the caller holds the room's lock."""
    table = room.table
    if not table.position <= after <= table.number:
        repeated = await _first_answer(hall, room, seat, texts, key)
        if repeated is not None:
            return repeated
        raise stale(room, seat, language)
    chosen, position = rehearse(table, seat, texts, language)
    entries = tuple(Entry(table.number + part, "choose", seat, text, key, part) for part, text in enumerate(chosen))
    if not await write(hall, room, entries, result=result_of(position) if position.is_over else None):
        repeated = await _first_answer(hall, room, seat, texts, key)
        if repeated is not None:
            return repeated
        raise stale(room, seat, language)
    CHOICES.labels("bot" if table.seats[seat].kind == "bot" else "human").inc(len(chosen))
    return Done(table.number, chosen, table)


def rehearse(table: Table, seat: int, texts: Sequence[str], language: str) -> tuple[tuple[str, ...], State]:
    """The choices as they are written, if every one of them may be made; and the position they lead to."""
    if table.is_over:
        raise Refused(409, "over", words("server.over"), rule="RND-4")
    if table.paused:
        raise Refused(409, "paused", words("server.paused"))
    state = table.state.copy()
    chosen: list[str] = []
    before, revealed = hidden_of(state), False
    for text in texts:
        if revealed:  # whether the rest is offered would tell what came to light
            raise Refused(422, "too many at once", words("server.look_first"))
        if state.is_over or state.seat != seat:
            awaited = "nobody" if state.is_over else table.seats[state.seat].name
            raise Refused(409, "not your choice", words("server.not_your_choice", name=awaited), awaited=state.seat)
        try:
            choice = read_choice(state, text)
            apply(state, choice)
        except IllegalChoice as refusal:
            raise not_offered(refusal, text, language) from None
        chosen.append(choice.text)
        revealed = hidden_of(state) != before or shows_the_box(state)
    return tuple(chosen), state


async def write(
    hall: Hall, room: Room, entries: tuple[Entry, ...], *, result: str | None = None, doors: Doors = ()
) -> bool:
    """Commit, then publish; false if another process or an earlier request of the same key was first."""
    table = room.table
    if await hall.writer.append(Append(table.game.id, entries, doors, result)):
        table.take_all(entries)
        room.doors.update(doors)
        room.publish()
        hall.on_change(room, True)
        return True
    await hall.refresh(room)
    return False


async def _first_answer(hall: Hall, room: Room, seat: int, texts: Sequence[str], key: str | None) -> Done | None:
    """What was answered when this key first came; nothing if it never did."""
    if key is None:
        return None
    entries = await hall.store.entries_of_key(room.table.game.id, seat, key)
    if not entries:
        return None
    if [entry.text for entry in entries] != [" ".join(text.lower().split()) for text in texts]:
        raise Refused(422, "key used before", "This key was used for another request; every request needs its own.")
    number = entries[-1].number + 1
    table = await hall.table_at(room, number)
    return Done(number, tuple(entry.text for entry in entries), table, is_repeated=True)


def stale(room: Room, seat: int, language: str) -> Refused:
    sentence = words("server.stale")
    view = room.pictures.view(seat, language, room.table.told)
    return Refused(409, "stale", sentence, number=room.table.number, view=view)


def not_offered(refusal: IllegalChoice, text: str, language: str) -> Refused:
    values = {name: list(value) if isinstance(value, tuple) else value for name, value in refusal.values.items()}
    return Refused(
        422,
        "not offered",
        say(refusal.key, language, **refusal.values),
        rule=refusal.rule,
        key=refusal.key,
        values=values,
        choice=text,
    )
