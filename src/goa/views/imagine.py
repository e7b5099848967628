"""A full position that agrees with all a seat knows; what it cannot see is drawn evenly."""

from mypy_extensions import i64

from goa.core.dice import rolled, shuffle
from goa.core.engine import settle
from goa.core.grid import CORNERS
from goa.core.places import EMPTY, FIRST_COLONY, plantation_kind
from goa.core.state import NOTHING, UNKNOWN_SEED, Player, State
from goa.editions.names import NO_TILE
from goa.rules.tiles.plantations import GiveUpPlantation
from goa.views.observation import Observation


def imagine(observation: Observation, seed: int) -> State:
    """Hands, pile and Bonanza tiles as they may well be; another seed, another table.

    A card that lay in the discards at a reshuffle cannot have been in a hand then, so hands are dealt for each shuffle
    apart, from the cards which that shuffle brought into the pile.
    """
    dice = rolled(i64(seed))
    hands: list[list[int]] = []
    for player in observation.players:
        hands.append([] if player.hand is None else list(player.hand))
    seen = {card for hand in hands for card in hand}.union(observation.discards, observation.turned)
    pile: list[int] = []
    for shuffled in range(observation.shuffles + 1):
        unseen = [card for card, since in enumerate(observation.shuffled_in) if since == shuffled and card not in seen]
        dice = shuffle(unseen, dice)
        for seat, player in enumerate(observation.players):
            if player.hand is None:
                for _ in range(player.hand_by_shuffle[shuffled]):
                    hands[seat].append(unseen.pop())
        pile += unseen
    dice = shuffle(pile, dice)
    corners, dice = _imagine_corners(observation, dice)
    state = State(
        edition=observation.edition,
        options=observation.options,
        seed=UNKNOWN_SEED,
        dice=dice,
        players=[
            Player(
                ducats=player.counted_ducats,
                ships=player.ships,
                colonists=player.colonists,
                extra_actions=player.extra_actions,
                rows=player.rows,
                places=player.places,
                sacks=list(player.sacks),
                hand=tuple(sorted(hands[seat])),
                tiles=player.tiles,
                resting=player.resting,
                kept=player.kept,
            )
            for seat, player in enumerate(observation.players)
        ],
        agenda=list(observation.agenda),
        offered=[],
        events=list(observation.events),
        past=observation.past,
        part=observation.part,
        round=observation.round,
        action=observation.action,
        flag_holder=observation.flag_holder,
        opener=observation.opener,
        grid=list(observation.grid),
        corners=corners,
        bonanza_seen=observation.bonanza_seen,
        box=_deduce_box(observation) if observation.box is None else observation.box,
        discarded_tiles=observation.discarded_tiles,
        markers=observation.markers,
        lot=observation.lot,
        bids=list(observation.bids),
        turn=observation.turn,
        card_played=observation.card_played,
        out_of_extras=observation.out_of_extras,
        pile=pile,
        discards=observation.discards,
        turned=observation.turned,
        shuffles=observation.shuffles,
        shuffled_in=observation.shuffled_in,
        stacks=observation.stacks,
        founding=observation.founding,
        recruits=observation.recruits,
        reached=observation.reached,
    )
    settle(state)  # an imagined hand offers what it offers
    return state


def _imagine_corners(observation: Observation, dice: i64) -> tuple[tuple[int, ...], i64]:
    unseen = [number for number in range(len(observation.edition.bonanza)) if number not in observation.bonanza_seen]
    dice = shuffle(unseen, dice)
    corners = [unseen.pop() if observation.corners[corner] else NOTHING for corner in range(len(CORNERS))]
    return tuple(corners), dice


def _deduce_box(observation: Observation) -> tuple[int, ...]:
    """What was put back unseen: of the tiles of the parts begun so far, those that lie nowhere."""
    if observation.round == 0:
        return ()
    hidden = [kind for part in range(observation.part + 1) for kind in observation.edition.tiles[part]]
    visible = [kind for kind in observation.grid if kind != NO_TILE]
    visible += observation.discarded_tiles
    for player in observation.players:
        visible += player.tiles + player.resting + player.kept
        visible += [plantation_kind(laid) for laid in player.places[:FIRST_COLONY] if laid != EMPTY]
    for frame in observation.agenda:
        if isinstance(frame, GiveUpPlantation):
            visible.append(frame.kind)
    for kind in visible:
        if kind in hidden:  # a table laid out by hand may hold more than an edition prints
            hidden.remove(kind)
    return tuple(sorted(hidden))
