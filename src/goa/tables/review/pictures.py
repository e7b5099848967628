"""A game as small pictures: grid, markers, bids, development and points, as what changes from one to the next.

For views that know no rule and load no Python: the miniature of the home page and embedded games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from goa.core.choices import Choice
from goa.core.state import State
from goa.editions.vocabulary import TILES
from goa.rules.game import apply
from goa.rules.scoring import score
from goa.tables.payloads.printed import printed
from goa.views.observation import observe
from goa.views.situation import marker_owner

Picture = dict[str, Any]


def picture_of(state: State) -> Picture:
    """What everybody sees of a position, small."""
    seen = observe(state, -1)
    return {
        "grid": list(seen.grid),
        "markers": [[space, marker_owner(seen, number)] for number, space in enumerate(seen.markers, start=1)],
        "lot": seen.lot,
        "bids": list(seen.bids) if seen.lot else [],
        "rows": [list(player.rows) for player in seen.players],
        "points": [line.total - line.most_ducats for line in score(state).seats],
    }


def positions(state: State, choices: Iterable[Choice]) -> Iterator[State]:
    """The state as it is and after each choice; it is one object that changes."""
    yield state
    for choice in choices:
        apply(state, choice)
        yield state


def pictures_of(states: Iterable[State], names: Sequence[str], told: Sequence[str] = ()) -> Picture:
    """Everything that is drawn of these positions of one game, perhaps with a text below each."""
    before: Picture = {}
    changes: list[Picture] = []
    edition = None
    for number, state in enumerate(states):
        edition, now = state.edition, picture_of(state)
        if told:
            now["told"] = told[number]
        changed = {name: value for name, value in now.items() if before.get(name) != value}
        if changed:
            changes.append(changed)
        before = now
    assert edition is not None, "expected at least one position"
    kinds = sorted({kind for change in changes for kind in change.get("grid", ()) if kind >= 0})
    amounts = printed(edition, "en").tile_amounts
    tiles = {kind: [TILES[kind].replace(" ", "_"), amounts[kind]] for kind in kinds}
    return {"names": list(names), "tiles": tiles, "changes": changes}
