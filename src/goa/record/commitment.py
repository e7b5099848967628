"""A seed that was promised before the first choice: the remarks that say so, and the check that it was kept."""

import hashlib
import re
from typing import Final

from goa.record.notation import Record, RecordError

PROMISED: Final = re.compile(r"#\s*promised before the first choice:\s*(?P<hash>\S*)\s*")
MADE_OF: Final = re.compile(r"#\s*that is the SHA-256 of\s+(?P<salt>[^:\s]*):(?P<seed>\S*)\s*")


def commitment_of(salt: str, seed: int) -> str:
    """What can be shown at once without telling the seed."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def promise_remarks(salt: str, seed: int) -> list[str]:
    """The lines of a record with which anybody can make the hash again."""
    return [
        f"# promised before the first choice: {commitment_of(salt, seed)}",
        f"# that is the SHA-256 of {salt}:{seed}",
    ]


def check_promise(text: str, record: Record) -> bool:
    """Whether the record of this text has a promise; raises RecordError if it was not kept."""
    promised = _remark(text, PROMISED)
    made_of = _remark(text, MADE_OF)
    if promised is None and made_of is None:
        return False
    if promised is None or made_of is None:
        number, _ = promised or made_of or (0, None)
        missing = "the salt and seed that the promise was made of" if made_of is None else "the promise itself"
        raise RecordError(number, f"{missing} in another remark", "nothing of the kind")
    number, found = made_of
    if found["seed"] != str(record.seed):
        raise RecordError(number, f"the seed of this record, {record.seed}", f'"{found["seed"]}" in the promise')
    made = commitment_of(found["salt"], record.seed)
    number, found = promised
    if found["hash"].lower() != made:
        raise RecordError(number, f"{made}, which salt and seed give", f'"{found["hash"]}" as what was promised')
    return True


def _remark(text: str, pattern: re.Pattern[str]) -> tuple[int, re.Match[str]] | None:
    """The first line that reads so."""
    for number, line in enumerate(text.splitlines(), 1):
        found = pattern.fullmatch(line.strip())
        if found is not None:
            return number, found
    return None
