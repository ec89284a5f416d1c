"""The table as it is drawn and explained: from positions that one can read."""

from __future__ import annotations

import io
import re
from random import Random

from keelboat.kernel import FairChance, Match, seed_from
from keelboat.parts import State
from keelboat.terminal.choices import MOST_LINES, Choices
from keelboat.terminal.discoveries import DiscoveriesDrawing, group_of
from keelboat.terminal.explain import Explainer
from keelboat.terminal.page import Page
from keelboat.terminal.session import Player, Session
from keelboat.terminal.words import Words
from tests.discoveries.positions import GAME, player, table
from tests.terminal.typist import WORDS, sentence
from tests.terminal.typist import said as flat


def drawn(state: State, seat: int | None, language: str = "en") -> str:
    page = Page(io.StringIO())
    words = Words(language, "discoveries", ("Ada", "Ben"))
    DiscoveriesDrawing(page, words).table(GAME.view(state, seat), (None, "guided"))
    assert isinstance(page.out, io.StringIO)
    return page.out.getvalue().replace("\u00a0", " ")


def match_at(state: State) -> Match:
    chance = FairChance(seed_from("1"))
    return Match("discoveries", state.seats, chance=chance, position=GAME.dump(state))


def explained(state: State, *texts: str) -> str:
    """What `?` says about actions, on one line."""
    page = Page(io.StringIO())
    match = match_at(state)
    for text in texts:
        Explainer(match, DiscoveriesDrawing(page, WORDS)).explain(match.to_move, GAME.parse(text))
    assert isinstance(page.out, io.StringIO)
    return flat(page.out.getvalue())


def test_the_camp_shows_everything_that_is_public() -> None:
    state = table(
        player("2 walk", zone=5),
        player("orange ride"),
        meeting=[34, 41, 13],
        recon=[22, 55, 3],
        top=26,
        left={"blue": 2, "gray": 1},
        right={"orange": 2},
    )
    screen = drawn(state, 0)
    assert re.search(r"^  34 Tenino +friendly, ⌂×1  \[1♙\] \+≈$", screen, re.MULTILINE)
    assert re.search(r"^  41 Yankton Sioux +wary, ⌂×1 +Once per turn,", screen, re.MULTILINE)
    assert re.search(r"^  13 Crow +wary +\[1♙\] \[1♘\] ▲▲▲▲$", screen, re.MULTILINE)
    assert re.search(r"^  22  3 points, ⌂×1 +≈≈▲ or ▲≈≈≈▲$", screen, re.MULTILINE)
    assert re.search(r"^  55  4 points, plant +▲≈≈≈≈$", screen, re.MULTILINE)
    assert "On top: 26, 2 points, ⌂×2, ≈≈≈" in screen
    assert "Left Bank (♙ ♘): blue ×3, orange ×2, grey" in screen
    assert "Right Bank (✎ ⇄): orange ×2" in screen
    assert "Grey supply: 5 dice" in screen


def test_the_own_board_shows_slots_and_what_is_ready() -> None:
    state = table(
        player("walk, gray walk, journal", zone=22, tribes=[13, 52], slots={"hike": "walk", "13.2": "gray ride"}),
        player(),
    )
    screen = drawn(state, 0)
    assert "Zone card    22, 3 points, ⌂×1, ≈≈▲ or ▲≈≈≈▲" in screen
    assert "Stock        ♙ walk: blue, grey   ✎ journal: blue" in screen
    assert re.search(r"^Actions +Horse ride +\[1♘\] +≈≈$", screen, re.MULTILINE)
    assert re.search(r"^ +Hike +\[♙ blue\] +≈≈≈  ready$", screen, re.MULTILINE)
    assert re.search(r"^ +Mountain expedition +\[3 alike\] +▲▲$", screen, re.MULTILINE)
    assert re.search(r"^ +13 Crow +\[1♙\] \[♘ grey\]  ▲▲▲▲$", screen, re.MULTILINE)
    assert re.search(r"^Tribe cards +52 Wishram: When you change dice", screen, re.MULTILINE)


def test_a_locked_die_is_marked_in_words() -> None:
    locked = {"played": 1, "faces": ["negotiate"], "locked": {"gray walk": 1}}
    state = table(player("2 walk, gray walk", zone=22), player(), turn=locked)
    assert "♙ walk: blue ×2, grey (locked: 1)" in drawn(state, 0)


def test_a_rival_is_drawn_in_short_and_the_journal_covered() -> None:
    state = table(
        player(zone=22, journal=[1, 2]),
        player("ride", zone=3, tribes=[12], journal=[4, 5, 6], slots={"horse-ride": "ride"}),
    )
    mine, rival = drawn(state, 0).split("── ")[2:4]
    assert "Journal      2 cards: 1 (2 points, plant), 2 (3 points, ⌂×1)" in mine
    assert rival.startswith("Ben (orange) · bot: guided")
    assert rival.rstrip().endswith("Journal      3 cards")
    assert "Actions      Horse ride [♘ orange] ready\n" in rival
    assert "Tribe cards  12 Ponca" in rival
    assert "Mountain expedition" not in rival


def test_a_spectator_sees_every_board_in_full() -> None:
    screen = drawn(table(player(zone=22), player(zone=3)), None)
    assert screen.count("Mountain expedition") == 2


def test_a_reserved_card_has_a_line_of_its_own() -> None:
    state = table(player(zone=22, tribes=[37], held=[3]), player())
    assert "Reserved     3, 4 points, ≈≈▲" in drawn(state, 0)


def test_in_french_a_space_stands_before_the_colon() -> None:
    screen = drawn(table(player("walk", zone=22), player()), 0, "fr")
    assert "Réserve       ♙ Marcher : bleu" in screen


def test_choices_are_grouped_by_face_with_the_rest_at_the_end() -> None:
    state = table(player("2 walk, ride, journal", zone=22), player())
    choices = Choices(match_at(state), DiscoveriesDrawing(Page(io.StringIO()), WORDS))
    assert [group.title for group in choices.groups] == ["♙ walk", "♘ ride", "✎ journal", ""]
    assert [choice.number for choice in choices.all] == list(range(1, len(choices.all) + 1))
    walks = [choice.action.text for choice in choices.groups[0].choices]
    assert walks == ["place walk hike", "place walk change", "place walk plans"]
    assert {choice.action.text for choice in choices.all} == {a.text for a in GAME.legal_actions(state)}


def test_an_exploration_stands_first() -> None:
    state = table(player("journal, walk", zone=26, slots={"hike": "walk"}), player())
    choices = Choices(match_at(state), DiscoveriesDrawing(Page(io.StringIO()), WORDS))
    assert choices.all[0].action.text == "explore 26"
    assert choices.find(0) is None and choices.find(len(choices.all) + 1) is None


def test_a_long_list_is_folded_by_group_and_opened_by_letter() -> None:
    tribes = [1, 2, 10, 15, 17, 18, 23, 27, 28, 34]
    state = table(player("3 walk, 2 ride, gray negotiate, 3 gray journal", zone=22, tribes=tribes), player())
    page = Page(io.StringIO())
    choices = Choices(match_at(state), DiscoveriesDrawing(page, WORDS))
    assert len(choices.all) > MOST_LINES
    choices.show()
    assert isinstance(page.out, io.StringIO)
    shown = page.out.getvalue()
    assert shown.count("\n") <= MOST_LINES
    first = choices.groups[0]
    folded = WORDS.say("terminal-folded", letter="a", low="1", high=str(len(first.choices)))
    assert f"  a  ♙ walk  {folded}\n" in shown
    page.out.truncate(0)
    assert choices.open("a")
    assert page.out.getvalue().count("\n") == len(first.choices) + 1
    assert not choices.open("z")


def test_actions_of_unknown_kinds_are_listed_without_a_title() -> None:
    assert group_of("juggle 3 balls") == ""


def test_a_placement_is_explained_with_rule_dice_and_what_it_completes() -> None:
    state = table(player("2 walk, journal", zone=26), player())
    said = explained(state, "place walk hike")
    assert "place walk hike" in said and "D-EXPL-2" in said
    assert "D-ACT-11" in said and sentence("discarded", n=1, place="bank-left") not in said  # told by the next line
    assert sentence("forecast-one-stays", n=1, place="bank-left") in said
    assert sentence("forecast-ready", place="hike") in said
    assert sentence("terminal-would-cross", card=26, n=1) in said


def test_a_one_turn_action_is_explained_with_what_it_does() -> None:
    state = table(player("2 walk, 2 negotiate", zone=26), player(), meeting=[34, 13, 6])
    for text, rule, what in (
        ("place negotiate friendly", "D-TRIBE-1", "terminal-does-friendly"),
        ("place negotiate wary", "D-TRIBE-2", "terminal-does-wary"),
        ("place walk change", "D-CHG-1", "terminal-does-change"),
        ("place walk plans", "D-PLAN-1", "terminal-does-plans"),
    ):
        said = explained(state, text)
        assert rule in said and sentence(what) in said, said
    assert sentence("discarded", n=2, place="bank-right") in explained(state, "place negotiate wary")


def test_a_taking_that_brings_no_gray_die_says_so() -> None:
    """D-GRAY-6: whoever alone has most gray dice gains none when the supply is empty."""
    most = table(player("negotiate, 2 gray walk"), player("gray walk"), meeting=[1, 2, 3], right={"gray": 3})
    assert sentence("forecast-no-gray") in explained(most, "place negotiate friendly")
    fewer = table(player("negotiate, gray walk"), player("2 gray walk"), meeting=[1, 2, 3], right={"gray": 3})
    assert sentence("forecast-no-gray") not in explained(fewer, "place negotiate friendly")


def test_each_die_is_explained_with_where_it_ends_up() -> None:
    """It stays on the slot, goes to a bank, or, on a journal slot, comes back."""
    state = table(player("2 walk, 2 gray walk", zone=26), player())
    first = GAME.apply(state, GAME.parse("place walk hike"))
    assert sentence("terminal-die-stays") in explained(first, "die gray")
    second = GAME.apply(first, GAME.parse("die gray"))
    assert sentence("forecast-die-goes", place="bank-left") in explained(second, "die blue")
    journey = table(player("journal, gray journal", zone=26, slots={"hike": "walk"}), player())
    for text in ("explore 26", "trigger hike", "go"):
        journey = GAME.apply(journey, GAME.parse(text))
    assert sentence("forecast-back", n=1) in explained(journey, "die gray")


def test_a_rest_is_explained_with_its_odds() -> None:
    state = table(player("walk", zone=26), player(), left={"gray": 1})
    said = explained(state, "rest left")
    assert "D-REST-2" in said
    dice = sum(GAME.view(state, 0)["banks"]["left"].values())  # type: ignore[index, call-overload]
    assert dice == 10
    assert sentence("forecast-at-least", n=1, face="walk", percent=1 - (2 / 3) ** dice) in said
    assert "3.33 walk, 1.67 ride" in said
    assert sentence("forecast-rest", n=dice, place="bank-left") in said
    some = explained(state, "rest own some")
    assert sentence("terminal-rest-some", most="4") in some
    assert sentence("forecast-at-least", n=1, face="walk", percent=1 - (2 / 3) ** 4) in some


def test_calling_dice_back_tells_who_holds_them() -> None:
    state = table(player("walk", zone=26), player("blue ride, blue walk, orange walk"))
    assert sentence("forecast-away", seat=1, n=2) in explained(state, "rest own all")


def test_an_exploration_is_explained_with_points_ways_and_dice() -> None:
    state = table(player("2 journal, walk", zone=26, slots={"hike": "walk"}), player())
    said = explained(state, "explore 26")
    assert sentence("forecast-crosses", card=26, n=2) in said
    assert sentence("terminal-way", places=["hike"], back=sentence("forecast-back", n=2)) in said


def test_a_tribe_card_is_explained_in_words() -> None:
    state = table(player("negotiate, walk", zone=26), player(), meeting=[34, 10, 6])
    state = GAME.apply(state, GAME.parse("place negotiate friendly"))
    said = explained(state, "take 34")
    assert sentence("effect-needs", needs=[{"face": "walk", "dice": 1}]) in said
    assert sentence("effect-extend", terrain="R", n=1) in said
    assert sentence("terminal-tepees", n=1) in said


def test_a_card_to_pick_is_explained_with_what_is_missing() -> None:
    state = table(player("2 walk, journal", zone=26), player(), recon=[22, 1, 4])
    state = GAME.apply(state, GAME.parse("place journal plans"))
    missing = [{"place": "hike", "face": "walk", "dice": 2}, {"face": "journal", "dice": 1}]
    assert sentence("forecast-missing", card=1, missing=missing) in explained(state, "pick 1")


def test_a_card_that_lies_ready_or_out_of_reach_is_told_apart() -> None:
    ready = table(player("walk, journal", zone=22, slots={"hike": "walk"}), player(), recon=[1, 46, 4])
    ready = GAME.apply(ready, GAME.parse("place walk plans"))
    assert sentence("terminal-ready-to-cross", card=1) in explained(ready, "pick 1")
    assert sentence("terminal-no-way", card=46) in explained(ready, "pick 46")


def test_a_card_whose_actions_are_ready_may_still_want_journal_dice() -> None:
    """Prepared is not yet crossed: each triggered action takes a journal die."""
    state = table(player("2 walk", zone=22, slots={"hike": "walk"}), player(), recon=[1, 46, 4])
    state = GAME.apply(state, GAME.parse("place walk plans"))
    said = explained(state, "pick 1")
    assert sentence("forecast-missing", card=1, missing=[{"face": "journal", "dice": 1}]) in said
    assert sentence("terminal-ready-to-cross", card=1) not in said


def session_at(state: State, typed: list[str]) -> tuple[Session, io.StringIO]:
    """A session of two people who type these lines, then nothing."""
    out = io.StringIO()
    lines = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    people = [Player(None, "human", Random(seat)) for seat in range(2)]
    return Session(match_at(state), people, Page(out), WORDS, read), out


def test_a_question_mark_warns_of_dice_that_can_be_called_back() -> None:
    state = table(player("walk, 2 orange walk", zone=26), player())
    session, out = session_at(state, ["?"])
    assert session.run() is False
    assert sentence("forecast-owed", seat=1, n=2) in flat(out.getvalue())
    assert sentence("terminal-question-rules", rules="D-ACT-1, D-TURN-2") in flat(out.getvalue())


def test_dice_of_a_set_may_be_named_in_any_order() -> None:
    """The game asks for them in the order of its table; one by one, the last die first would end the change."""
    state = table(player("walk, ride, gray ride, negotiate", zone=26), player())
    state = GAME.apply(state, GAME.parse("place negotiate change"))
    numbers = {
        choice.action.text: choice.number
        for choice in Choices(match_at(state), DiscoveriesDrawing(Page(io.StringIO()), WORDS)).all
    }
    gray, blue = numbers["turn gray ride to journal"], numbers["turn blue walk to journal"]
    session, out = session_at(state, [f"{gray} {blue}", "undo"])
    assert session.run() is False
    said = flat(out.getvalue())
    assert sentence("terminal-ask-several") in said
    assert sentence("die-changed", seat=0, colour="gray", **{"from": "ride", "to": "journal"}) in said
    assert sentence("die-changed", seat=0, colour="blue", **{"from": "walk", "to": "journal"}) in said
    assert sentence("terminal-undone") in said


def test_a_set_is_played_as_a_whole_or_not_at_all() -> None:
    """Two faces without Wishram, a die that is not there twice, a number that is not listed: nothing is turned."""
    state = table(player("walk, ride, negotiate", zone=26), player())
    state = GAME.apply(state, GAME.parse("place negotiate change"))
    session, out = session_at(state, ["1 3", "1 1", "1 99"])
    key = GAME.key(session.match.state)
    assert session.run() is False
    assert GAME.key(session.match.state) == key
    said = flat(out.getvalue())
    assert "(rule D-CHG-2)" in said and sentence("terminal-no-number", n=8) in said


def refusal(state: State, text: str) -> str:
    """Why seat 0 may not do this: the sentence and the rule, as the game gives them."""
    reason = GAME.why_not(state, 0, GAME.parse(text))
    assert reason is not None
    assert reason.rule.startswith(("D-", "RULING-"))
    return sentence("terminal-not-legal", rule=reason.rule, reason=WORDS.message(reason.message))


def test_why_names_the_rule_and_the_reason() -> None:
    state = table(player("walk, ride", zone=26), player())
    lines = ["why place walk hike", "why  place   ride horse-ride", "why explore 3", "why", "why fly away"]
    session, out = session_at(state, lines)
    session.run()
    said = flat(out.getvalue())
    for text in ("place walk hike", "explore 3"):
        assert refusal(state, text) in said
    assert sentence("terminal-legal", action="place ride horse-ride") in said
    assert sentence("terminal-why-what", action="rest left") in said
    assert sentence("terminal-not-understood", typed="fly away") in said


def test_an_illegal_action_is_refused_with_its_rule_and_nothing_changes() -> None:
    state = table(player("walk, ride", zone=26), player())
    session, out = session_at(state, ["rest right"])
    session.run()
    assert refusal(state, "rest right") in flat(out.getvalue())
    assert session.match.record.entries == []


def test_enter_plays_the_only_choice_and_nothing_else() -> None:
    state = table(player("walk, ride", zone=26), player(), turn={"played": 1, "faces": ["negotiate"]})
    session, out = session_at(state, ["", "", ""])
    assert [action.text for action in session.match.legal()] == ["end turn"]
    session.run()
    assert sentence("terminal-ask-only") in flat(out.getvalue())
    assert session.match.record.entries[0].text == "end turn"
    assert flat(out.getvalue()).count(sentence("terminal-type-something")) == 2


def test_the_score_is_the_own_one_only() -> None:
    state = table(player(zone=26, journal=[14]), player(journal=[46]))
    session, out = session_at(state, ["score"])
    session.run()
    map_points = sentence("score-map")
    assert re.search(rf"^{map_points} +6$", out.getvalue(), re.MULTILINE)
    assert sentence("terminal-place") not in out.getvalue()


def test_ctrl_c_offers_to_save_and_a_second_one_leaves() -> None:
    state = table(player("walk", zone=26), player())
    out = io.StringIO()

    def read(prompt: str) -> str:
        raise KeyboardInterrupt

    people = [Player(None, "human", Random(seat)) for seat in range(2)]
    session = Session(match_at(state), people, Page(out), WORDS, read)
    try:
        session.run()
    except KeyboardInterrupt:
        assert sentence("terminal-save-before-leaving") in flat(out.getvalue())
    else:
        raise AssertionError("the second Ctrl-C did not leave")
