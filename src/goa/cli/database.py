"""The command goa database: the schema of a server's database, and copies of a SQLite database."""

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from goa.cli.errors import CommandError
from goa.cli.serve import read_settings, server_module


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("database", help="upgrade, downgrade, back up and restore a server's database")
    parser.set_defaults(run=run)
    parser.add_argument(
        "--data", metavar="FOLDER", help="the folder of the SQLite database; for PostgreSQL set GOA_DATABASE_URL"
    )
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    what.add_parser("status", help="print the schema of the database and the one of this version").set_defaults(
        work=print_status
    )
    what.add_parser("upgrade", help="migrate to the schema of this version").set_defaults(work=upgrade)
    downgrade = what.add_parser(
        "downgrade", help="migrate back, before an older version is installed; stop servers first"
    )
    downgrade.add_argument("revision", help="the schema that goa database status of the older version prints")
    downgrade.set_defaults(work=downgrade_to)
    backup = what.add_parser("backup", help="copy a SQLite database, also while a server runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.set_defaults(work=back_up)
    restore = what.add_parser("restore", help="put a copy of a SQLite database back; stop the server first")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.set_defaults(work=restore_from)


def run(args: argparse.Namespace) -> int:
    settings = read_settings(args.data)
    backups = server_module("store.upkeep.backup")
    migrating, preparing = server_module("store.migrate"), server_module("store.prepare")
    try:
        code: int = args.work(settings, args)
    except (backups.BackupProblem, migrating.SchemaProblem, preparing.DatabaseNotUsable) as problem:
        raise CommandError(str(problem)) from None
    return code


def print_status(settings: Any, _args: argparse.Namespace) -> int:
    current, newest = asyncio.run(server_module("store.prepare").schema_of(settings.url))
    print(f"schema {current or 'none yet'}; this version of goa uses {newest}")
    return 0


def upgrade(settings: Any, args: argparse.Namespace) -> int:
    asyncio.run(server_module("store.prepare").prepare_database(settings.url, migrates=True))
    return print_status(settings, args)


def downgrade_to(settings: Any, args: argparse.Namespace) -> int:
    with _no_server(settings):
        asyncio.run(server_module("store.prepare").downgrade_database(settings.url, args.revision))
    return print_status(settings, args)


def back_up(settings: Any, args: argparse.Namespace) -> int:
    server_module("store.upkeep.backup").back_up(_sqlite_file(settings), args.file)
    print(f"{args.file} is a copy of the database. It contains secrets: keep it as safe as the database.")
    return 0


def restore_from(settings: Any, args: argparse.Namespace) -> int:
    database = _sqlite_file(settings)
    server_module("store.private_files").make_private(database)
    with _no_server(settings):
        old = server_module("store.upkeep.backup").restore(args.file, database)
    print(f"{database} is as it was in {args.file}.{f' The old one is {old}.' if old else ''}")
    return 0


def _sqlite_file(settings: Any) -> Path:
    file: Path | None = server_module("store.prepare").sqlite_file(settings.url)
    if file is None:
        raise CommandError("for PostgreSQL use pg_dump and pg_restore; docs/guide/host.md shows how")
    return file


@contextmanager
def _no_server(settings: Any) -> Iterator[None]:
    """No server may use the SQLite file meanwhile. On PostgreSQL it is up to the person who calls this."""
    file, addresses = server_module("store.prepare").sqlite_file(settings.url), server_module("ops.address")
    if file is None:
        yield
        return
    try:
        with addresses.SingleServerLock(file):
            yield
    except addresses.AlreadyServed as served:
        raise CommandError(f"{served}. Stop it first") from None
