"""Limits the memory of a process, if the system can."""

import sys
from contextlib import suppress


def limit_memory(mebibytes: int) -> None:
    """Limit the address space of this process. Beyond that it gets a MemoryError."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        with suppress(ValueError, OSError):  # a lower limit is set already, or the system has none
            resource.setrlimit(resource.RLIMIT_AS, (mebibytes << 20, mebibytes << 20))
