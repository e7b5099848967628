"""The told display: what is new, the question, the choices; the rest when somebody asks for it."""

from collections.abc import Sequence
from typing import Final

from goa.cli.display.numbering import numbered
from goa.cli.display.plain.mat_sentences import goods_sentence, tell_mat
from goa.cli.display.plain.table_sentences import place_in_the_game, tell_table
from goa.cli.display.question_lines import lot_help
from goa.cli.display.score_categories import score_lines
from goa.cli.display.snapshot import Scene
from goa.locales import say

LINES_TO_HIDE_BEHIND: Final = 60


class ToldDisplay:
    """Prints lines; no colours, no boxes, no columns."""

    legend: tuple[tuple[str, str], ...] = ()

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.said = ["", "", ""]  # where we are, what the player has, the lot: repeated only when it changed

    @property
    def prompt(self) -> str:
        return say("terminal.prompt", self.language) + " "

    def say(self, text: str) -> None:
        print(text)

    def tell_where(self, text: str) -> None:
        print(text)

    def refuse(self, text: str) -> None:
        print(text)

    def rows(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        print(title)
        for left, right in rows:
            print(f"{left}: {right}")

    def ask(self, scene: Scene, notes: Sequence[str]) -> None:
        print()
        for line in [*scene.news, *notes]:
            print(line)
        self._say_if_new(0, place_in_the_game(scene))
        self._say_if_new(1, goods_sentence(scene, scene.viewer))
        print(scene.question)
        self._say_if_new(2, lot_help(scene))
        for number, words in numbered(scene):
            first, _, last = number.partition("-")
            print(f"{scene.say('terminal.from_to', first=first, last=last) if last else first}: {words}")

    def _say_if_new(self, number: int, sentence: str) -> None:
        if self.said[number] != sentence:
            self.said[number] = sentence
            if sentence:
                print(sentence)

    def table(self, scene: Scene) -> None:
        for line in tell_table(scene):
            print(line)
        for seat in range(len(scene.names)):
            self.mat(scene, seat)

    def mat(self, scene: Scene, seat: int) -> None:
        for line in tell_mat(scene, seat):
            print(line)

    def log(self, lines: Sequence[str], names: Sequence[str]) -> None:
        for line in lines:
            print(line)

    def watch(self, scene: Scene, latest: Sequence[str]) -> None:
        for line in latest:
            print(line)

    def finish(self, scene: Scene, notes: Sequence[str]) -> None:
        print()
        for words in [*scene.news, *notes]:
            print(words)
        scores = scene.observation.scores
        assert scores is not None
        for key, rule, title in score_lines(scene.language):
            points = ", ".join(
                f"{name} {getattr(line, key)}" for name, line in zip(scene.names, scores.seats, strict=True)
            )
            print(f"{title[0].upper()}{title[1:]} ({rule}): {points}.")
        for name, line in zip(scene.names, scores.seats, strict=True):
            print(scene.say("terminal.score.total", name=name, points=line.total, ducats=line.ducats))
        print(scene.verdict)

    def hide(self) -> None:
        print("\n" * LINES_TO_HIDE_BEHIND)
