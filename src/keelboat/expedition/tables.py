"""Rows of the data file as typed cards, places and effects, and what the rules look up in them."""

from typing import Any, Final

from keelboat.expedition.actions import CHOOSE, PAY, Choose, Pay
from keelboat.expedition.check import check
from keelboat.expedition.names import (
    COLOURS,
    KINDS,
    LAST_SPACE,
    MAX_ANY,
    MAX_CARD,
    MAX_ENCOUNTERED,
    N_KINDS,
    N_PLACES,
    N_PRIMARY,
    N_ROLES,
    PLACE_SOURCE,
    PLACES,
    RIVER,
    ROLES,
    SEA,
    TERRAINS,
    starter,
)
from keelboat.parts.tables import TableError, Tables


class Op:
    """The words of an effect; each has its function in `effects.py`."""

    GAIN: Final = 0
    GAIN_CHOICE: Final = 1
    COLLECT: Final = 2
    MOVE: Final = 3
    DROP_TIME: Final = 4
    HIRE: Final = 5
    VILLAGE_ACTION: Final = 6
    COPY_ACTIVE: Final = 7
    POW_WOW: Final = 8
    DISCARD_HAND: Final = 9
    RENEW_JOURNAL: Final = 10
    BOAT_TILE: Final = 11
    COMPANION_FROM_SUPPLY: Final = 12


WORDS: Final = (
    "gain", "gain_choice", "collect", "move", "drop_time", "hire", "village_action", "copy_active", "pow_wow",
    "discard_hand", "renew_journal", "boat_tile", "companion_from_supply",
)  # fmt: skip


class Count:
    """How long a move is: a number, or a count of this moment (R-MOVE-8)."""

    FIXED: Final = 0
    BADGES: Final = 1
    COMPANIONS_ON_BOATS: Final = 2
    GOODS_ON_BOATS: Final = 3
    ACTIVE_CHARACTERS: Final = 4
    COMPANIONS_ON_BOARD: Final = 5


COUNTS: Final = (
    "fixed", "badges", "companions_on_boats", "goods_on_boats", "active_characters", "companions_on_board",
)  # fmt: skip


class Effect:
    """One word of the table with what belongs to it; fields that the word does not use are 0."""

    def __init__(self, row: Any) -> None:
        self.op: Final = WORDS.index(row["op"])
        goods: dict[str, int] = row.get("goods", {})
        self.goods: Final = [goods.get(kind, 0) for kind in KINDS]
        self.total: Final = sum(self.goods)
        self.kinds: Final = [kind for kind in range(N_KINDS) if self.goods[kind]]
        steps: dict[str, Any] = row.get("steps", {})
        self.terrain: Final = TERRAINS.index(row["terrain"]) if "terrain" in row else 0
        self.count: Final = 0 if steps.get("kind", "fixed") == "fixed" else COUNTS.index(steps["what"])
        counted = row.get("resource", steps.get("resource"))
        self.kind: Final = KINDS.index(counted) if counted else 0
        most = row.get("max", row.get("n", steps.get("n", 1)))
        self.n: Final[int] = most
        """How many: steps, goods of choice, tokens, cards."""
        self.front: Final = row.get("side") == "front"
        self.occupied: Final = row.get("where") == "occupied"


class Cost:
    """What an activation costs: goods by kind, goods of choice, companions."""

    def __init__(self, row: Any) -> None:
        goods: dict[str, int] = row.get("goods", {})
        self.goods: Final = [goods.get(kind, 0) for kind in KINDS]
        self.kinds: Final = [kind for kind in range(N_KINDS) if self.goods[kind]]
        self.any: Final[int] = row.get("any", 0)
        self.distinct: Final[int] = row.get("distinct", 0)
        self.companions: Final[int] = row.get("companions", 0)
        self.choice: Final = self.any + self.distinct
        self.total: Final = sum(self.goods) + self.choice
        self.free: Final = self.total + self.companions == 0


class Option:
    """One thing that an activation may do: a cost and its effects in order."""

    def __init__(self, row: Any) -> None:
        self.cost: Final = Cost(row["cost"])
        self.effects: Final = [Effect(effect) for effect in row["effects"]]


class Source:
    """Something that can be activated: a character or a village place."""

    def __init__(self, number: int, options: list[Option], locks: bool) -> None:
        self.number: Final = number
        self.options: Final = options
        self.locks: Final = locks
        """What an earlier activation brought may not serve a later one (E-LOCK-1)."""


class Character(Source):
    """A character card."""

    def __init__(self, number: int, row: Any) -> None:
        super().__init__(number, [Option(option) for option in row["options"]], row["locks_gains"])
        self.strength: Final[int] = row["strength"]
        self.badge: Final = KINDS.index(row["badge"])


class Place(Source):
    """A village place."""

    def __init__(self, number: int, row: Any) -> None:
        super().__init__(PLACE_SOURCE + number, [Option(option) for option in row["options"]], False)
        self.circles: Final[int] = row["capacity"] or 0
        """Companions that it holds; 0 = an arc, which has no limit."""
        self.most: Final[int] = row["most_companions"]
        self.badge: Final = KINDS.index(row["solo_badge"])


class ExpeditionTables(Tables):
    """The components of a game; made once from a data file and shared by all states."""

    def __init__(self, raw: Any) -> None:
        super().__init__("expedition", raw["edition"], raw)
        self.turn_cap: int = raw["limits"]["turn_cap"]
        self.starters_join: bool = raw["limits"]["starters_join_reshuffle"]
        self.win_base: int = raw["limits"]["win_base"]
        self.start_goods: list[int] = [raw["setup"]["start_goods"].get(kind, 0) for kind in KINDS]
        self.pool: int = raw["setup"]["random_goods"]["pool_per_primary"]
        self.companions: list[int] = [0] + [raw["companions"][str(seats)] for seats in range(1, 6)]
        self.prices: list[int] = list(raw["journal"]["fur_price_by_index"])
        self.tiles: int = raw["boat_tiles"]["count"]
        self.route_tokens: int = raw["track"]["route_tokens"]["count"]
        self.rival_steps: int = raw["solo"]["rival_steps_per_turn"]
        self.rival_home: int = raw["solo"]["rival_wins_at"]
        self._set_boats(raw)
        track = [0] * (LAST_SPACE + 1)
        for segment in raw["track"]["segments"]:
            for space in range(segment["from"], segment["to"] + 1):
                track[space] = TERRAINS.index(segment["terrain"])
        assert len(track) == SEA
        self.track: tuple[int, ...] = (*track, RIVER)
        """Terrain by position; the last entry is the sea (R-TRACK-2)."""
        roles = {row["id"]: row for row in raw["roles"]}
        rows: list[Any] = sorted(raw["cards"], key=lambda row: int(row["id"]))
        characters = [Character(row["id"], row) for row in rows]
        for colour in range(len(COLOURS)):
            for role in range(N_ROLES):
                characters.append(Character(starter(colour, role), roles[ROLES[role]]))
        self.characters: list[Character] = [characters[0], *characters]
        """By number; there is no card 0."""
        assert len(self.characters) == MAX_CARD + 1 and self.characters[MAX_ENCOUNTERED].number == MAX_ENCOUNTERED
        village = {row["id"]: row for row in raw["village"]}
        self.places: list[Place] = [Place(number, village[PLACES[number]]) for number in range(N_PLACES)]
        self.strengths: list[int] = [card.strength for card in self.characters]
        self.badges: list[int] = [card.badge for card in self.characters]
        self.badge_masks: list[int] = [
            sum(1 << card for card in range(1, MAX_CARD + 1) if self.badges[card] == kind) for kind in range(N_PRIMARY)
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return read, (self.raw,)

    def _set_boats(self, raw: Any) -> None:
        """What the boats hold, and the time that each load costs at camp (E-CAMP-5, E-CAMP-6)."""
        boats = [row for row in raw["boats"] if row["holds"] == "resource"]
        self.free_goods: int = sum(boat["capacity"] for boat in boats if boat["time"]["kind"] == "none")
        self.capacity: int = sum(boat["capacity"] for boat in boats)
        self.tile_goods: int = raw["boat_tiles"]["sides"]["front"]["capacity"]
        self.tile_companions: int = raw["boat_tiles"]["sides"]["back"]["capacity"]
        self.hand_time: int = raw["camp"]["time_per_hand_card"]
        self.load_time: list[int] = [cheapest_load(boats, load) for load in range(self.capacity - self.free_goods + 1)]
        """Time for so many goods beyond the free places."""
        pawns = [row for row in raw["boats"] if row["holds"] == "companion"]
        self.free_companions: int = sum(boat["capacity"] for boat in pawns if boat["time"]["kind"] == "none")

    def source(self, number: int) -> Source:
        """Return a character or a village place by the number that a frame holds."""
        return self.places[number - PLACE_SOURCE] if number >= PLACE_SOURCE else self.characters[number]


def cheapest_load(boats: list[Any], load: int) -> int:
    """Return the least time for goods that lie on the boats which cost time (R-BOAT-7)."""
    flat = [boat for boat in boats if boat["time"]["kind"] == "flat_if_any"]
    best = -1
    for used in range(1 << len(flat)):
        carried = sum(boat["capacity"] for place, boat in enumerate(flat) if used >> place & 1)
        time = sum(boat["time"]["n"] for place, boat in enumerate(flat) if used >> place & 1)
        rest = max(0, load - carried)
        for boat in boats:
            if boat["time"]["kind"] == "per_item":
                taken = min(rest, boat["capacity"])
                time += taken * boat["time"]["n"]
                rest -= taken
        if rest == 0 and (best < 0 or time < best):
            best = time
    return best


def read(raw: object) -> ExpeditionTables:
    """Return the tables of a data file; TableError says everything that is wrong with it."""
    problems = check(raw)
    if problems:
        raise TableError(problems)
    return ExpeditionTables(raw)


def row_of(raw: Any, name: str) -> dict[str, object]:
    """Return the row of a character (`34`; `blue-leader`, with its crew) or of a place (`hunting`)."""
    every: list[dict[str, object]] = [*raw["cards"], *raw["village"]]
    for row in every:
        if str(row["id"]) == name:
            return row
    crew, _, role = name.partition("-")
    for row in raw["roles"]:
        if row["id"] == role and crew in COLOURS:
            return {**row, "crew": crew}
    starters = f"starters such as {COLOURS[0]}-{ROLES[0]}"
    places = f"the places {', '.join(PLACES)}"
    raise ValueError(f"expedition has cards 1 to {MAX_ENCOUNTERED}, {starters} and {places}, not {name!r}")


PAY_ANY: Final[list[list[Pay]]] = [[pay for pay in PAY if len(pay.kinds) == size] for size in range(MAX_ANY + 1)]
"""Payments by size."""
PAY_DISTINCT: Final[list[list[Pay]]] = [
    [pay for pay in pays if len(set(pay.kinds)) == size] for size, pays in enumerate(PAY_ANY)
]
CHOOSE_SIZE: Final[list[list[Choose]]] = [[one for one in CHOOSE if len(one.kinds) == size] for size in range(3)]
