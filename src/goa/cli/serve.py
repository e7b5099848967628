"""The command goa serve: tables for people in their browsers, on this machine and others."""

import argparse
import importlib
import webbrowser
from dataclasses import replace
from threading import Timer
from typing import Any, Final

from goa.cli.refused import Refused

DEFAULT_PORT: Final = 2004
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="tables in the browser, for people here and elsewhere, and bots")
    parser.set_defaults(run=run)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for other machines too")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument(
        "--data", metavar="FOLDER", help="where SQLite keeps the games, if not in the user's data folder"
    )
    parser.add_argument("--migrate", action="store_true", help="bring a PostgreSQL database up to date first")
    parser.add_argument("--proxies", default="", metavar="ADDRESSES", help="reverse proxies that are believed")
    parser.add_argument("--log", choices=LOG_LEVELS, default="info")
    parser.epilog = "GOA_DATABASE_URL names a PostgreSQL database; docs/guide/host.md has all settings."


def run(args: argparse.Namespace) -> int:
    settings_module, serving = server_module("settings"), server_module("serving")
    try:
        settings = settings_module.settings_from()
        if args.data:
            settings = replace(settings, data=args.data)
        if args.open:
            Timer(1.0, webbrowser.open, [f"http://{args.host}:{args.port}/"]).start()
        print(f"Goa is served at http://{args.host}:{args.port}/ - Ctrl-C ends it.", flush=True)
        serving.serve(settings, args.host, args.port, migrates=args.migrate, log_level=args.log, proxies=args.proxies)
    except (ValueError, serving.CannotServe) as problem:
        raise Refused(str(problem)) from None
    return 0


def server_module(name: str) -> Any:
    """A module of goa.server, or a sentence that says what is missing; goa play does without it."""
    try:
        return importlib.import_module(f"goa.server.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("goa"):
            raise
        how = 'pip install "goa[server]", or ".[server]" in the source tree'
        raise Refused(f"this needs more than is installed ({missing.name}): {how}") from None
