"""A finished game and its record, made once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from keelboat.bots import make_bot
from keelboat.kernel import FairChance, Match, seed_from


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game between two guided bots, with sealed dice."""
    match = Match("discoveries", 2, chance=FairChance(seed_from("9")), names={0: "Ada", 1: "Ben"})
    bot, random = make_bot("guided"), Random(1)
    while not match.over:
        match.play(match.to_move, bot.choose(match.state, match.legal(), random))
    file = tmp_path_factory.mktemp("records") / "finished.txt"
    file.write_text(match.record.text(), encoding="utf-8")
    return file
