"""The game in words: short sentences for people, made from what a seat may know."""

from collections import Counter

import pytest
from tests.properties.walk import ALL_TABLES, Game, walk
from tests.questions import all_questions
from tests.rulebook import EDITIONS, rules_of_the_pages
from tests.table import hand, play, table

import goa
from goa.core import events
from goa.core.choices import BY_TEXT
from goa.core.events import Event
from goa.core.state import NOBODY
from goa.editions.load import load_edition
from goa.editions.vocabulary import EFFECTS, SPICES, TILES
from goa.tables.views.choice_warnings import warnings_for
from goa.views.words import (
    brief_choice_words,
    card_words,
    choice_help,
    choice_words,
    effect_help,
    event_words,
    log_sentences,
    log_words,
    question,
    seat_words,
    tile_help,
    tile_words,
)
from goa.views.words.component_words import spice_words
from goa.views.words.events import LINES
from goa.views.words.questions import _SPECIAL

NAMES = ("Anna", "Ben", "Cleo", "Dan")
RULES = rules_of_the_pages()
FIRST = load_edition("2004")
SECOND = load_edition("2012")

# Facts that the line of another event tells already, always or now and then.
SILENT = (events.RoundEnded, events.DucatsPaid, events.PlantationLaid, events.TileKept, events.ActionTaken)


def asked(state: goa.State) -> str:
    return question(goa.observe(state, state.seat), NAMES)


def label(state: goa.State, text: str) -> str:
    return choice_words(goa.observe(state, state.seat), BY_TEXT[text], NAMES)


def told(state: goa.State, text: str) -> list[str]:
    return log_words(state.edition, NAMES, goa.apply(state, text))


def is_a_sentence(words: str) -> bool:
    return len(words) > 3 and words[-1] in ".?" and not set("{}") & set(words)


# ------------------------------------------------------------ every position


@pytest.mark.parametrize("game", ALL_TABLES, ids=str)
def test_every_question_choice_and_event_has_words(game: Game) -> None:
    kinds: Counter[type] = Counter()
    for state in walk(game):
        kind = type(state.agenda[-1]) if state.agenda else type(None)
        kinds[kind] += 1
        for viewer in range(NOBODY, state.seats) if kinds[kind] < 4 else (state.seat,):
            seen = goa.observe(state, viewer)
            assert is_a_sentence(question(seen, NAMES))
            for choice in seen.offered[:20]:
                words = choice_words(seen, choice, NAMES)
                assert words
                assert not set("{}") & set(words)
                more = choice_help(seen, choice, NAMES)
                assert is_a_sentence(more.text)
                assert state.edition.name in RULES[more.rule]
            for event in seen.events:
                words = event_words(state.edition, NAMES, event)
                assert is_a_sentence(words) if words else isinstance(event, SILENT)
            for about, words in log_sentences(state.edition, NAMES, seen.events):
                assert is_a_sentence(words)
                named = [seat for seat, name in enumerate(NAMES) if words.startswith(f"{name} ")]
                assert named in ([], [about])
        if kinds[kind] == 1:
            check_labels(state, goa.CATALOGUE[game.seed % 6 :: 6])


def check_labels(state: goa.State, choices: list[goa.Choice]) -> None:
    """A choice that is greyed out has a label too."""
    for viewer in (state.seat, NOBODY):
        seen = goa.observe(state, viewer)
        for choice in choices:
            assert choice_words(seen, choice)
            assert is_a_sentence(choice_help(seen, choice).text)


def test_labels_of_one_question_differ() -> None:
    for game in ALL_TABLES[::9]:
        for state in walk(game):
            seen = goa.observe(state, state.seat)
            labels = [choice_words(seen, choice, NAMES) for choice in seen.offered]
            assert len(set(labels)) == len(labels)


def test_every_kind_of_question_and_event_has_its_words() -> None:
    assert set(_SPECIAL) < all_questions()
    assert set(LINES) == set(Event.__subclasses__())


# ------------------------------------------------------------ questions


def test_bidding() -> None:
    state = table("auction", marked=["north b", "b1", "c1", "d1", "e1"], grid={"b1": "double ginger"})
    assert asked(state) == "Bid on the flag, auctioned by Anna. Nobody has bid yet. You answer only once."
    play(state, "pass", "pass", "pass")
    first = "Bid on the double ginger plantation, auctioned by Ben. Nobody has bid yet. You answer only once."
    assert asked(state) == first
    play(state, "bid 4")
    assert asked(state) == "Bid on the double ginger plantation. The highest bid is 4 by Cleo. You answer only once."
    assert label(state, "bid 5") == "Bid 5 ducats"
    more = choice_help(goa.observe(state, 3), BY_TEXT["bid 5"], NAMES)
    assert more.text == "If nobody bids more and Ben does not buy, you take the lot and pay Ben 5 ducats."
    assert question(goa.observe(state, 0), NAMES) == "Dan is thinking about a bid."


def test_a_bid_that_cannot_be_topped() -> None:
    state = table("auction", ducats=[10, 10, 5, 10])
    play(state, "bid 5")
    assert asked(state) == "The highest bid for the flag is 5 by Ben. You have too few ducats to go above it."


def test_the_highest_bid_of_all() -> None:
    state = table("auction", ducats=[500] * 4)
    play(state, "bid 199")
    assert asked(state) == (
        "The highest bid for the flag is 199 ducats by Ben, and no bid can be higher here: you can only pass."
    )


@pytest.mark.parametrize(("edition", "price"), [("2004", "3 ducats"), ("2012", "1 ducat")])
def test_the_last_word(edition: str, price: str) -> None:
    state = table("auction", edition=edition, players=2)
    play(state, "bid 2")
    do_you = f"Do you pass and take the money, or pay {price} to the bank and take the lot?"
    assert asked(state) == f"Ben bids 2 ducats for the flag. {do_you}"
    assert label(state, "pass") == "Pass: Ben pays you 2 ducats"
    assert label(state, "buy") == f"Buy it for {price}"


def test_a_lot_for_nothing_or_too_dear() -> None:
    state = table("auction", edition="2012", players=2)
    play(state, "bid 1")
    assert label(state, "buy") == "Take it for free"
    state = table("auction", players=2, ducats=[0, 10])
    play(state, "bid 2")
    assert asked(state) == "Ben bids 2 ducats for the flag. You cannot pay the 3 ducats to keep it."


@pytest.mark.parametrize(
    ("cards", "tiles", "asks"),
    [
        (["two ships"], ["ship"], "Your action is done. Play a card, use a tile, or end your turn."),
        (["two ships"], [], "Your action is done. Play a card, or end your turn."),
        (["mixed harvest"], ["ship"], "Your action is done. Use a tile, or end your turn."),
        (["mixed harvest"], [], "Your action is done, and nothing else is possible: end your turn."),
    ],
)
def test_only_what_is_possible_after_an_action_is_named(cards: list[str], tiles: list[str], asks: str) -> None:
    state = table("second action", hands={0: cards}, tiles={0: tiles})
    play(state, "taxes")
    assert asked(state) == asks


@pytest.mark.parametrize(
    ("language", "spices", "words"),
    [
        ("en", ["ginger", "clove"], ("ginger", "clove")),
        ("en", ["clove", "ginger", "clove"], ("2 cloves", "1 ginger")),
        ("de", ["clove", "ginger", "clove"], ("2 Nelken", "1 Ingwer")),
        ("nl", ["clove", "clove"], ("2 kruidnagels",)),
    ],
)
def test_equal_spices_are_counted(language: str, spices: list[str], words: tuple[str, ...]) -> None:
    assert spice_words([SPICES.index(spice) for spice in spices], language) == words


def test_action_turns() -> None:
    state = table("second action", hands={0: ["two ships"]})
    assert asked(state) == "Take action 2 of 3. Everyone takes one at a time, in turn."
    play(state, "taxes")
    assert asked(state) == "Your action is done. Play a card, or end your turn."
    state = table("extra actions", extra_actions=[2, 0, 0, 0])
    assert asked(state) == "You have 2 extra action cards and may keep only 1: take an extra action."
    play(state, "extra action")
    assert asked(state) == "Take your extra action. It is an action like any other."
    play(state, "taxes")
    kept = "You have 1 extra action card. Do you take an extra action, or pass and keep the card for the next round?"
    assert asked(state) == kept


def test_an_extra_action_card_cannot_be_kept_after_the_last_round() -> None:
    state = table("extra actions", part="B", round=4, extra_actions=[1, 0, 0, 0])
    worthless = "You have 1 extra action card, and after this last round it is worth nothing."
    assert asked(state) == f"{worthless} Do you take an extra action, or pass?"
    assert label(state, "pass") == "Pass"
    assert not warnings_for(goa.observe(state, 0), state.offered, {}, "en")
    earlier = table("extra actions", part="B", round=3, extra_actions=[1, 0, 0, 0])
    assert warnings_for(goa.observe(earlier, 0), earlier.offered, {}, "en")


def test_recruiting() -> None:
    state = table("actions", colonists=[4, 0, 0, 0], rows={0: [1, 1, 1, 1, 3]}, pile=[2, 3], hands={0: ["two ships"]})
    assert label(state, "found madras") == "Found Madras (needs 10: 3 + what 2 cards show + 4 colonists)"
    play(state, "found madras")
    assert asked(state) == (
        "Madras needs 10 recruits, and you have 8. Do you pay 2 colonists, or let it fail? A failure brings 1 colonist."
    )
    assert label(state, "pay colonists") == "Pay 2 colonists"
    assert label(state, "let it fail") == "Let it fail and take 1 colonist"


def test_small_buttons_say_what_an_action_brings() -> None:
    state = table("actions", rows={0: [1, 2, 3, 4, 1]}, boards={0: {"plantation 1": "double clove:"}})
    seen = goa.observe(state, 0)
    brief = {choice.text: brief_choice_words(seen, choice) for choice in state.offered}
    gives, limit = seen.edition.gives, seen.edition.hand_limit[3]
    assert {text: words for text, words in brief.items() if words} == {
        "build ships": f"Build ships ({gives[0][0]})",
        "harvest": f"Harvest ({gives[1][1]})",
        "taxes": f"Taxes ({gives[2][2]})",
        "expedition": f"Expedition ({gives[3][3]}/{limit})",
    }


def test_a_harvest_without_room() -> None:
    board = {0: {"plantation 1": "double clove: clove"}}
    state = table("actions", rows={0: [1, 2, 1, 1, 1]}, boards=board, hands={0: ["two ships"]})
    play(state, "harvest")
    assert asked(state) == "Harvest: where does the next spice go? Spices pay for progress. 2 left to place."
    play(state, "fill plantation 1 with clove")
    assert asked(state) == "No field is empty. Still to come: 1 spice. Make room with a card or tile, or stop."
    assert label(state, "done") == "Stop the Harvest and lose 1 spice"


def test_a_question_that_knows_its_place_names_it() -> None:
    state = table("auction", marked=["north b", "b1", "c1", "d1", "e1"], grid={"b1": "crop rotation"})
    play(state, *["pass"] * 6)
    assert asked(state) == "Which spice goes on the Crop rotation tile? 1 left to place."


def test_who_may_still_act_is_said_in_a_sentence() -> None:
    state = table("actions", hands={0: ["two ships"]})
    play(state, "taxes")
    assert question(goa.observe(state, 1), NAMES) == "Anna may still play a card or use a tile."
    state = table("actions", rows={0: [1, 1, 1, 3, 1]}, pile=["two ships"])
    play(state, "expedition")
    assert "You hold no cards, and your limit" in asked(state)


def test_the_end() -> None:
    state = table("end", part="B", round=4, rows={1: [2, 1, 1, 1, 1]})
    assert question(goa.observe(state, 2), NAMES) == "The game is over. Ben wins with 4 points."
    state = table("end", part="B", round=4, players=2)
    assert question(goa.observe(state, NOBODY)) == "The game is over. Red and Blue share the victory with 3 points."


# ------------------------------------------------------------ labels


def test_progress_shows_its_price() -> None:
    board = {0: {"plantation 1": "double cinnamon: cinnamon", "cochin": "any: pepper"}}
    rows = {0: [1, 1, 2, 1, 1]}
    cards = ["ships only", "spices only", "progress for ducats"]
    state = table("actions", boards=board, rows=rows, ducats=[20, 0, 0, 0], hands={0: cards})
    assert label(state, "progress taxes") == "Progress in taxes (costs pepper, cinnamon and 2 ships)"
    more = choice_help(goa.observe(state, 0), BY_TEXT["progress taxes"])
    assert more.text == "Your taxes marker moves to row 3 and then shows 8 instead of 6."
    assert more.rule == "ACT-2"
    ships_only, spices_only, for_ducats = (
        next(words for words in hand(state, 0) if words.startswith(effect)) for effect in cards
    )
    for words, price in ((ships_only, "2 ships"), (spices_only, "pepper and cinnamon"), (for_ducats, "12 ducats")):
        changed = state.copy()
        play(changed, f"play {words}")
        assert label(changed, "progress taxes") == f"Progress in taxes (costs {price})"


def test_spices_are_chosen_by_the_kind_of_their_plantation() -> None:
    """Its number stands only beside another one that is like it."""
    clove, pepper = "double clove: clove", "double pepper:"
    board = {0: {"plantation 1": clove, "plantation 2": pepper, "plantation 3": clove, "quilon": "clove/pepper: clove"}}
    state = table("actions", boards=board)
    assert label(state, "fill plantation 2 with pepper") == "Put pepper on the double pepper plantation"
    assert label(state, "give clove from plantation 1") == "Give clove from the double clove plantation (1)"
    assert label(state, "give clove from plantation 3") == "Give clove from the double clove plantation (3)"
    assert label(state, "give clove from quilon") == "Give clove from Quilon"
    assert label(state, "fill plantation 4 with ginger") == "Put ginger on plantation 4"
    assert label(state, "fill up plantation 2") == "Fill the double pepper plantation (2 spices)"
    seen = goa.observe(state, state.seat)
    german = choice_words(seen, BY_TEXT["fill plantation 2 with pepper"], NAMES, "de")
    assert german == "1 Pfeffer auf 2er-Plantage Pfeffer legen"


def test_a_plantation_is_given_up_by_its_kind() -> None:
    """Its number stands only beside another one that is like it."""
    clove, pepper = "double clove: clove", "double pepper:"
    state = table("actions", boards={0: {"plantation 1": clove, "plantation 2": pepper, "plantation 3": clove}})
    assert label(state, "give up plantation 2") == "Give up the double pepper plantation"
    assert label(state, "give up plantation 3") == "Give up the double clove plantation (3)"


def test_no_choice_names_a_plantation_by_its_space() -> None:
    """Players see the kind of a plantation on their board, not a number."""
    for game in ALL_TABLES[::9]:
        for state in walk(game):
            seen = goa.observe(state, state.seat)
            for choice in seen.offered:
                words = choice_words(seen, choice, NAMES) + choice_help(seen, choice, NAMES).text
                assert "plantation 1" not in words
            assert "plantation 1" not in question(seen, NAMES)


def test_a_card_says_what_playing_it_costs_at_the_end() -> None:
    """SCO-3: 1, 3 and 6 points for one, two and three equal symbols."""
    state = table("actions", edition="2012", hands={0: ["tiger", "tiger", "palm"]})
    one, other, palm = [f"play {words}" for words in hand(state, 0)]
    assert label(state, one).endswith(" (tiger), 2 points less at the end")
    assert label(state, other).endswith(" (tiger), 2 points less at the end")
    assert label(state, palm).endswith(" (palm), 1 point less at the end")
    assert label(state, "play two spices fish") == "Play Two spices (fish)"  # not in the hand
    assert choice_words(goa.observe(state, 1), BY_TEXT[one], NAMES).endswith(" (tiger)")


def test_vice_king_and_quick_start_cost_nothing() -> None:
    state = table("actions", tiles={0: ["vice-king"]})
    play(state, "use vice-king")
    assert label(state, "progress taxes") == "Move the taxes marker to row 2"
    state = goa.new_game("2004", quick_start=True)
    assert label(state, "progress taxes") == "Move the taxes marker to row 2"
    assert label(state, "take ducats") == "Take 10 ducats"


def test_tiles_are_named_where_they_lie() -> None:
    state = table("markers", grid={"b1": "vice-king"})
    assert label(state, "flag north b") == "Flag at the north edge, by b1"
    play(state, "flag north b")
    assert label(state, "mark b1") == "Mark b1: Vice-king"
    state = table("actions", grid={"b1": "vice-king"}, tiles={0: ["swap"]})
    play(state, "use swap")
    assert label(state, "swap for b1") == "Swap for the Vice-king tile on b1"
    assert choice_help(goa.observe(state, 0), BY_TEXT["swap for b1"]).rule == "TIL-22"


def test_spying_shows_what_it_brings() -> None:
    state = table("actions", tiles={0: ["espionage"]}, rows={2: [3, 1, 1, 1, 1]})
    play(state, "use espionage")
    assert label(state, "spy on ships of seat 3") == "Use the marker of Cleo: 3 ships"


def test_seats_without_names_go_by_colour() -> None:
    assert [seat_words((), seat) for seat in range(4)] == ["Red", "Blue", "Green", "Yellow"]
    assert seat_words(["Anna", ""], 1) == "Blue"


# ------------------------------------------------------------ tiles and cards


def test_a_card() -> None:
    number = next(n for n, card in enumerate(FIRST.cards) if card.effect == 0)
    words = card_words(FIRST, number)
    assert words.startswith("Two ships (")
    assert words.endswith((" 1 colonist)", " 2 colonists)", " 3 colonists)"))


@pytest.mark.parametrize("edition", [FIRST, SECOND], ids=EDITIONS)
def test_every_tile_and_effect_is_explained(edition: goa.Edition) -> None:
    for kind in {*edition.tiles[0], *edition.tiles[1]}:
        assert tile_words(kind)
        more = tile_help(edition, kind)
        assert is_a_sentence(more.text)
        assert edition.name in RULES[more.rule]
    for effect in range(len(EFFECTS)):
        more = effect_help(edition, effect)
        assert is_a_sentence(more.text)
        assert edition.name in RULES[more.rule]


@pytest.mark.parametrize(
    ("edition", "tile", "text", "rule"),
    [
        (FIRST, "ducats", "Once a round, in one of your action turns: 4 ducats.", "TIL-14"),
        (SECOND, "ducats", "Once a round, in one of your action turns: 3 ducats.", "TIL-14"),
        (FIRST, "duty", "Once in the game: give up 6 spices, and the tile scores 4 points at the end.", "TIL-19"),
        (SECOND, "duty", "Once in the game: give up 6 spices, and the tile scores 5 points at the end.", "TIL-19"),
        (FIRST, "settlement", "You immediately get 1 ship, 1 extra action card and 1 colonist.", "TIL-7"),
        (FIRST, "mission 3", "It scores 3 points at the end. You do not have to do anything for it.", "TIL-21"),
        (SECOND, "crop rotation", None, "TIL-2"),
        (SECOND, "foreman", None, "TIL-3"),
        (SECOND, "expedition", "Once a round, in one of your action turns: 1 expedition card.", "TIL-15"),
        (FIRST, "swap", None, "TIL-22"),
    ],
)
def test_tiles_explained(edition: goa.Edition, tile: str, text: str | None, rule: str) -> None:
    more = tile_help(edition, TILES.index(tile))
    assert more.rule == rule
    assert text is None or more.text == text


@pytest.mark.parametrize(
    ("edition", "effect", "text"),
    [
        (FIRST, "two ships", "Bonus card: you get 2 ships."),
        (FIRST, "two spices", "Bonus card: put up to 2 spices of your choice on empty fields."),
        (SECOND, "two spices", "Bonus card: put 2 spices of your choice on empty fields."),
        (FIRST, "sell spices", "Bonus card: sell as many of your spices as you like for 3 ducats each."),
        (SECOND, "sell spices", "Bonus card: sell up to 4 of your spices for 3 ducats each."),
    ],
)
def test_effects_explained(edition: goa.Edition, effect: str, text: str) -> None:
    assert effect_help(edition, EFFECTS.index(effect)).text == text


# ------------------------------------------------------------ the log


def test_an_auction_in_the_log() -> None:
    state = table("auction", marked=["north b", "b1", "c1", "d1", "e1"], grid={"b1": "double ginger"})
    play(state, "pass", "pass", "pass")
    assert told(state, "bid 5") == ["Cleo bids 5."]
    play(state, "pass", "pass")
    assert told(state, "pass")[:3] == [
        "Ben passes.",
        "Cleo takes the double ginger plantation for 5 ducats.",
        "Cleo places 2 ginger.",
    ]


def test_progress_in_the_log() -> None:
    state = table("actions", boards={0: {"plantation 1": "double ginger: ginger"}})
    assert told(state, "progress ships") == [
        "Anna chooses Progress.",
        "Anna gives 1 ship.",
        "Anna gives ginger.",
        "Anna moves the ships marker to row 2.",
    ]


def test_a_founding_in_the_log() -> None:
    state = table("actions", colonists=[0, 0, 0, 0], pile=["two ships 1", "five ducats 1"])
    lines = told(state, "found calicut")
    assert lines[0] == "Anna sets out for Calicut."
    assert lines[1].startswith("Anna turns over Two ships (")
    assert lines[2:4] == ["Anna fails to found Calicut.", "Anna takes 1 colonist."]


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    state = table("actions", pile=["two ships tiger"])
    play(state, "expedition")
    drawn = goa.apply(state, "draw")
    lines = {viewer: log_words(state.edition, NAMES, [fact.seen_by(viewer) for fact in drawn]) for viewer in (0, 1)}
    assert lines[0][0].startswith("Anna draws Two ships (tiger, ")
    assert lines[1][0] == "Anna draws 1 card."


def test_single_lines() -> None:
    def words(event: Event) -> str:
        return event_words(SECOND, NAMES, event)

    assert words(events.FlagPlaced(0, 3)) == "Anna places the flag on d1."
    assert words(events.FlagPlaced(0, 26)) == "Anna places the flag at the north edge, by b1."
    assert words(events.SackPut(1, 4, 2)) == "Ben puts cinnamon on Quilon."
    assert words(events.SackGiven(1, 0, 2)) == "Ben gives cinnamon from plantation 1."
    assert words(events.DucatsPaid(1, -1, 6)) == "Ben pays the bank 6 ducats."
    assert words(events.DucatsPaid(1, 2, 6)) == ""
    assert words(events.CardsCounted(1, 0)) == "Ben gets no card: none is left, or there is no room for it."
    assert words(events.CardsDrawn(1, ())) == "Ben gets no card: none is left, or there is no room for it."
    assert words(events.CardsTurned(1, ())) == "There is no card left to turn over for Ben."
    assert words(events.SpicesLost(1, 2)) == "Ben gets 2 spices fewer, because no field is empty."
    assert words(events.FlagGiven(1)) == (
        "Ben is the first player and starts with 5 ducats. Everyone else starts with 10 ducats."
    )
    assert words(events.GameEnded((1,))) == "The game is over. Ben wins."
    assert words(events.GameEnded((1, 2))) == "The game is over. Ben and Cleo share the victory."
