"""Explanations on request: choices, rules, cards and tiles."""

from collections.abc import Sequence

from goa.cli.display.protocol import Display
from goa.cli.display.snapshot import Scene
from goa.cli.play.answer_parser import NotUnderstood
from goa.cli.play.rule_pages import rules
from goa.core.choices import Bid, Choice
from goa.core.grid import CELL_COUNT, SPACES
from goa.editions.names import NO_TILE
from goa.views.words import card_words, choice_help, effect_help, tile_help, tile_words


def explain_all(display: Display, scene: Scene, commands: Sequence[tuple[str, str]]) -> None:
    display.rows(scene.say("terminal.help.choices"), _explained(scene))
    display.rows(scene.say("terminal.help.answers"), _answers(scene))
    display.rows(scene.say("terminal.help.commands"), commands)
    if display.legend:
        display.rows(scene.say("terminal.help.legend"), display.legend)


def _answers(scene: Scene) -> list[tuple[str, str]]:
    return [
        ("3", scene.say("terminal.help.number")),
        ("bid 4, bid4, b 4", scene.say("terminal.help.notation")),
        ("expedition; draw", scene.say("terminal.help.series")),
        (scene.say("terminal.help.enter_key"), scene.say("terminal.help.enter")),
    ]


def _explained(scene: Scene) -> list[tuple[str, str]]:
    """The offered choices with their help; those of one kind with the same help share a line."""
    kinds: dict[tuple[str, str], list[Choice]] = {}
    for choice in scene.observation.offered:
        about = choice_help(scene.observation, choice, scene.names, scene.language)
        first_word = choice.text.partition(" ")[0]
        kind = (first_word, "" if isinstance(choice, Bid) else f"{about.text} ({about.rule})")
        kinds.setdefault(kind, []).append(choice)
    rows = []
    for choices in kinds.values():
        about = choice_help(scene.observation, choices[0], scene.names, scene.language)
        several = scene.say("terminal.from_to", first=choices[0].text, last=choices[-1].text)
        name = choices[0].text if len(choices) == 1 else several
        rows.append((name, f"{about.text} ({about.rule})"))
    return rows


def explain_choice(display: Display, scene: Scene, choice: Choice) -> None:
    about = choice_help(scene.observation, choice, scene.names, scene.language)
    display.say(scene.say("terminal.help.choice", text=choice.text, about=about.text))
    display.say(scene.say("terminal.help.rule", rule=about.rule))


def explain_rule(display: Display, scene: Scene, wanted: str) -> None:
    """A rule by its id; without one, that of the open question."""
    id = wanted.strip().upper().replace(" ", "-") or scene.rule
    known = rules()
    if id in known:
        display.say(known[id])
        return
    if known:
        chapter = [each for each in known if each.startswith(id[:3])]
        if chapter:
            raise NotUnderstood("terminal.no.rule_in_chapter", wanted=wanted, rules=", ".join(chapter))
        raise NotUnderstood("terminal.no.rule", wanted=wanted, chapters=", ".join(_chapters(known)))
    for choice in scene.observation.offered:
        about = choice_help(scene.observation, choice, scene.names, scene.language)
        if about.rule == id:
            display.say(f"{id}: {about.text}")
            return
    raise NotUnderstood("terminal.no.pages", rule=id)


def _chapters(known: dict[str, str]) -> list[str]:
    return list(dict.fromkeys(id[:3] for id in known))


def explain_cards(display: Display, scene: Scene) -> None:
    edition = scene.observation.edition
    hand = scene.player(scene.viewer).hand
    if not hand:
        display.say(scene.say("terminal.help.no_cards"))
        return
    rows = []
    for card in hand:
        about = effect_help(edition, edition.cards[card].effect, scene.language)
        rows.append((card_words(edition, card, scene.language), f"{about.text} ({about.rule})"))
    display.rows(scene.say("terminal.help.hand"), rows)


def explain_tiles(display: Display, scene: Scene, wanted: str) -> None:
    """All tiles, or the one on a space."""
    seen = scene.observation
    player = scene.player(scene.viewer)
    if wanted:
        space = wanted.casefold().replace(" ", "")
        cell = SPACES.index(space) if space in SPACES[:CELL_COUNT] else None
        if cell is None or seen.grid[cell] == NO_TILE:
            raise NotUnderstood("terminal.no.tile", wanted=wanted)
        display.rows(scene.say("terminal.help.space", space=space), _tile_rows(scene, [seen.grid[cell]]))
        return
    for title, kinds in (
        (scene.say("terminal.help.ready"), player.tiles),
        (scene.say("terminal.help.used"), player.resting),
        (scene.say("terminal.help.kept"), player.kept),
        (scene.say("terminal.help.grid"), tuple(kind for kind in seen.grid if kind != NO_TILE)),
    ):
        if kinds:
            display.rows(title, _tile_rows(scene, sorted(set(kinds))))


def _tile_rows(scene: Scene, kinds: Sequence[int]) -> list[tuple[str, str]]:
    rows = []
    for kind in kinds:
        about = tile_help(scene.observation.edition, kind, scene.language)
        rows.append((tile_words(kind, scene.language), f"{about.text} ({about.rule})"))
    return rows
