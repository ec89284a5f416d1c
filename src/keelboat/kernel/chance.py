"""Where chance comes from: a seeded generator for studies, fair dice for games between people.

A source numbers its draws. Numbers only grow: no undo gives one back.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceSource(ABC):
    """Something that a match draws from."""

    def __init__(self, last_draw: int = 0) -> None:
        self.last_draw = last_draw

    @abstractmethod
    def below(self, total: int) -> int:
        """Make the next draw: a whole number in 0..total-1, all equally likely."""


class SeededChance(ChanceSource):
    """Repeatable chance for simulations: the same seed gives the same game in every process."""

    def __init__(self, seed: int | str, last_draw: int = 0) -> None:
        super().__init__(last_draw)
        self.random: Final = Random(f"{seed}/dice")

    def below(self, total: int) -> int:
        self.last_draw += 1
        return int(self.random.random() * total)


class FairChance(ChanceSource):
    """Commit-reveal dice: each draw follows from a sealed seed, the players' nonces and its number."""

    def __init__(self, seed: bytes, nonces: Mapping[int, str] | None = None, last_draw: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"the seed of fair dice has {SEED_BYTES} bytes, not {len(seed)}")
        super().__init__(last_draw)
        self.seed: Final = seed
        self.nonces: Final = dict(nonces or {})
        self._nonces_hash: Final = nonces_hash(self.nonces)

    @property
    def commitment(self) -> str:
        """What is published before the first draw."""
        return commitment(self.seed)

    def below(self, total: int) -> int:
        self.last_draw += 1
        return fair_draw(self.seed, self._nonces_hash, self.last_draw, total)


def seed_from(text: str) -> bytes:
    """Return a 32-byte seed made of any text, so that a game can be named by a number."""
    return hashlib.sha256(f"keelboat seed {text}".encode()).digest()


def commitment(seed: bytes) -> str:
    """Return the seal of a seed: its SHA-256, in hex."""
    return hashlib.sha256(seed).hexdigest()


def nonces_hash(nonces: Mapping[int, str]) -> str:
    """Return the hex SHA-256 of the lines `seat nonce`, in seat order."""
    lines = "".join(f"{seat} {nonces[seat]}\n" for seat in sorted(nonces))
    return hashlib.sha256(lines.encode("ascii")).hexdigest()


def fair_draw(seed: bytes, nonces: str, draw: int, total: int) -> int:
    """Return the outcome of one draw: HMAC-SHA256 over `nonces|draw|try`, without modulo bias."""
    limit = 2**64 - 2**64 % total
    attempt = 0
    while True:
        digest = hmac.new(seed, f"{nonces}|{draw}|{attempt}".encode("ascii"), hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            return number % total
        attempt += 1
