"""The command goa games: export, import and check the games that a server has stored."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from goa.cli.errors import CommandError
from goa.cli.files import RECORD_SUFFIX, edition_source, read_record_file, write_atomically
from goa.cli.serve import read_settings, server_module
from goa.editions.load import BUILT_IN, edition_text, load_edition
from goa.tables.tokens import link_to

DIFFERENT: Final = 1

# Any stands for the Store of goa.server, which may not be installed.
Work = Callable[[Any, argparse.Namespace], Coroutine[Any, Any, int]]


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("games", help="export, import and check the games of a server")
    parser.set_defaults(run=run_with_store)
    parser.add_argument(
        "--data", metavar="FOLDER", help="the folder of the SQLite database; for PostgreSQL set GOA_DATABASE_URL"
    )
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    export = what.add_parser(
        "export", help="write games as .goa files; files of unfinished games contain the secret seed"
    )
    export.add_argument("folder", type=Path)
    export.add_argument("ids", nargs="*", metavar="ID", help="which games (default: all)")
    export.set_defaults(work=export_games)
    taken_in = what.add_parser("import", help="store .goa files as games, to continue them; prints their links")
    taken_in.add_argument("files", nargs="+", type=Path, metavar="FILE")
    taken_in.add_argument("--edition", metavar="FILE", help="the edition file they were played with")
    taken_in.add_argument("--address", default="http://127.0.0.1:2004", help="address of the server, for the links")
    taken_in.set_defaults(work=import_games)
    check = what.add_parser("check", help="replay all stored games and report differences")
    check.set_defaults(work=check_games)


def run_with_store(args: argparse.Namespace) -> int:
    """Run the chosen part of a command on the games of a server."""
    return asyncio.run(_with_store(args, args.work))


async def _with_store(args: argparse.Namespace, work: Work) -> int:
    settings = read_settings(args.data)
    await prepare_database(settings)
    store = server_module("store.store").Store(settings.url)
    try:
        return await work(store, args)
    finally:
        await store.close()


async def prepare_database(settings: Any) -> None:
    """Check the schema of the database; SQLite is migrated."""
    preparing = server_module("store.prepare")
    try:
        await preparing.prepare_database(settings.url, migrates=False)
    except preparing.DatabaseNotUsable as problem:
        raise CommandError(str(problem)) from None


async def export_games(store: Any, args: argparse.Namespace) -> int:
    archive = server_module("ops.archive")
    ids = args.ids or await store.ids()
    for id in ids:
        try:
            game, record = await archive.export_game(store, id)
        except LookupError as missing:
            raise CommandError(str(missing.args[0])) from None
        except archive.ReplayMismatch as difference:
            print(f"DIFFERENT {id}: {difference}; not exported", file=sys.stderr)
            continue
        path = args.folder / f"{id}{RECORD_SUFFIX}"
        write_atomically(path, record)
        if game.edition_text not in [edition_text(name) for name in BUILT_IN]:
            write_atomically(path.with_suffix(".toml"), game.edition_text)
    print(f"{len(ids)} game{'' if len(ids) == 1 else 's'} in {args.folder}")
    return 0


async def import_games(store: Any, args: argparse.Namespace) -> int:
    archive = server_module("ops.archive")
    for path in args.files:
        record = read_record_file(path)
        source = edition_source(record, path, args.edition)
        game, seat_tokens = await archive.import_record(store, record, load_edition(source), edition_text(source))
        print(f"{path}: game {game.id}")
        for seat, token in seat_tokens.items():
            who = "spectators" if seat < 0 else record.names[seat]
            print(f"  {who}: {link_to(args.address, game.id, token)}")
    return 0


async def check_games(store: Any, _args: argparse.Namespace) -> int:
    counted = entries = 0
    different: list[str] = []
    async for id, number, difference in server_module("ops.archive").check_all(store):
        counted += 1
        entries += number
        if difference:
            different.append(id)
            print(f"DIFFERENT {id}: {difference}")
    print(f"{counted} games with {entries} entries played again, {len(different)} different")
    return DIFFERENT if different else 0
