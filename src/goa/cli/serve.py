"""The command goa serve: tables in browsers, on this machine and others."""

import argparse
import importlib
import os
import time
from dataclasses import replace
from typing import Any, Final

from goa.cli.browser import answers, open_page, open_when_ready
from goa.cli.errors import CommandError

NO_CLIENT: Final = """\
*** The client for the browser is not built into this copy of goa; programs can play, browsers cannot.
*** In the source tree: make client. Elsewhere: install goa again with GOA_CLIENT=1, which says what is missing."""
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="tables in the browser, for people here and elsewhere, and bots")
    parser.set_defaults(run=run)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for other machines too")
    parser.add_argument("--port", type=int, help="unless named: 2004 or, if that is taken, the next one that is free")
    parser.add_argument("--open", action="store_true", help="open a browser as soon as the server answers")
    parser.add_argument(
        "--data", metavar="FOLDER", help="where SQLite keeps the games, if not in the user's data folder"
    )
    parser.add_argument("--migrate", action="store_true", help="bring a PostgreSQL database up to date first")
    parser.add_argument("--proxies", default="", metavar="ADDRESSES", help="reverse proxies that are believed")
    parser.add_argument("--log", choices=LOG_LEVELS, default="info")
    parser.epilog = "GOA_DATABASE_URL names a PostgreSQL database; docs/guide/host.md has all settings."


def run(args: argparse.Namespace) -> int:
    settings_module, serving, addresses = (server_module(f"ops.{name}") for name in ("settings", "serve", "address"))

    def on_ready(address: str) -> None:
        print(f"Goa is served at {address} - Ctrl-C ends it.", flush=True)
        if args.open:
            open_when_ready(address, say_how_long_it_took)

    try:
        settings = settings_module.settings_from()
        if args.data:
            settings = replace(settings, data=args.data)
        if server_module("api.routes.operations").client_folder() is None:
            print(NO_CLIENT, flush=True)
        serving.serve(
            settings,
            args.host,
            args.port,
            migrates=args.migrate,
            log_level=args.log,
            on_ready=on_ready,
            proxies=args.proxies,
        )
    except addresses.AlreadyServed as served:
        if not (args.open and served.address and answers(served.address)):
            raise CommandError(f"{served}. It is at {served.address}" if served.address else str(served)) from None
        print(f"Goa is already served at {served.address} by another process; here is its page.", flush=True)
        open_page(served.address)
    except (ValueError, addresses.CannotServe) as problem:
        raise CommandError(str(problem)) from None
    return 0


def say_how_long_it_took() -> None:
    """The seconds since make began, if make started this."""
    began = os.environ.get("GOA_BEGAN")
    if began:
        print(f"The page is there {time.time() - float(began):.0f} seconds after make began.", flush=True)


def server_module(name: str) -> Any:
    """A module of goa.server. If a dependency is missing, a sentence names it; goa play does not need them."""
    try:
        return importlib.import_module(f"goa.server.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("goa"):
            raise
        how = 'pip install "goa[server]", or ".[server]" in the source tree'
        raise CommandError(f"this needs more than is installed ({missing.name}): {how}") from None
