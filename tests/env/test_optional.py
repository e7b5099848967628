"""goa works without the optional libraries."""

import subprocess
import sys

LIBRARIES = ("numpy", "gymnasium", "pettingzoo", "pyspiel")


def run(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert done.returncode == 0, done.stderr


def test_goa_itself_imports_no_library_for_learners() -> None:
    all_commands = "import sys, goa.cli.main; goa.cli.main.make_parser()"
    run(f"{all_commands}; assert not set({LIBRARIES!r}) & set(sys.modules), set(sys.modules)")


def test_the_compiled_part_needs_none_of_them() -> None:
    """The wheel contains these modules for everyone, so they must not need the extras."""
    without = f"import sys; sys.modules.update(dict.fromkeys({LIBRARIES!r}))"
    run(f"{without}; import goa.env.stepping.games, goa.rows.encode_row")
