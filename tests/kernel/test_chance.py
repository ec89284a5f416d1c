"""Fair dice: what is published, what follows from it, and what a changed record gives away."""

import hashlib
import hmac

import pytest

from keelboat.kernel import FairChance, Match, RecordError, commitment, parse, seed_from, skipped_draws, verify
from keelboat.kernel.chance import fair_draw, nonces_hash
from keelboat.kernel.record import Record
from tests.conformance.cases import CASES
from tests.conformance.toy import TOY

TABLES = TOY.read_tables({"pile": 30})


def finished() -> Record:
    """Return a short finished game with sealed dice."""
    match = Match(TOY, 2, tables=TABLES, chance=FairChance(seed_from("x"), {0: "ab", 1: "cd"}))
    while not match.over:
        match.play(match.to_move, match.legal()[0])
    return match.record


def test_a_draw_is_the_documented_formula() -> None:
    """HMAC-SHA256 over `nonces|draw|try`, first 8 bytes big-endian, modulo the total weight."""
    seed = bytes(range(32))
    nonces = hashlib.sha256(b"0 ab\n1 cd\n").hexdigest()
    assert nonces_hash({1: "cd", 0: "ab"}) == nonces
    digest = hmac.new(seed, f"{nonces}|5|0".encode(), hashlib.sha256).digest()
    assert fair_draw(seed, nonces, 5, 1000) == int.from_bytes(digest[:8], "big") % 1000
    source = FairChance(seed, {0: "ab", 1: "cd"}, last_draw=4)
    assert source.below(1000) == fair_draw(seed, nonces, 5, 1000)
    assert source.last_draw == 5
    assert source.commitment == hashlib.sha256(seed).hexdigest() == commitment(seed)


def test_a_biased_point_is_rejected_and_drawn_again() -> None:
    """A number at or above the last whole multiple of the total is not used."""
    seed = bytes(32)
    total = 2**63 + 1  # nearly half of all numbers are rejected
    rejected = 0
    for draw in range(1, 60):
        digest = hmac.new(seed, f"n|{draw}|0".encode(), hashlib.sha256).digest()
        first = int.from_bytes(digest[:8], "big")
        rejected += first >= total
        assert (fair_draw(seed, "n", draw, total) == first) == (first < total)
    assert rejected > 10


def test_a_seed_has_32_bytes() -> None:
    """A shorter seed is refused."""
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        FairChance(b"short")


def test_a_finished_record_verifies_and_every_change_is_found() -> None:
    """Seed, nonce, draw numbers and outcomes are all bound together."""
    record = finished()
    assert verify(record, TABLES, game=TOY) > 3
    text = record.text()
    for old, new, problem in (
        (record.seed, "0" * 64, "not the one that was committed"),
        ("nonce 0 ab", "nonce 0 xx", "draw"),
        (f"seed {record.seed}\n", "", "no seed yet"),
    ):
        with pytest.raises(RecordError, match=problem):
            verify(parse(text.replace(old, new)), TABLES, game=TOY)


def test_a_record_without_a_seal_cannot_be_verified() -> None:
    """No commitment, nothing to prove."""
    record = finished()
    record.commit = ""
    with pytest.raises(RecordError, match="not sealed"):
        verify(record, TABLES, game=TOY)


def test_an_altered_draw_is_named_by_line() -> None:
    """Another outcome that is possible, but not the one the seed gives."""
    lines = finished().text().split("\n")
    index = next(i for i, line in enumerate(lines) if line == "* tails")
    lines[index] = "* heads"
    lines.insert(index + 1, f"{(int(lines[index - 1][0]) + 1) % 2} keep")
    body = "\n".join(lines)
    body = "\n".join(line for line in body.split("\n") if not line.startswith(("result", "winners")))
    with pytest.raises(RecordError, match=rf"line {index - 1}: draw \d+ gives 'tails', not 'heads'"):
        verify(parse(body), TABLES, game=TOY)


def test_a_host_who_leaves_draws_out_is_found() -> None:
    """Every draw is right, yet the host took only those that suited: the gaps in the numbers show it."""
    assert skipped_draws(parse(finished().text())) == []
    chance = FairChance(seed_from("x"))
    match = Match(TOY, 2, tables=TABLES, chance=chance)
    while not match.over:
        while fair_draw(chance.seed, nonces_hash({}), chance.last_draw + 1, 3) == 0:
            chance.last_draw += 1  # heads would let the neighbour decide: the host waits for tails
        match.play(match.to_move, match.legal()[0])
    text = match.record.text()
    assert "heads" not in text
    record = parse(text)
    draws = verify(record, TABLES, game=TOY)
    skipped = skipped_draws(record)
    assert sum(count for _, count in skipped) == record.entries[-1].draw - draws > 0
    assert all("@" in text.split("\n")[line - 1] for line, _ in skipped)


def test_draw_numbers_only_grow_over_undo() -> None:
    """A draw number is never used twice, whatever is taken back."""
    case = CASES[0]
    match = Match(case.game, 2, tables=case.tables, chance=FairChance(seed_from("u")))
    for _ in range(60):
        match.play(match.to_move, match.legal()[0])
        match.undo(match.to_move)
        match.play(match.to_move, match.legal()[-1])
    draws = [entry.draw for entry in match.record.entries if entry.draw]
    assert draws == list(range(1, match.chance.last_draw + 1))
