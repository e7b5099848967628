"""Writes the table as plain text, a hundred columns wide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from goa.core.grid import LETTERS, SPACES
from goa.core.places import EMPTY, PLACES, SPICES_IN, accepted_by, field_count
from goa.core.sacks import count
from goa.editions.vocabulary import COLUMNS, EFFECTS, GRID_SIDE, NO_TILE, SPICES, SYMBOLS, TILES

if TYPE_CHECKING:
    from goa.views.observation import Observation, PlayerView

CELL_WIDTH: Final = 19
MOST_OFFERED: Final = 12


def render_text(observation: Observation) -> str:
    lines = [_heading(observation), "", *_grid(observation), ""]
    for seat in range(len(observation.players)):
        lines += _player(observation, seat)
    lines += _offered(observation)
    return "\n".join(line.rstrip() for line in lines)


def _heading(seen: Observation) -> str:
    stage = f"Edition {seen.edition.name}, part {'AB'[seen.part]}, round {seen.round}"
    if seen.action:
        stage += f", action {seen.action}"
    if seen.is_over:
        return f"{stage}: the game is over"
    return f"{stage}: seat {seen.seat} has to answer ({type(seen.agenda[-1]).__name__})"


def _grid(seen: Observation) -> list[str]:
    marks = {space: f"*{number} " for number, space in enumerate(seen.markers, 1)}
    lines = ["     " + "".join(f"{letter:{CELL_WIDTH}}" for letter in LETTERS)]
    for row in range(GRID_SIDE):
        line = f"  {row + 1}  "
        for cell in range(row * GRID_SIDE, (row + 1) * GRID_SIDE):
            kind = seen.grid[cell]
            line += f"{marks.get(cell, '') + ('.' if kind == NO_TILE else TILES[kind]):{CELL_WIDTH}}"
        lines.append(line)
    if seen.markers:
        laid = [f"{number} {SPACES[space]}" for number, space in enumerate(seen.markers, 1)]
        lines.append(f"  markers: {', '.join(laid)}")
    if seen.lot:
        spoken = [f"seat {seat} {bid or 'passed'}" for seat, bid in enumerate(seen.bids) if bid >= 0]
        lines.append(f"  lot {seen.lot}: {', '.join(spoken) or 'no bid yet'}")
    return lines


def _player(seen: Observation, seat: int) -> list[str]:
    player = seen.players[seat]
    ducats = "?" if player.ducats is None else player.ducats
    signs = [word for word, holds in (("you", seat == seen.viewer), ("flag", seat == seen.flag_holder)) if holds]
    goods = f"ducats {ducats}, ships {player.ships}, colonists {player.colonists}, extra actions {player.extra_actions}"
    rows = ", ".join(f"{name} {row + 1}" for name, row in zip(COLUMNS, player.rows, strict=True))
    lines = [f"seat {seat}{f' ({chr(44).join(signs)})' if signs else ''}: {goods}", f"  rows: {rows}"]
    places = _places(player)
    if places:
        lines.append(f"  fields: {'; '.join(places)}")
    for word, kinds in (("tiles", player.tiles), ("used", player.resting), ("kept", player.kept)):
        if kinds:
            lines.append(f"  {word}: {', '.join(TILES[kind] for kind in kinds)}")
    if player.hand is None:
        lines.append(f"  cards: {player.hand_size}")
    elif player.hand:
        faces = [seen.edition.cards[card] for card in player.hand]
        lines.append("  cards: " + ", ".join(f"{EFFECTS[face.effect]} ({SYMBOLS[face.symbol]})" for face in faces))
    return lines


def _places(player: PlayerView) -> list[str]:
    described: list[str] = []
    for name, laid, bag in zip(PLACES, player.places, player.sacks, strict=True):
        if laid == EMPTY:
            continue
        accepts = SPICES_IN[accepted_by(laid)]
        kind = "any spice" if len(accepts) == len(SPICES) else " or ".join(SPICES[spice] for spice in accepts)
        sacks = " ".join(f"{SPICES[spice]} {count(bag, spice)}" for spice in range(len(SPICES)) if count(bag, spice))
        described.append(f"{name} ({field_count(laid)} of {kind}) {sacks or 'empty'}")
    return described


def _offered(seen: Observation) -> list[str]:
    if seen.scores is not None:
        return ["points: " + ", ".join(f"seat {seat} {line.total}" for seat, line in enumerate(seen.scores.seats))]
    if not seen.offered:
        return []
    texts = [choice.text for choice in seen.offered[:MOST_OFFERED]]
    more = len(seen.offered) - len(texts)
    return ["offered: " + ", ".join(texts) + (f", and {more} more" if more else "")]
