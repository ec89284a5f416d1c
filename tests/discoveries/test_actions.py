"""The table of actions: ids and texts are a promise to records, bots and learning machines."""

import copy
import pickle
from collections import Counter
from pathlib import Path

import pytest

import keelboat
from keelboat.discoveries.rules import GAME
from keelboat.parts import Action, Event, Message, Problem, Reason, State, TableError
from tests.discoveries.positions import TABLES, legal, play, player, table, tables_with

LISTED = Path(keelboat.__file__).parent / "discoveries" / "actions.txt"


def listing() -> str:
    """Return the table as `actions.txt` holds it: one line `id text` per action."""
    return "".join(f"{action.id} {action.text}\n" for action in GAME.actions)


def test_actions_txt_lists_every_action(golden_rewrite: bool) -> None:
    """The committed list is the table; ids of version 1 stay, later actions are appended."""
    if golden_rewrite:
        LISTED.write_text(listing(), encoding="utf-8")
    assert LISTED.read_text(encoding="utf-8").splitlines() == listing().splitlines()


def test_ids_are_places_in_the_table() -> None:
    """actions[i].id == i, decisions first, then chance."""
    assert [action.id for action in GAME.actions] == list(range(len(GAME.actions)))
    chance = [action.chance for action in GAME.actions]
    assert chance == sorted(chance)


def test_texts_parse_back() -> None:
    """Each text is unique and gives back the very action."""
    assert len({action.text for action in GAME.actions}) == len(GAME.actions)
    assert all(GAME.parse(action.text) is action for action in GAME.actions)
    assert all(str(action) == action.text for action in GAME.actions)
    assert repr(GAME.parse("place walk hike")) == "Place(walk, hike)"


def test_the_table_is_made_from_printed_limits() -> None:
    """So many actions of each verb: a corrected card renumbers nothing, whatever the data file says."""
    verbs = Counter(action.text.split()[0] for action in GAME.actions)
    rolls = 4 * sum(_ways(dice) for dice in range(1, 6)) + sum(_ways(dice) for dice in range(1, 11))
    slots = 3 + 36 * 3
    assert verbs == {
        "place": 4 * (4 + slots), "die": 5 + 5 * 4 * 8, "take": 55, "pick": 55, "turn": 5 * 4 * 2 * 4, "rest": 4,
        "recall": 2 + 4 * 4 + 4 * 3 + 36 * 3, "explore": 55, "alone": 1, "trigger": 3 + 36, "go": 1, "donor": 4,
        "give": 4 + slots, "decline": 1, "stop": 1, "end": 1, "remove": 55, "reveal": 55, "roll": rolls, "first": 4,
    }  # fmt: skip


def _ways(dice: int) -> int:
    """Return in how many ways alike dice of four faces can fall."""
    return (dice + 1) * (dice + 2) * (dice + 3) // 6


def test_every_action_names_the_rule_that_opens_it() -> None:
    """The reason why not, when the decision is not open, is a rule of the catalogue."""
    opens = {action.text.split()[0]: action.opens for action in GAME.actions}
    assert all(rule.startswith("D-") for rule in opens.values())
    assert opens["roll"] == "D-TURN-3"
    assert opens["place"] == "D-ACT-1"


@pytest.mark.parametrize(
    "text, told",
    [
        ("", "begins with none of: place, die"),
        ("swim", "no action 'swim'; it begins with none of: place"),
        ("place", "no action 'place'; actions with 'place' look like 'place walk friendly'"),
        ("place run hike", "'place run hike'; actions with 'place' look like"),
        ("place walk hike ", "'place walk hike '; actions with 'place' look like"),
        ("Place walk hike", "begins with none of"),
        ("take 56", "no action 'take 56'; actions with 'take' look like 'take 1'"),
        ("trigger 37", "actions with 'trigger' look like 'trigger horse-ride'"),
        ("roll blue 1,1,1,9", "actions with 'roll' look like 'roll blue"),
        ("end", "actions with 'end' look like 'end turn'"),
    ],
)
def test_a_wrong_text_is_told(text: str, told: str) -> None:
    """The error repeats the text and says which verbs there are, or how the verb is used."""
    with pytest.raises(ValueError) as caught:
        GAME.parse(text)
    assert told in str(caught.value)


# Everything can be sent to another process.


def copies(thing: object) -> list[object]:
    """Return the thing after pickling by every protocol in use, and copied."""
    pickled = [pickle.loads(pickle.dumps(thing, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    return [*pickled, copy.copy(thing), copy.deepcopy(thing)]


def test_actions_stay_the_very_objects() -> None:
    """An action from another process is the one of this table: it can be compared by identity."""
    by_verb: dict[str, Action] = {action.text.split()[0]: action for action in GAME.actions}
    for action in by_verb.values():
        assert all(one is action for one in copies(action))
    assert all(
        one is action for one, action in zip(pickle.loads(pickle.dumps(GAME.actions)), GAME.actions, strict=True)
    )


STATES = {
    "first": GAME.setup(3, {"first_game": "yes", "colours": "green,blue,yellow"}, TABLES),
    "turn": table(player("2 walk, gray ride", tribes=[12, 51], slots={"12.1": "gray walk"}), player()),
    "paying": play(table(player("2 walk, gray walk"), player()), "0 place walk hike"),
    "changing": play(table(player("3 walk, journal"), player()), "0 place journal change", "0 turn blue walk to ride"),
    "rolling": play(table(player("walk"), player()), "0 rest own some", "0 recall bank-left", "0 stop"),
}


@pytest.mark.parametrize("name", STATES)
def test_states_are_copied_whole(name: str) -> None:
    """A state from another process has the same key, position and legal actions, and is independent."""
    state = STATES[name]
    key, position, actions = GAME.key(state), GAME.dump(state), legal(state)
    for one in copies(state):
        assert isinstance(one, State)
        assert one is not state
        assert (GAME.key(one), GAME.dump(one), legal(one)) == (key, position, actions)
        assert one.tables.hash == state.tables.hash
    changed = copy.deepcopy(state)
    step = GAME.legal_actions(changed) or [action for action, _ in GAME.chance_outcomes(changed)]
    GAME.advance(changed, step[0])
    assert GAME.key(changed) != key
    assert GAME.key(state) == key


def test_tables_are_copied_whole() -> None:
    """Tables from another process hold the same data and have the same hash."""
    tables = tables_with({7: {"points": 9}})
    for one in copies(tables):
        assert type(one) is type(tables)
        assert (one.raw, one.hash, one.edition, one.game) == (tables.raw, tables.hash, tables.edition, "discoveries")  # type: ignore[attr-defined]
    assert GAME.load(GAME.dump(STATES["turn"]), pickle.loads(pickle.dumps(tables)))


MESSAGE = Message("why-dice-short", {"n": 2, "face": "walk"})


@pytest.mark.parametrize(
    "thing",
    [MESSAGE, Reason("D-ACT-14", MESSAGE), Event("placed", {"seat": 1}, "D-ACT-1"), Problem("card 7", MESSAGE)],
    ids=lambda thing: type(thing).__name__,
)
def test_words_are_copied_whole(thing: object) -> None:
    """A message, a reason, an event or a problem from another process equals the one sent."""
    for one in copies(thing):
        assert type(one) is type(thing)
        assert one == thing
        assert hash(one) == hash(thing)
        assert repr(one) == repr(thing)


def test_a_table_error_is_copied_whole() -> None:
    """What is wrong with a data file can be told by another process."""
    error = TableError([Problem("card 7", MESSAGE), Problem("cards", Message("data-not-list"))])
    for one in copies(error):
        assert isinstance(one, TableError)
        assert one.problems == error.problems
        assert str(one) == str(error) == "card 7: why-dice-short; cards: data-not-list"


def test_different_words_are_not_equal() -> None:
    """Key, arguments and rule all count."""
    assert Message("a", {"n": 1}) != Message("b", {"n": 1})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != "a"
    assert Reason("D-ACT-1", MESSAGE) != Reason("D-ACT-2", MESSAGE)
    assert Event("placed", {}, "D-ACT-1") != Event("placed", {}, "D-ACT-2")
    assert Problem("card 7", MESSAGE) != Problem("card 8", MESSAGE)
