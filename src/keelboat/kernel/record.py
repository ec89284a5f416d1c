"""A game as a text that a person can read and a diff can show: its header and its actions.

docs/record-format.md holds the grammar.
"""

import json
import re
from typing import Final

from keelboat.parts import CHANCE, Message

FORMAT: Final = 1
MAX_LINE: Final = 200_000
ONCE: Final = ("keelboat", "game", "rules", "data", "seats", "commit", "seed", "result", "winners", "position")
PER_SEAT: Final = ("name", "nonce")
HEX: Final = re.compile(r"[0-9a-f]{64}")
NONCE: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
DATA_HASH: Final = re.compile(r"[0-9a-f]{12}")
SEAT: Final = re.compile(r"[0-9]")
ENTRY: Final = re.compile(r"(?P<who>\*|[0-9]) (?P<text>[^@;]*[^@; ])(?: @(?P<draw>[0-9]{1,12}))?")


class RecordError(ValueError):
    """A record that cannot be read or replayed: the line, what is wrong, and for a move the rule."""

    def __init__(self, line: int, problem: str, rule: str = "", message: Message | None = None) -> None:
        super().__init__(f"line {line}: {problem}" + (f" ({rule})" if rule else ""))
        self.line: Final = line
        self.problem: Final = problem
        self.rule: Final = rule
        self.message: Final = message
        """For an illegal move: why, as a sentence to be said in the reader's language."""


class Entry:
    """One action of a record: who did it (CHANCE for a draw, with its number), and its text."""

    def __init__(self, seat: int, text: str, draw: int = 0, line: int = 0) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.draw: Final = draw
        """The number of the draw; 0 for a seat's action."""
        self.line: Final = line
        """Where it stands in the file it was read from; 0 if it was not read."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and (self.seat, self.text, self.draw) == (other.seat, other.text, other.draw)

    def __hash__(self) -> int:
        return hash((self.seat, self.text, self.draw))

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.text!r}, draw={self.draw})"

    def __reduce__(self) -> tuple[object, ...]:
        return Entry, (self.seat, self.text, self.draw, self.line)


class Record:
    """A game: which rules, data and options it was played with, and what happened."""

    def __init__(self, game: str, rules: int, data: str, seats: int) -> None:
        self.game = game
        self.rules = rules
        self.data = data
        self.seats = seats
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.commit = ""
        self.nonces: dict[int, str] = {}
        self.seed = ""
        self.result: tuple[int, ...] = ()
        self.winners: tuple[int, ...] | None = None
        """None until the game has ended; () if nobody won."""
        self.position: object = None
        """Where the game started, if not with the set-up."""
        self.entries: list[Entry] = []
        self.lines: dict[str, int] = {}
        """Where each header line stands in the file it was read from."""

    def text(self) -> str:
        """Return the record as it is written to a file."""
        lines = [f"keelboat {FORMAT}", f"game {self.game}", f"rules {self.rules}", f"data {self.data}"]
        lines.append(f"seats {self.seats}")
        lines += [f"option {name} {value}" for name, value in sorted(self.options.items()) if value]
        lines += [f"name {seat} {name}" for seat, name in sorted(self.names.items())]
        lines += [f"commit {self.commit}"] if self.commit else []
        lines += [f"nonce {seat} {nonce}" for seat, nonce in sorted(self.nonces.items())]
        lines += [f"seed {self.seed}"] if self.seed else []
        if self.winners is not None:
            lines.append("result " + " ".join(map(str, self.result)))
            lines.append("winners " + (" ".join(map(str, self.winners)) or "none"))
        if self.position is not None:
            lines.append("position " + json.dumps(self.position, ensure_ascii=False, separators=(",", ":")))
        lines.append("")
        draw = 0
        for entry in self.entries:
            if entry.seat != CHANCE:
                lines.append(f"{entry.seat} {entry.text}")
                continue
            number = "" if entry.draw == draw + 1 else f" @{entry.draw}"
            lines.append(f"* {entry.text}{number}")
            draw = entry.draw
        return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Return the record in a text; RecordError names the line that is wrong."""
    rows = text.split("\n")
    if rows[0].partition(" ")[0] != "keelboat":
        raise RecordError(1, f"a record begins with 'keelboat {FORMAT}'")
    header: dict[str, tuple[int, str]] = {}
    body = len(rows)
    for index, row in enumerate(rows):
        if len(row) > MAX_LINE:
            raise RecordError(index + 1, "the line is too long")
        if not row.strip():
            body = index + 1
            break
        if not row.startswith(";"):
            _read_header_line(header, index + 1, row)
    record = _record_of(header)
    _read_body(record, rows, body)
    return record


def _read_header_line(header: dict[str, tuple[int, str]], line: int, row: str) -> None:
    name, _, value = row.rstrip().partition(" ")
    key = name
    if name in PER_SEAT or name == "option":
        part, _, value = value.partition(" ")
        key = f"{name} {part}"
    elif name not in ONCE:
        known = ", ".join([*ONCE, "option", *PER_SEAT])
        raise RecordError(line, f"unknown header line {name!r}; known: {known}")
    if key in header:
        raise RecordError(line, f"{key!r} stands twice, first in line {header[key][0]}")
    if not value:
        raise RecordError(line, f"{key!r} has no value")
    header[key] = (line, value)


def _record_of(header: dict[str, tuple[int, str]]) -> Record:
    last = max((line for line, _ in header.values()), default=1)
    for name in ("game", "rules", "data", "seats"):
        if name not in header:
            raise RecordError(last, f"the header has no line {name!r}")
    if header["keelboat"][1] != str(FORMAT):
        raise RecordError(header["keelboat"][0], f"format {header['keelboat'][1]} is not known here, only {FORMAT}")
    seats = _number(header, "seats", 1, 9)
    data = _matching(header, "data", DATA_HASH, "12 hex digits")
    record = Record(header["game"][1], _number(header, "rules", 1, 10_000), data, seats)
    record.lines = {key: line for key, (line, _) in header.items()}
    if "commit" in header:
        record.commit = _matching(header, "commit", HEX, "64 hex digits")
    if "seed" in header:
        record.seed = _matching(header, "seed", HEX, "64 hex digits")
    if "result" in header:
        record.result = _numbers(header, "result")
    if "winners" in header:
        record.winners = () if header["winners"][1] == "none" else _numbers(header, "winners")
    if "position" in header:
        line, value = header["position"]
        try:
            record.position = json.loads(value)
        except (ValueError, RecursionError) as error:  # a number of thousands of digits is a plain ValueError
            raise RecordError(line, f"the position is not JSON: {error}") from error
    for key, (line, value) in header.items():
        name, _, part = key.partition(" ")
        if name == "option":
            record.options[part] = value
        elif name in PER_SEAT:
            if not SEAT.fullmatch(part) or int(part) >= seats:
                raise RecordError(line, f"{key!r}: there are seats 0 to {seats - 1}")
            if name == "nonce":
                record.nonces[int(part)] = _matching(header, key, NONCE, "letters, digits, - and _, at most 64")
            else:
                record.names[int(part)] = value
    return record


def _number(header: dict[str, tuple[int, str]], key: str, low: int, high: int) -> int:
    line, value = header[key]
    if not value.isdigit() or not value.isascii() or len(value) > 9 or not low <= int(value) <= high:
        raise RecordError(line, f"{key} is a number from {low} to {high}, not {value!r}")
    return int(value)


def _numbers(header: dict[str, tuple[int, str]], key: str) -> tuple[int, ...]:
    line, value = header[key]
    if not all(re.fullmatch(r"-?[0-9]{1,9}", part) for part in value.split(" ")):
        raise RecordError(line, f"{key} is a list of numbers, not {value!r}")
    return tuple(int(part) for part in value.split(" "))


def _matching(header: dict[str, tuple[int, str]], key: str, pattern: "re.Pattern[str]", wanted: str) -> str:
    line, value = header[key]
    if not pattern.fullmatch(value):
        raise RecordError(line, f"{key} is {wanted}, not {value[:80]!r}")
    return value


def _read_body(record: Record, rows: list[str], start: int) -> None:
    draw = 0
    for index in range(start, len(rows)):
        row = rows[index].split(";", 1)[0].rstrip()
        if not row:
            continue
        found = ENTRY.fullmatch(row)
        if found is None:
            raise RecordError(index + 1, f"an entry is 'seat action' or '* outcome [@draw]', not {row[:80]!r}")
        who = found["who"]
        seat = CHANCE if who == "*" else int(who)
        if seat >= record.seats:
            raise RecordError(index + 1, f"there is no seat {seat}; seats are 0 to {record.seats - 1}")
        if seat == CHANCE:
            number = int(found["draw"]) if found["draw"] else draw + 1
            if number <= draw:
                raise RecordError(index + 1, f"draw {number} does not come after draw {draw}")
            draw = number
        elif found["draw"]:
            raise RecordError(index + 1, "only chance has a draw number")
        record.entries.append(Entry(seat, found["text"], draw if seat == CHANCE else 0, index + 1))
