"""What goa admin closes, mutes and bans, and how that ends."""

import argparse
import time
from collections.abc import Sequence
from typing import Any

from goa.cli.admin.admin_access import NOTICED, administration, print_rows, require_game
from goa.cli.admin.admin_arguments import moment, seat_words, until
from goa.cli.errors import CommandError
from goa.cli.serve import server_module


async def close_table(store: Any, args: argparse.Namespace) -> int:
    await require_game(store, args.game)
    made = await administration(store, args).restrict("close", args.reason, until=until(args.seconds), game=args.game)
    print(f"{args.game} is closed: restriction {made}. {NOTICED}")
    return 0


async def mute_or_ban(store: Any, args: argparse.Namespace) -> int:
    if (args.game is None) == (args.address is None):
        raise CommandError("name either a game or an --address")
    if args.game is None and args.seat is not None:
        raise CommandError("--seat needs a game")
    if args.game is not None:
        await require_game(store, args.game)
    made = await administration(store, args).restrict(
        args.what, args.reason, until=until(args.seconds), game=args.game, seat=args.seat, network=args.address
    )
    print(f"restriction {made}, until {moment(until(args.seconds))}. {NOTICED}")
    return 0


async def list_restrictions(store: Any, _args: argparse.Namespace) -> int:
    print_restrictions(await restrictions_of(store))
    return 0


async def lift_restriction(store: Any, args: argparse.Namespace) -> int:
    try:
        await administration(store, args).lift(args.restriction)
    except LookupError as missing:
        raise CommandError(str(missing)) from None
    print(f"restriction {args.restriction} is lifted. {NOTICED}")
    return 0


async def restrictions_of(store: Any) -> Any:
    return await server_module("store.upkeep.restrictions").all_restrictions(store, time.time())


def print_restrictions(found: Sequence[Any]) -> None:
    rows = [
        (
            str(each.id),
            each.kind,
            each.game or each.network or "",
            seat_words(each.seat),
            moment(each.until),
            each.reason,
        )
        for each in found
    ]
    print_rows([("number", "kind", "of", "seat", "until (UTC)", "reason"), *rows])
