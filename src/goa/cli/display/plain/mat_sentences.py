"""What lies in front of a player, in sentences."""

from collections.abc import Iterator

from goa.cli.display.player_summary import (
    counted,
    empty_fields,
    hand_limit,
    missing_for_step,
    place_name,
    tiles_in_words,
)
from goa.cli.display.snapshot import Scene
from goa.core.places import EMPTY, FIRST_COLONY, PLACE_COUNT, fields_of
from goa.core.sacks import count, size
from goa.editions.names import COLUMNS, EXPEDITION, ROWS, SPICES
from goa.locales import Value
from goa.views.words import card_words


def goods_sentence(scene: Scene, seat: int) -> str:
    player = scene.player(seat)
    goods: dict[str, Value] = {
        "ships": player.ships,
        "colonists": player.colonists,
        "extra_actions": player.extra_actions,
        "cards": player.hand_size,
        "fields": empty_fields(player),
    }
    if player.ducats is None:
        return scene.say("terminal.told.has_hidden", name=scene.names[seat], **goods)
    if seat == scene.viewer:
        return scene.say("terminal.told.you_have", ducats=player.ducats, **goods)
    return scene.say("terminal.told.has", name=scene.names[seat], ducats=player.ducats, **goods)


def tell_mat(scene: Scene, seat: int) -> Iterator[str]:
    player = scene.player(seat)
    has_flag = scene.observation.flag_holder == seat
    key = "terminal.told.player_with_flag" if has_flag else "terminal.told.player"
    yield scene.say(key, name=scene.name(seat))
    yield goods_sentence(scene, seat)
    for column in range(len(COLUMNS)):
        yield _column_words(scene, seat, column)
    for place in range(PLACE_COUNT):
        words = _place_words(scene, seat, place)
        if words:
            yield words
    if player.tiles:
        yield scene.say("terminal.told.tiles_ready", tiles=tiles_in_words(player.tiles, scene.language))
    if player.resting:
        yield scene.say("terminal.told.tiles_used", tiles=tiles_in_words(player.resting, scene.language))
    if player.kept:
        yield scene.say("terminal.told.kept", tiles=tiles_in_words(player.kept, scene.language))
    if player.hand:
        cards = (card_words(scene.observation.edition, card, scene.language) for card in player.hand)
        yield scene.say("terminal.told.hand", cards=counted(cards, scene.language))
    yield scene.say("terminal.told.hand_limit", limit=hand_limit(scene.observation.edition, player))


def _column_words(scene: Scene, seat: int, column: int) -> str:
    edition = scene.observation.edition
    player = scene.player(seat)
    row = player.rows[column]
    name = scene.say("thing.column", column=COLUMNS[column])
    name = name[0].upper() + name[1:]
    gives = scene.say("terminal.told.gives", row=row + 1, gives=edition.gives[column][row])
    if column == EXPEDITION:
        limit = edition.hand_limit[row]
        gives = scene.say("terminal.told.gives_cards", row=row + 1, gives=edition.gives[column][row], limit=limit)
    if row == ROWS - 1:
        return scene.say("terminal.told.last_row", column=name, gives=gives)
    cost = edition.cost[column][row]
    price = counted((_spice(scene, spice) for spice in cost), scene.language)
    ships = len(cost) * edition.ships_for_each_spice
    verdict = _verdict(scene, seat, column)
    return scene.say("terminal.told.column", column=name, gives=gives, price=price, ships=ships, verdict=verdict)


def _verdict(scene: Scene, seat: int, column: int) -> str:
    spices, ships = missing_for_step(scene.observation.edition, scene.player(seat), column)
    lacking = [_spice(scene, spice) for spice in spices]
    if ships:
        lacking.append(scene.say("goods.ships", number=ships))
    return (
        scene.say("terminal.told.lacks", lacking=", ".join(lacking)) if lacking else scene.say("terminal.told.payable")
    )


def _spice(scene: Scene, spice: int) -> str:
    return scene.say("goods.spice", spice=SPICES[spice])


def _place_words(scene: Scene, seat: int, place: int) -> str:
    player = scene.player(seat)
    laid, bag = player.places[place], player.sacks[place]
    name = place_name(scene.observation.edition, player, place, scene.language)
    if laid == EMPTY:
        return f"{name}." if place >= FIRST_COLONY else ""
    there = (_spice(scene, spice) for spice in range(len(SPICES)) for _ in range(count(bag, spice)))
    sacks, fields = counted(there, scene.language), fields_of(laid) - size(bag)
    if place < FIRST_COLONY:
        return scene.say("terminal.told.plantation", number=place + 1, name=name, sacks=sacks, fields=fields)
    return scene.say("terminal.told.founded", name=name, sacks=sacks, fields=fields)
