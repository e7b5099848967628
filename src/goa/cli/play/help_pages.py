"""Explains choices, rules, cards and tiles on request."""

from collections.abc import Sequence

from goa.cli.display.display_protocol import Display
from goa.cli.display.snapshot import Snapshot
from goa.cli.play.answer_parser import NotUnderstood
from goa.cli.play.rule_pages import rule_texts
from goa.core.choices import Bid, Choice
from goa.core.grid import CELL_COUNT, SPACES
from goa.editions.vocabulary import NO_TILE
from goa.views.words import card_words, choice_help, effect_help, tile_help, tile_words


def explain_all(display: Display, snapshot: Snapshot, commands: Sequence[tuple[str, str]]) -> None:
    display.show_rows(snapshot.say("terminal.help.choices"), _explained(snapshot))
    display.show_rows(snapshot.say("terminal.help.answers"), _answers(snapshot))
    display.show_rows(snapshot.say("terminal.help.commands"), commands)
    if display.legend:
        display.show_rows(snapshot.say("terminal.help.legend"), display.legend)


def _answers(snapshot: Snapshot) -> list[tuple[str, str]]:
    return [
        ("3", snapshot.say("terminal.help.number")),
        ("bid 4, bid4, b 4", snapshot.say("terminal.help.notation")),
        ("expedition; draw", snapshot.say("terminal.help.series")),
        (snapshot.say("terminal.help.enter_key"), snapshot.say("terminal.help.enter")),
    ]


def _explained(snapshot: Snapshot) -> list[tuple[str, str]]:
    """The offered choices with their help; similar choices with the same help share a line."""
    kinds: dict[tuple[str, str], list[Choice]] = {}
    for choice in snapshot.observation.offered:
        about = choice_help(snapshot.observation, choice, snapshot.names, snapshot.language)
        first_word = choice.text.partition(" ")[0]
        kind = (first_word, "" if isinstance(choice, Bid) else f"{about.text} ({about.rule})")
        kinds.setdefault(kind, []).append(choice)
    rows = []
    for choices in kinds.values():
        about = choice_help(snapshot.observation, choices[0], snapshot.names, snapshot.language)
        several = snapshot.say("terminal.from_to", first=choices[0].text, last=choices[-1].text)
        name = choices[0].text if len(choices) == 1 else several
        rows.append((name, f"{about.text} ({about.rule})"))
    return rows


def explain_choice(display: Display, snapshot: Snapshot, choice: Choice) -> None:
    about = choice_help(snapshot.observation, choice, snapshot.names, snapshot.language)
    display.say(snapshot.say("terminal.help.choice", text=choice.text, about=about.text))
    display.say(snapshot.say("terminal.help.rule", rule=about.rule))


def explain_rule(display: Display, snapshot: Snapshot, wanted: str) -> None:
    """Show a rule by its id; without an id, the rule of the open question."""
    id = wanted.strip().upper().replace(" ", "-") or snapshot.rule
    known = rule_texts(snapshot.language)
    if id in known:
        display.say(known[id])
        return
    if known:
        chapter = [each for each in known if each.startswith(id[:3])]
        if chapter:
            raise NotUnderstood("terminal.no.rule_in_chapter", wanted=wanted, rules=", ".join(chapter))
        raise NotUnderstood("terminal.no.rule", wanted=wanted, chapters=", ".join(_chapters(known)))
    for choice in snapshot.observation.offered:
        about = choice_help(snapshot.observation, choice, snapshot.names, snapshot.language)
        if about.rule == id:
            display.say(f"{id}: {about.text}")
            return
    raise NotUnderstood("terminal.no.pages", rule=id)


def _chapters(known: dict[str, str]) -> list[str]:
    return list(dict.fromkeys(id[:3] for id in known))


def explain_cards(display: Display, snapshot: Snapshot) -> None:
    edition = snapshot.observation.edition
    hand = snapshot.player(snapshot.viewer).hand
    if not hand:
        display.say(snapshot.say("terminal.help.no_cards"))
        return
    rows = []
    for card in hand:
        about = effect_help(edition, edition.cards[card].effect, snapshot.language)
        rows.append((card_words(edition, card, snapshot.language), f"{about.text} ({about.rule})"))
    display.show_rows(snapshot.say("terminal.help.hand"), rows)


def explain_tiles(display: Display, snapshot: Snapshot, wanted: str) -> None:
    """Explain all tiles, or the tile on one space."""
    seen = snapshot.observation
    player = snapshot.player(snapshot.viewer)
    if wanted:
        space = wanted.casefold().replace(" ", "")
        cell = SPACES.index(space) if space in SPACES[:CELL_COUNT] else None
        if cell is None or seen.grid[cell] == NO_TILE:
            raise NotUnderstood("terminal.no.tile", wanted=wanted)
        display.show_rows(snapshot.say("terminal.help.space", space=space), _tile_rows(snapshot, [seen.grid[cell]]))
        return
    for title, kinds in (
        (snapshot.say("terminal.help.ready"), player.tiles),
        (snapshot.say("terminal.help.used"), player.resting),
        (snapshot.say("terminal.help.kept"), player.kept),
        (snapshot.say("terminal.help.grid"), tuple(kind for kind in seen.grid if kind != NO_TILE)),
    ):
        if kinds:
            display.show_rows(title, _tile_rows(snapshot, sorted(set(kinds))))


def _tile_rows(snapshot: Snapshot, kinds: Sequence[int]) -> list[tuple[str, str]]:
    rows = []
    for kind in kinds:
        about = tile_help(snapshot.observation.edition, kind, snapshot.language)
        rows.append((tile_words(kind, snapshot.language), f"{about.text} ({about.rule})"))
    return rows
