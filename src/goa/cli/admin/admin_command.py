"""The command goa admin: look at tables, close and delete them, reissue links, mute and ban. All of it is logged."""

import argparse
from typing import Any, Final

from goa.cli.admin import admin_calls
from goa.cli.admin.admin_access import NOTICED, actor_of, administration, print_rows, require_game
from goa.cli.admin.admin_arguments import duration, moment, network, parse_link, seat_number, seat_words
from goa.cli.admin.admin_restrictions import (
    close_table,
    lift_restriction,
    list_restrictions,
    mute_or_ban,
    print_restrictions,
    restrictions_of,
)
from goa.cli.errors import CommandError
from goa.cli.games import run_with_store
from goa.cli.serve import read_settings, server_module
from goa.tables.tokens import link_to

DEFAULT_DURATION: Final = 24 * 3600
LINES_SHOWN: Final = 50


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("admin", help="list, show, close and delete the tables of a server; mute and ban")
    parser.set_defaults(run=run_with_store)
    parser.add_argument(
        "--data", metavar="FOLDER", help="the folder of the SQLite database; for PostgreSQL set GOA_DATABASE_URL"
    )
    parser.add_argument("--as", dest="actor", metavar="NAME", help="who does it, for the audit log (default: the user)")
    parser.epilog = "It works while servers run: they read the audit log every second and act on what is new."
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")

    listing = what.add_parser("list", help="list the newest tables")
    listing.add_argument("--limit", type=int, default=LINES_SHOWN)
    listing.add_argument("--only", choices=("running", "finished"), default="")
    listing.set_defaults(work=list_tables)

    show = what.add_parser("show", help="show a table: seats, restrictions, its part of the audit log")
    show.add_argument("game", metavar="ID")
    show.add_argument("--chat", action="store_true", help="also print the chat")
    show.set_defaults(work=show_table)

    close = what.add_parser("close", help="let nobody change a table any more; it can still be looked at")
    close.add_argument("game", metavar="ID")
    _add_duration(close, None)
    close.set_defaults(work=close_table)

    remove = what.add_parser("delete", help="delete tables with everything that belongs to them")
    remove.add_argument("games", nargs="+", metavar="ID")
    _add_reason(remove)
    remove.set_defaults(work=delete_tables)

    reissue = what.add_parser("link", help="print a new link for a seat; the old one no longer opens it")
    reissue.add_argument("game", metavar="ID")
    reissue.add_argument("seat", type=seat_number, help="1 to 4, spectators or invitation")
    reissue.add_argument("--address", help="address of the server (default: GOA_PUBLIC_ADDRESS)")
    reissue.set_defaults(work=reissue_link)

    for kind, meaning in (("mute", "refuse chat"), ("ban", "refuse everything")):
        restrict = what.add_parser(kind, help=f"{meaning}: of a table, a seat or an address, for a time")
        restrict.add_argument("game", nargs="?", metavar="ID")
        restrict.add_argument("--seat", type=seat_number, help="only this seat")
        restrict.add_argument("--address", type=network, metavar="ADDRESS", help="an address or network instead of ID")
        _add_duration(restrict, DEFAULT_DURATION)
        restrict.set_defaults(work=mute_or_ban)

    restrictions = what.add_parser("restrictions", help="list what is closed, muted and banned")
    restrictions.set_defaults(work=list_restrictions)

    lift = what.add_parser("lift", help="end a restriction")
    lift.add_argument("restriction", type=int, metavar="NUMBER", help="from goa admin restrictions")
    lift.set_defaults(work=lift_restriction)

    forget = what.add_parser("forget", help="delete what is stored about a person: name, chat, notes, addresses, links")
    forget.add_argument("who", metavar="LINK", help="the link of a seat (also finds rematches), or a game's ID")
    forget.add_argument("--seat", type=seat_number, help="with an ID: which seat")
    forget.set_defaults(work=forget_person)

    admin_calls.register(what)

    expire = what.add_parser(
        "expire", help="delete games that GOA_KEEP_FINISHED_DAYS and GOA_KEEP_IDLE_DAYS are over for"
    )
    expire.set_defaults(work=delete_expired)

    log = what.add_parser("log", help="print the audit log")
    log.add_argument("game", nargs="?", metavar="ID")
    log.add_argument("--limit", type=int, default=LINES_SHOWN)
    log.set_defaults(work=print_log)


def _add_duration(parser: argparse.ArgumentParser, default: int | None) -> None:
    parser.add_argument(
        "--for",
        dest="seconds",
        type=duration,
        default=default,
        metavar="TIME",
        help=f"30m, 12h, 7d or forever (default {'24h' if default else 'forever'})",
    )
    _add_reason(parser)


def _add_reason(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--reason", default="", help="for the audit log; visitors do not see it")


async def list_tables(store: Any, args: argparse.Namespace) -> int:
    listed = await server_module("store.upkeep.administration").list_games(store, args.limit, only=args.only)
    rows = [
        (game.id, moment(game.made), moment(game.last), str(game.entries), "over" if game.is_over else "running")
        + (", ".join(game.names),)
        for game in listed
    ]
    print_rows([("game", "made (UTC)", "last entry", "entries", "state", "seats"), *rows])
    return 0


async def show_table(store: Any, args: argparse.Namespace) -> int:
    archive = server_module("ops.archive")
    await require_game(store, args.game)
    try:
        table = await archive.stored_table(store, args.game)
    except archive.ReplayMismatch as difference:
        raise CommandError(f"the game {args.game} does not replay: {difference}") from None
    print(f"game {table.game.id}, made {moment(table.game.made)} (UTC), goa {table.game.rules}")
    print(f"edition {table.game.edition.name}, {table.number} entries, {'over' if table.is_over else 'running'}")
    for number, seat in enumerate(table.seats):
        print(f"  seat {number + 1}: {seat.name}, {seat.colour}, {seat.kind} {seat.level}".rstrip())
    own = [each for each in await restrictions_of(store) if each.game == args.game]
    if own:
        print("restrictions:")
        print_restrictions(own)
    await print_log(store, argparse.Namespace(game=args.game, limit=LINES_SHOWN))
    if args.chat:
        for line in await server_module("live.chat").newest_chat_lines(store, args.game):
            print(f"{moment(line.made)}  {seat_words(line.seat)}  {line.name}: {line.text}")
    return 0


async def delete_tables(store: Any, args: argparse.Namespace) -> int:
    for id in args.games:
        await require_game(store, id)
    deleted = await administration(store, args).delete_games(args.games, details=args.reason)
    print(f"{deleted} deleted. {NOTICED}")
    return 0


async def reissue_link(store: Any, args: argparse.Namespace) -> int:
    await require_game(store, args.game)
    tokens = await store.seat_tokens(args.game)
    if args.seat not in tokens.values():
        raise CommandError(f"{args.game} has no link for {seat_words(args.seat)}")
    address = args.address or read_settings(args.data).public_address or "http://127.0.0.1:2004"
    token = await administration(store, args).reissue_link(args.game, args.seat)
    print(link_to(address.rstrip("/"), args.game, token))
    return 0


async def forget_person(store: Any, args: argparse.Namespace) -> int:
    data = server_module("ops.personal_data")
    doing = administration(store, args)
    if args.seat is None:
        _, token = parse_link(args.who)
        seats = await data.seats_of_token(doing, token)
        if not seats:
            raise CommandError("this link opens no seat of a person")
    else:
        await require_game(store, args.who)
        seats = [(args.who, args.seat)]
    try:
        for game, seat in seats:
            await data.forget_person(doing, game, seat)
            print(f"{seat_words(seat)} of {game} is nobody's any more.")
    except LookupError as missing:
        raise CommandError(str(missing)) from None
    print(NOTICED)
    return 0


async def delete_expired(store: Any, args: argparse.Namespace) -> int:
    settings = read_settings(args.data)
    deleted = await server_module("store.upkeep.retention").delete_expired(
        store, settings.keep_finished_days, settings.keep_idle_days, actor=actor_of(args)
    )
    print(f"{deleted} deleted. {NOTICED}")
    return 0


async def print_log(store: Any, args: argparse.Namespace) -> int:
    for line in await server_module("store.upkeep.administration").audit_lines(
        store, game=args.game, newest=args.limit
    ):
        words = (line.action, line.game or "", seat_words(line.seat), line.details)
        print(f"{moment(line.made)}  {line.actor}  {' '.join(word for word in words if word)}")
    return 0
