"""A whole game decision by decision, one file per edition, so that a change of the rules shows up as a diff.

Regenerate with: python -m tests.playthrough
"""

from pathlib import Path

from tests.properties.walk import Game, choose

import goa
from goa.core.frames import Decision

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "2004": Game("2004", 3, 2004, quick_start=False, bonanza=False, open_money=False),
    "2012": Game("2012", 3, 2012, quick_start=True, bonanza=True, open_money=False),
}


def transcript(game: Game) -> str:
    """Every decision: the open question, the offered choices, the choice and its events."""
    state = game.start()
    dice = game.seed
    lines = [str(game), *(f"    {event}" for event in state.events)]
    number = 0
    while not state.is_over:
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        choice, dice = choose(state, dice)
        lines += [
            "",
            f"{number}: {frame} [{frame.rule()}], {len(state.agenda)} on the agenda",
            f"    offered: {', '.join(offer.text for offer in state.offered)}",
            f"    seat {state.seat + 1} chooses: {choice.text}",
        ]
        lines += [f"    {event}" for event in goa.apply(state, choice)]
        number += 1
    lines += ["", *(str(line) for line in goa.score(state).seats), f"winners: {goa.score(state).winners}", ""]
    return "\n".join(lines)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(transcript(game), encoding="utf-8")


if __name__ == "__main__":
    main()
