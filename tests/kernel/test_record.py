"""Records: the grammar both ways, and every way to get one wrong names the line."""

from random import Random

import pytest

from keelboat.kernel import Match, RecordError, SeededChance, parse, replay, resume
from keelboat.parts import CHANCE
from tests.conformance.cases import CASES
from tests.conformance.toy import TOY

TABLES = TOY.read_tables({"pile": 9})
HEAD = f"keelboat 1\ngame stones\nrules 1\ndata {TABLES.hash}\nseats 2\n"


def test_a_record_reads_as_it_was_written() -> None:
    """Header, options, names, entries with draw numbers, comments."""
    text = HEAD + "option extra 2\nname 0 Ada Byron\n; a note\n\n0 take 2 ; bold\n* tails @4\n1 take 1\n* tails\n"
    record = parse(text)
    assert record.options == {"extra": "2"}
    assert record.names == {0: "Ada Byron"}
    assert [(entry.seat, entry.text, entry.draw) for entry in record.entries] == [
        (0, "take 2", 0), (CHANCE, "tails", 4), (1, "take 1", 0), (CHANCE, "tails", 5),
    ]  # fmt: skip
    assert "* tails @4\n1 take 1\n* tails\n" in record.text()
    assert parse(record.text()).entries == record.entries


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "begins with 'keelboat 1'"),
        ("; a note\n" + HEAD + "\n", 1, "begins with 'keelboat 1'"),
        ("game stones\n", 1, "begins with 'keelboat 1'"),
        ("keelboat 2\ngame stones\nrules 1\ndata 123456789abc\nseats 2\n\n", 1, "format 2 is not known"),
        ("keelboat 1\ngame stones\nrules 1\ndata 123456789abc\n\n", 4, "no line 'seats'"),
        ("keelboat 1\ngame stones\nrules x\ndata 123456789abc\nseats 2\n\n", 3, "rules is a number"),
        ("keelboat 1\ngame stones\nrules 1\ndata xyz\nseats 2\n\n", 4, "data is 12 hex digits"),
        ("keelboat 1\ngame stones\nrules 1\ndata 123456789abc\nseats 20\n\n", 5, "seats is a number from 1 to 9"),
        (HEAD + "colour blue\n\n", 6, "unknown header line 'colour'"),
        (HEAD + "name 0 A\nname 0 B\n\n", 7, "stands twice, first in line 6"),
        (HEAD + "name 0\n\n", 6, "'name 0' has no value"),
        (HEAD + "name 7 X\n\n", 6, "seats 0 to 1"),
        (HEAD + "name x X\n\n", 6, "seats 0 to 1"),
        (HEAD + "name \u00b2 X\n\n", 6, "seats 0 to 1"),  # a digit, but not one that can be counted with
        (HEAD + "nonce \u0661 x\n\n", 6, "seats 0 to 1"),
        (HEAD + "nonce 0 a b\n\n", 6, "letters, digits"),
        (HEAD + "commit 12\n\n", 6, "64 hex digits"),
        (HEAD + "result one\n\n", 6, "list of numbers"),
        (HEAD + "position {\n\n", 6, "not JSON"),
        (HEAD + f"position {'1' * 5000}\n\n", 6, "not JSON"),
        (HEAD + "\nplay on\n", 7, "an entry is"),
        (HEAD + "\n5 take 1\n", 7, "no seat 5"),
        (HEAD + "\n0 take 1 @3\n", 7, "only chance has a draw number"),
        (HEAD + "\n0 take 1\n* tails @7\n1 take 1\n* tails @7\n", 10, "does not come after draw 7"),
        (HEAD + "\n0 " + "x" * 300_000, 7, "no action"),
    ],
)
def test_a_broken_record_names_the_line(text: str, line: int, problem: str) -> None:
    """Malformed text is refused with its line number and what is wrong."""
    with pytest.raises(RecordError, match=problem) as caught:
        replay(parse(text), TABLES, game=TOY)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("body", "line", "problem"),
    [
        ("\n0 keep\n", 7, "not legal here"),
        ("\n1 take 1\n", 7, "S-1"),
        ("\n0 fly\n", 7, "no action 'fly'"),
        ("\n0 take 1\n0 take 1\n", 8, "not legal here"),
        ("result 3 4\nwinners 1\n\n0 take 1\n", 6, "has not ended"),
        ("option extra 12x\n\n0 take 1\n", 5, "invalid literal"),
    ],
)
def test_an_illegal_record_names_the_line_and_the_rule(body: str, line: int, problem: str) -> None:
    """A well-formed record that breaks the rules is refused where it does."""
    with pytest.raises(RecordError, match=problem) as caught:
        replay(parse(HEAD + body), TABLES, game=TOY)
    assert caught.value.line == line


def test_a_wrong_result_is_found() -> None:
    """The header's result must be what the entries lead to."""
    match = Match(TOY, 2, tables=TABLES, chance=SeededChance(1))
    while not match.over:
        match.play(match.to_move, match.legal()[0])
    text = match.record.text()
    replay(parse(text), TABLES, game=TOY)
    shown = " ".join(map(str, match.record.result))
    with pytest.raises(RecordError, match="the result of these moves is"):
        replay(parse(text.replace(f"result {shown}", "result 9 9")), TABLES, game=TOY)
    winners = f"winners {' '.join(map(str, match.record.winners or ()))}\n"
    with pytest.raises(RecordError, match="the winners of these moves are"):
        replay(parse(text.replace(winners, "winners none\n")), TABLES, game=TOY)


def test_other_rules_data_and_games_are_refused() -> None:
    """A record says which rules and data it needs."""
    for old, new, problem in (
        ("game stones", "game chess", "no game 'chess'"),
        ("rules 1", "rules 9", "made with rules 9"),
        (TABLES.hash, "0123456789ab", "made with data 0123456789ab"),
    ):
        with pytest.raises(RecordError, match=problem):
            replay(parse((HEAD + "\n").replace(old, new)), TABLES, game=TOY)


def test_a_game_goes_on_where_a_record_stops() -> None:
    """A saved game resumes with the next draw number."""
    match = Match(TOY, 2, tables=TABLES, chance=SeededChance(3))
    match.play(0, "take 1")
    again = resume(parse(match.record.text()), SeededChance(4), TABLES, game=TOY)
    assert TOY.key(again.state) == TOY.key(match.state)
    draw = again.chance.last_draw
    assert draw == match.chance.last_draw
    while not again.over:
        again.play(again.to_move, again.legal()[-1])
    draws = [entry.draw for entry in again.record.entries if entry.draw]
    assert draws == list(range(1, len(draws) + 1))
    replay(parse(again.record.text()), TABLES, game=TOY)


def test_a_game_that_goes_on_can_be_stepped_back_as_before() -> None:
    """What was undone before saving can be undone after it: the same decisions, the same barrier."""
    case = CASES[0]
    match = Match(case.game, 2, tables=case.tables, chance=SeededChance(5))
    random = Random(5)
    stepped = 0
    for _ in range(150):
        match.play(match.to_move, random.choice(match.legal()))
        seat = match.to_move
        again = resume(parse(match.record.text()), SeededChance(6), case.tables, game=case.game)
        assert again.events == match.events
        assert again.can_undo(seat) == match.can_undo(seat)
        while match.can_undo(seat) and random.random() < 0.7:
            assert match.undo(seat) and again.undo(seat)
            assert again.record.entries == match.record.entries
            assert case.game.key(again.state) == case.game.key(match.state)
            stepped += 1
    assert stepped > 20


def test_a_record_may_start_from_a_position() -> None:
    """A puzzle or a share link: the header holds where the game started."""
    match = Match(TOY, 2, tables=TABLES, chance=SeededChance(3))
    match.play(0, "take 1")
    position = TOY.dump(match.state)
    puzzle = Match(TOY, 2, tables=TABLES, chance=SeededChance(5), position=position)
    assert TOY.key(puzzle.state) == TOY.key(match.state)
    puzzle.play(puzzle.to_move, puzzle.legal()[0])
    steps = replay(parse(puzzle.record.text()), TABLES, game=TOY)
    assert TOY.key(steps[-1].state) == TOY.key(puzzle.state)
