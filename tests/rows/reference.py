"""A slow and simple second implementation of the encoding, to compare with: part by part from an observation."""

from collections.abc import Iterable
from typing import Any

import goa
from goa.core.choices import PAIR, SpicePairChoice
from goa.core.places import ANY_SPICE, accepted_by, field_count
from goa.core.sacks import count
from goa.core.state import NO_BID_YET, NOBODY
from goa.editions.vocabulary import NO_TILE, SHIP, SPICES, SYMBOLS

# The layout shows these numbers of kinds, whatever is added later.
EFFECTS = 10
TILES = 38
QUESTIONS = 28

PAIRS = [choice.accepted for choice in PAIR if isinstance(choice, SpicePairChoice)]


def hot(number: int, width: int) -> list[int]:
    return [int(number == place) for place in range(width)]


def tallied(numbers: Iterable[int], width: int) -> list[int]:
    listed = list(numbers)
    return [listed.count(place) for place in range(width)]


def parts_of(seen: goa.Observation, *, counted_ducats: bool) -> dict[str, Any]:
    """Every part by name."""
    return {**of_table(seen), **of_question(seen), **of_grid(seen), **of_cards(seen), **of_seats(seen, counted_ducats)}


def seat_from(seen: goa.Observation, seat: int) -> int:
    return seat if seat == NOBODY else (seat - max(seen.viewer, 0)) % len(seen.players)


def seat(seen: goa.Observation, number: int) -> list[int]:
    return hot(seat_from(seen, number), 4)


def of_table(seen: goa.Observation) -> dict[str, Any]:
    edition, options = seen.edition, seen.options
    out = [number for number in range(len(seen.players)) if seen.out_of_extras >> number & 1]
    return {
        "rules": [
            edition.auctioneer_pays_one_less,
            edition.put_back_tiles_are_public,
            edition.progress_for_ducats_is_an_action,
            edition.spices_card_is_optional,
            edition.espionage_is_an_action,
            options.quick_start,
            options.bonanza,
            options.open_money,
        ],
        "own_seat": hot(seen.viewer, 4),
        "present": [int(number < len(seen.players)) for number in range(4)],
        "part": hot(seen.part, 2),
        "round": hot(seen.round, 5),
        "action": hot(seen.action, 5),
        "decides": seat(seen, seen.seat),
        "turn": seat(seen, seen.turn),
        "flag_holder": seat(seen, seen.flag_holder),
        "opener": seat(seen, seen.opener),
        "out_of_extras": tallied((seat_from(seen, number) for number in out), 4),
        "card_played": [seen.card_played],
        "reached": [[seen.reached >> (column * 5 + row) & 1 for row in (3, 4)] for column in range(5)],
    }


def of_question(seen: goa.Observation) -> dict[str, Any]:
    frame: Any = seen.agenda[-1] if seen.agenda else None
    name = type(frame).__name__
    amount = frame.question().amount if frame else ""
    return {
        "question": hot(frame.question().number if frame else -1, QUESTIONS),
        "amount": [getattr(frame, amount) if amount else 0],
        "owed": tallied(frame.unpaid if name == "PaySpice" else (), 5),
        "incoming": hot(frame.kind if name == "GiveUpPlantation" else -1, 16),
        "effect": hot(frame.effect if name == "ChooseColumn" else -1, EFFECTS),
    }


def of_grid(seen: goa.Observation) -> dict[str, Any]:
    seats = len(seen.players)
    bids = {seat_from(seen, number): bid for number, bid in enumerate(seen.bids) if bid != NO_BID_YET}
    tile = seen.grid[seen.markers[seen.lot - 1]] if seen.lot > 1 else NO_TILE
    return {
        "grid": [hot(kind, TILES) for kind in seen.grid],
        "markers": [hot(seen.markers[number] if number < len(seen.markers) else -1, 45) for number in range(5)],
        "lot": hot(seen.lot - 1, 5),
        "lot_tile": hot(tile, TILES),
        "auctioneer": seat(seen, (seen.opener + seen.lot - 1) % seats if seen.lot else NOBODY),
        "spoken": [int(number in bids) for number in range(4)],
        "bids": [min(255, bids.get(number, 0)) for number in range(4)],
        "highest_bid": [min(255, max(bids.values(), default=0))],
        "corners": seen.corners,
        "bonanza_seen": tallied(seen.bonanza_seen, 8),
        "box": tallied(seen.box or (), TILES),
    }


def of_cards(seen: goa.Observation) -> dict[str, Any]:
    faces = seen.edition.cards
    hand = (seen.players[seen.viewer].hand or ()) if seen.viewer != NOBODY else ()
    seen_cards = {*hand, *seen.discards, *seen.turned}
    unseen = [face.colonists - 1 for card, face in enumerate(faces) if card not in seen_cards]
    founding = seen.founding >= 0
    stacks = [
        [*tallied((PAIRS.index(tile) for tile in stack if tile != ANY_SPICE), 10), stack.count(ANY_SPICE)]
        for stack in seen.stacks
    ]
    return {
        "hand": tallied(hand, 30),
        "effects": tallied((faces[card].effect for card in hand), EFFECTS),
        "symbols": tallied((faces[card].symbol for card in hand), len(SYMBOLS)),
        "discards": tallied(seen.discards, 30),
        "turned": tallied(seen.turned, 30),
        "unseen_colonists": tallied(unseen, 3),
        "pile": [seen.pile],
        "shuffles": [seen.shuffles],
        "founding": hot(seen.founding, 4),
        "recruits": [seen.recruits if founding else 0],
        "missing": [max(0, seen.edition.colony_needs[seen.founding] - seen.recruits) if founding else 0],
        "stacks": stacks,
    }


def of_seats(seen: goa.Observation, counted_ducats: bool) -> dict[str, Any]:
    first = max(seen.viewer, 0)
    players = [*seen.players[first:], *seen.players[:first]]
    absent = 4 - len(players)
    ducats = [player.counted_ducats if counted_ducats else player.ducats for player in players]
    zero = [0] * absent
    return {
        "ducats": [*(min(255, known or 0) for known in ducats), *zero],
        "ducats_known": [*(int(known is not None) for known in ducats), *zero],
        "ships": [*(player.ships for player in players), *zero],
        "colonists": [*(player.colonists for player in players), *zero],
        "extra_actions": [*(player.extra_actions for player in players), *zero],
        "hand_size": [*(player.hand_size for player in players), *zero],
        "hand_from_pile": [*(player.hand_by_shuffle[-1] for player in players), *zero],
        "rows": [[hot(row, 5) for row in player.rows] for player in players] + [[[0] * 5] * 5] * absent,
        "places": [
            [
                [field_count(laid), *(accepted_by(laid) >> spice & 1 for spice in range(5)), *sacks]
                for laid, bag in zip(player.places, player.sacks, strict=True)
                for sacks in [[count(bag, spice) for spice in range(len(SPICES))]]
            ]
            for player in players
        ]
        + [[[0] * 11] * 8] * absent,
        "tiles": [tallied(player.tiles, TILES) for player in players] + [[0] * TILES] * absent,
        "resting": [tallied((kind - SHIP for kind in player.resting), 5) for player in players] + [[0] * 5] * absent,
        "kept": [tallied(player.kept, TILES) for player in players] + [[0] * TILES] * absent,
    }
