"""table("...") sets up a position in one line; play(state, "...") makes choices; cards and tiles are given by name."""

from collections.abc import Mapping, Sequence

import goa
from goa.core.engine import settle
from goa.core.events import Event
from goa.core.frames import Frame
from goa.core.grid import SPACES
from goa.core.places import ANY_SPICE, EMPTY, FIRST_COLONY, PLACE_COUNT, PLACES, colony, plantation
from goa.core.sacks import ONE, count
from goa.core.state import NEWEST_RULES, NOBODY, State
from goa.editions.vocabulary import COLONIES, EFFECTS, NO_TILE, SPICES, SYMBOLS, TILES
from goa.rules import action_turns, auction, markers, round_end, rounds
from goa.rules.part_layout import lay_out_tiles

PHASES = ("markers", "auction", "actions", "second action", "third action", "extra actions", "end of round", "end")


def table(
    phase: str = "actions",
    *,
    edition: str | goa.Edition = "2004",
    players: int = 4,
    seed: int = 1,
    first: int = 0,
    part: str = "A",
    round: int = 1,
    marked: Sequence[str] = (),
    ducats: Sequence[int] | None = None,
    ships: Sequence[int] | None = None,
    colonists: Sequence[int] | None = None,
    extra_actions: Sequence[int] | None = None,
    rows: Mapping[int, Sequence[int]] | None = None,
    boards: Mapping[int, Mapping[str, str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    tiles: Mapping[int, Sequence[str]] | None = None,
    kept: Mapping[int, Sequence[str]] | None = None,
    pile: Sequence[str | int] | None = None,
    rest: str = "pile",
    grid: Mapping[str, str] | None = None,
    bonanza: bool = False,
    open_money: bool = False,
    rules_version: int = NEWEST_RULES,
) -> State:
    """A position at the start of a phase; seats count from 0, rows from 1 as in the rulebook.

    boards: {0: {"plantation 1": "double ginger: ginger", "quilon": "pepper/nutmeg: nutmeg", "cochin": "any:"}}
    hands: {0: ["two ships", "sell spices tiger"]}; pile: the next cards, by name or by their number of colonists
    the name of a card: "two ships", "two ships tiger", "tiger", or with its colonists "two ships 1"
    rest: where all other cards are: "pile" (below those named), "discards" or "hand" (of the last seat)
    marked: spaces of the flag and markers for the auction phase ("north b", "b1", ...); default: the first that fit
    grid: {"a1": "swap", "b1": "none"}; all other tiles are as the seed deals them
    """
    state = goa.new_game(
        edition, players=players, seed=seed, bonanza=bonanza, open_money=open_money, rules_version=rules_version
    )
    state.flag_holder = state.opener = first
    state.part = "AB".index(part)
    state.round = round
    if part == "B":
        lay_out_tiles(state, 1)
    for cell, tile in (grid or {}).items():
        state.grid[SPACES.index(cell)] = NO_TILE if tile == "none" else TILES.index(tile)
    for seat, player in enumerate(state.players):
        player.ducats = ducats[seat] if ducats else 10
        player.ships = ships[seat] if ships else player.ships
        player.colonists = colonists[seat] if colonists else player.colonists
        player.extra_actions = extra_actions[seat] if extra_actions else 0
        player.rows = tuple(row - 1 for row in (rows or {}).get(seat, (1, 1, 1, 1, 1)))
        player.tiles = tuple(sorted(TILES.index(tile) for tile in (tiles or {}).get(seat, ())))
        player.kept = tuple(sorted(TILES.index(tile) for tile in (kept or {}).get(seat, ())))
        _lay_board(state, seat, (boards or {}).get(seat, {}))
    _deal(state, hands or {}, pile or (), rest)
    _set_agenda(state, phase, marked)
    settle(state)
    state.events = []
    return state


def _lay_board(state: State, seat: int, board: Mapping[str, str]) -> None:
    player = state.players[seat]
    places = [EMPTY] * PLACE_COUNT
    for name, words in board.items():
        tile, _, on_it = words.partition(":")
        place = PLACES.index(name)
        if place < FIRST_COLONY:
            places[place] = plantation(TILES.index(tile))
        else:
            number = place - FIRST_COLONY
            accepted = ANY_SPICE if tile == "any" else sum(1 << SPICES.index(spice) for spice in tile.split("/"))
            places[place] = colony(accepted, state.edition.colony_fields[number])
            stack = list(state.stacks[number])
            stack.remove(accepted)
            state.stacks = (*state.stacks[:number], tuple(stack), *state.stacks[number + 1 :])
        for spice in on_it.split():
            player.sacks[place] += ONE[SPICES.index(spice)]
    player.places = tuple(places)


def _deal(state: State, hands: Mapping[int, Sequence[str]], pile: Sequence[str | int], rest: str) -> None:
    """Deal the hands first, then the top of the pile; `rest` says where the other cards go."""
    assert rest in {"pile", "discards", "hand"}, f"expected pile, discards or hand, came {rest!r}"
    left = list(range(len(state.edition.cards)))
    top: list[int] = []
    named = [(words, seat) for seat, cards in hands.items() for words in cards]
    for words, seat in named:
        card = _find(state, left, words)
        left.remove(card)
        state.players[seat].hand = tuple(sorted((*state.players[seat].hand, card)))
    for wanted in pile:
        card = _find(state, left, wanted)
        left.remove(card)
        top.append(card)
    state.pile = (left if rest == "pile" else []) + top[::-1]
    state.discards = tuple(left) if rest == "discards" else ()
    if rest == "hand":
        state.players[-1].hand = tuple(sorted((*state.players[-1].hand, *left)))


def _find(state: State, left: Sequence[int], wanted: str | int) -> int:
    for card in left:
        face = state.edition.cards[card]
        words = f"{EFFECTS[face.effect]} {SYMBOLS[face.symbol]}"
        if wanted == face.colonists or (isinstance(wanted, str) and (words + " ").startswith(wanted + " ")):
            return card
        if wanted in {SYMBOLS[face.symbol], f"{EFFECTS[face.effect]} {face.colonists}"}:
            return card
    raise AssertionError(f"no card left that fits {wanted!r}")


def _set_agenda(state: State, phase: str, marked: Sequence[str]) -> None:
    assert phase in PHASES, f"expected one of {PHASES}, came {phase!r}"
    agenda: list[Frame] = [markers.PlaceMarkers(), auction.HoldAuctions()]
    agenda += [action_turns.TakeActions(action) for action in (1, 2, 3)]
    agenda += [round_end.TakeExtraActions(), round_end.EndRound()]
    agenda = agenda[PHASES.index(phase) :]
    agenda += [rounds.PlayRound(number) for number in range(state.round + 1, 5)]
    if state.part == 0:
        agenda.append(rounds.BeginPart(1))
    agenda.append(rounds.EndGame())
    state.agenda = []
    state.turn = NOBODY
    state.do_all_next(agenda)
    if phase == "auction":
        state.agenda.append(markers.PlaceMarkers())
        settle(state)
        for index in range(state.seats + 1):
            texts = [choice.text for choice in state.offered]
            verb = "flag" if index == 0 else "mark"
            goa.apply(state, f"{verb} {marked[index]}" if marked else texts[0])
        state.past = None


def play(state: State, *choices: str) -> list[Event]:
    """Make these choices, each for the seat that must choose; returns all events."""
    events: list[Event] = []
    for choice in choices:
        events += goa.apply(state, choice)
    return events


def texts(state: State) -> list[str]:
    """The offered choices as texts."""
    return [choice.text for choice in state.offered]


def sacks(state: State, seat: int) -> dict[str, list[str]]:
    """The sacks of a seat by place: {"quilon": ["nutmeg"]}; empty places are left out."""
    found: dict[str, list[str]] = {}
    for place, bag in enumerate(state.players[seat].sacks):
        words = [spice for number, spice in enumerate(SPICES) for _ in range(count(bag, number))]
        if words:
            found[PLACES[place]] = words
    return found


def colonies(state: State, seat: int) -> list[str]:
    """The colonies a seat has founded."""
    return [name for number, name in enumerate(COLONIES) if state.players[seat].places[FIRST_COLONY + number] != EMPTY]


def hand(state: State, seat: int) -> list[str]:
    """The hand of a seat as "effect symbol"."""
    faces = [state.edition.cards[card] for card in state.players[seat].hand]
    return [f"{EFFECTS[face.effect]} {SYMBOLS[face.symbol]}" for face in faces]


def rows(state: State, seat: int) -> tuple[int, ...]:
    """The rows of a seat's five markers, counted from 1 as in the rulebook."""
    return tuple(row + 1 for row in state.players[seat].rows)


def tiles(state: State, seat: int) -> list[str]:
    """The tiles that a seat can use."""
    return [TILES[kind] for kind in state.players[seat].tiles]
