"""Commands of goa, run in this process, which has imported everything already: a process of its own takes a second."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from unittest.mock import patch

from goa.cli.main import main


def goa_here(*arguments: str, environment: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command with this environment, or with the one there is."""
    out, err = StringIO(), StringIO()
    known = os.environ if environment is None else environment
    with patch.dict(os.environ, dict(known), clear=True), redirect_stdout(out), redirect_stderr(err):
        try:
            status = main(arguments)
        except SystemExit as ended:  # argparse refuses so
            status = ended.code if isinstance(ended.code, int) else 1
    return subprocess.CompletedProcess(arguments, status, out.getvalue(), err.getvalue())
