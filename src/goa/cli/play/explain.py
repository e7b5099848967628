"""Explanations on request: choices, rules, cards and tiles."""

from collections.abc import Sequence

from goa.cli.display import Display
from goa.cli.play.answers import NotUnderstood
from goa.cli.play.rulebook import rules
from goa.cli.scene import Scene
from goa.core.choices import Bid, Choice
from goa.core.grid import CELL_COUNT, SPACES
from goa.editions.names import NO_TILE
from goa.views.words import card_words, choice_help, effect_help, tile_help, tile_words


def explain_all(display: Display, scene: Scene, commands: Sequence[tuple[str, str]]) -> None:
    display.rows("Your choices", _explained(scene))
    display.rows("How to answer", ANSWERS)
    display.rows("What else you can type", commands)
    if display.legend:
        display.rows("How to read the table", display.legend)


ANSWERS = (
    ("3", "the number of a choice"),
    ("bid 4, bid4, b 4", "the choice itself, or so much of it that only one fits; Tab completes it"),
    ("expedition; draw", "several choices at once: all of them or none"),
    ("Enter", "the choice, where there is only one; else the question once more"),
)


def _explained(scene: Scene) -> list[tuple[str, str]]:
    """The offered choices with their help; those of one kind with the same help share a line."""
    kinds: dict[tuple[str, str], list[Choice]] = {}
    for choice in scene.observation.offered:
        about = choice_help(scene.observation, choice, scene.names)
        first_word = choice.text.partition(" ")[0]
        kind = (first_word, "" if isinstance(choice, Bid) else f"{about.text} ({about.rule})")
        kinds.setdefault(kind, []).append(choice)
    rows = []
    for choices in kinds.values():
        about = choice_help(scene.observation, choices[0], scene.names)
        name = choices[0].text if len(choices) == 1 else f"{choices[0].text} to {choices[-1].text}"
        rows.append((name, f"{about.text} ({about.rule})"))
    return rows


def explain_choice(display: Display, scene: Scene, choice: Choice) -> None:
    about = choice_help(scene.observation, choice, scene.names)
    display.say(f'"{choice.text}": {about.text}')
    display.say(f"Rule {about.rule}; read it with: rules {about.rule}")


def explain_rule(display: Display, scene: Scene, wanted: str) -> None:
    """A rule by its id; without one, that of the open question."""
    id = wanted.strip().upper().replace(" ", "-") or scene.rule
    known = rules()
    if id in known:
        display.say(known[id])
        return
    if known:
        chapter = [each for each in known if each.startswith(id[:3])]
        hint = f" This chapter has {', '.join(chapter)}." if chapter else " Chapters: " + ", ".join(_chapters(known))
        raise NotUnderstood(f'There is no rule "{wanted}".{hint}')
    for choice in scene.observation.offered:
        about = choice_help(scene.observation, choice, scene.names)
        if about.rule == id:
            display.say(f"{id}: {about.text}")
            return
    raise NotUnderstood(f"The rule pages do not come with this installation; {id} is in docs/rules of the project.")


def _chapters(known: dict[str, str]) -> list[str]:
    return list(dict.fromkeys(id[:3] for id in known))


def explain_cards(display: Display, scene: Scene) -> None:
    edition = scene.observation.edition
    hand = scene.player(scene.viewer).hand
    if not hand:
        display.say("You hold no expedition cards.")
        return
    rows = []
    for card in hand:
        about = effect_help(edition, edition.cards[card].effect)
        rows.append((card_words(edition, card), f"{about.text} ({about.rule})"))
    display.rows("Your hand", rows)


def explain_tiles(display: Display, scene: Scene, wanted: str) -> None:
    """All tiles, or the one on a space."""
    seen = scene.observation
    player = scene.player(scene.viewer)
    if wanted:
        space = wanted.casefold().replace(" ", "")
        cell = SPACES.index(space) if space in SPACES[:CELL_COUNT] else None
        if cell is None or seen.grid[cell] == NO_TILE:
            raise NotUnderstood(f'There is no tile on "{wanted}"; the spaces are a1 to e5.')
        display.rows(f"On {space}", _tile_rows(scene, [seen.grid[cell]]))
        return
    for title, kinds in (
        ("Your tiles, ready", player.tiles),
        ("Your tiles, used in this round", player.resting),
        ("Kept for the scoring", player.kept),
        ("On the grid", tuple(kind for kind in seen.grid if kind != NO_TILE)),
    ):
        if kinds:
            display.rows(title, _tile_rows(scene, sorted(set(kinds))))


def _tile_rows(scene: Scene, kinds: Sequence[int]) -> list[tuple[str, str]]:
    rows = []
    for kind in kinds:
        about = tile_help(scene.observation.edition, kind)
        rows.append((tile_words(kind), f"{about.text} ({about.rule})"))
    return rows
