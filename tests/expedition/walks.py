"""Walks through Expedition: a guided policy, and consistent positions from the middle and the end of games.

Purely random play never gets anywhere: it collects time tokens faster than it drops them. So walks also use
a policy that prefers to advance, and start from generated positions in which every card and place is in use.
"""

from random import Random
from typing import Any

from keelboat.expedition.rules import GAME
from keelboat.kernel import Policy
from keelboat.parts import Action, Game, State, Tables

PREFERENCES = (
    ("do", 0.95), ("village", 0.3), ("recruit", 0.3), ("play", 0.9), ("copy", 0.9), ("place", 0.9), ("support", 0.8),
    ("board", 0.6), ("end", 0.85),
)  # fmt: skip
"""Verbs in the order in which the guided policy prefers them, and how often it does."""

COLOURS = ("blue", "orange", "yellow", "green", "purple")
ROLES = ("leader", "interpreter", "lumberjack", "hunter", "blacksmith", "trapper")
KINDS = ("wood", "fur", "food", "equipment", "canoe", "horse")
CIRCLES = {"hunting": 1, "crafting": 1, "gift": 1, "departure": 1, "boat_upgrade": 2, "shamanism": 1}
ARCS = ("horse_trade", "canoe_building")


class Guided(Policy):
    """Prefers to do whole activations and to end turns without needless camps, yet tries everything now and then."""

    def choose(self, game: Game, state: State, legal: list[Action], random: Random) -> Action:
        for verb, odds in PREFERENCES:
            preferred = [action for action in legal if action.text.startswith(verb)]
            if preferred and random.random() < odds:
                return preferred[int(random.random() * len(preferred))]
        return legal[int(random.random() * len(legal))]


def late_position(random: Random, seats: int, tables: Tables) -> State:
    """Return a consistent position from the middle or the end of a game: every card and place may be in use."""
    players = [_player(random, colour) for colour in COLOURS[:seats]]
    cards: list[str] = [str(card) for card in range(1, 55)]
    random.shuffle(cards)
    journal = [cards.pop() for _ in range(5)]
    left = random.choice([0, 1, 3, 20])
    bag = [cards.pop() for _ in range(left)]
    discard: list[str] = []
    for player in players:
        for role in ROLES:
            pile = player["hand"] if random.random() < 0.8 else discard
            pile.append(f"{player['colour']}-{role}")
        for _ in range(random.randint(0, 8)):
            if cards:
                player["hand"].append(cards.pop())
    discard += cards
    _play_cards(random, players, {str(row["id"]): row["strength"] for row in tables.raw["cards"]})  # type: ignore[index]
    position: dict[str, Any] = {
        "game": "expedition", "seats": seats, "seat": random.randrange(seats), "ask": "turn", "players": players,
        "journal": journal, "bag": bag, "discard": discard, "board": _board(random, players, seats),
        "turn": {"turns": random.choice([30, 60, 199]) * seats},
    }  # fmt: skip
    if seats == 1:
        taken = players[0]["position"]
        position["mackenzie"] = random.choice([space for space in range(5, 38) if space != taken])
    if random.random() < 0.3:
        position["route"] = {
            str(space): random.choice(["river", "mountain"]) for space in random.sample(range(1, 39), 6)
        }
    return GAME.load(position, tables)


def _player(random: Random, colour: str) -> dict[str, Any]:
    """A seat somewhere on the track; the coast often, where games end."""
    return {
        "colour": colour, "hand": [], "area": [], "front": random.choice([0, 0, 1]), "back": random.choice([0, 0, 1]),
        "time": random.choice([0, 0, 0, 1, 2, 7]), "position": 0,
    }  # fmt: skip


def _play_cards(random: Random, players: list[dict[str, Any]], strengths: dict[str, int]) -> None:
    """Lay part of each hand into the play area, and load the boats; scouts stand apart."""
    spaces = random.sample([*range(1, 39), *range(36, 50)], len(players) * 3)
    for player in players:
        player["position"] = spaces.pop()
        while player["position"] in [other["position"] for other in players if other is not player]:
            player["position"] = spaces.pop()
        random.shuffle(player["hand"])
        while len(player["hand"]) > 1 and random.random() < 0.7:
            support = player["hand"].pop()
            role = support.partition("-")[2]
            strength = (2 if role == "interpreter" else 1) if role else strengths[support]
            row = {"card": player["hand"].pop(), "support": support}
            player["area"].append(row)
            if strength == 1 and random.random() < 0.3:
                row["companions"] = 1
        room = 11 + 2 * player["front"]
        goods: dict[str, int] = {}
        for _ in range(random.choice([0, 2, 5, 8, room])):
            kind = random.choice(KINDS)
            goods[kind] = goods.get(kind, 0) + 1
        player["goods"] = goods


def _board(random: Random, players: list[dict[str, Any]], seats: int) -> dict[str, int]:
    """Put every companion somewhere."""
    board = dict.fromkeys([*CIRCLES, *ARCS, "pow_wow", "new_arrival", "supply"], 0)
    left = 3 + 3 * seats
    for player in players:
        for row in player["area"]:
            if row.get("companions") and left:
                left -= 1
            else:
                row.pop("companions", None)
        player["aboard"] = min(left, random.choice([0, 1, 1, 2, 4]))
        left -= player["aboard"]
    for _ in range(left):
        spot = random.choice([*CIRCLES, *ARCS, "pow_wow", "new_arrival", "supply"])
        full = board[spot] >= CIRCLES.get(spot, 1 if spot == "new_arrival" else 99)
        board["supply" if full else spot] += 1
    return board
