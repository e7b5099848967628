"""A bound on the memory of a process, where the system has such bounds."""

import sys
from contextlib import suppress


def limit_memory(mebibytes: int) -> None:
    """Let this process have no more address space than this; beyond it, it gets a MemoryError."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        with suppress(ValueError, OSError):  # a lower bound is set already, or the system has none
            resource.setrlimit(resource.RLIMIT_AS, (mebibytes << 20, mebibytes << 20))
