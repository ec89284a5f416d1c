"""Old records go on replaying: each file of this folder, with the data it was made with.

A record whose data is no longer the packaged one finds it in `data-<hash>.json` beside it.
"""

import json
from pathlib import Path

import pytest

from keelboat.kernel import find_game, parse, replay, tables, verify
from keelboat.parts import OVER, Tables

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.keelboat"))


def data_of(game: str, wanted: str) -> Tables:
    own = tables(game)
    if own.hash == wanted:
        return own
    return find_game(game).read_tables(json.loads((FOLDER / f"data-{wanted}.json").read_text(encoding="utf-8")))


def test_there_are_records() -> None:
    assert len(FILES) >= 4


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_record_replays(file: Path) -> None:
    """It replays to its result; where its dice are sealed they verify."""
    text = file.read_text(encoding="utf-8")
    record = parse(text)
    assert record.text() == text
    data = data_of(record.game, record.data)
    steps = replay(record, data)
    game = find_game(record.game)
    assert (game.to_move(steps[-1].state) == OVER) == (record.winners is not None)
    if record.seed:
        assert verify(record, data) > 0
