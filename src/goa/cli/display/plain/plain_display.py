"""The display in plain lines: news, question and choices; the rest only on request."""

from collections.abc import Sequence
from typing import Final

from goa.cli.display.plain.mat_sentences import goods_sentence, mat_sentences
from goa.cli.display.plain.table_sentences import round_sentence, table_sentences
from goa.cli.display.question_lines import lot_help, numbered_choices
from goa.cli.display.score_categories import score_categories
from goa.cli.display.snapshot import Snapshot
from goa.locales import say

LINES_TO_HIDE_BEHIND: Final = 60


class PlainDisplay:
    """Prints lines without colours, boxes or columns."""

    legend: tuple[tuple[str, str], ...] = ()

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.last_said = ["", "", ""]  # the round, the player's goods, the lot: printed only when they changed

    @property
    def prompt(self) -> str:
        return say("terminal.prompt", self.language) + " "

    def say(self, text: str) -> None:
        print(text)

    def say_on_one_line(self, text: str) -> None:
        print(text)

    def refuse(self, text: str) -> None:
        print(text)

    def show_rows(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        print(title)
        for left, right in rows:
            print(f"{left}: {right}")

    def ask(self, snapshot: Snapshot, notes: Sequence[str]) -> None:
        print()
        for line in [*snapshot.news, *notes]:
            print(line)
        self._say_if_new(0, round_sentence(snapshot))
        self._say_if_new(1, goods_sentence(snapshot, snapshot.viewer))
        print(snapshot.question)
        self._say_if_new(2, lot_help(snapshot))
        for number, words in numbered_choices(snapshot):
            first, _, last = number.partition("-")
            print(f"{snapshot.say('terminal.from_to', first=first, last=last) if last else first}: {words}")

    def _say_if_new(self, number: int, sentence: str) -> None:
        if self.last_said[number] != sentence:
            self.last_said[number] = sentence
            if sentence:
                print(sentence)

    def show_table(self, snapshot: Snapshot) -> None:
        for line in table_sentences(snapshot):
            print(line)
        for seat in range(len(snapshot.names)):
            self.show_mat(snapshot, seat)

    def show_mat(self, snapshot: Snapshot, seat: int) -> None:
        for line in mat_sentences(snapshot, seat):
            print(line)

    def show_log(self, lines: Sequence[str], names: Sequence[str]) -> None:
        for line in lines:
            print(line)

    def watch(self, snapshot: Snapshot, latest: Sequence[str]) -> None:
        for line in latest:
            print(line)

    def show_result(self, snapshot: Snapshot, notes: Sequence[str]) -> None:
        print()
        for words in [*snapshot.news, *notes]:
            print(words)
        scores = snapshot.observation.scores
        assert scores is not None
        for key, rule, title in score_categories(snapshot.language):
            points = ", ".join(
                f"{name} {getattr(line, key)}" for name, line in zip(snapshot.names, scores.seats, strict=True)
            )
            print(f"{title[0].upper()}{title[1:]} ({rule}): {points}.")
        for name, line in zip(snapshot.names, scores.seats, strict=True):
            print(snapshot.say("terminal.score.total", name=name, points=line.total, ducats=line.ducats))
        print(snapshot.winner_text)

    def hide(self) -> None:
        print("\n" * LINES_TO_HIDE_BEHIND)
