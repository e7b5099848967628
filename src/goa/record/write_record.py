"""Writes a game as a .goa file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from goa.core.seeds import seed_text
from goa.core.state import UNKNOWN_SEED, Options, State
from goa.record.notation import DIVIDER, FORMAT_1, FORMAT_2, OPTION_NAMES, RULES, without_comment
from goa.rules.scoring import score
from goa.rules.version import OLDEST_RULES

DEFAULT_NAMES: Final = ("Red", "Blue", "Green", "Yellow")


def write_record(state: State, names: Sequence[str] | None = None) -> str:
    """The game of this state as a text, finished or not."""
    if state.seed == UNKNOWN_SEED:
        raise ValueError("an imagined game has no record: its seed is unknown")
    chosen = tuple(DEFAULT_NAMES[: state.seats] if names is None else names)
    if len(chosen) != state.seats:
        raise ValueError(f"expected {state.seats} names, came {len(chosen)}")
    for name in chosen:
        if name != without_comment(name) or not name.isprintable() or not name:
            raise ValueError(f"a seat's name is one line without # and outer spaces, not {name!r}")
    lines = [
        FORMAT_2 if isinstance(state.seed, bytes) else FORMAT_1,
        *_rules_lines(state),
        f"edition: {state.edition.name} version {state.edition.version} digest {state.edition.digest}",
        f"options: {', '.join(_option_words(state.options)) or 'none'}",
        f"seed: {seed_text(state.seed)}",
        *(f"seat {seat + 1}: {name}" for seat, name in enumerate(chosen)),
        f"result: {_result_words(state)}",
        DIVIDER,
    ]
    choices: list[str] = []
    past = state.past
    while past is not None:
        choices.append(f"{past.seat + 1} {past.choice.text}")
        past = past.before
    return "\n".join([*lines, *reversed(choices), ""])


def _rules_lines(state: State) -> list[str]:
    """Records of format 1 never named the first rules version, and are still written as they were."""
    is_named = isinstance(state.seed, bytes) or state.rules_version != OLDEST_RULES
    return [f"{RULES}: {state.rules_version}"] if is_named else []


def _option_words(options: Options) -> list[str]:
    chosen = (options.quick_start, options.bonanza, options.open_money)
    return [word for word, on in zip(OPTION_NAMES, chosen) if on]


def _result_words(state: State) -> str:
    if not state.is_over:
        return f"unfinished after {state.choices_made} choices"
    scores = score(state)
    winners = " and ".join(str(seat + 1) for seat in scores.winners)
    verb = f"seat {winners} wins" if len(scores.winners) == 1 else f"seats {winners} win"
    return f"{verb}, {' '.join(str(line.total) for line in scores.seats)}, after {state.choices_made} choices"
