"""Requests about one table: what the server's routes do, on a table in memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import UNSET

from goa.bots.players.registry import level_for
from goa.page.answer import PageCaller, Reply
from goa.page.game_files import pictures, record
from goa.page.page_table import NOTES, PageTable, StoredNote, Write
from goa.record.wire import to_wire
from goa.tables.bot_answers import HINT
from goa.tables.choosing import submit
from goa.tables.choosing.colony_chances import colony_chances_for
from goa.tables.choosing.rehearsal import rehearse as rehearse_choices
from goa.tables.choosing.undo import undo_answer_entries, undo_entries
from goa.tables.choosing.why import reasons_for
from goa.tables.create_game import replacement_level
from goa.tables.journal import Entry, Kind, LogLine
from goa.tables.payloads.answers import Chosen, Lines, NoteText, Presence, Rehearsed, with_presence
from goa.tables.payloads.hint_payload import hint_payload, require_hint_allowed
from goa.tables.payloads.printed import printed
from goa.tables.requests.request_bodies import NewChoices, Note, Resign, Undo, UndoAnswer, read_body
from goa.tables.requests.request_errors import RequestRefused, game_over, localized
from goa.tables.review.history import HistoryCache
from goa.tables.seat_names import seat_names
from goa.tables.table import Table
from goa.tables.views.views import TableViews
from goa.views.observation import observe

HISTORY: Final = HistoryCache()


def view(caller: PageCaller) -> Reply:
    """The table as this seat sees it, with the log after a number; 204 if nothing is new."""
    after = caller.number("after")
    table = caller.at.table
    if after is not None and caller.number("wait", 0) and table.number <= after:
        return Reply(204)
    lines = list(table.log) if after is None else log_since(caller.at, after)
    seen = caller.at.views.view(caller.seat, caller.language, lines)
    return Reply(200, with_presence(seen, presence_of(caller.at, caller.now), caller.seat))


def presence_of(at: PageTable, now: float) -> Presence:
    """Everybody plays in this page, so every person is present."""
    people = [number for number, seat in enumerate(at.table.seats) if seat.kind == "human"]
    return Presence(tuple(people), 0, now)


def lines(caller: PageCaller) -> Reply:
    after = caller.number("after", 0) or 0
    log = log_since(caller.at, after - 1 if after == 0 else after)
    return Reply(200, Lines(caller.at.table.number, caller.at.views.lines(caller.seat, caller.language, log)))


def log_since(at: PageTable, since: int) -> list[LogLine]:
    """The log after this number; replayed if memory does not reach back far enough."""
    log: Sequence[LogLine] = at.table.log
    if log and since < log[0].number and log[0].kind != "begin":
        table = Table(at.table.game, log_lines_kept=None)
        table.apply_entries(at.journal)
        log = table.log
    return [line for line in log if line.number > since]


def choose(caller: PageCaller) -> Reply:
    """Make all of the choices or none. A request with a key that came before is answered as it was then."""
    require_player(caller)
    body = read_body(caller.body, NewChoices)
    at, table = caller.at, caller.at.table
    if not table.is_current(body.after):
        return _repeated_or_stale(caller, body)
    proposal = submit.propose(table, caller.seat, body.choose, caller.language, body.key, now=caller.now)
    at.append(proposal.entries, proposal.table)
    seen = None
    if body.view:
        seen = at.views.view(caller.seat, caller.language, [line for line in table.log if line.number > body.after])
    return stored(caller, proposal.entries, Chosen(table.number, proposal.chosen, seen))


def _repeated_or_stale(caller: PageCaller, body: NewChoices) -> Reply:
    at = caller.at
    entries = [entry for entry in at.journal if body.key and (entry.seat, entry.key) == (caller.seat, body.key)]
    if not entries:
        raise submit.stale(at.views, caller.seat, caller.language)
    if [entry.text for entry in entries] != [" ".join(text.lower().split()) for text in body.choose]:
        sentence = "This key was used for another request; every request needs its own."
        raise RequestRefused(422, "key used before", sentence)
    number = entries[-1].number + 1
    seen = None
    if body.view:
        table = Table(at.table.game, log_lines_kept=None)
        table.apply_entries(at.journal[:number])
        log = [line for line in table.log if body.after < line.number <= number]
        seen = TableViews(table).view(caller.seat, caller.language, log)
    return Reply(200, Chosen(number, tuple(entry.text for entry in entries), seen))


def rehearse(caller: PageCaller) -> Reply:
    require_player(caller)
    body = read_body(caller.body, NewChoices)
    at = caller.at
    if not at.table.is_current(body.after):
        raise submit.stale(at.views, caller.seat, caller.language)
    chosen, trial, why = rehearse_choices(at.table, caller.seat, body.choose, caller.language)
    seen = TableViews(trial).view(caller.seat, caller.language) if trial else None
    return Reply(200, Rehearsed(chosen, seen, why or UNSET))


def past(caller: PageCaller, number: int) -> Reply:
    """The table as this seat saw it after so many entries."""
    table = caller.at.table
    own = max(caller.seat, -1)
    wanted = caller.number("seat", own)
    assert wanted is not None
    if wanted not in (own, -1) and not table.is_over:
        raise RequestRefused(403, "not over", localized("server.other_eyes"))
    if wanted >= len(table.seats):
        raise RequestRefused(404, "no such seat", f"This table has seats 0 to {len(table.seats) - 1}.")
    if number > table.number:
        raise RequestRefused(404, "no such number", f"This game has numbers 0 to {table.number}.", number=table.number)
    views = _views_at(caller, number)
    return Reply(200, views.view(wanted, caller.language, list(views.table.log)[-1:]))


def table_at(caller: PageCaller, number: int) -> Table:
    """The table after so many entries."""
    return _views_at(caller, number).table


def _views_at(caller: PageCaller, number: int) -> TableViews:
    return HISTORY.of(caller.at.table.game).views_after(number, caller.at.journal)


def score_curve(caller: PageCaller) -> Reply:
    """The points of all seats over the finished game, and its turning points."""
    table = caller.at.table
    if not table.is_over:
        raise RequestRefused(409, "not over", localized("server.curve_secret"))
    scores = HISTORY.of(table.game).scores_over_time(caller.at.journal)
    return Reply(200, scores.curve(table.names, caller.language))


def printed_edition(caller: PageCaller) -> Reply:
    return Reply(200, printed(caller.at.table.game.edition, caller.language))


def why(caller: PageCaller) -> Reply:
    require_seat(caller)
    texts = caller.query.get("choose", [])
    return Reply(200, reasons_for(caller.at.table, caller.seat, texts, caller.language))


def odds(caller: PageCaller) -> Reply:
    require_seat(caller)
    return Reply(200, colony_chances_for(caller.at.table.state, caller.seat))


def hint(caller: PageCaller) -> Reply:
    """Asks a bot; with its answer the page calls finished_hint."""
    require_seat(caller)
    table = caller.at.table
    require_hint_allowed(table, caller.seat)
    observation = to_wire(observe(table.state, caller.seat))
    question = {"level": HINT, "seed": 0, "edition": table.game.edition_text, "observation": observation}
    return Reply(202, ask=question)


def finished_hint(caller: PageCaller, evaluation: dict[str, Any]) -> Reply:
    table = caller.at.table
    require_hint_allowed(table, caller.seat)
    observation = observe(table.state, caller.seat)
    names = seat_names(table, caller.language)
    return Reply(200, hint_payload(evaluation, observation, table.number, names, caller.language))


def undo(caller: PageCaller) -> Reply:
    require_player(caller)
    body = read_body(caller.body, Undo)
    if not caller.at.table.is_current(body.after):
        raise submit.stale(caller.at.views, caller.seat, caller.language)
    return appended(caller, undo_entries(caller.at.table, caller.seat, body.choices))


def answer_undo(caller: PageCaller) -> Reply:
    require_player(caller)
    body = read_body(caller.body, UndoAnswer)
    if not caller.at.table.is_current(body.after):
        raise submit.stale(caller.at.views, caller.seat, caller.language)
    return appended(caller, undo_answer_entries(caller.at.table, caller.seat, agree=body.agree))


def pause(caller: PageCaller) -> Reply:
    return _set_paused(caller, "pause")


def resume(caller: PageCaller) -> Reply:
    return _set_paused(caller, "resume")


def _set_paused(caller: PageCaller, kind: Kind) -> Reply:
    require_player(caller)
    table = caller.at.table
    if table.paused == (kind == "pause"):
        return appended(caller, ())
    if table.is_over:
        raise game_over()
    return appended(caller, (Entry(table.number, kind, caller.seat, ""),))


def resign(caller: PageCaller) -> Reply:
    require_seat(caller)
    wanted = read_body(caller.body, Resign).level or replacement_level()
    table = caller.at.table
    if table.seats[caller.seat].kind != "human":
        return appended(caller, ())
    if table.is_over:
        raise game_over()
    level = level_for(wanted, table.game.edition)
    return appended(caller, (Entry(table.number, "resign", caller.seat, level),))


def chat(caller: PageCaller) -> Reply:
    """Everybody sits at the same screen, so nothing is written there."""
    return Reply(200, {"messages": []})


def note(caller: PageCaller) -> Reply:
    require_seat(caller)
    return Reply(200, NoteText(caller.at.notes.get(caller.seat, "")))


def write_note(caller: PageCaller) -> Reply:
    require_seat(caller)
    text = read_body(caller.body, Note).text
    caller.at.notes[caller.seat] = text
    stored_note = StoredNote(caller.at.id, caller.seat, text)
    write = Write(NOTES, [caller.at.id, caller.seat], stored_note, is_new=False)
    return Reply(200, NoteText(text), game=caller.at.id, writes=[write])


def appended(caller: PageCaller, entries: tuple[Entry, ...]) -> Reply:
    """Add the entries to the journal and answer with the view after them."""
    at = caller.at
    at.append(entries)
    return stored(caller, entries, at.views.view(caller.seat, caller.language, list(at.table.log)[-1:]))


def stored(caller: PageCaller, entries: tuple[Entry, ...], body: object) -> Reply:
    return Reply(200, body, game=caller.at.id, writes=caller.at.writes_of(entries, caller.now))


def require_seat(caller: PageCaller) -> None:
    if caller.seat < 0:
        raise RequestRefused(403, "spectator", localized("server.spectator"))


def require_player(caller: PageCaller) -> None:
    require_seat(caller)
    if caller.at.table.seats[caller.seat].kind == "bot":
        raise RequestRefused(403, "left", localized("server.left"))


ROUTES: Final[dict[tuple[str, str], Callable[[PageCaller], Reply]]] = {
    ("GET", "view"): view,
    ("GET", "lines"): lines,
    ("GET", "printed"): printed_edition,
    ("GET", "curve"): score_curve,
    ("GET", "why"): why,
    ("GET", "odds"): odds,
    ("GET", "hint"): hint,
    ("GET", "chat"): chat,
    ("GET", "note"): note,
    ("GET", "record"): record,
    ("GET", "pictures"): pictures,
    ("PUT", "note"): write_note,
    ("POST", "choices"): choose,
    ("POST", "rehearsal"): rehearse,
    ("POST", "undo"): undo,
    ("POST", "undo/answer"): answer_undo,
    ("POST", "pause"): pause,
    ("POST", "resume"): resume,
    ("POST", "resign"): resign,
}
