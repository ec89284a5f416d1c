"""Studies of a position: they see a game through its door only."""

from keelboat.analysis.race import RaceLine, race

__all__ = ["RaceLine", "race"]
