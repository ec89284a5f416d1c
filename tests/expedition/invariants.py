"""What always holds (E-INV-1 to E-INV-6), read from the dumped position alone.

    check_invariants(state)        # after every action of a walk; AssertionError names the invariant

Each part takes plain data, so that a test can spoil a position and see that the part notices.
"""

from collections.abc import Mapping
from typing import Any

from keelboat.expedition.rules import GAME
from keelboat.parts import State

Json = Mapping[str, Any]

PLACES = {
    "hunting": 1, "crafting": 1, "gift": 1, "departure": 1, "horse_trade": 18, "canoe_building": 18, "boat_upgrade": 2,
    "shamanism": 1,
}  # fmt: skip
ROLES = ("leader", "interpreter", "lumberjack", "hunter", "blacksmith", "trapper")
ON_THE_WAY = set("frames locked fresh hired played option part effect pending due kind last".split())
"""What is being resolved: none of it outlives the action."""


def check_invariants(state: State) -> None:
    """Assert every invariant that the present moment asks for."""
    position = GAME.dump(state)
    strengths = state.tables.strengths  # type: ignore[attr-defined]
    companions_are_complete(position)
    cards_are_complete(position)
    goods_fit(position)
    scouts_stand_apart(position)
    places_and_strengths(position, {str(n): s for n, s in enumerate(strengths)}, strengths[-6:])
    nothing_lingers(position)
    if GAME.to_move(state) >= 0:
        assert GAME.legal_actions(state), f"no legal action in {position}"


def check_step(before: State, after: State) -> None:
    """E-INV-4 and E-INV-6 speak of what an action changes."""
    scouts_move_on(GAME.dump(before), GAME.dump(after))


def companions_are_complete(position: Json) -> None:
    """E-INV-1: aboard, on cards, on the board and in the supply: 3 + 3 x players."""
    seats = len(position["players"])
    found = sum(count for name, count in position["board"].items() if name != "tiles")
    for player in position["players"]:
        found += player.get("aboard", 0) + sum(row.get("companions", 0) for row in player.get("area", []))
    assert found == 3 + 3 * seats, f"E-INV-1: {found} companions in {position}"


def cards_are_complete(position: Json) -> None:
    """E-INV-2: 54 encountered cards and six starters per player, each once."""
    cards = [*filter(None, position["journal"]), *position["bag"], *position["discard"]]
    wanted = {str(card) for card in range(1, 55)}
    for player in position["players"]:
        cards += player["hand"]
        cards += [row[key] for row in player.get("area", []) for key in ("card", "support") if key in row]
        wanted |= {f"{player['colour']}-{role}" for role in ROLES}
    if position["ask"] == "support":
        cards.append(position["turn"]["played"])
    assert sorted(cards) == sorted(wanted), f"E-INV-2: {sorted(set(cards) ^ wanted)} in {position}"


def goods_fit(position: Json) -> None:
    """E-INV-3: goods within the boats, no negative count, ten boat tiles."""
    tiles = position["board"]["tiles"]
    for player in position["players"]:
        front = player.get("front", 0)
        tiles += front + player.get("back", 0)
        loaded = sum(player.get("goods", {}).values())
        assert loaded <= 11 + 2 * front, f"E-INV-3: {loaded} goods in {player}"
        counts = [*player.get("goods", {}).values(), *(v for v in player.values() if isinstance(v, int))]
        assert all(count >= 0 for count in counts), f"E-INV-3: {player}"
    assert all(count >= 0 for count in position["board"].values()), f"E-INV-3: {position['board']}"
    assert tiles == 10, f"E-INV-3: {tiles} boat tiles"


def scouts_stand_apart(position: Json) -> None:
    """E-INV-4: no two scouts on one space but Saint Louis, all of them on the track."""
    spaces = [player.get("position", 0) for player in position["players"]]
    spaces += [position["mackenzie"]] if "mackenzie" in position else []
    away = [space for space in spaces if space]
    assert len(set(away)) == len(away), f"E-INV-4: scouts on {spaces}"
    assert all(0 <= space <= 49 for space in spaces), f"E-INV-4: scouts on {spaces}"


def scouts_move_on(before: Json, after: Json) -> None:
    """E-INV-4, E-INV-6: no scout goes back, and one that goes on holds no time token then."""
    for old, new in zip(before["players"], after["players"], strict=True):
        assert new.get("position", 0) >= old.get("position", 0), f"E-INV-4: {old} -> {new}"
        if new.get("position", 0) > old.get("position", 0):
            assert not new.get("time", 0), f"E-INV-6: {old} -> {new}"


def places_and_strengths(position: Json, encountered: Mapping[str, int], starters: list[int]) -> None:
    """E-INV-5: New Arrival 0 or 1, circles not overfull, every row of a play area with strength 1 to 3."""
    board = position["board"]
    assert board["new_arrival"] in (0, 1), f"E-INV-5: {board}"
    assert all(board[place] <= most for place, most in PLACES.items()), f"E-INV-5: {board}"
    for player in position["players"]:
        for row in player.get("area", []):
            strength = row.get("companions", 0)
            if "support" in row:
                role = row["support"].partition("-")[2]
                strength += starters[ROLES.index(role)] if role else encountered[row["support"]]
            assert 1 <= strength <= 3, f"E-INV-5: {row}"


def nothing_lingers(position: Json) -> None:
    """Between actions nothing of what was being resolved is left (E-LOCK-2)."""
    if position["ask"] in ("turn", "over"):
        found = ON_THE_WAY & set(position["turn"])
        assert not found, f"left over: {found}"
