"""The choices as they are numbered on every display."""

from goa.cli.display.snapshot import Scene
from goa.core.choices import Bid


def numbered(scene: Scene) -> list[tuple[str, str]]:
    """The numbers and the words; a run of bids is one line."""
    offered = scene.observation.offered
    lines: list[tuple[str, str]] = []
    bids = [number for number, choice in enumerate(offered, 1) if isinstance(choice, Bid)]
    for number, (choice, label) in enumerate(zip(offered, scene.labels, strict=True), 1):
        if not isinstance(choice, Bid) or len(bids) == 1:
            lines.append((str(number), label))
        elif number == bids[0]:
            last = offered[bids[-1] - 1]
            assert isinstance(last, Bid)
            words = scene.say("terminal.bids", lowest=choice.amount, highest=last.amount)
            lines.append((f"{bids[0]}-{bids[-1]}", words))
    return lines
