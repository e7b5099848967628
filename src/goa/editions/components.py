"""Reading the printed things of an edition file: board, colonies, tiles and cards."""

from goa.editions.edition_errors import described
from goa.editions.section import Section
from goa.editions.types import Card
from goa.editions.vocabulary import EFFECTS, EXPEDITION, ROWS, SPICES, SYMBOLS, TILES


def whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def read_column(board: Section, name: str, column: int) -> tuple[list[int], list[int], list[tuple[int, ...]]]:
    """What a column of the development board gives by row, its hand limits if any, and the spices of its steps."""
    gives: list[int] = []
    limits: list[int] = []
    steps: list[tuple[int, ...]] = []
    wanted = 2 if column == EXPEDITION else 1
    shape = "[cards, hand limit, source" if wanted == 2 else "[number, source"
    rows = board.rows(name, f"{ROWS} rows")
    if rows and len(rows) != ROWS:
        board.refuse(name, f"expected {ROWS} rows, came {len(rows)}")
        return gives, limits, steps
    for number, row in enumerate(rows, 1):
        is_last = number == ROWS
        expected = f"{shape}]" if is_last else f"{shape}, spices of the next step, source]"
        key = f"{name}.row {number}"
        if not isinstance(row, list) or len(row) != wanted + (1 if is_last else 3) or not all(map(whole, row[:wanted])):
            board.refuse(key, f"expected {expected}, came {described(row)}")
            continue
        if board.is_too_large(key, board.key(name), max(row[:wanted])):
            continue
        gives.append(row[0])
        if wanted == 2:
            limits.append(row[1])
        source = board.checked_source(key, row[wanted])
        board.record(key, "/".join(str(figure) for figure in row[:wanted]), [source])
        if not is_last:
            key = f"{name}.step {number} to {number + 1}"
            steps.append(read_spices(board, key, row[wanted + 1]))
            board.is_too_long(key, "board.*.step", len(steps[-1]), "spices")
            source = board.checked_source(key, row[wanted + 2])
            board.record(key, " ".join(SPICES[spice] for spice in steps[-1]), [source])
    return gives, limits, steps


def read_spices(section: Section, key: str, value: object) -> tuple[int, ...]:
    """Spices written as one text. Sorted, because the rulebooks list them in varying orders."""
    words = value.replace(",", " ").split() if isinstance(value, str) else []
    if not words:
        section.refuse(key, f'expected spices such as "ginger clove", came {described(value)}')
    return tuple(sorted(section.numbered(key, word, SPICES, "spice") for word in words))


def read_pairs(colony: Section) -> tuple[tuple[int, int], ...]:
    """The two spices of each tile of a colony; none where every spice is accepted."""
    expected = 'a list of [spice, spice, source], or "any spice"'
    if colony.table.get("accepts") == "any spice":
        colony.asked.append("accepts")
        colony.record("accepts", "any spice", [colony.default_source()])
        return ()
    found: list[tuple[tuple[int, int], str]] = []
    for number, row in enumerate(colony.rows("accepts", expected), 1):
        key = f"accepts, line {number}"
        if not isinstance(row, list) or len(row) not in (2, 3):
            colony.refuse(key, f"expected [spice, spice, source], came {described(row)}")
            continue
        one = colony.numbered(key, row[0], SPICES, "spice")
        two = colony.numbered(key, row[1], SPICES, "spice")
        source = colony.checked_source(key, row[2]) if len(row) == 3 else colony.default_source()
        if row[0] == row[1]:
            colony.refuse(key, f"expected two different spices, came {described(row[0])} twice")
        found.append(((min(one, two), max(one, two)), source))
    found.sort()
    for number, (pair, source) in enumerate(found, 1):
        colony.record(f"tile {number}", f"{SPICES[pair[0]]} or {SPICES[pair[1]]}", [source])
    return tuple(pair for pair, _ in found)


def read_tiles(part: Section) -> tuple[int, ...]:
    """The kinds of one part, a kind as often as it is printed."""
    kinds: list[int] = []
    for name, value in part.table.items():
        if name == "source":
            continue
        kind = part.numbered(name, name, TILES, "tile")
        # A bare number has the section's source; numbers in a list have their sources behind them.
        row = value if isinstance(value, list) else [value, part.default_source()]
        if not row or len(row) % 2 or not all(map(whole, row[::2])):
            part.refuse(name, f"expected [number, source], came {described(value)}")
            continue
        if part.is_too_long(name, "tiles.*", len(row), "numbers and sources"):
            continue
        sources = [part.default] if row is not value else [part.checked_source(name, word) for word in row[1::2]]
        count = sum(row[::2])
        if part.is_too_large(name, "tiles", count):
            continue
        kinds += [kind] * count
        if count:
            part.record(name, str(count), sources)
    return tuple(sorted(kinds))


def read_cards(section: Section) -> tuple[Card, ...]:
    """The expedition cards in catalogue order, by effect and symbol, whatever their order in the file."""
    expected = "[effect, symbol, colonists]"
    found: list[tuple[int, int, int, str]] = []
    for number, row in enumerate(section.rows("cards", f"a list of {expected}"), 1):
        key = f"cards, line {number}"
        if not isinstance(row, list) or len(row) not in (3, 4):
            section.refuse(key, f"expected {expected}, came {described(row)}")
            continue
        effect = section.numbered(key, row[0], EFFECTS, "effect")
        symbol = section.numbered(key, row[1], SYMBOLS, "symbol")
        source = section.checked_source(key, row[3]) if len(row) == 4 else section.default_source()
        if not whole(row[2]) or row[2] not in (1, 2, 3):
            section.refuse(key, f"expected 1, 2 or 3 colonists, came {described(row[2])}")
            continue
        found.append((effect, symbol, row[2], source))
    found.sort()
    copies = [0] * len(EFFECTS)
    for effect, symbol, colonists, source in found:
        copies[effect] += 1
        value = f"{SYMBOLS[symbol]}, {colonists} colonist{'s' if colonists > 1 else ''}"
        section.record(f"{EFFECTS[effect]}, copy {copies[effect]}", value, [source])
    return tuple(Card(effect, symbol, colonists) for effect, symbol, colonists, _ in found)
