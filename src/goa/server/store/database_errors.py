"""Database errors: every way in which a database can be away becomes DatabaseUnavailable."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

CLASS_NAME: Final = re.compile(r"^<class '[^']*'>: ")
ADDRESS: Final = re.compile(r"\b\d{1,3}(\.\d{1,3}){3}\b|\b[0-9a-fA-F]{0,4}(:[0-9a-fA-F]{0,4}){2,7}\b")
PRIMARY_CODE: Final = 0xFF  # of SQLite's extended error codes


class DatabaseUnavailable(Exception):
    """The database cannot be used now. The same request may be sent again. The message is the cause, for logs."""


@contextmanager
def database_errors() -> Iterator[None]:
    """Turn errors of the engine and of sqlite3 into ours. Broken constraints stay SQLAlchemy's IntegrityError."""
    try:
        yield
    except IntegrityError:
        raise
    except sqlite3.IntegrityError as problem:
        raise IntegrityError(None, None, problem) from problem
    except (OperationalError, InterfaceError, sqlite3.OperationalError, OSError, TimeoutError) as problem:
        raise DatabaseUnavailable(cause_of(problem)) from problem
    except PoolTimeout as problem:
        raise DatabaseUnavailable("all connections are busy") from problem
    except DBAPIError as problem:
        if problem.connection_invalidated or _is_going_down(problem) or _is_damaged(problem.orig):
            raise DatabaseUnavailable(cause_of(problem)) from problem
        raise
    except sqlite3.DatabaseError as problem:
        if _is_damaged(problem):
            raise DatabaseUnavailable(cause_of(problem)) from problem
        raise


def cause_of(problem: BaseException) -> str:
    """The cause in the words of the database, for logs: without statements, values, host names and addresses."""
    if isinstance(problem, DBAPIError) and problem.orig is not None:
        return cause_of(problem.orig)
    if isinstance(problem, TimeoutError) and not problem.errno:
        return "no answer in time"
    if isinstance(problem, OSError):
        return os.strerror(problem.errno) if problem.errno and problem.errno > 0 else type(problem).__name__
    # SQLAlchemy writes the class of asyncpg in front of its message.
    first_line = CLASS_NAME.sub("", str(problem).partition("\n")[0])
    return ADDRESS.sub("(address)", first_line) or type(problem).__name__


def _is_going_down(problem: DBAPIError) -> bool:
    # 57P01 to 57P03: shut down, crashed, starting; 08: connection; 53: out of resources, such as a full disk;
    # 28 and 3D: no such user, password or database; 58: a file of the database cannot be read or written.
    state = str(getattr(problem.orig, "sqlstate", "") or getattr(problem.orig, "pgcode", "") or "")
    return state.startswith(("57P", "08", "53", "28", "3D", "58"))


def _is_damaged(problem: BaseException | None) -> bool:
    """Whether SQLite says that its file is corrupt or no database at all."""
    code = getattr(problem, "sqlite_errorcode", 0) or 0
    return code & PRIMARY_CODE in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
