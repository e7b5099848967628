"""The log, clocks and secret orders of a server's table in words. The sentences are those of the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from goa.cli.join.table_api import Json, clean
from goa.locales import say

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
NOBODY: Final = -1


def line_sentences(line: Json, names: Sequence[str], language: str) -> list[str]:
    """A line of the log: what a choice brought about, or what else happened at the table."""
    if line["kind"] in ("begin", "choose"):
        return [clean(each["text"]) for each in line["sentences"]]
    seat = names[line["seat"]] if 0 <= line["seat"] < len(names) else ""
    number = str(line["text"])
    by = names[int(number)] if number.isdecimal() and int(number) < len(names) else ""
    kind = "renew" if line["kind"] == "reissue" and number == str(line["seat"]) else line["kind"]
    return [say(f"client.line.{kind}", language, seat=seat, by=by)]


def duration_words(seconds: int, language: str) -> str:
    """A time such as 2 d 3 h, 4 h 5 min or 6:07."""
    seconds = max(0, seconds)
    if seconds >= DAY:
        return say("client.clock.days_hours", language, days=seconds // DAY, hours=seconds % DAY // HOUR)
    if seconds >= HOUR:
        return say("client.clock.hours_minutes", language, hours=seconds // HOUR, minutes=seconds % HOUR // MINUTE)
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def clock_words(table: Json, names: Sequence[str], now: float, language: str) -> str:
    """How much time is left: of all seats in a live game, otherwise of the seat that is awaited."""
    clocks = table.get("clocks")
    if not clocks or table["is_over"]:
        return ""
    left = list(clocks["left"])
    running = clocks["running"]
    if running != NOBODY and clocks["expires"] is not None:
        left[running] = int(clocks["expires"] - now)
    shown = range(len(left)) if clocks["kind"] == "live" else [running] if running != NOBODY else []
    people = [seat for seat in shown if table["seats"][seat]["kind"] == "human"]
    if not people:
        return ""
    told = ", ".join(f"{names[seat]} {duration_words(left[seat], language)}" for seat in people)
    return say("terminal.server.time_left", language, times=told)


def order_words(order: Json, language: str) -> str:
    """A secret order as a sentence."""
    lot = order["lot"]
    name = "client.orders.others" if lot == 0 else "client.orders.flag" if lot == 1 else ""
    title = say(name, language) if name else say("terminal.server.lot", language, lot=lot)
    if order["dropped"]:
        return say(f"client.orders.dropped.{order['dropped']}", language, lot=lot, amount=order["amount"])
    if lot == 0:
        return f"{title}: {say('client.orders.others_help', language)}"
    said = say(f"client.orders.left.{order['kind']}", language, amount=order["amount"])
    return f"{title}: {said}"
