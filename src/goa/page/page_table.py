"""A table of the page: its game, its journal, its tokens and notes, and how they are stored."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from goa.core.seeds import read_seed, seed_text
from goa.editions.load import parse_stored_edition
from goa.rules.version import NEWEST_RULES, rules_version_of
from goa.tables.game_config import Game, GameConfig
from goa.tables.journal import Entry, Kind
from goa.tables.requests.request_errors import ReplayMismatch, RequestRefused, localized
from goa.tables.table import Table
from goa.tables.tokens import digest_of
from goa.tables.views.view_cache import ViewCache
from goa.tables.views.views import TableViews

GAMES: Final = "games"
ENTRIES: Final = "entries"
NOTES: Final = "notes"


class Write(msgspec.Struct, frozen=True):
    """One object for the page's database. A new one must not exist yet: another tab may have been faster."""

    store: Literal["games", "entries", "notes"]
    key: str | list[str | int]
    value: Any
    is_new: bool = True


class StoredGame(msgspec.Struct, frozen=True):
    """A game as the page's database has it. Later versions may add fields with defaults and may not remove any."""

    id: str
    edition_text: str
    rules: str
    seed: str
    salt: str
    config: GameConfig
    made: int
    seat_tokens: dict[str, int]  # digest of a token, and its seat


class StoredEntry(msgspec.Struct, frozen=True):
    """An entry of a journal as the page's database has it."""

    game: str
    number: int
    kind: Kind
    seat: int
    text: str
    key: str | None = None
    part: int = 0
    made: int = 0

    @property
    def entry(self) -> Entry:
        return Entry(self.number, self.kind, self.seat, self.text, self.key, self.part, self.made)


class StoredNote(msgspec.Struct, frozen=True):
    """The note of a seat."""

    game: str
    seat: int
    text: str


class PageTable:
    """Everything that is in memory about one table."""

    def __init__(self, game: Game, seat_tokens: dict[str, int]) -> None:
        self.table = Table(game)
        self.seat_tokens = seat_tokens
        self.journal: list[Entry] = []
        self.notes: dict[int, str] = {}
        self._view_cache = ViewCache(self.table)
        self.views = TableViews(self.table, self._view_cache)

    @property
    def id(self) -> str:
        return self.table.game.id

    def seat_of(self, token: str) -> int:
        seat = self.seat_tokens.get(digest_of(token))
        if seat is None:
            raise no_such_game()
        return seat

    def append(self, entries: tuple[Entry, ...], applied: Table | None = None) -> None:
        """Add to the journal. If the entries were applied to a copy already, the table becomes that copy."""
        self.journal.extend(entries)
        if applied is None:
            self.table.apply_entries(entries)
        else:
            self.table.become(applied)
        self.views = TableViews(self.table, self._view_cache)

    def writes_of(self, entries: tuple[Entry, ...], now: float) -> list[Write]:
        """The entries for the database."""
        stored = [msgspec.structs.replace(entry, made=int(now)) for entry in entries]
        rows = [StoredEntry(game=self.id, **msgspec.structs.asdict(entry)) for entry in stored]
        return [Write(ENTRIES, [self.id, entry.number], entry) for entry in rows]


def write_of_game(table: PageTable) -> Write:
    game = table.table.game
    stored = StoredGame(
        game.id,
        game.edition_text,
        game.rules,
        seed_text(game.seed),
        game.salt,
        game.config,
        game.made,
        table.seat_tokens,
    )
    return Write(GAMES, game.id, stored)


def restored(game: str, entries: str, notes: str) -> PageTable:
    """A table from the JSON of what the page's database has of it."""
    stored = msgspec.json.decode(game, type=StoredGame)
    if rules_version_of(stored.rules) > NEWEST_RULES:  # another copy of the site, or an older one that was put back
        raise RequestRefused(409, "differs", localized("server.newer_rules", version=stored.rules))
    table = PageTable(
        Game(
            id=stored.id,
            edition=parse_stored_edition(stored.edition_text, "the stored edition"),
            edition_text=stored.edition_text,
            rules=stored.rules,
            seed=read_seed(stored.seed),
            salt=stored.salt,
            config=stored.config,
            made=stored.made,
        ),
        stored.seat_tokens,
    )
    try:
        table.append(tuple(each.entry for each in msgspec.json.decode(entries, type=list[StoredEntry])))
    except ReplayMismatch as mismatch:
        sentence = localized("server.differs", version=stored.rules, difference=str(mismatch))
        raise RequestRefused(409, "differs", sentence) from None
    table.notes = {note.seat: note.text for note in msgspec.json.decode(notes, type=list[StoredNote])}
    return table


def no_such_game() -> RequestRefused:
    return RequestRefused(404, "no such game", localized("server.no_such_game"))
