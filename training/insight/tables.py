"""The tables of docs/strategy.md, in Markdown."""

from training.insight import summary
from training.insight.play import GameNotes
from training.insight.summary import ACTIONS, LAST_OF_A, POINTS, ROUNDS

from goa.editions.vocabulary import COLONIES, COLUMNS

Games = dict[tuple[str, int], list[GameNotes]]

DEAREST = 12


def tables(games: Games) -> str:
    """Every table, with a heading each."""
    made = {
        "Games": _games(games),
        "Points of winners and others": _points(games),
        "The price of the flag by round": _flags(games),
        "Wins by the number of flags bought": _wins_by_flags(games),
        "The dearest tiles": _lots(games),
        "Rows of winners (others) after part A": _rows(games, LAST_OF_A),
        "Rows of winners (others) at the end": _rows(games, ROUNDS[-1]),
        "Actions of a winner by round": _actions(games),
        "Foundings by round: tries of a seat, share that succeeds": _foundings(games),
        "First to fourth colony": _colonies(games),
    }
    return "\n".join(f"## {heading}\n\n{table}" for heading, table in made.items())


def markdown(head: list[str], lines: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *lines]) + "\n"


def _name(table: tuple[str, int]) -> str:
    return f"{table[0]}, {table[1]} seats"


def _games(games: Games) -> str:
    return markdown(["table", "games"], [[_name(table), str(len(played))] for table, played in games.items()])


def _points(games: Games) -> str:
    lines = []
    for table, played in games.items():
        won = summary.points(played, of_winners=True)
        lost = summary.points(played, of_winners=False)
        lines.append([_name(table), *(f"{won[line]:.1f} ({lost[line]:.1f})" for line in POINTS)])
    return markdown(["table", *(line.replace("_", " ") for line in POINTS)], lines)


def _flags(games: Games) -> str:
    lines = []
    for table, played in games.items():
        prices = summary.flag_prices(played)
        lines.append([_name(table), *(str(prices[round]) if round in prices else "" for round in ROUNDS)])
    return markdown(["table", *(str(round) for round in ROUNDS)], lines)


def _wins_by_flags(games: Games) -> str:
    lines = []
    for table, played in games.items():
        found = summary.wins_by_flags(played)
        lines.append(
            [
                _name(table),
                "; ".join(f"{bought}: {100 * wins:.0f} % of {seats}" for bought, (wins, seats) in found.items()),
            ]
        )
    return markdown(["table", "flags: wins"], lines)


def _lots(games: Games) -> str:
    lines = []
    for table, played in games.items():
        prices = summary.lot_prices(played)
        lines.append([_name(table), "; ".join(f"{tile} {price}" for tile, price in list(prices.items())[:DEAREST])])
    return markdown(["table", "mean price"], lines)


def _rows(games: Games, after: int) -> str:
    lines = []
    for table, played in games.items():
        won = summary.rows(played, of_winners=True, after=after)
        lost = summary.rows(played, of_winners=False, after=after)
        lines.append([_name(table), *(f"{won[column]:.2f} ({lost[column]:.2f})" for column in COLUMNS)])
    return markdown(["table", *COLUMNS], lines)


def _actions(games: Games) -> str:
    lines = []
    for table, played in games.items():
        taken = summary.actions(played, of_winners=True)
        lines += [[_name(table), action, *(f"{each:.2f}" for each in taken[action])] for action in ACTIONS]
    return markdown(["table", "action", *(str(round) for round in ROUNDS)], lines)


def _foundings(games: Games) -> str:
    lines = []
    for table, played in games.items():
        tried = summary.foundings(played)
        lines.append([_name(table), *(f"{tries:.2f}, {100 * share:.0f} %" for tries, share in tried.values())])
    return markdown(["table", *(str(round) for round in ROUNDS)], lines)


def _colonies(games: Games) -> str:
    lines = []
    for table, played in games.items():
        order = summary.colony_order(played)
        lines.append([_name(table), *(" / ".join(f"{100 * share:.0f}" for share in order[name]) for name in COLONIES)])
    return markdown(["table", *COLONIES], lines)
