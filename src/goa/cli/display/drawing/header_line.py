"""Where in the game we are: part, round, and the steps of the round with the present one marked."""

from typing import Final

from rich.text import Text

from goa.cli.display.snapshot import ACTIONS, AUCTIONS, EXTRA_ACTIONS, MARKERS, OVER, QUICK_START, Scene
from goa.rules.rounds import ACTIONS_IN_A_ROUND

WIDE: Final = 90


def draw_header(scene: Scene, width: int) -> Text:
    edition = scene.observation.edition
    when = scene.when if width >= WIDE else scene.when_in_short
    line = Text.assemble((" GOA ", "bold reverse"), f" {edition.name}  ", (when, "bold"), "  ")
    line.append_text(_tracker(scene))
    line.truncate(width, overflow="ellipsis")
    return line


def _tracker(scene: Scene) -> Text:
    seen = scene.observation
    if scene.phase in (QUICK_START, OVER):
        return _here(scene.step)
    lot = scene.say("terminal.tracker.auctions")
    if scene.phase == AUCTIONS:
        lot = scene.say("terminal.tracker.lot", lot=seen.lot, lots=len(seen.markers))
    steps = [
        _step(scene.say("terminal.tracker.markers"), is_now=scene.phase == MARKERS),
        _step(lot, is_now=scene.phase == AUCTIONS),
        Text.assemble((scene.say("terminal.tracker.actions") + " ", "dim")).append_text(
            Text(" ").join(
                _step(str(number), is_now=scene.phase == ACTIONS and seen.action == number)
                for number in range(1, ACTIONS_IN_A_ROUND + 1)
            )
        ),
        _step(scene.say("terminal.tracker.extras"), is_now=scene.phase == EXTRA_ACTIONS),
    ]
    return Text.assemble((" > ", "dim")).join(steps)


def _step(words: str, *, is_now: bool) -> Text:
    return _here(words) if is_now else Text(words, "dim")


def _here(words: str) -> Text:
    return Text(f"[{words}]", "bold")
