"""Bounds the text of an edition before it is parsed, in linear time.

The TOML parser needs time and memory that grow with the square of the depth of a key. So size, depth and the number of
tokens are counted first. Whether the text is valid TOML is left to the parser.
"""

import re
from typing import Final

from goa.editions.bounds import (
    DEEPEST,
    LONGEST_STRING,
    LONGEST_WORD,
    MOST_BYTES,
    MOST_KEYS,
    MOST_LINES,
    MOST_LISTS,
    MOST_VALUES,
)
from goa.editions.edition_errors import EditionError

# Strings exactly as TOML reads them, so that brackets inside a string are not counted.
TOKEN: Final = re.compile(
    r"""
      (?P<comment> \#[^\n]* )
    | (?P<string>
          \"{3} (?: [^"\\]++ | \\. | "(?!"") )*+ "{3,5}
        | '{3}  (?: [^']++ | '(?!'') )*+ '{3,5}
        | "(?!"") (?: [^"\\\n]++ | \\[^\n] )*+ "
        | '(?!'') [^'\n]*+ ' )
    | (?P<unclosed> ["'] )
    | (?P<opens> [\[{] )
    | (?P<closes> [\]}] )
    | (?P<dot> \. )
    | (?P<equals> = )
    | (?P<comma> , )
    | (?P<line> \n )
    | (?P<word> [^\s\#"'\[\]{}.=,]++ )
    """,
    re.VERBOSE | re.DOTALL,
)


# How many there may be of a token, and what they are called.
MOST_OF_TOKEN: Final = {
    "equals": (MOST_KEYS, "keys"),
    "comma": (MOST_VALUES, "values in lists"),
    "opens": (MOST_LISTS, "lists and sections"),
}
LONGEST_TOKEN: Final = {"word": (LONGEST_WORD, "word or number"), "string": (LONGEST_STRING, "text")}


def check_text_limits(text: str, where: str) -> None:
    """Raise EditionError if the text is larger or deeper than any edition needs."""
    _check_size(text, where)
    count = dict.fromkeys(MOST_OF_TOKEN, 0)
    depth = 0
    parts = 1  # of a dotted key
    for token in TOKEN.finditer(text):
        kind = token.lastgroup or ""
        if kind == "unclosed":
            return  # the parser stops here too, and says so
        if kind in LONGEST_TOKEN:
            longest, thing = LONGEST_TOKEN[kind]
            length = token.end() - token.start()
            if length > longest:
                raise _error(text, token.start(), where, f"a {thing} of {longest} letters at most", str(length))
            continue
        parts = parts + 1 if kind == "dot" else 1
        depth += (kind == "opens") - (kind == "closes")
        if parts > DEEPEST or depth > DEEPEST:
            raise _error(text, token.start(), where, f"keys, lists and tables {DEEPEST} deep at most", "more")
        if kind in MOST_OF_TOKEN:
            count[kind] += 1
            most, things = MOST_OF_TOKEN[kind]
            if count[kind] > most:
                raise _error(text, token.start(), where, f"{most} {things} at most", "more")


def _check_size(text: str, where: str) -> None:
    # Every letter has at least one byte, so a long text need not be encoded.
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise EditionError(f"{where}: expected a file of {MOST_BYTES} bytes at most, came more")
    lines = text.count("\n") + 1
    if lines > MOST_LINES:
        raise EditionError(f"{where}: expected {MOST_LINES} lines at most, came {lines}")


def _error(text: str, at: int, where: str, expected: str, came: str) -> EditionError:
    number = text.count("\n", 0, at) + 1
    return EditionError(f"{where}: line {number}: expected {expected}, came {came}")
