"""Walks through Discoveries: a guided policy, and consistent positions from the middle and the end of games.

Purely random play hardly reaches the end game (a third of its games end by the stall guard), so walks also
use a policy that prefers to explore, and start from generated late positions.
"""

from random import Random
from typing import Any

from keelboat.discoveries.rules import GAME
from keelboat.kernel import Policy
from keelboat.parts import Action, Game, State, Tables

PREFERENCES = (
    ("explore", 0.95), ("go", 0.8), ("trigger", 0.9), ("pick", 0.7), ("take", 0.7), ("place", 0.85), ("die", 0.5),
)  # fmt: skip
"""Verbs in the order in which the guided policy prefers them, and how often it does."""


class Guided(Policy):
    """Prefers to explore, then to prepare; never dithers for long, yet tries everything now and then."""

    def choose(self, game: Game, state: State, legal: list[Action], random: Random) -> Action:
        for verb, odds in PREFERENCES:
            preferred = [action for action in legal if action.text.startswith(verb)]
            if verb == "place":
                slots = ("friendly", "wary", "change", "plans")
                preferred = [action for action in preferred if not action.text.endswith(slots)] or [
                    action for action in preferred if action.text.endswith(("friendly", "wary"))
                ]
            if preferred and random.random() < odds:
                return preferred[int(random.random() * len(preferred))]
        return legal[int(random.random() * len(legal))]


def late_position(random: Random, seats: int, tables: Tables, deck: int | None = None) -> State:
    """Return a consistent position late in a game: full Action zones, dice everywhere, few cards left."""
    cards = list(range(1, 56))
    random.shuffle(cards)
    size = {2: 30, 3: 40, 4: 50}[seats]
    cards, removed = cards[:size], cards[size:]
    players: list[dict[str, Any]] = []
    for _ in range(seats):
        players.append({"zone": cards.pop(), "tribes": [], "journal": [], "held": [], "stock": {}, "slots": {}})
    meeting = [cards.pop() for _ in range(3)]
    recon = [cards.pop() for _ in range(3)]
    left = random.choice([0, 0, 1, 2, 5, 8]) if deck is None else deck
    if left == 0:
        meeting = [card if random.random() < 0.6 else 0 for card in meeting]
        recon = [card if random.random() < 0.6 else 0 for card in recon]
    bag = [cards.pop() for _ in range(min(left, len(cards)))]
    top = bag.pop() if bag else 0
    seen = {*bag, *removed, top, *meeting, *recon, *(player["zone"] for player in players)}
    for card in sorted(set(range(1, 56)) - seen):
        owner = random.choice(players)
        owner[random.choice(["tribes", "tribes", "journal"])].append(card)
    _hold_cards(random, players)
    _deal_dice(random, players, seats, tables)
    banks = {
        name: {colour: sum(player.pop(f"{name} {colour}", 0) for player in players) for colour in COLOURS}
        for name in ("left", "right")
    }
    turn: dict[str, Any] = {"turns": 40 * seats, "quiet": random.choice([0, 3, 150, 199])}
    raw = {
        "game": "discoveries", "seats": seats, "seat": random.randrange(seats), "ask": "turn", "turn": turn,
        "meeting": meeting, "recon": recon, "top": top, "bag": bag, "removed": removed, "banks": banks,
        "players": players,
    }  # fmt: skip
    return GAME.load(raw, tables)


COLOURS = ("blue", "orange", "yellow", "green", "gray")
FACES = ("walk", "walk", "ride", "negotiate", "journal", "journal")


def _hold_cards(random: Random, players: list[dict[str, Any]]) -> None:
    """Lay a journal card back on a Minnetaree card now and then."""
    for player in players:
        for _ in set(player["tribes"]) & {37, 38}:
            if player["journal"] and random.random() < 0.6:
                player["held"].append(player["journal"].pop())


def _deal_dice(random: Random, players: list[dict[str, Any]], seats: int, tables: Tables) -> None:
    """Put every die into a Stock, on a slot of a fitting face, or on a bank."""
    dice = [colour for colour in COLOURS[:seats] for _ in range(5)]
    dice += ["gray"] * random.randint(0, {2: 6, 3: 8, 4: 10}[seats])
    rows = {row["id"]: row["tribe"] for row in tables.raw["cards"]}  # type: ignore[index]
    for colour in dice:
        player = random.choice(players)
        where = random.random()
        face = random.choice(FACES)
        if where < 0.45:
            kind = f"{colour} {face}"
            player["stock"][kind] = player["stock"].get(kind, 0) + 1
            continue
        slots = {"horse-ride": "ride", "hike": "walk", "mountain": "same"}
        for card in player["tribes"]:
            for number, slot in enumerate(rows[card].get("prerequisites", []), start=1):
                slots[f"{card}.{number}"] = slot["face"]
        free = [name for name in slots if name not in player["slots"]]
        if where < 0.8 and free:
            name = random.choice(free)
            player["slots"][name] = f"{colour} {face if slots[name] == 'same' else slots[name]}"
        else:
            bank = f"{'left' if face in ('walk', 'ride') else 'right'} {colour}"
            player[bank] = player.get(bank, 0) + 1
