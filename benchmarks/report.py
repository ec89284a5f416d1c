"""The measurements as a table or as JSON, with the ratios and whether they reach what we promise."""

from typing import Any, Final

TABLES: Final = [("discoveries", seats) for seats in (2, 3, 4)] + [("expedition", seats) for seats in (1, 2, 3, 4, 5)]
"""What is measured: games by their numbers of seats."""
POLICIES: Final = ("random", "guided", "late")
WANTED: Final = {"applied": 6, "choices": 6, "copies": 12}
"""How many times as fast as catanatron random play and copies have to be."""


class Best:
    """The best of several repeats, by what was measured: rates per second, higher is better."""

    def __init__(self) -> None:
        self.rates: dict[str, float] = {}

    def add(self, name: str, rate: float) -> None:
        """Keep a rate if it is the best so far: other work on the machine only ever makes it worse."""
        self.rates[name] = max(rate, self.rates.get(name, 0.0))


def row(best: Best, name: str) -> dict[str, float]:
    """Return the three rates of one line of the table."""
    return {what: best.rates[f"{name} {what}"] for what in WANTED}


def result(best: Best, about: dict[str, Any], catanatron: bool) -> dict[str, Any]:
    """Return everything as one JSON object; ratios only with catanatron."""
    found: dict[str, Any] = dict(about)
    for policy in POLICIES:
        found[policy] = {f"{name} {seats}": row(best, f"{name} {policy} {seats}") for name, seats in TABLES}
    if catanatron:
        theirs = row(best, "catanatron")
        found["catanatron"] = theirs | {"copy_us": 1e6 / theirs["copies"]}
        found["ratios"] = {
            table: {what: ours[what] / theirs[what] for what in WANTED} for table, ours in found["random"].items()
        }
        found["wanted"] = WANTED
        found["missed"] = [
            f"{what}, {table} seats"
            for table, ratios in found["ratios"].items()
            for what in WANTED
            if ratios[what] < WANTED[what]
        ]
    return found


def lines(found: dict[str, Any]) -> list[str]:
    """Return the table for people."""
    form = "compiled" if found["compiled"] else "plain Python"
    out = [f"Best of {found['repeats']} repeats, interleaved; processor time of one core; {found['python']}, {form}."]
    out += ["", f"{'':24}{'applied/s':>12}{'choices/s':>12}{'copies/s':>12}{'copy µs':>10}"]
    for policy in POLICIES:
        for table, rates in found[policy].items():
            out.append(_line(f"{table} {policy}", rates))
    if "ratios" not in found:
        return [*out, "", f"catanatron is not installed ({found['missing']}): no ratios. `make bench` installs it."]
    out.append(_line("catanatron random, 4", found["catanatron"]))
    out += ["", f"{'Ratio, random play':24}{'applied':>12}{'choices':>12}{'copies':>12}"]
    out.append(f"{'  wanted':24}" + "".join(f"{wanted:>12}" for wanted in WANTED.values()))
    for table, ratios in found["ratios"].items():
        out.append(f"{f'  {table} seats':24}" + "".join(_ratio(ratios[what], WANTED[what]) for what in WANTED))
    missed = found["missed"]
    out += ["", f"MISSED: {'; '.join(missed)}." if missed else "Every ratio is reached."]
    return out


def _line(name: str, rates: dict[str, float]) -> str:
    numbers = "".join(f"{rates[what]:>12,.0f}" for what in WANTED)
    return f"{name:24}{numbers}{1e6 / rates['copies']:>10.2f}"


def _ratio(ratio: float, wanted: int) -> str:
    return f"{f'{ratio:.2f}' if ratio >= wanted else f'MISS {ratio:.2f}':>12}"
