"""What lies in front of a player, in sentences."""

from collections.abc import Iterator

from goa.cli.holdings import amount, counted, empty_fields, hand_limit, missing_for_step, place_name, tiles_in_words
from goa.cli.scene import Scene
from goa.core.places import EMPTY, FIRST_COLONY, PLACE_COUNT, fields_of
from goa.core.sacks import count, size
from goa.editions.names import COLUMNS, EXPEDITION, ROWS, SPICES
from goa.views.words import card_words


def goods_sentence(scene: Scene, seat: int) -> str:
    player = scene.player(seat)
    words = [
        "hidden ducats" if player.ducats is None else amount(player.ducats, "ducat"),
        amount(player.ships, "ship"),
        amount(player.colonists, "colonist"),
        amount(player.extra_actions, "extra action card"),
        amount(player.hand_size, "expedition card"),
        f"{amount(empty_fields(player), 'empty field')}",
    ]
    who = "You have" if seat == scene.viewer else f"{scene.names[seat]} has"
    return f"{who} {', '.join(words)}."


def tell_mat(scene: Scene, seat: int) -> Iterator[str]:
    player = scene.player(seat)
    flag = ", with the flag" if scene.observation.flag_holder == seat else ""
    yield f"{scene.name(seat)}{flag}."
    yield goods_sentence(scene, seat)
    for column, name in enumerate(COLUMNS):
        yield f"{name.capitalize()}: {_column_words(scene, seat, column)}"
    for place in range(PLACE_COUNT):
        words = _place_words(scene, seat, place)
        if words:
            yield words
    if player.tiles:
        yield f"Tiles ready: {tiles_in_words(player.tiles)}."
    if player.resting:
        yield f"Tiles used this round: {tiles_in_words(player.resting)}."
    if player.kept:
        yield f"Kept for the scoring: {tiles_in_words(player.kept)}."
    if player.hand:
        yield f"Hand: {counted(card_words(scene.observation.edition, card) for card in player.hand)}."
    yield f"Hand limit: {hand_limit(scene.observation.edition, player)}."


def _column_words(scene: Scene, seat: int, column: int) -> str:
    edition = scene.observation.edition
    player = scene.player(seat)
    row = player.rows[column]
    gives = f"row {row + 1}, gives {edition.gives[column][row]}"
    if column == EXPEDITION:
        gives += f", hand limit {edition.hand_limit[row]}"
    if row == ROWS - 1:
        return f"{gives}. Last row."
    cost = edition.cost[column][row]
    price = counted(SPICES[spice] for spice in cost)
    ships = amount(len(cost) * edition.ships_for_each_spice, "ship")
    spices, lacking_ships = missing_for_step(edition, player, column)
    lacking = [SPICES[spice] for spice in spices] + ([amount(lacking_ships, "ship")] if lacking_ships else [])
    verdict = f"lacks {', '.join(lacking)}" if lacking else "can be paid now"
    return f"{gives}. Next step costs {price} and {ships}: {verdict}."


def _place_words(scene: Scene, seat: int, place: int) -> str:
    player = scene.player(seat)
    laid, bag = player.places[place], player.sacks[place]
    name = place_name(scene.observation.edition, player, place)
    if laid == EMPTY:
        return f"{name}." if place >= FIRST_COLONY else ""
    sacks = counted(SPICES[spice] for spice in range(len(SPICES)) for _ in range(count(bag, spice)))
    label = f"Plantation {place + 1}, {name}" if place < FIRST_COLONY else name
    return f"{label}: {sacks}. {amount(fields_of(laid) - size(bag), 'empty field')}."
