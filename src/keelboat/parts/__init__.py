"""The nouns that all games share, standard library only (and the marker that mypyc reads)."""

from keelboat.parts.door import CHANCE, OVER, Action, Below, Game, Option, State
from keelboat.parts.scoring import ScoreLine, ScoreSheet, places
from keelboat.parts.tables import Problem, TableError, Tables, canonical, table_hash
from keelboat.parts.words import Args, Event, Json, Message, Reason, Trace

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "Args",
    "Below",
    "Event",
    "Game",
    "Json",
    "Message",
    "Option",
    "Problem",
    "Reason",
    "ScoreLine",
    "ScoreSheet",
    "State",
    "TableError",
    "Tables",
    "Trace",
    "canonical",
    "places",
    "table_hash",
]
