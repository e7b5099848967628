"""The command goa serve: run the server for playing in the browser."""

import argparse
import gc
import importlib
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from goa.cli.browser import answers, open_page, open_when_ready
from goa.cli.errors import CommandError

NO_CLIENT: Final = """\
*** This copy of goa contains no browser client. The API works, the page does not.
*** In the source tree run: make client. Elsewhere reinstall goa with GOA_CLIENT=1, which reports what is missing."""
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="start the server for playing in the browser")
    parser.set_defaults(run=run)
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen on (default 127.0.0.1); 0.0.0.0 accepts other machines",
    )
    parser.add_argument("--port", type=int, help="default: 2004, or the next free port")
    parser.add_argument("--open", action="store_true", help="open a browser as soon as the server answers")
    parser.add_argument(
        "--data", metavar="FOLDER", help="folder of the SQLite database (default: the user's data folder)"
    )
    parser.add_argument(
        "--migrate", action="store_true", help="first migrate a PostgreSQL database to the current schema"
    )
    parser.add_argument(
        "--processes", metavar="N", help="server processes behind the port (default 1); more than one needs PostgreSQL"
    )
    parser.add_argument("--proxies", default="", metavar="ADDRESSES", help="trusted reverse proxies")
    parser.add_argument(
        "--show-settings", action="store_true", help="print all settings with value, source and meaning, and stop"
    )
    parser.add_argument("--log", choices=LOG_LEVELS, default="info")
    parser.epilog = "GOA_DATABASE_URL names a PostgreSQL database; --show-settings lists all settings."


def run(args: argparse.Namespace) -> int:
    with no_collection():
        reading, serving = server_module("ops.read_settings"), server_module("ops.serve")
        addresses = server_module("ops.address")

    def announce(address: str) -> None:
        print(f"Goa is served at {address} - press Ctrl-C to stop.", flush=True)
        if args.open:
            open_when_ready(address, say_how_long_it_took)

    try:
        settings = read_settings(args.data, processes=args.processes)
        if args.show_settings:
            shown = reading.show_settings(settings, data=args.data, processes=args.processes)
            print("\n".join(shown))
            return 0
        for sentence in reading.misspelt_variables():
            print(sentence, flush=True)
        if server_module("ops.client_files").client_folder() is None:
            print(NO_CLIENT, flush=True)
        serving.serve(
            settings,
            args.host,
            args.port,
            migrates=args.migrate,
            log_level=args.log,
            on_ready=announce,
            proxies=args.proxies,
            supervise=server_module("processes.supervisor").supervise,
        )
    except addresses.AlreadyServed as served:
        if not (args.open and served.address and answers(served.address)):
            raise CommandError(f"{served}. It is at {served.address}" if served.address else str(served)) from None
        print(f"Goa is already served at {served.address} by another process. Opening its page.", flush=True)
        open_page(served.address)
    except (ValueError, addresses.CannotServe) as problem:
        raise CommandError(str(problem)) from None
    return 0


@contextmanager
def no_collection() -> Iterator[None]:
    """Without garbage collection: imports leave none, and looking for it takes a tenth of the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def say_how_long_it_took() -> None:
    """Print the seconds since make started, if make started this."""
    began = os.environ.get("GOA_BEGAN")
    if began:
        print(f"The page is ready {time.time() - float(began):.0f} seconds after make started.", flush=True)


def read_settings(data: str | None, **more: str | None) -> Any:
    """The server's settings; invalid ones are an error of the command."""
    reading = server_module("ops.read_settings")
    try:
        return reading.read_settings(data=data, **more)
    except reading.InvalidSettings as problem:
        raise CommandError(str(problem)) from None


def server_module(name: str) -> Any:
    """Import a module of goa.server; if a dependency is missing, raise an error that names it."""
    try:
        return importlib.import_module(f"goa.server.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("goa"):
            raise
        how = 'pip install "goa[server]", or ".[server]" in the source tree'
        raise CommandError(f"{missing.name} is not installed; to install it: {how}") from None
