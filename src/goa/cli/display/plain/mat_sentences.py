"""A player's mat in sentences."""

from collections.abc import Iterator

from goa.cli.display.player_summary import (
    counted_list,
    empty_fields,
    hand_limit,
    missing_for_step,
    place_name,
    tiles_in_words,
)
from goa.cli.display.snapshot import Snapshot
from goa.core.places import EMPTY, FIRST_COLONY, PLACE_COUNT, field_count
from goa.core.sacks import count, size
from goa.editions.vocabulary import COLUMNS, EXPEDITION, ROWS, SPICES
from goa.locales import Value
from goa.views.words import card_words


def goods_sentence(snapshot: Snapshot, seat: int) -> str:
    player = snapshot.player(seat)
    goods: dict[str, Value] = {
        "ships": player.ships,
        "colonists": player.colonists,
        "extra_actions": player.extra_actions,
        "cards": player.hand_size,
        "fields": empty_fields(player),
    }
    if player.ducats is None:
        return snapshot.say("terminal.told.has_hidden", name=snapshot.names[seat], **goods)
    if seat == snapshot.viewer:
        return snapshot.say("terminal.told.you_have", ducats=player.ducats, **goods)
    return snapshot.say("terminal.told.has", name=snapshot.names[seat], ducats=player.ducats, **goods)


def mat_sentences(snapshot: Snapshot, seat: int) -> Iterator[str]:
    player = snapshot.player(seat)
    has_flag = snapshot.observation.flag_holder == seat
    key = "terminal.told.player_with_flag" if has_flag else "terminal.told.player"
    yield snapshot.say(key, name=snapshot.name(seat))
    yield goods_sentence(snapshot, seat)
    for column in range(len(COLUMNS)):
        yield _column_words(snapshot, seat, column)
    for place in range(PLACE_COUNT):
        words = _place_words(snapshot, seat, place)
        if words:
            yield words
    if player.tiles:
        yield snapshot.say("terminal.told.tiles_ready", tiles=tiles_in_words(player.tiles, snapshot.language))
    if player.resting:
        yield snapshot.say("terminal.told.tiles_used", tiles=tiles_in_words(player.resting, snapshot.language))
    if player.kept:
        yield snapshot.say("terminal.told.kept", tiles=tiles_in_words(player.kept, snapshot.language))
    if player.hand:
        cards = (card_words(snapshot.observation.edition, card, snapshot.language) for card in player.hand)
        yield snapshot.say("terminal.told.hand", cards=counted_list(cards, snapshot.language))
    yield snapshot.say("terminal.told.hand_limit", limit=hand_limit(snapshot.observation.edition, player))


def _column_words(snapshot: Snapshot, seat: int, column: int) -> str:
    edition = snapshot.observation.edition
    player = snapshot.player(seat)
    row = player.rows[column]
    name = snapshot.say("thing.column", column=COLUMNS[column])
    name = name[0].upper() + name[1:]
    gives = snapshot.say("terminal.told.gives", row=row + 1, gives=edition.gives[column][row])
    if column == EXPEDITION:
        limit = edition.hand_limit[row]
        gives = snapshot.say("terminal.told.gives_cards", row=row + 1, gives=edition.gives[column][row], limit=limit)
    if row == ROWS - 1:
        return snapshot.say("terminal.told.last_row", column=name, gives=gives)
    cost = edition.cost[column][row]
    price = counted_list((_spice(snapshot, spice) for spice in cost), snapshot.language)
    ships = len(cost) * edition.ships_for_each_spice
    verdict = _verdict(snapshot, seat, column)
    return snapshot.say("terminal.told.column", column=name, gives=gives, price=price, ships=ships, verdict=verdict)


def _verdict(snapshot: Snapshot, seat: int, column: int) -> str:
    spices, ships = missing_for_step(snapshot.observation.edition, snapshot.player(seat), column)
    lacking = [_spice(snapshot, spice) for spice in spices]
    if ships:
        lacking.append(snapshot.say("goods.ships", number=ships))
    return (
        snapshot.say("terminal.told.lacks", lacking=", ".join(lacking))
        if lacking
        else snapshot.say("terminal.told.payable")
    )


def _spice(snapshot: Snapshot, spice: int) -> str:
    return snapshot.say("goods.spice", spice=SPICES[spice])


def _place_words(snapshot: Snapshot, seat: int, place: int) -> str:
    player = snapshot.player(seat)
    laid, bag = player.places[place], player.sacks[place]
    name = place_name(snapshot.observation.edition, player, place, snapshot.language)
    if laid == EMPTY:
        return f"{name}." if place >= FIRST_COLONY else ""
    there = (_spice(snapshot, spice) for spice in range(len(SPICES)) for _ in range(count(bag, spice)))
    sacks, fields = counted_list(there, snapshot.language), field_count(laid) - size(bag)
    if place < FIRST_COLONY:
        return snapshot.say("terminal.told.plantation", number=place + 1, name=name, sacks=sacks, fields=fields)
    return snapshot.say("terminal.told.founded", name=name, sacks=sacks, fields=fields)
