"""Points if the game ended now, as far as the viewer can see them. What is hidden is left out, never guessed."""

from __future__ import annotations

from msgspec import UNSET

from goa.editions.types import Edition
from goa.rules.scoring import score_player
from goa.tables.payloads.view_types import Points
from goa.views.imagine import player_of
from goa.views.observation import PlayerView


def points_of(edition: Edition, player: PlayerView, richest: int | None) -> Points:
    """The lines of the scoring sheet that are not hidden, and their total."""
    ducats = player.counted_ducats if richest is not None else player.ducats
    scored = player_of(player, ducats or 0, player.hand or ())  # a hidden hand counts as empty
    line = score_player(edition, scored, richest or 0)
    total = line.total
    if player.hand is None:
        total -= line.expedition_cards
    if richest is None:
        total -= line.most_ducats
    return Points(
        line.markers,
        line.colonies,
        line.single_plantations,
        line.duties,
        line.missions,
        total,
        UNSET if player.hand is None else line.expedition_cards,
        UNSET if richest is None else line.most_ducats,
        UNSET if ducats is None else ducats,
    )


def most_ducats(players: tuple[PlayerView, ...], *, is_counted: bool) -> int | None:
    """What the richest player has, if money is open or the table shows counted ducats."""
    if not is_counted and any(player.ducats is None for player in players):
        return None
    return max(player.counted_ducats for player in players)
