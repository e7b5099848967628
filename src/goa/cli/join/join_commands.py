"""Commands at a server's table, besides those of every game: chat, secret orders, undo, pauses."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from goa.cli.join.line_words import order_words
from goa.cli.join.table_api import Json, Refused
from goa.cli.play import game_commands
from goa.cli.play.answer_parser import NotUnderstood
from goa.cli.play.game_commands import GameCommand, typed_words
from goa.cli.play.hint_lines import hint_lines
from goa.cli.play.text_matching import matches
from goa.locales import say

if TYPE_CHECKING:
    from goa.cli.display.snapshot import Snapshot
    from goa.cli.join.join_session import JoinSession

KINDS: Final = ("pass", "bid", "raise", "sell", "buy")
WITH_AMOUNT: Final = ("bid", "raise", "buy")


def show_reason(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    session.require_turn()
    return game_commands.show_reason(session, snapshot, rest)


def show_log(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    is_whole = rest.casefold() in typed_words("terminal.typed.everything", snapshot.language)
    game = session.game
    session.display.show_log(game.whole_log() if is_whole else game.round_log(), game.names)
    if not is_whole:
        session.display.say(snapshot.say("terminal.this_round"))
    return False


def show_hint(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    session.require_turn()
    if not session.game.table["hints"]:
        raise NotUnderstood("server.no_hints")
    for line in hint_lines(snapshot, list(session.game.offered)):
        session.display.say(line)
    return False


def undo(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    """Take back the last choice, or ask the others if only they can allow it."""
    own = session.game.view["own"]
    choices = 1 if own["may_undo"] else max(1, own["may_ask_back"])
    session.send("undo", {"after": session.game.number, "choices": choices})
    return True


def agree(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    session.send("undo/answer", {"after": session.game.number, "agree": True})
    return True


def decline(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    session.send("undo/answer", {"after": session.game.number, "agree": False})
    return True


def pause(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    session.send("pause")
    return True


def resume(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    session.send("resume")
    return True


def come_back(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    session.send("back")
    return True


def chat(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    if not rest:
        raise NotUnderstood("terminal.server.chat_what")
    session.send("chat", {"text": rest})
    return False


def show_orders(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    """The orders that were left, and the lots for which one may be left."""
    told: Json = session.ask_server("orders")
    session.game.orders = told
    for order in told["orders"]:
        session.display.say(order_words(order, snapshot.language))
    if not told["orders"]:
        session.display.say(snapshot.say("terminal.server.no_orders"))
    for lot in told["lots"]:
        session.display.say(_lot_words(snapshot, lot))
    if not told["lots"]:
        session.display.say(snapshot.say("client.orders.empty"))
    return False


def leave_order(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    """For example: order 3 bid 4; order 2 pass; order all pass."""
    words = rest.split()
    everything = typed_words("terminal.typed.everything", snapshot.language)
    kind = _kind(words[1], snapshot.language) if len(words) > 1 else ""
    is_lot = bool(words) and (words[0].isdecimal() or words[0].casefold() in everything)
    amounts = words[2:]
    is_whole = len(amounts) == (1 if kind in WITH_AMOUNT else 0) and all(each.isdecimal() for each in amounts)
    if not is_lot or not kind or not is_whole:
        raise NotUnderstood("terminal.server.order_how")
    lot = int(words[0]) if words[0].isdecimal() else 0
    space = next((each["space"] for each in session.game.orders["lots"] if each["lot"] == lot), "")
    body: Json = {"lot": lot, "kind": kind, "amount": int(amounts[0]) if amounts else 0, "space": space}
    session.game.orders = session.post("orders", body)
    _show_left(session, snapshot)
    return False


def revoke_order(session: JoinSession, snapshot: Snapshot, rest: str) -> bool:
    """By the number of the lot; all of them without one."""
    left: list[Json] = session.ask_server("orders")["orders"]
    everything = typed_words("terminal.typed.everything", snapshot.language)
    lot = 0 if rest.casefold() in everything else int(rest) if rest.isdecimal() else None
    found = [order for order in left if lot is None or order["lot"] == lot]
    if (rest and lot is None) or not found:
        raise NotUnderstood("server.no_such_order")
    for order in found:
        try:
            session.game.orders = session.delete(f"orders/{order['id']}")
        except Refused as refusal:
            if refusal.status != HTTPStatus.NOT_FOUND:  # carried out meanwhile
                raise
    _show_left(session, snapshot)
    return False


def _show_left(session: JoinSession, snapshot: Snapshot) -> None:
    left = [order_words(order, snapshot.language) for order in session.game.orders["orders"]]
    for line in left or [snapshot.say("terminal.server.no_orders")]:
        session.display.say(line)


def _kind(word: str, language: str) -> str:
    own = [say(f"terminal.order.{kind}", language) for kind in KINDS]
    found = matches(word, KINDS) or matches(word, own)
    if len(found) != 1:
        raise NotUnderstood("terminal.server.order_how")
    return KINDS[found[0]]


def _lot_words(snapshot: Snapshot, lot: Json) -> str:
    kinds = tuple(
        say(f"terminal.order.{kind}", snapshot.language)
        + (f" {lot['least']}–{lot['most']}" if kind in WITH_AMOUNT else "")
        for kind in lot["kinds"]
    )
    name = snapshot.name(lot["auctioneer"])
    return snapshot.say(
        "terminal.server.lot_to_order", lot=lot["lot"], space=lot["space"] or "⚑", name=name, kinds=", ".join(kinds)
    )


JOIN_COMMANDS: Final[tuple[GameCommand[JoinSession], ...]] = (
    game_commands.HELP,
    game_commands.RULES,
    GameCommand("why", show_reason),
    GameCommand("log", show_log),
    game_commands.TABLE,
    game_commands.MAT,
    game_commands.CARDS,
    game_commands.TILES,
    GameCommand("hint", show_hint),
    GameCommand("undo", undo),
    GameCommand("agree", agree),
    GameCommand("decline", decline),
    GameCommand("chat", chat),
    GameCommand("orders", show_orders),
    GameCommand("order", leave_order),
    GameCommand("revoke", revoke_order),
    GameCommand("pause", pause),
    GameCommand("resume", resume),
    GameCommand("back", come_back),
    game_commands.QUIT,
)
