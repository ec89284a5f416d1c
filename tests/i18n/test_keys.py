"""The same keys and variables in every language; none missing, none unused."""

from __future__ import annotations

import ast
from collections import Counter

import pytest
from fluent.syntax import ast as fluent

from keelboat.i18n import LANGUAGES
from tests.i18n import catalogue, used

USES = used.uses()
FAMILY_KEYS = {key for members in used.FAMILIES.values() for key in members}


@pytest.mark.parametrize(("language", "name"), catalogue.PLACES)
def test_every_line_is_understood(language: str, name: str) -> None:
    junk = [entry.content for entry in catalogue.entries(language, name) if isinstance(entry, fluent.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "name"), catalogue.PLACES)
def test_the_keys_are_the_same_in_the_same_order_in_every_language(language: str, name: str) -> None:
    assert catalogue.keys(language, name) == catalogue.keys("en", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    """Neither in a file nor in both: the second would silently win."""
    counts = Counter(key for name in catalogue.FILES for key in catalogue.keys(language, name))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reference_leads_to_a_key(language: str) -> None:
    patterns = catalogue.patterns(language)
    lost = {key: catalogue.references(pattern) - set(patterns) for key, pattern in patterns.items()}
    assert {key: names for key, names in lost.items() if names} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_variables_of_a_key_are_the_same_in_every_language(language: str) -> None:
    differ = {
        key: (catalogue.variables("en", key), catalogue.variables(language, key))
        for key in catalogue.patterns("en")
        if catalogue.variables("en", key) != catalogue.variables(language, key)
    }
    assert differ == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_source_uses_is_there(language: str) -> None:
    missing = {key: place for key, place in USES.items() if key not in catalogue.patterns(language)}
    assert missing == {}


def test_every_member_of_a_family_is_there() -> None:
    assert FAMILY_KEYS - set(catalogue.patterns("en")) == set()


def test_no_key_is_unused() -> None:
    """A reference from a message of any language is a use."""
    referred = {
        other
        for language in LANGUAGES
        for pattern in catalogue.patterns(language).values()
        for other in catalogue.references(pattern)
    }
    # What keelboat.i18n says itself, for lists, is declared as a family.
    assert set(catalogue.patterns("en")) - referred - set(USES) - FAMILY_KEYS == set()


def test_keys_put_together_at_run_time_belong_to_a_family() -> None:
    """`Message(f"label-{name}")` is fine only where a declared family begins so."""
    strangers = []
    for path, tree in used.trees():
        for key in used.key_expressions(tree):
            if isinstance(key, ast.JoinedStr):
                start = str(key.values[0].value) if isinstance(key.values[0], ast.Constant) else ""
                if not start or not any(name.startswith(start) for name in FAMILY_KEYS):
                    strangers.append(f"{path.relative_to(used.SOURCE)}, line {key.lineno}")
    assert strangers == []


SAMPLE = """
LABELS = {1: "label-one"}

def end(state, trace, key, args):
    trace.append(Event(key, args, "D-1"))

def go(state, trace):
    end(state, trace, "game-done", {})
    Message("why-a" if state else "why-b")
    speaker.say("hello", n=1)
    print("no key")
"""


def test_uses_are_found() -> None:
    found = {key for _, key in used.keys_in(ast.parse(SAMPLE))}
    assert found == {"label-one", "game-done", "why-a", "why-b", "hello"}


def test_the_uses_of_the_rules_are_found() -> None:
    """One of each kind: direct, conditional, through a function, through a variable, through a table."""
    assert set(USES) >= {
        "placed",
        "meeting-new",
        "stalled",
        "data-twice",
        "why-no-locked-die",
        "label-pick-swap",
    }
