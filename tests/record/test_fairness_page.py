"""docs/fairness.md is right: its example prints what it says, and the rules draw the same."""

import contextlib
import io
import re
from pathlib import Path

import goa
from goa.core.sha256_chance import sha256_shuffle

PAGE = Path(__file__).parents[2].joinpath("docs", "fairness.md").read_text("utf-8")


def test_the_example_prints_what_the_page_says() -> None:
    code, printed = re.findall(r"```(?:python)?\n(.*?)```", PAGE, re.DOTALL)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "fairness.md", "exec"), {})  # noqa: S102 - our own page
    assert out.getvalue() == printed


def test_the_game_draws_the_cards_of_the_example() -> None:
    seed = bytes(range(32))
    pile = list(range(30))
    sha256_shuffle(pile, seed, 0)
    assert pile[:-4:-1] == [int(number) for number in re.findall(r"this card is number (\d+)$", PAGE, re.MULTILINE)]
    state = goa.new_game("2012", seed=seed)
    assert state.discards == (12,)
    assert state.flag_holder == 0
