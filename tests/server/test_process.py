"""The server tests run the intended build, compiled or interpreted."""

import subprocess
import sys
from pathlib import Path

from tests.server.process import ServerProcess

import goa.core.engine


def test_a_server_is_of_the_same_modules_as_its_tests(tmp_path: Path) -> None:
    """It is started in another folder, where a relative PYTHONPATH leads nowhere and the interpreted form is found."""
    code = "import goa.core.engine; print(goa.core.engine.__file__)"
    environment = ServerProcess(tmp_path).environment
    shown = subprocess.check_output([sys.executable, "-c", code], env=environment, cwd=tmp_path, text=True)
    assert Path(shown.strip()).samefile(goa.core.engine.__file__)
