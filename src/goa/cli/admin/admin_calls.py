"""goa admin about calls: how many notices wait and were sent, and mail addresses that are deleted or unblocked."""

import argparse
from typing import Any

from goa.cli.admin.admin_access import administration
from goa.cli.errors import CommandError
from goa.cli.serve import server_module


def register(what: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    calls = what.add_parser("calls", help="count contacts, and the notices of the last week: waiting, sent, failed")
    calls.set_defaults(work=count_calls)

    forget = what.add_parser("forget-address", help="delete a mail address at all tables")
    unblock = what.add_parser("unblock", help="let a mail address be entered again that its owner has blocked")
    for parser, work in ((forget, forget_address), (unblock, unblock_address)):
        parser.add_argument("address", metavar="ADDRESS")
        parser.set_defaults(work=work)


async def count_calls(store: Any, _args: argparse.Namespace) -> int:
    contacts = await server_module("store.queries.contacts").count_contacts(store)
    notices = await server_module("store.queries.outbox").count_notices(store)
    for title, counts in (("contacts", contacts), ("notices", notices)):
        for (kind, status), count in sorted(counts.items()):
            print(f"{title}  {kind}  {status}  {count}")
        if not counts:
            print(f"{title}  none")
    return 0


async def forget_address(store: Any, args: argparse.Namespace) -> int:
    data = server_module("ops.personal_data")
    deleted = await data.forget_address(administration(store, args), _checked(args.address))
    print(f"The address is deleted at {deleted} tables.")
    return 0


async def unblock_address(store: Any, args: argparse.Namespace) -> int:
    data = server_module("ops.personal_data")
    if not await data.unblock_address(administration(store, args), _checked(args.address)):
        raise CommandError("this address is not blocked")
    print("The address can be entered again.")
    return 0


def _checked(address: str) -> str:
    if not server_module("ops.settings").MAIL_ADDRESS.fullmatch(address):
        raise CommandError(f"expected a mail address such as ann@example.org, got {address!r}")
    return address
