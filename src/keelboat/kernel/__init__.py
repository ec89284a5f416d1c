"""Matches, records, replay, fair dice, perft: everything around a game that is not its rules."""

from keelboat.kernel.chance import ChanceSource, FairChance, SeededChance, commitment, seed_from
from keelboat.kernel.games import GAMES, find_game, read_json, tables
from keelboat.kernel.match import IllegalAction, Match, ends_undo
from keelboat.kernel.perft import choices, divide, opening, perft
from keelboat.kernel.playout import Played, Policy, playout
from keelboat.kernel.record import Entry, Record, RecordError, parse
from keelboat.kernel.replay import Step, game_of, replay, resume, skipped_draws, state_after, verify

__all__ = [
    "GAMES",
    "ChanceSource",
    "Entry",
    "FairChance",
    "IllegalAction",
    "Match",
    "Played",
    "Policy",
    "Record",
    "RecordError",
    "SeededChance",
    "Step",
    "choices",
    "commitment",
    "divide",
    "ends_undo",
    "find_game",
    "game_of",
    "opening",
    "parse",
    "perft",
    "playout",
    "read_json",
    "replay",
    "resume",
    "seed_from",
    "skipped_draws",
    "state_after",
    "tables",
    "verify",
]
