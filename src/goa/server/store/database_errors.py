"""Database errors: every way in which a database can be away becomes DatabaseUnavailable."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError


class DatabaseUnavailable(Exception):
    """The database does not answer now. The same request may be sent again."""


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
        raise DatabaseUnavailable(str(problem)) from problem
    except DBAPIError as problem:
        if problem.connection_invalidated or _is_going_down(problem):
            raise DatabaseUnavailable(str(problem)) from problem
        raise


def _is_going_down(problem: DBAPIError) -> bool:
    # 57P01 to 57P03: shut down, crashed, starting; 08: connection; 53: out of resources.
    state = str(getattr(problem.orig, "sqlstate", "") or getattr(problem.orig, "pgcode", "") or "")
    return state.startswith(("57P", "08", "53"))
