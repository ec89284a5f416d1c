"""The table of actions: ids and texts are a promise to records, bots and learning machines."""

import copy
import pickle
from collections import Counter
from pathlib import Path

import pytest

import keelboat
from keelboat.expedition.rules import GAME
from keelboat.parts import State
from tests.expedition.positions import TABLES, legal, play, player, table

LISTED = Path(keelboat.__file__).parent / "expedition" / "actions.txt"


def listing() -> str:
    """Return the table as `actions.txt` holds it: one line `id text` per action."""
    return "".join(f"{action.id} {action.text}\n" for action in GAME.actions)


def test_actions_txt_lists_every_action(golden_rewrite: bool) -> None:
    """The committed list is the table; ids of version 1 stay, later actions are appended."""
    if golden_rewrite:
        LISTED.write_text(listing(), encoding="utf-8")
    assert LISTED.read_text(encoding="utf-8").splitlines() == listing().splitlines()


def test_decisions_come_first_then_chance() -> None:
    chance = [action.chance for action in GAME.actions]
    assert chance == sorted(chance)


def test_the_verbs_are_those_of_the_design() -> None:
    """How many actions each verb has: printed limits, never data rows."""
    verbs = Counter(action.text.split()[0] for action in GAME.actions)
    assert verbs == {
        "play": 84, "support": 84 * 3 + 3, "village": 8 * 3, "do": 4, "part": 4, "stop": 1, "pay": 6 + 21 + 56,
        "amount": 6 * 32 + 3 + 2, "jettison": 6, "steps": 85, "board": 19, "choose": 1 + 4 + 10, "discard": 84,
        "hire": 84, "copy": 84, "place": 8, "recruit": 84, "discount": 85, "camp": 1, "end": 1,
        "reveal": 84, "first": 5, "goods": 20, "route": 38 * 2,
    }  # fmt: skip


def test_every_action_names_the_rule_that_opens_it() -> None:
    opens = {action.text.split()[0]: action.opens for action in GAME.actions}
    assert all(rule.startswith(("E-", "R-")) for rule in opens.values())
    assert opens["play"] == "E-ACT-1"
    assert opens["reveal"] == "E-JOURNAL-1"


@pytest.mark.parametrize(
    "text, told",
    [
        ("", "begins with none of: play, support"),
        ("play 55", "no action 'play 55'; actions with 'play' look like 'play 1'"),
        ("play red-leader", "actions with 'play' look like"),
        ("support 3", "actions with 'support' look like 'support 1 +0'"),
        ("pay wood,wood,wood,wood", "actions with 'pay' look like 'pay wood'"),
        ("Camp", "begins with none of"),
    ],
)
def test_a_wrong_text_is_told(text: str, told: str) -> None:
    """The error repeats the text and says which verbs there are, or how the verb is used."""
    with pytest.raises(ValueError) as caught:
        GAME.parse(text)
    assert told in str(caught.value)


STATES = {
    "first": GAME.setup(3, {"random_goods": "yes", "route_tokens": "random", "colours": "purple,blue,green"}, TABLES),
    "turn": table(player("12, leader", goods="2 wood", area=["hunter < 7 +1"], aboard=1), player()),
    "support": play(table(player(aboard=2), player()), "0 play blue-leader"),
    "activation": play(table(player("53, 38"), player()), "0 play 53", "0 do 1", "0 place gift"),
    "reveal": play(table(player(goods="fur, 3 equipment"), player()), "0 recruit 1", "0 discount none"),
    "alone": table(player(position=12), mackenzie=20, route={"5": "mountain"}),
}


@pytest.mark.parametrize("name", STATES)
def test_states_are_copied_whole(name: str) -> None:
    """A state from another process has the same key, position and legal actions, and is independent."""
    state = STATES[name]
    key, position, actions = GAME.key(state), GAME.dump(state), legal(state)
    pickled = [pickle.loads(pickle.dumps(state, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    for one in [*pickled, copy.copy(state), copy.deepcopy(state)]:
        assert isinstance(one, State)
        assert one is not state
        assert (GAME.key(one), GAME.dump(one), legal(one)) == (key, position, actions)
        assert one.tables.hash == state.tables.hash
    changed = copy.deepcopy(state)
    step = GAME.legal_actions(changed) or [action for action, _ in GAME.chance_outcomes(changed)]
    GAME.advance(changed, step[0])
    assert GAME.key(changed) != key
    assert GAME.key(state) == key


def test_actions_stay_the_very_objects() -> None:
    """An action from another process is the one of this table: it can be compared by identity."""
    for one, action in zip(pickle.loads(pickle.dumps(GAME.actions)), GAME.actions, strict=True):
        assert one is action
