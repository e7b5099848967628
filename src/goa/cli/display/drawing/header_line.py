"""The line at the top: part, round, and the steps of the round with the current one marked."""

from typing import Final

from rich.text import Text

from goa.cli.display.snapshot import Snapshot
from goa.record.marks import mark_words
from goa.rules.rounds import ACTIONS_IN_A_ROUND
from goa.views.situation import ACTIONS, AUCTIONS, EXTRA_ACTIONS, MARKERS, OVER, SETUP

WIDE: Final = 90


def draw_header(snapshot: Snapshot, width: int) -> Text:
    edition = snapshot.observation.edition
    when = snapshot.round_text if width >= WIDE else snapshot.short_round_text
    line = Text.assemble((" GOA ", "bold reverse"), f" {edition.name}  ", (when, "bold"), "  ")
    if snapshot.marks:
        words = ", ".join(mark_words(mark, snapshot.language) for mark in snapshot.marks)
        line.append(f"(! {words})" if width >= WIDE else "(!)", "yellow").append("  ")
    line.append_text(_tracker(snapshot))
    line.truncate(width, overflow="ellipsis")
    return line


def _tracker(snapshot: Snapshot) -> Text:
    seen = snapshot.observation
    if snapshot.phase in (SETUP, OVER):
        return _here(snapshot.step_text)
    lot = snapshot.say("terminal.tracker.auctions")
    if snapshot.phase == AUCTIONS:
        lot = snapshot.say("terminal.tracker.lot", lot=seen.lot, lots=len(seen.markers))
    steps = [
        _step(snapshot.say("terminal.tracker.markers"), is_now=snapshot.phase == MARKERS),
        _step(lot, is_now=snapshot.phase == AUCTIONS),
        Text.assemble((snapshot.say("terminal.tracker.actions") + " ", "dim")).append_text(
            Text(" ").join(
                _step(str(number), is_now=snapshot.phase == ACTIONS and seen.action == number)
                for number in range(1, ACTIONS_IN_A_ROUND + 1)
            )
        ),
        _step(snapshot.say("terminal.tracker.extras"), is_now=snapshot.phase == EXTRA_ACTIONS),
    ]
    return Text.assemble((" > ", "dim")).join(steps)


def _step(words: str, *, is_now: bool) -> Text:
    return _here(words) if is_now else Text(words, "dim")


def _here(words: str) -> Text:
    return Text(f"[{words}]", "bold")
