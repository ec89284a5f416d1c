"""Expedition at the terminal: the table from positions that one can read, choices, helps, whole games."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from keelboat.i18n import LANGUAGES
from keelboat.kernel import FairChance, Match, parse, replay, seed_from
from keelboat.parts import State
from keelboat.terminal.choices import MOST_LINES, Choices
from keelboat.terminal.expedition import PRIMER, QUESTIONS, ExpeditionDrawing
from keelboat.terminal.explain import Explainer
from keelboat.terminal.page import ASCII, Page
from keelboat.terminal.track import letters
from keelboat.terminal.words import Words
from tests.cli.commands import Done, run
from tests.expedition.positions import GAME, RAW, play, player, table
from tests.terminal.typist import said as flat

WORDS = Words("en", "expedition", ("Ada", "Ben"))
MISSING_WORDS = re.compile(r"\{[a-z][a-z0-9_-]*\}")


def drawing(out: io.StringIO, language: str = "en") -> ExpeditionDrawing:
    return ExpeditionDrawing(Page(out), Words(language, "expedition", ("Ada", "Ben")))


def drawn(state: State, seat: int | None = 0, language: str = "en") -> str:
    out = io.StringIO()
    drawing(out, language).table(GAME.view(state, seat), (None, "guided"), GAME.forecast(state, 0))
    return out.getvalue().replace("\u00a0", " ")


def match_at(state: State) -> Match:
    return Match("expedition", state.seats, chance=FairChance(seed_from("1")), position=GAME.dump(state))


def choices(state: State) -> Choices:
    return Choices(match_at(state), drawing(io.StringIO()))


def explained(state: State, text: str) -> str:
    out = io.StringIO()
    match = match_at(state)
    Explainer(match, drawing(out)).explain(match.to_move, GAME.parse(text))
    return flat(out.getvalue())


def late() -> State:
    return table(
        player("leader, 12", goods="2 wood, canoe", area=["hunter < 7 +1"], aboard=2, position=17, time=3, front=1),
        player("hunter, 30", goods="horse", aboard=1, position=20),
        board={"horse_trade": 2, "hunting": 1, "boat_upgrade": 1},
        journal=[1, 2, 3, 4, 33], discard=[53, 44], route={"19": "river"},
    )  # fmt: skip


# The table.


def test_the_track_shows_terrain_numbers_and_scouts() -> None:
    """Each scout stands in the column of its space; a mixed space shows both signs, a token a star."""
    lines = drawn(late()).splitlines()
    scouts, ground, numbers, ground_2, numbers_2 = lines[2:7]
    assert ground.index("≈▲") == numbers.index("18") and numbers[numbers.index("19") + 2] == "*"
    assert scouts[numbers.index("17") : numbers.index("17") + 2] == " A"
    assert scouts[numbers.index("20") : numbers.index("20") + 2] == " B"
    assert ground[numbers.index("19") : numbers.index("19") + 2] == "≈≈"
    assert ground[numbers.index("20") : numbers.index("20") + 2] == "▲▲"
    assert ground_2[numbers_2.index("39") - 1] == "⚑"
    assert [int(number) for number in re.findall(r"\d+", numbers + numbers_2)] == list(range(50))


def test_at_saint_louis_all_scouts_stand_together() -> None:
    lines = drawn(table(player(), player(), player(), player(), player())).splitlines()
    assert lines[2].strip() == "AB" + "".join(letters([*"AB", "Player 3", "Player 4", "Player 5"])[2:])
    assert lines[3].startswith(" ⌂     ≈≈")


def test_scouts_have_letters_of_their_own() -> None:
    assert letters(["Ada", "Anna", "Ben", "77"]) == ["A", "N", "B", "4"]
    assert letters(["Маккензи", "Мария"]) == ["М", "А"]
    assert letters(["李", "李"]) == ["1", "2"]


@pytest.mark.parametrize("columns", [40, 60, 80, 100])
def test_the_track_takes_as_many_rows_as_the_page_needs(columns: int) -> None:
    out = io.StringIO()
    ExpeditionDrawing(Page(out, columns=columns), WORDS).table(GAME.view(late(), 0), (None, None))
    numbers = [line for line in out.getvalue().splitlines() if re.fullmatch(r"[ \d*]+", line) and len(line.split()) > 1]
    assert len(numbers) == {40: 5, 60: 3, 80: 2, 100: 2}[columns]
    assert max(map(len, out.getvalue().splitlines())) <= columns


def test_signs_are_letters_where_symbols_cannot_be_written() -> None:
    raw = io.BytesIO()
    page = Page(io.TextIOWrapper(raw, encoding="ascii", errors="replace"))
    assert page.symbols is ASCII
    ExpeditionDrawing(page, WORDS).table(GAME.view(late(), 0), (None, None))
    page.flush()
    screen = raw.getvalue().decode("ascii")
    assert " RR RM RR MM " in screen and "RRFRR" in screen
    assert "?" not in screen.split("--")[2]


def test_the_village_shows_companions_free_circles_and_what_places_do() -> None:
    screen = drawn(late())
    assert re.search(r"^  Hunting +● +\+1 food and 1 fur$", screen, re.MULTILINE)
    assert re.search(r"^  Gift +○ +\+2 fur or \+2 wood$", screen, re.MULTILINE)
    assert re.search(r"^  Horse trade +\(●●\) ", screen, re.MULTILINE)
    assert re.search(r"^  Canoe building +\(\) +2 wood → \+1 canoe$", screen, re.MULTILINE)
    assert re.search(r"^  Boat upgrade +●○ ", screen, re.MULTILINE)
    assert "Boat tiles: 9" in screen


def test_the_journal_shows_price_strength_badge_and_action() -> None:
    screen = drawn(late())
    assert re.search(r"^  1    1 Hay +1 +wood ", screen, re.MULTILINE)
    assert re.search(r"^  5    33 Weuche +2 +fur +2 equipment → ▲ × badges", screen, re.MULTILINE)
    assert "discard pile: 11" in screen


def test_the_own_expedition_is_drawn_in_full() -> None:
    mine = drawn(late()).split("── ")[-1]
    assert mine.startswith("A Ada (blue)")
    assert "space 17, 3 time tokens · to Fort Clatsop: ≈▲1 ≈1 ▲6 ≈▲1 ≈5 ▲3 ≈5 ⚑" in mine
    assert "3 of 13: 2 wood and 1 canoe" in mine
    assert "2 aboard, 1 on cards, tiles for goods: 1" in mine
    assert "4 time tokens (hand 2, boats 0, companions 2)" in mine
    assert "hunter [food] ×2 (face down: 7 Moses B. Reed [fur], 1 companion)" in mine
    assert re.search(r"^Meriwether Lewis, leader +1 +fur +1 food → ≈2 or 1 canoe", mine, re.MULTILINE)
    assert re.search(r"^12 Charles Mackenzie +1 +equipment +1 horse and 1 fur → ▲3$", mine, re.MULTILINE)


def test_a_rival_is_drawn_in_short_before_the_own_expedition() -> None:
    screen = drawn(late())
    rival = screen.split("── ")[-2]
    assert rival.startswith("B Ben (orange) · bot: guided")
    assert "30 Half Man, hunter" in rival and "→" not in rival


def test_beyond_the_fort_it_says_how_many_tokens_a_camp_may_have() -> None:
    screen = drawn(table(player("", position=42, goods="food"), player()))
    assert flat(WORDS.say("terminal-scout-home", n=3)) in flat(screen)
    assert WORDS.say("forecast-camp-wins") in flat(screen)


def test_alone_mackenzie_is_on_the_track_and_badges_lie_in_the_village() -> None:
    screen = drawn(table(player(position=3), mackenzie=5))
    assert screen.splitlines()[2].split() == ["A", "M"]
    assert flat(WORDS.say("terminal-mackenzie-at", at="5", n=34)) in flat(screen)
    assert re.search(r"^  Hunting +○ +food +\+1 food", screen, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_on_80_columns_in_every_language(language: str) -> None:
    for first in range(1, 55, 5):
        journal = [card for card in range(first, first + 5) if card <= 54]
        hand = ",".join(str(card) for card in range(1, 55) if card not in journal)
        state = table(player(hand, goods="wood"), player(), journal=[*journal, *[0] * (5 - len(journal))], bag=[])
        screen = drawn(state, 0, language)
        assert max(map(len, screen.splitlines())) <= 80
        assert MISSING_WORDS.findall(screen) == []


# Choices.


def test_choices_are_grouped_by_what_a_turn_may_hold() -> None:
    state = table(player("leader, 12", goods="2 fur, 2 equipment", aboard=1), player(), journal=[1, 2, 3, 4, 5])
    found = choices(state)
    assert [group.key for group in found.groups] == ["play", "village", "recruit", "last"]
    assert [choice.action.text for choice in found.groups[-1].choices] == ["camp"]
    assert {choice.action.text for choice in found.all} == {action.text for action in GAME.legal_actions(state)}


def test_strength_is_grouped_by_its_total() -> None:
    state = play(table(player("leader, interpreter, 37", aboard=2), player()), "0 play blue-leader")
    groups = {group.title: [choice.action.text for choice in group.choices] for group in choices(state).groups}
    assert groups == {
        "Strength 1": ["support none +1"],
        "Strength 2": ["support blue-interpreter +0", "support none +2"],
        "Strength 3": ["support 37 +0", "support blue-interpreter +1"],
    }


def test_less_than_the_whole_stands_below_and_stopping_last() -> None:
    state = table(player("leader", goods="2 food", aboard=2), player())
    state = play(state, "0 play blue-leader", "0 support none +2")
    assert [choice.action.text for choice in choices(state).all] == ["do 1", "part 1", "stop"]


def test_a_long_list_folds_its_longest_groups_but_characters_last() -> None:
    hand = ",".join(map(str, range(10, 20)))
    state = table(player(hand, goods="5 fur, 3 equipment", aboard=3), player(), journal=[1, 2, 3, 4, 5])
    out = io.StringIO()
    Choices(match_at(state), drawing(out)).show()
    screen = out.getvalue()
    assert screen.count("\n") <= MOST_LINES + 1
    assert len(re.findall(r"^ +\d+  Play ", screen, re.MULTILINE)) == 10
    assert re.search(r"^  b  Send companions", screen, re.MULTILINE)


def test_every_question_that_a_seat_can_be_asked_has_words() -> None:
    assert all(WORDS.say(key) for key in [*QUESTIONS.values(), *PRIMER])
    from keelboat.expedition.names import ASK_NAMES, LAST_CHANCE_ASK

    assert set(QUESTIONS) == set(ASK_NAMES[LAST_CHANCE_ASK + 1 : -1])


# Helps.


def test_a_choice_is_explained_with_its_rule_and_what_the_card_does() -> None:
    state = table(player("leader, hunter", goods="food", aboard=1), player(), journal=[1, 2, 3, 4, 5])
    said = explained(state, "play blue-leader")
    assert "play blue-leader" in said and "E-ACT-1" in said
    assert len(said) > 100  # one sentence for each of its three moves
    assert "E-VILLAGE-1" in explained(state, "village hunting 1")
    assert flat(WORDS.say("terminal-camp-cost", n=2, hand=2, boats=0, crew=0)) in explained(state, "camp")


def test_a_collect_is_explained_with_the_badges_that_make_it_up() -> None:
    """Two of the neighbour's, none of the own; a support card with the badge would add one."""
    state = table(player("hunter, 10", aboard=1), player("leader", area=["hunter < 16"]), journal=[1, 2, 3, 4, 5])
    said = explained(state, "play blue-hunter")
    assert flat(WORDS.say("terminal-now", option=0, what="1× +3 food / 2× +6 food / 3× +9 food")) in said
    badges = [WORDS.say("forecast-badge-card", card=card, seat=1) for card in ("16", "orange-hunter")]
    assert all(badge in said for badge in badges)
    assert flat(WORDS.say("forecast-supports", list=WORDS.card("10"))) in said
    assert flat(WORDS.say("forecast-camp-after", after=1, now=2)) in said
    assert re.search(r"^York, hunter|^Seaman, hunter +1 +food +collect food \(now 3\)", drawn(state), re.MULTILINE)


def test_a_recruit_is_explained_with_whom_it_would_cost() -> None:
    state = table(player("leader, interpreter", goods="fur", aboard=1), player(), journal=[19, 2, 3, 4, 5])
    names = WORDS.any_of([WORDS.card("blue-interpreter")])
    assert flat(WORDS.say("forecast-recruit-with", list=names)) in explained(state, "recruit 19")


def test_copies_and_places_are_listed() -> None:
    state = table(player("leader, 53", goods="food", aboard=1), player("leader", area=["hunter < 16"]))
    assert WORDS.card("orange-hunter") in explained(state, "village shamanism 1")
    assert WORDS.place("gift") in explained(state, "play 53")


def test_an_activation_is_explained_by_the_option_it_uses() -> None:
    state = table(player("leader", goods="food, canoe", aboard=1), player())
    state = play(state, "0 play blue-leader")
    first, second = explained(state, "do 1"), explained(state, "do 2")
    assert "food" in first and "food" not in second and "canoe" in second


def test_cards_of_a_set_may_be_named_in_any_order() -> None:
    """Departure takes up to three cards of the hand, in the order of the table."""
    out = io.StringIO()
    typed = "village departure 1\ndo 1\n3 1\nlog\n"
    done = run("play", "expedition", "--seats", "human,random", "--seed", "3", typed=typed, out=out)
    assert done.code == 0
    assert WORDS.say("terminal-ask-several") in flat(done.out)
    gone = [WORDS.say("discarded", seat=0, card=card).partition(" ")[2] for card in ("blue-leader", "blue-lumberjack")]
    assert all(sentence in flat(done.out) for sentence in gone)


# Whole games.


def whole(*argv: str, typed: str) -> Done:
    return run("play", "expedition", *argv, typed=typed)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """What somebody types who answers everything with 1: Mackenzie comes home first."""
    file = tmp_path_factory.mktemp("solo") / "solo.txt"
    return "? 1\nboard\nhelp\nscore\nwhy camp\n" + "1\n" * 400, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_alone_is_played_to_its_end_in_every_language(alone: tuple[str, Path], language: str) -> None:
    done = whole("--seats", "human", "--head-start", "7", "--seed", "5", "--lang", language, typed=alone[0])
    assert (done.code, done.err) == (0, "")
    words = Words(language, "expedition")
    assert words.say("terminal-final") in done.out
    assert [line for line in done.out.splitlines() if len(line) > 80] == []
    assert "\x1b" not in done.out
    assert MISSING_WORDS.findall(done.out) == []
    assert done.out.count(words.say("terminal-track")) >= 32


def test_a_finished_game_is_saved_replayed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "solo.txt"
    argv = ("--seats", "human", "--head-start", "7", "--seed", "5")
    played = whole(*argv, typed="1\n" * 400)
    answers = played.out.count("\n> 1\n")  # the last of these went to the offer to save
    done = whole(*argv, typed="1\n" * (answers - 1) + f"{file}\n")
    assert done.code == 0
    record = parse(file.read_text(encoding="utf-8"))
    assert record.options["head_start"] == "7"
    assert len(replay(record)) == len(record.entries)
    shown = run("replay", str(file))
    assert (shown.code, shown.err) == (0, "")
    assert WORDS.say("terminal-track") in shown.out and max(map(len, shown.out.splitlines())) <= 80
    assert run("verify", str(file)).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["human,random", "random,human,guided,random,guided"])
def test_a_game_with_others_that_is_cut_short_shows_every_screen(seats: str, language: str) -> None:
    done = whole("--seats", seats, "--seed", "8", "--lang", language, typed="1\n2\n3\n? 1\n" * 30)
    assert (done.code, done.err) == (0, "")
    assert [line for line in done.out.splitlines() if len(line) > 80] == []
    assert "\x1b" not in done.out and MISSING_WORDS.findall(done.out) == []
    assert Words(language, "expedition").say("terminal-track") in done.out


def test_a_saved_game_goes_on_and_a_choice_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    argv = ("--seats", "human,random", "--seed", "3", "--random-goods", "--route-tokens", "5:mountain,20:river")
    done = whole(*argv, typed=f"play blue-leader\nundo\nsave {file}\n")
    assert WORDS.say("terminal-undone") in done.out
    options = parse(file.read_text(encoding="utf-8")).options
    assert options == {"random_goods": "yes", "route_tokens": "5:mountain,20:river"}
    again = run("play", "--resume", str(file), "--seats", "human,random", "--seed", "3", typed="board\n")
    assert again.code == 0
    assert again.out.count(WORDS.say("terminal-track")) == 2


def test_options_that_cannot_be_are_refused_in_one_line() -> None:
    for argv in (("--seats", "human,random", "--head-start", "5"), ("--seats", "human", "--route-tokens", "60:river")):
        done = whole(*argv, typed="")
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_the_data_that_the_drawing_knows_is_the_data_there_is() -> None:
    """Every effect word of the table has a short form: a new one would end in a KeyError here, not in a game."""
    short = drawing(io.StringIO()).short
    for row in [*RAW["cards"], *RAW["roles"], *RAW["village"]]:
        assert short.options(row["options"]).plain
