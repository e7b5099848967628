"""A full position that agrees with all a seat knows; what it cannot see is drawn evenly."""

from mypy_extensions import i64

from goa.core.dice import rolled, shuffle
from goa.core.engine import settle
from goa.core.places import EMPTY, FIRST_COLONY, plantation_kind
from goa.core.state import NOTHING, UNKNOWN_SEED, Player, State
from goa.editions.vocabulary import NO_TILE, TILES
from goa.rules.tiles.plantations import GiveUpPlantation
from goa.views.observation import Observation, PlayerView


def imagine(observation: Observation, seed: int) -> State:
    """Hands, pile and Bonanza tiles as they may be. Each seed gives another table.

    A card that lay in the discards at a reshuffle cannot have been in a hand then, so hands are dealt for each shuffle
    apart, from the cards which that shuffle brought into the pile.
    """
    dice = rolled(i64(seed))
    edition = observation.edition
    is_seen = [False] * len(edition.cards)
    for card in observation.discards:
        is_seen[card] = True
    for card in observation.turned:
        is_seen[card] = True
    for view in observation.players:
        if view.hand is not None:
            for card in view.hand:
                is_seen[card] = True
    unseen: list[list[int]] = [[] for _ in range(observation.shuffles + 1)]
    for card, shuffled in enumerate(observation.shuffled_in):
        if not is_seen[card]:
            unseen[shuffled].append(card)
    for cards in unseen:
        dice = shuffle(cards, dice)
    players: list[Player] = []
    for view in observation.players:
        players.append(_imagine_player(view, unseen))
    pile: list[int] = []
    for cards in unseen:
        pile.extend(cards)
    dice = shuffle(pile, dice)
    corners, dice = _imagine_corners(observation, dice)
    box = observation.box
    state = State(
        edition=observation.edition,
        options=observation.options,
        seed=UNKNOWN_SEED,
        dice=dice,
        players=players,
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
        box=_deduce_box(observation) if box is None else box,
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
    if observation.offered:
        state.offered = list(observation.offered)
    else:
        settle(state)  # another seat decides: what is offered depends on its imagined hand
    return state


def _imagine_player(view: PlayerView, unseen: list[list[int]]) -> Player:
    """With the viewer's own hand, or one dealt from the cards that each shuffle brought."""
    hand = view.hand
    if hand is None:
        dealt: list[int] = []
        for shuffled, number in enumerate(view.hand_by_shuffle):
            for _ in range(number):
                dealt.append(unseen[shuffled].pop())
        dealt.sort()
        hand = tuple(dealt)
    return player_of(view, view.counted_ducats, hand)


def player_of(view: PlayerView, ducats: int, hand: tuple[int, ...]) -> Player:
    """The seat as it is seen, with what may be hidden filled in."""
    return Player(
        ducats=ducats,
        ships=view.ships,
        colonists=view.colonists,
        extra_actions=view.extra_actions,
        rows=view.rows,
        places=view.places,
        sacks=list(view.sacks),
        hand=hand,
        tiles=view.tiles,
        resting=view.resting,
        kept=view.kept,
    )


def _imagine_corners(observation: Observation, dice: i64) -> tuple[tuple[int, ...], i64]:
    if True not in observation.corners:
        return (NOTHING,) * len(observation.corners), dice
    unseen = [number for number in range(len(observation.edition.bonanza)) if number not in observation.bonanza_seen]
    dice = shuffle(unseen, dice)
    corners = [unseen.pop() if is_there else NOTHING for is_there in observation.corners]
    return tuple(corners), dice


def _deduce_box(observation: Observation) -> tuple[int, ...]:
    """What was put back unseen: of the tiles of the parts begun so far, those that lie nowhere."""
    if observation.round == 0:
        return ()
    hidden = [0] * len(TILES)  # by kind; less than none on a table laid out by hand that holds more than is printed
    for part in range(observation.part + 1):
        for kind in observation.edition.tiles[part]:
            hidden[kind] += 1
    for kind in _tiles_in_sight(observation):
        hidden[kind] -= 1
    box: list[int] = []
    for kind, number in enumerate(hidden):
        for _ in range(number):
            box.append(kind)
    return tuple(box)


def _tiles_in_sight(observation: Observation) -> list[int]:
    visible = [kind for kind in observation.grid if kind != NO_TILE]
    visible.extend(observation.discarded_tiles)
    for player in observation.players:
        visible.extend(player.tiles)
        visible.extend(player.resting)
        visible.extend(player.kept)
        for laid in player.places[:FIRST_COLONY]:
            if laid != EMPTY:
                visible.append(plantation_kind(laid))
    for frame in observation.agenda:
        if isinstance(frame, GiveUpPlantation):
            visible.append(frame.kind)
    return visible
