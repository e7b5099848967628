"""Past positions and the whole log of a few games. A journal is replayed once, not for each look."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final

from goa.tables.game_config import Game
from goa.tables.journal import Entry, LogLine
from goa.tables.review.score_curve import ScoreReplay
from goa.tables.table import Table
from goa.tables.views.views import TableViews

GAMES_KEPT: Final = 64
LINES_KEPT: Final = 40_000  # of all games together; a line takes about a kilobyte
CHECKPOINT_EVERY: Final = 40  # entries
VIEWS_KEPT: Final = 8  # of each game, for several seats that look at the same position


class GameHistory:
    """One game, replayed as far as somebody asked for. It keeps a table every so many entries, and every line."""

    def __init__(self, game: Game) -> None:
        self.table = Table(game)
        self.table.checkpoint_every = CHECKPOINT_EVERY // 2
        self.lines: list[LogLine] = list(self.table.log)
        self._tables: list[Table] = [self.table.copy()]  # after 0, 40, 80, ... entries
        self._views: OrderedDict[int, TableViews] = OrderedDict()
        self.scores: ScoreReplay | None = None  # once the game is over and somebody asked for its score curve

    @property
    def number(self) -> int:
        """How many entries were replayed."""
        return self.table.number

    def replay(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Apply the entries that come next. Stops after each of them, so that others can do something in between."""
        for entry in entries:
            self.table.apply_entry(entry)
            self.lines.append(self.table.log[-1])
            if self.number % CHECKPOINT_EVERY == 0:
                self._tables.append(self.table.copy())
            yield

    def start_before(self, number: int) -> Table:
        """The nearest table that is kept, to go on from."""
        return self._tables[min(number // CHECKPOINT_EVERY, len(self._tables) - 1)].copy()

    def views_at(self, number: int) -> TableViews | None:
        """The views after so many entries, if they were asked for lately."""
        return self._views.get(number)

    def keep_views(self, table: Table) -> TableViews:
        """The views of a past table. Nothing can be chosen there."""
        views = self._views[table.number] = TableViews(table, is_past=True)
        while len(self._views) > VIEWS_KEPT:
            self._views.popitem(last=False)
        return views

    def views_after(self, number: int, journal: Sequence[Entry]) -> TableViews:
        """The views after so many entries of the whole journal, at once."""
        found = self.views_at(number)
        if found is None:
            for _ in self.replay(journal[self.number : number]):
                pass
            table = self.start_before(number)
            table.apply_entries(journal[table.number : number])
            found = self.keep_views(table)
        return found

    def scores_over_time(self, journal: Sequence[Entry]) -> ScoreReplay:
        """The standings of the finished game, at once."""
        if self.scores is None:
            for _ in self.replay(journal[self.number :]):
                pass
            self.scores = ScoreReplay(self.table.game, self.lines)
            for _ in self.scores.replay():
                pass
        return self.scores


class HistoryCache:
    """The games asked about last; the least recently used are dropped first."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, GameHistory] = OrderedDict()

    def of(self, game: Game) -> GameHistory:
        history = self._games.get(game.id)
        if history is None:
            history = self._games[game.id] = GameHistory(game)
        self._games.move_to_end(game.id)
        lines = sum(len(each.lines) for each in self._games.values())
        while len(self._games) > GAMES_KEPT or (lines > LINES_KEPT and len(self._games) > 1):
            _, dropped = self._games.popitem(last=False)
            lines -= len(dropped.lines)
        return history

    def forget(self, game: str) -> None:
        """Drop what is kept of a game."""
        self._games.pop(game, None)
