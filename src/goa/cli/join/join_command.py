"""Starts goa play --server."""

from __future__ import annotations

import argparse

from goa.cli.display.display_protocol import Display
from goa.cli.errors import CommandError
from goa.cli.join.join_session import JoinSession
from goa.cli.join.server_link import read_link
from goa.cli.join.sit_down import sit_down
from goa.cli.join.table_api import ConnectionLost
from goa.cli.play.keyboard import InputEnded, Keyboard
from goa.locales import say


def join(args: argparse.Namespace, display: Display, keyboard: Keyboard, language: str, *, is_plain: bool) -> int:
    """Sit down at the table and play; errors are one sentence in the language."""
    try:
        link = read_link(args.server)
        api = sit_down(link, display, keyboard.read, args.name, language)
        return JoinSession(api, display, keyboard, is_plain=is_plain).run()
    except InputEnded:
        display.say(say("terminal.input_ended_early", language))
        return 0
    except ConnectionLost:
        raise CommandError(
            say("terminal.server.unreachable", language, address=read_link(args.server).address)
        ) from None
    except CommandError as problem:
        raise CommandError(problem.localized(language)) from None
