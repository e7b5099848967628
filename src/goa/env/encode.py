"""Observations as arrays: rows of bytes with named parts, and masks over the catalogue of choices.

    row = encode(goa.observe(state, seat))      # uint8, LAYOUT names its parts
    view(row, "ships")                          # the ships of all seats, the viewer's first
    mask = action_mask(observation.offered)     # one byte for each choice of goa.CATALOGUE

The input is an observation, so a row contains nothing hidden.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from goa.core.choices import Choice
from goa.core.state import NOBODY
from goa.rows.card_bytes import write_cards, write_colonies
from goa.rows.encode_row import mask_of
from goa.rows.grid_bytes import write_auction, write_grid, write_surprises
from goa.rows.layout import ACTIONS, LAYOUT, SIZE
from goa.rows.phase_bytes import write_course, write_question, write_rules
from goa.rows.player_bytes import UNKNOWN, Holdings, write_board
from goa.rows.row_template import EMPTY_ROW
from goa.views.observation import Observation

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]  # the type that Gymnasium's spaces expect
Floats = npt.NDArray[np.float32]

FULL: Final[Floats] = np.concatenate([np.full(part.size, part.full, np.float32) for part in LAYOUT.values()])
_SCALE: Final[Floats] = np.reciprocal(FULL)


def encode(observation: Observation, *, counted_ducats: bool = False) -> Bytes:
    """A row of SIZE bytes; counted_ducats adds the money that an attentive player can count (SET-7)."""
    return np.frombuffer(bytearray(_row(observation, counted_ducats)), np.uint8)


def encode_many(
    observations: Iterable[Observation], *, counted_ducats: bool = False, out: Bytes | None = None
) -> Bytes:
    """One row for each observation, written into the first rows of `out` if given."""
    rows = [_row(observation, counted_ducats) for observation in observations]
    made = np.frombuffer(bytearray(b"".join(rows)), np.uint8).reshape(len(rows), SIZE)
    if out is None:
        return made
    out[: len(rows)] = made
    return out


def action_mask(offered: Sequence[Choice]) -> Mask:
    """One byte for each choice of the catalogue: 1 if it is offered."""
    return np.frombuffer(bytearray(mask_of(list(offered))), np.int8)


def mask_many(offers: Iterable[Sequence[Choice]]) -> Mask:
    masks = [mask_of(list(offered)) for offered in offers]
    return np.frombuffer(bytearray(b"".join(masks)), np.int8).reshape(len(masks), ACTIONS)


def view(rows: npt.NDArray[np.generic], part: str) -> npt.NDArray[np.generic]:
    """A named part of a row or of a stack of rows, in the part's shape; a NumPy view, not a copy."""
    named = LAYOUT[part]
    return rows[..., named.slice].reshape(*rows.shape[:-1], *named.shape)


def scaled(rows: Bytes) -> Floats:
    """The rows as floats, mostly between 0 and 1, for networks."""
    return rows * _SCALE


def _row(seen: Observation, counted_ducats: bool) -> bytes:
    row = EMPTY_ROW[:]
    viewer, seats = seen.viewer, len(seen.players)
    grid = list(seen.grid)
    write_rules(row, seen.edition, seen.options)
    write_course(
        row, viewer, seats, seen.part, seen.round, seen.action, seen.seat, seen.turn, seen.flag_holder,
        seen.opener, seen.out_of_extras, seen.card_played,
    )  # fmt: skip
    if not seen.is_over:
        write_question(row, seen.agenda[-1])
    write_grid(row, grid, seen.markers)
    write_auction(row, viewer, seats, grid, seen.markers, seen.lot, seen.opener, seen.bids)
    corners = sum(lies << corner for corner, lies in enumerate(seen.corners))
    write_surprises(row, corners, seen.bonanza_seen, seen.box or ())
    hand = None if viewer == NOBODY else seen.players[viewer].hand
    write_cards(row, seen.edition, hand or (), seen.discards, seen.turned, seen.pile, seen.shuffles)
    write_colonies(row, seen.edition, seen.founding, seen.recruits, seen.stacks, seen.reached)
    holdings = Holdings()
    for number, player in enumerate(seen.players):
        seat = number if viewer == NOBODY else (number - viewer) % seats
        write_board(
            row, seat, player.rows, player.places, list(player.sacks), player.tiles, player.resting, player.kept
        )
        ducats = player.counted_ducats if counted_ducats else player.ducats
        holdings.add(
            seat, UNKNOWN if ducats is None else ducats, player.ships, player.colonists, player.extra_actions,
            player.hand_size, player.hand_by_shuffle[-1],
        )  # fmt: skip
    holdings.write(row)
    return b"".join(row)
