"""Reading one table of an edition file: every figure checked, every error collected instead of raised."""

from typing import Final

from goa.editions.bounds import LARGEST, LONGEST, bound
from goa.editions.edition_errors import EditionReport, described, suggestion
from goa.editions.sources import SOURCES, Figure

NO_SOURCE: Final = ""


class Section:
    """One table: reads its figures by key and remembers which keys were never read."""

    def __init__(self, report: EditionReport, path: str, table: dict[str, object], *, is_absent: bool = False) -> None:
        self.report = report
        self.path = path
        self.table = table
        self.is_absent = is_absent  # refused as a whole, so its keys are not
        self.asked: list[str] = []
        self.default = NO_SOURCE
        self.lacks_source = False
        if "source" in table:
            self.default = self.checked_source("source", table["source"])

    def key(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def refuse(self, name: str, problem: str) -> None:
        self.report.refuse(self.key(name) if name else self.path, problem)

    def checked_source(self, name: str, word: object) -> str:
        if isinstance(word, str) and word in SOURCES:
            return word
        hint = suggestion(word, list(SOURCES)) if isinstance(word, str) else f"; expected one of: {', '.join(SOURCES)}"
        self.refuse(name, f"{described(word)} is no source{hint}")
        return NO_SOURCE

    def default_source(self) -> str:
        """The section's own source; its absence is refused once, not for every figure."""
        if "source" not in self.table and not self.lacks_source and not self.is_absent:
            self.lacks_source = True
            self.refuse("source", f"is missing; expected one of: {', '.join(SOURCES)}")
        return self.default

    def record(self, name: str, value: str, sources: list[str]) -> None:
        self.report.figures.append(Figure(self.key(name), value, tuple(sources)))

    def has(self, name: str) -> bool:
        return name in self.table

    def value(self, name: str, expected: str) -> object:
        """The raw value of a key that must be there; None where it is not."""
        self.asked.append(name)
        if name in self.table:
            return self.table[name]
        if not self.is_absent:
            self.refuse(name, f"is missing; expected {expected}")
        return None

    def figure(self, name: str, expected: str) -> tuple[object, str]:
        """A value and its source: the word behind it, else that of the section."""
        value = self.value(name, expected)
        if isinstance(value, list) and len(value) == 2 and isinstance(value[1], str):
            return value[0], self.checked_source(name, value[1])
        if value is None:
            return None, NO_SOURCE
        return value, self.default_source()

    def number(self, name: str, least: int = 0) -> int:
        expected = f"a whole number, {least} or more"
        value, source = self.figure(name, expected)
        if value is None:
            return least
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            self.refuse(name, f"expected {expected}, came {described(value)}")
            return least
        if self.is_too_large(name, self.key(name), value, least):
            return least
        self.record(name, str(value), [source])
        return value

    def plain_number(self, name: str, least: int) -> int:
        """A number about the file, not of the game: it has no source."""
        expected = f"a whole number, {least} or more"
        value = self.value(name, expected)
        if isinstance(value, int) and not isinstance(value, bool) and value >= least:
            return least if self.is_too_large(name, self.key(name), value, least) else value
        if value is not None:
            self.refuse(name, f"expected {expected}, came {described(value)}")
        return least

    def numbers(self, name: str, length: int) -> tuple[int, ...]:
        """A list of whole numbers; any length of one or more where length is 0."""
        expected = f"a list of {length or 'one or more'} whole numbers, 0 or more"
        value, source = self.figure(name, expected)
        if value is None:
            return (0,) * length
        if not isinstance(value, list) or not value or (length and len(value) != length):
            self.refuse(name, f"expected {expected}, came {described(value)}")
            return (0,) * length
        if not length and self.is_too_long(name, self.key(name), len(value), "numbers"):
            return ()
        numbers = [each for each in value if isinstance(each, int) and not isinstance(each, bool) and each >= 0]
        if len(numbers) != len(value):
            self.refuse(name, f"expected {expected}, came {described(value)}")
            return (0,) * length
        if self.is_too_large(name, self.key(name), max(numbers)):
            return (0,) * length
        self.record(name, " ".join(str(number) for number in numbers), [source])
        return tuple(numbers)

    def switch(self, name: str) -> bool:
        value, source = self.figure(name, "true or false")
        if value is None:
            return False
        if not isinstance(value, bool):
            self.refuse(name, f"expected true or false, came {described(value)}")
            return False
        self.record(name, described(value), [source])
        return value

    def word(self, name: str, words: tuple[str, ...], kind: str) -> int:
        """The number of one word of a list such as SYMBOLS."""
        value, source = self.figure(name, f"a {kind}")
        if value is None:
            return 0
        number = self.numbered(name, value, words, kind)
        self.record(name, words[number], [source])
        return number

    def numbered(self, name: str, value: object, words: tuple[str, ...], kind: str) -> int:
        """The number of a word; 0 and a refusal where the game does not know it."""
        if not isinstance(value, str):
            self.refuse(name, f"expected a {kind}, came {described(value)}")
        elif value not in words:
            self.refuse(name, f'"{value}" is no {kind}{suggestion(value, list(words))}')
        else:
            return words.index(value)
        return 0

    def text(self, name: str) -> str:
        value = self.value(name, "a text")
        if value is None:
            return ""
        if not isinstance(value, str) or not value.strip():
            self.refuse(name, f"expected a text, came {described(value)}")
            return ""
        return "" if self.is_too_long(name, self.key(name), len(value), "letters") else value

    def rows(self, name: str, expected: str) -> list[object]:
        """A list of one row or more; what its rows hold is for the caller to check."""
        value = self.value(name, expected)
        if isinstance(value, list) and value:
            return [] if self.is_too_long(name, self.key(name), len(value), "lines") else value
        if value is not None:
            self.refuse(name, f"expected {expected}, came {described(value)}")
        return []

    def is_too_large(self, name: str, key: str, value: int, least: int = 0) -> bool:
        """Whether a number of a newly given edition is above the bound of the key; it is refused then."""
        if not self.report.is_bounded or value <= bound(LARGEST, key):
            return False
        self.refuse(name, f"expected a whole number from {least} to {bound(LARGEST, key)}, came {described(value)}")
        return True

    def is_too_long(self, name: str, key: str, length: int, things: str) -> bool:
        """Whether a text or list of a newly given edition is longer than the bound of the key; it is refused then."""
        if not self.report.is_bounded or length <= bound(LONGEST, key):
            return False
        self.refuse(name, f"expected {bound(LONGEST, key)} {things} at most, came {length}")
        return True

    def section(self, name: str) -> "Section":
        """A table inside this one; an empty one where it is missing, so that reading goes on."""
        value = self.value(name, f"a section [{self.key(name)}]")
        if isinstance(value, dict):
            return Section(self.report, self.key(name), value)
        if value is not None:
            self.refuse(name, f"expected a section [{self.key(name)}], came {described(value)}")
        return Section(self.report, self.key(name), {}, is_absent=True)

    def refuse_unknown_keys(self) -> None:
        for name in self.table:
            if name not in self.asked and name != "source":
                self.refuse(name, f"is unknown{suggestion(name, self.asked)}")
