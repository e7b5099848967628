"""The commitment to a seed: a hash shown before the first choice, and the check that the seed was not changed later.

A record carries it in two comments. Records of earlier versions word them differently; both are read.
"""

import hashlib
import re
from typing import Final

from goa.core.seeds import Seed, seed_text
from goa.record.notation import Record, RecordError

COMMITMENT: Final = re.compile(r"#\s*(?:commitment|promised before the first choice):\s*(?P<hash>\S*)\s*")
HASHED: Final = re.compile(r"#\s*(?:commitment|that) is the SHA-256 of\s+(?P<salt>[^:\s]*):(?P<seed>\S*)\s*")


def commitment_of(salt: str, seed: Seed) -> str:
    """The hash, which can be shown at once: it does not reveal the seed."""
    return hashlib.sha256(f"{salt}:{seed_text(seed)}".encode()).hexdigest()


def commitment_comments(salt: str, seed: Seed) -> list[str]:
    """The lines of a record with which anyone can compute the hash again."""
    return [f"# commitment: {commitment_of(salt, seed)}", f"# commitment is the SHA-256 of {salt}:{seed_text(seed)}"]


def check_commitment(text: str, record: Record) -> str:
    """The commitment in the text of this record, empty if there is none; RecordError if it does not fit the seed."""
    stated = _comment(text, COMMITMENT)
    hashed = _comment(text, HASHED)
    if stated is None and hashed is None:
        return ""
    if stated is None or hashed is None:
        number, _ = stated or hashed or (0, None)
        missing = "the salt and the seed of the commitment" if hashed is None else "the commitment itself"
        raise RecordError(number, f"{missing} in another comment", "no such comment")
    number, found = hashed
    seed = seed_text(record.seed)
    if found["seed"].lower() != seed:
        raise RecordError(number, f"the seed of this record, {seed}", f'"{found["seed"]}" in the commitment')
    computed = commitment_of(found["salt"], record.seed)
    number, found = stated
    if found["hash"].lower() != computed:
        raise RecordError(number, f"{computed}, the hash of salt and seed", f'"{found["hash"]}" as the commitment')
    return computed


def _comment(text: str, pattern: re.Pattern[str]) -> tuple[int, re.Match[str]] | None:
    """The number of the first line that matches the pattern, and the match."""
    for number, line in enumerate(text.splitlines(), 1):
        found = pattern.fullmatch(line.strip())
        if found is not None:
            return number, found
    return None
