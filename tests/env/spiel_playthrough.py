"""A shortened OpenSpiel playthrough as a stored file; to write it again: python -m tests.env.spiel_playthrough.

A full playthrough is a megabyte. The file has the moves, and a digest of the full text.
"""

import hashlib
import re
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import goa.env.openspiel  # noqa: F401 - registers the game

GAME = "goa(players=2,edition=2012)"
KEPT = Path(__file__).parent / "playthroughs" / "goa-2012-2-seats.txt"
SEED = 7

# Lines to leave out: tensors, and texts that repeat the lines about the state.
LONG = re.compile(
    r"ObservationTensor|ObservationString|PublicObservationString|InformationStateString|History|ChanceOutcomes"
    r"|LegalActions|[ ◯◉]"
)


def regenerated(actions: list[int]) -> str:
    text: str = playthrough(GAME, actions, seed=SEED)
    lines = [line for line in text.splitlines() if not LONG.match(line)]
    digest = hashlib.sha256(text.encode()).hexdigest()
    return "\n".join([*lines, "", f"digest of the whole playthrough: {digest}", ""])


def actions_of(text: str) -> list[int]:
    return [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


if __name__ == "__main__":
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(regenerated([]), encoding="utf-8")
