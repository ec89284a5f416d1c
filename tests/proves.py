"""Which rules a test proves: `@proves("D-ACT-4", "RULING-12")`. A test of the catalogue reads these marks."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def proves(*ids: str) -> Callable[[F], F]:
    """Mark a test with the ids of the rules, rulings and examples that it proves."""

    def mark(test: F) -> F:
        test.proves = ids  # type: ignore[attr-defined]  # read by the catalogue's test
        return test

    return mark
