"""The command goa play: whole games, wrong answers, undo, several people, saving and resuming."""

import re
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest
from tests.cli.positions import (
    is_bid_of_two_people,
    is_first_expedition,
    is_harvest_with_a_choice,
    is_nearly_over,
    is_opening_bid,
    write_game,
)
from tests.cli.pseudo_terminal import (
    BOX_DRAWING,
    PLAIN_PROMPT,
    Terminal,
    run,
    screen_of,
    text_of,
)

import goa
from goa.cli.play.rule_pages import rule_pages
from goa.editions.load import edition_text
from goa.views.words import card_words

MOST_ANSWERS = 600


def kept_games(data: Path) -> list[Path]:
    return sorted((data / "games").glob("*.goa"))


def the_kept_game(data: Path) -> str:
    (path,) = kept_games(data)
    return path.read_text("utf-8")


def choices_of(text: str) -> list[str]:
    return text.partition("---\n")[2].splitlines()


# ------------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("words", [["--edition", "2004", "--plain"], ["--edition", "2012", "--players", "2"]])
def test_a_whole_game_by_always_answering_1(words: list[str], tmp_path: Path) -> None:
    prompt = PLAIN_PROMPT if "--plain" in words else "▸ "
    with Terminal(["play", "--seed", "3", *words], tmp_path) as terminal:
        terminal.read_to(prompt)
        answers = 0
        while terminal.process.poll() is None and answers < MOST_ANSWERS:
            terminal.answer("1", prompt)
            answers += 1
        assert terminal.end() == 0
    text = text_of(terminal.written)
    end = text[text.rindex("The game is over.") :]
    assert "wins with" in end or "share the victory" in end
    assert "SCO-1" in end
    assert "SCO-7" in end
    path = re.search(r"The record is in (\S+)", text)
    assert path is not None
    record = goa.read_record(Path(path[1]).read_text("utf-8"))
    assert record.result is not None
    assert goa.replay(record).is_over
    if "--plain" in words:
        assert "\x1b" not in terminal.written
        assert not BOX_DRAWING.search(terminal.written)


def test_everything_fits_the_terminal(tmp_path: Path) -> None:
    for width, height in ((100, 35), (80, 24)):
        with Terminal(["play", "--seed", "7", "--new"], tmp_path, width=width, height=height) as terminal:
            screens = [terminal.read_to(), *[terminal.answer("1") for _ in range(8)]]
        for screen in map(screen_of, screens):
            lines = screen.splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) <= height


def test_through_a_pipe_it_is_plain_and_ends_with_the_input(tmp_path: Path) -> None:
    ended = run("play", "--seed", "1", data=tmp_path, typed="1\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "\x1b" not in ended.stdout
    assert not BOX_DRAWING.search(ended.stdout)
    assert "The input has ended, so the game stops here." in ended.stdout
    assert f"The game is saved in {kept_games(tmp_path)[0]}" in ended.stdout


def test_without_any_input_there_is_nothing_to_keep(tmp_path: Path) -> None:
    ended = run("play", "--seed", "1", data=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.endswith("You have not chosen anything yet, so nothing was saved.\n")
    assert kept_games(tmp_path) == []


def test_no_color_draws_without_colours(tmp_path: Path) -> None:
    with Terminal(["play", "--seed", "7", "--no-color"], tmp_path) as terminal:
        written = terminal.read_to()
    assert BOX_DRAWING.search(written)
    colours = [code for codes in re.findall(r"\x1b\[([0-9;]*)m", written) for code in codes.split(";")]
    assert not [code for code in colours if code.startswith(("3", "4", "9", "10")) and code != "3"]


def test_bots_can_be_watched(tmp_path: Path) -> None:
    ended = run("play", "--watch", "--players", "2", "--seed", "5", data=tmp_path)
    assert ended.returncode == 0
    assert "Round B4 begins." in ended.stdout
    assert "The record is in" in ended.stdout
    assert "result: seat" in the_kept_game(tmp_path)


# ------------------------------------------------------------------------------------------------------ wrong answers


def test_a_wrong_answer_gets_its_reason_and_the_question_stays(tmp_path: Path) -> None:
    path = tmp_path / "bid.goa"
    state = write_game(path, is_opening_bid)
    ducats = state.players[0].ducats
    typed = "bid 150\nbuy\n99\nharvest\nxyzzy\nfrobnicate; pass\nwhy bid 150\n4\nb 2\n"
    ended = run("play", "--load", str(path), data=tmp_path, typed=typed)
    said = ended.stdout
    assert f"You cannot bid 150: you have {ducats} ducats. (AUC-2)" in said
    assert "Only the auctioneer can buy" in said
    assert "There is no number 99 here" in said
    assert "You choose an action when your action turn begins." in said
    assert 'There is no choice "xyzzy"' in said
    assert "Nothing was done." in said
    assert 'Number 4 is "bid 3". Press Enter for that, or type b4 to bid 4.' in said
    assert "Anna bids 2." in said
    assert choices_of(the_kept_game(tmp_path))[state.choices_made] == "1 bid 2"


def test_a_number_that_could_be_an_amount_counts_when_it_is_repeated(tmp_path: Path) -> None:
    path = tmp_path / "bid.goa"
    state = write_game(path, is_opening_bid)
    run("play", "--load", str(path), data=tmp_path, typed="3\n3\n")
    assert choices_of(the_kept_game(tmp_path))[state.choices_made] == "1 bid 2"


def test_commands_do_not_answer_the_question(tmp_path: Path) -> None:
    path = tmp_path / "bid.goa"
    state = write_game(path, is_opening_bid)
    looks = ["help", "help 2", "rules AUC-2", "rules", "log", "log all", "table", "mat", "mat ber", "cards", "tiles"]
    looks += ["tiles z9", "rules ABC-1", "mat nobody", "why", "why pass", "hint", "undo"]
    with Terminal(["play", "--load", str(path)], tmp_path) as terminal:
        terminal.read_to()
        said = {look: text_of(terminal.answer(look)) for look in looks}
        terminal.answer("pass")
    assert "several choices at once" in said["help"]
    assert "Rule AUC-2" in said["help 2"]
    for answer in (said["rules AUC-2"], said["rules"]):
        assert "AUC-2 Bidding" in answer if rule_pages() else "AUC-2: " in answer
    assert "Bert" in said["mat ber"]
    assert 'There is no tile on "z9"' in said["tiles z9"]
    assert ('There is no rule "ABC-1"' if rule_pages() else "ABC-1 is in docs/rules") in said["rules ABC-1"]
    assert "Whose? Anna, Bert, Cleo" in said["mat nobody"]
    assert "it is number 1" in said["why pass"]
    assert choices_of(the_kept_game(tmp_path))[state.choices_made] == "1 pass"


# --------------------------------------------------------------------------------------------------------------- undo


def test_undo_takes_back_what_nobody_has_answered(tmp_path: Path) -> None:
    path = tmp_path / "harvest.goa"
    write_game(path, is_harvest_with_a_choice)
    ended = run("play", "--load", str(path), data=tmp_path, typed="harvest\nundo\nquit\n")
    assert 'Taken back: "harvest".' in ended.stdout
    assert choices_of(the_kept_game(tmp_path)) == choices_of(path.read_text("utf-8"))


def test_undo_is_refused_when_somebody_has_chosen_since(tmp_path: Path) -> None:
    path = tmp_path / "bid.goa"
    state = write_game(path, is_opening_bid)
    ended = run("play", "--load", str(path), data=tmp_path, typed="pass\nundo\nquit\n")
    assert re.search(r'(Bert|Cleo) has chosen since \(".*"\), so it cannot be undone\.', ended.stdout)
    assert choices_of(the_kept_game(tmp_path))[state.choices_made] == "1 pass"


def test_undo_is_refused_when_something_hidden_was_shown(tmp_path: Path) -> None:
    path = tmp_path / "expedition.goa"
    write_game(path, is_first_expedition)
    ended = run("play", "--load", str(path), data=tmp_path, typed="expedition\nundo\nexpedition\ndraw\nundo\nquit\n")
    assert 'Taken back: "expedition".' in ended.stdout
    assert '"draw" revealed something hidden, so it cannot be undone.' in ended.stdout


# ------------------------------------------------------------------------------------------------- several on one line


def test_a_series_is_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "harvest.goa"
    write_game(path, is_harvest_with_a_choice)
    ended = run("play", "--load", str(path), data=tmp_path, typed="harvest; bid 3\nharvest; 1\n;\nquit\n")
    assert "You can bid while a lot is being auctioned." in ended.stdout
    assert "Only the first of several choices may be a number" in ended.stdout
    assert ended.stdout.count("Nothing was done.") == 2
    assert "You have not chosen anything yet" in ended.stdout
    assert kept_games(tmp_path) == []


def test_a_series_does_not_look_at_cards(tmp_path: Path) -> None:
    path = tmp_path / "expedition.goa"
    write_game(path, is_first_expedition)
    ended = run("play", "--load", str(path), data=tmp_path, typed="expedition; draw; end turn\nquit\n")
    assert '"draw" reveals something hidden, so the line has to end there. Nothing was done.' in ended.stdout


# ----------------------------------------------------------------------------------------------------- several people


def test_the_hand_is_hidden_when_the_keyboard_is_handed_over(tmp_path: Path) -> None:
    path = tmp_path / "bid.goa"
    state = write_game(path, is_bid_of_two_people)
    hand = card_words(state.edition, state.players[0].hand[0])
    words = ["play", "--load", str(path), "--seats", "human,human,random"]
    with Terminal(words, tmp_path) as terminal:
        assert hand not in text_of(terminal.read_to("press Enter. "))
        anna = screen_of(terminal.answer(""))
        assert hand in anna
        between = terminal.answer("pass", "press Enter. ")
        assert "\x1b[3J" in between  # also what was scrolled away
        assert screen_of(between).strip() == "Bert is next. Hand over the keyboard.\nBert, press Enter."
        bert = screen_of(terminal.answer(""))
    assert f"hand   {hand}" not in bert
    assert re.search(r"Anna .*hidden", bert)


# --------------------------------------------------------------------------------------------------------- levels


def test_one_level_for_all_bots(tmp_path: Path) -> None:
    ended = run("play", "--level", "Captain", "--players", "3", "--seed", "7", data=tmp_path, typed="1\nquit\n")
    assert ended.returncode == 0
    seats = [
        line.partition("#")[2].strip() for line in the_kept_game(tmp_path).splitlines() if line.startswith("seat ")
    ]
    assert seats == ["human", "captain", "captain"]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--level", "capitan"], 'there is no level "capitan"; did you mean "captain"?'),
        (
            ["--level", "9"],
            'there is no level "9"; expected one of: novice, merchant, navigator, captain, commodore, viceroy, admiral',
        ),
        (["--level", "novice", "--seats", "human,random"], "use one of the two"),
    ],
)
def test_a_level_that_cannot_be_is_refused(words: list[str], answer: str, tmp_path: Path) -> None:
    ended = run("play", *words, data=tmp_path)
    assert ended.returncode != 0
    assert answer in ended.stderr


def test_a_bot_that_does_not_know_the_figures_says_who_plays_instead(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(edition_text("2012").replace("other_players_ducats = 10", "other_players_ducats = 9"), "utf-8")
    words = ("play", "--level", "admiral", "--players", "2", "--seed", "7")
    sentence = "admiral was not trained with the figures of this edition, so captain plays instead."
    assert sentence in run(*words, "--edition", str(mine), data=tmp_path, typed="quit\n").stdout.replace("\n", " ")
    assert "not trained" not in run(*words, data=tmp_path, typed="quit\n").stdout


def test_a_kept_game_has_its_company(tmp_path: Path) -> None:
    run("play", "--seed", "7", data=tmp_path, typed="1\nquit\n")
    (path,) = kept_games(tmp_path)
    ended = run("play", "--load", str(path), "--level", "novice", data=tmp_path)
    assert ended.returncode != 0
    assert "--level is for new games" in ended.stderr


# ---------------------------------------------------------------------------------------------------- chance and marks


def test_a_game_draws_its_own_seed_of_256_bits(tmp_path: Path) -> None:
    seeds = set()
    for _ in range(2):
        ended = run("play", "--new", data=tmp_path, typed="1\nquit\n")
        assert "(!)" not in ended.stdout
    for path in kept_games(tmp_path):
        record = goa.read_record(path.read_text("utf-8"))
        assert isinstance(record.seed, bytes)
        seeds.add(record.seed)
    assert len(seeds) == 2


@pytest.mark.parametrize("seed", ["7", "0f" * 32])
def test_a_given_seed_is_marked_and_stays_so(tmp_path: Path, seed: str) -> None:
    ended = run("play", "--seed", seed, data=tmp_path, typed="1\nquit\n")
    assert "(!) The seed of this game was given and not drawn." in ended.stdout
    (path,) = kept_games(tmp_path)
    assert f"\nseed: {seed}\n" in path.read_text("utf-8")
    again = run("play", "--resume", data=tmp_path, typed="quit\n")
    assert "(!) The seed of this game was given and not drawn." in again.stdout
    loaded = run("play", "--load", str(path), data=tmp_path, typed="quit\n")
    assert "(!) This game was begun from a record." in loaded.stdout


def test_the_marks_are_on_the_screen_and_in_the_offer(tmp_path: Path) -> None:
    with Terminal(["play", "--seed", "7"], tmp_path, width=120, height=40) as terminal:
        assert "(! known seed)" in text_of(terminal.read_to())
        terminal.answer("1")
        terminal.send("quit")
        assert terminal.end() == 0
    with Terminal(["play"], tmp_path) as terminal:
        assert "(known seed)" in text_of(terminal.read_to("[Y/n] "))
        terminal.send("n")


# ------------------------------------------------------------------------------------------------------ nothing is lost


def _question(screen: str) -> list[str]:
    """The last lines of a screen, without typed lines and refusals."""
    return [line for line in screen.splitlines() if not line.startswith(("▸", "✗"))][-2:]


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal(["play", "--seed", "7", "--seats", "human,random,random,random"], tmp_path) as terminal:
        terminal.read_to()
        for _ in range(5):
            terminal.answer("1")
        asked = screen_of(terminal.written)
        terminal.process.kill()
        assert terminal.process.wait() == -9
    kept = the_kept_game(tmp_path)
    assert len(choices_of(kept)) > 5
    with Terminal(["play"], tmp_path) as terminal:
        offer = text_of(terminal.read_to("[Y/n] "))
        assert f"choices made: {len(choices_of(kept))};" in offer
        again = screen_of(terminal.answer(""))
        assert _question(again) == _question(asked)
        assert the_kept_game(tmp_path) == kept
        terminal.answer("1")
        assert choices_of(the_kept_game(tmp_path))[: len(choices_of(kept))] == choices_of(kept)
        terminal.send("quit")
        assert terminal.end() == 0


def test_declining_the_unfinished_game_keeps_it(tmp_path: Path) -> None:
    run("play", "--seed", "7", data=tmp_path, typed="1\nquit\n")
    before = the_kept_game(tmp_path)
    with Terminal(["play"], tmp_path) as terminal:
        terminal.read_to("[Y/n] ")
        terminal.answer("n")
        terminal.answer("1")
        terminal.send("quit")
        assert terminal.end() == 0
    assert before in [path.read_text("utf-8") for path in kept_games(tmp_path)]
    assert len(kept_games(tmp_path)) == 2


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(["play", "--seed", "7"], tmp_path) as terminal:
        terminal.read_to()
        terminal.answer("1")
        for _ in range(20):  # readline ignores a signal that arrives before it listens
            terminal.process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                terminal.process.wait(1)
                break
        assert terminal.end() == 130
    assert "Traceback" not in terminal.written
    assert str(kept_games(tmp_path)[0]) in terminal.written.replace("\r\n", "")


def test_a_loaded_file_stays_as_it_is_and_save_overwrites_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "nearly.goa"
    write_game(path, is_nearly_over)
    before = path.read_text("utf-8")
    copy, other = tmp_path / "copy.goa", tmp_path / "other.goa"
    other.write_text("not yours\n", "utf-8")
    typed = f"1\nsave {copy}\nsave {copy}\nsave {other}\nsave\nquit\n"
    ended = run("play", "--load", str(path), data=tmp_path, typed=typed)
    assert path.read_text("utf-8") == before
    assert goa.read_record(copy.read_text("utf-8")).names == ("Anna", "Bert", "Cleo")
    assert ended.stdout.count(f"Saved in {copy}") == 2
    assert f"{other} already exists and is not overwritten" in ended.stdout
    assert other.read_text("utf-8") == "not yours\n"
    assert "Where to?" in ended.stdout


def test_a_game_is_kept_where_the_player_wants_it(tmp_path: Path) -> None:
    mine = tmp_path / "mine.goa"
    run("play", "--seed", "7", "--save", str(mine), data=tmp_path, typed="1\nquit\n")
    made = choices_of(mine.read_text("utf-8"))
    assert made
    assert kept_games(tmp_path) == []
    run("play", "--load", str(mine), "--save", str(mine), data=tmp_path, typed="1\nquit\n")
    assert len(choices_of(mine.read_text("utf-8"))) > len(made)
    refused = run("play", "--seed", "8", "--save", str(mine), data=tmp_path)
    assert refused.returncode == 2
    assert "already exists and is not overwritten" in refused.stderr


def test_a_game_that_cannot_be_kept_is_played_all_the_same(tmp_path: Path) -> None:
    nowhere = tmp_path / "a file, not a folder"
    nowhere.write_text("", "utf-8")
    ended = run("play", "--seed", "7", data=nowhere, typed="1\n1\nquit\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.count("The game cannot be saved:") == 1
    assert "The game could not be saved:" in ended.stdout
