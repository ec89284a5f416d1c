"""What brings a game of Expedition forward, as weights of actions: a few rules of thumb, no search.

It reads what anybody at the table sees: the view, what is printed on cards, the texts of the legal actions.
Collect while the boats have room, make canoes and horses of it, move when the way ahead allows it, call
companions when many wait, camp when few cards are left in hand.
"""

from typing import Any, Final

from keelboat.kernel import find_game
from keelboat.parts import Action, State

View = dict[str, Any]
LIKED: Final = {"food": 8, "wood": 6, "fur": 2, "equipment": 2}
"""Food moves the leader, wood becomes canoes."""
ENOUGH: Final = 7
"""More goods than this cost too much time at camp, and full boats leave no way to play."""
MOST_CARDS: Final = 9
"""With so many cards nobody else is recruited: every card in hand costs time at camp."""
MOST_PRICE: Final = 2
WANTED_ABOARD: Final = 3
FEW_CARDS: Final = 1
"""A camp is cheap with so many cards left in hand."""
PRECIOUS: Final = {"leader": 16, "interpreter": 6}
"""Roles that had better not lie face down."""
VERBS: Final = {"do": 80, "part": 5, "stop": 40, "copy": 50, "place": 50, "hire": 50, "end": 40}
"""Verbs that need no second thought."""


def weights(state: State, legal: list[Action]) -> list[int]:
    """Return how much each action is preferred."""
    verbs = {action.text.partition(" ")[0] for action in legal}
    if verbs & {"play", "village", "recruit", "camp", "support"}:
        game = find_game(state.tables.game)
        thought = Thought(game.view(state, game.to_move(state)))
        return [thought.weight(action.text.split(" ")) for action in legal]
    return [answer(action.text.split(" ")) for action in legal]


def answer(words: list[str]) -> int:
    """Return the weight of an answer within an action: as much as there is, but not too many companions."""
    if words[0] in ("steps", "amount"):
        return int(words[-1])
    if words[0] == "board":
        return 10 - abs(int(words[1]) - WANTED_ABOARD)
    if words[0] in ("discount", "discard"):
        return 50 if words[1] == "none" else 30 - PRECIOUS.get(words[1].rpartition("-")[2], 0)
    return VERBS.get(words[0], 50)


class Thought:
    """One look at the table before a turn's action."""

    def __init__(self, view: View) -> None:
        self._view: Final = view
        self._me: Final[View] = view["players"][view["seat"]]
        self._goods: Final[dict[str, int]] = self._me["goods"]
        self._room: Final[int] = ENOUGH + 2 * self._me["tiles"]["front"] - self._me["load"]
        self._ahead: Final = self._terrain_ahead()

    def weight(self, words: list[str]) -> int:
        """Return the weight of an action, given as its words."""
        verb = words[0]
        if verb == "play":
            return self._use(self._view["cards"][words[1]])
        if verb == "village":
            return self._village(words[1], int(words[2]))
        if verb == "recruit":
            return self._recruit(words[1])
        if verb == "support":
            return self._support(words[1], int(words[2]))
        if verb == "camp":
            return self._camp()
        return answer(words)

    def _terrain_ahead(self) -> str:
        """Return the terrain of the next free space; beyond the last one lies the sea."""
        taken = {player["position"] for player in self._view["players"]} | {self._view["track"]["mackenzie"]}
        terrain: list[str] = self._view["track"]["terrain"]
        for space in range(self._me["position"] + 1, len(terrain)):
            if space not in taken:
                return terrain[space]
        return "river"

    # What an action would bring.

    def _use(self, row: View) -> int:
        return max(self._option(option) for option in row["options"])

    def _option(self, option: View) -> int:
        """Return the weight of one option: what it is good for, if it can be paid."""
        if not self._payable(option["cost"], 1):
            return 4
        effect = option["effects"][0]
        op = effect["op"]
        if op == "move":
            return self._move(effect)
        if op == "collect":
            return self._collect(effect["resource"])
        if op == "gain":
            return self._gain(effect["goods"], _total(option["cost"]))
        if op == "gain_choice":
            return 48 if self._room > 1 else 6
        if op == "pow_wow":
            waiting = self._view["pow_wow"] + self._view["new_arrival"]
            waiting += sum(row["companions"] for row in self._view["village"])
            return int(20 + 12 * min(waiting, 4) - 10 * self._me["companions"]["aboard"])
        if op == "drop_time":
            return 60 if self._me["time"] else 4
        return {"copy_active": 25, "village_action": 45, "hire": 35}.get(op, 10)

    def _collect(self, kind: str) -> int:
        """Return the weight of a collect: what it brings, less for what is aboard already."""
        if self._room < 1:
            return 6
        held = self._goods.get(kind, 0)
        liked = LIKED[kind] if self._ahead != "mountain" else 8 * (not held)  # three different goods buy a horse
        return 36 + 4 * min(self._badges(kind) + 1, self._room) + liked - 6 * max(0, held - 1)

    def _move(self, effect: View) -> int:
        """Return the weight of a move: it counts if the next space can be entered."""
        if self._ahead not in (effect["terrain"], "mixed"):
            return 5
        steps = effect["steps"]
        return 70 + int(steps["n"] if steps["kind"] == "fixed" else 3)

    def _gain(self, goods: dict[str, int], paid: int) -> int:
        """Return the weight of a gain; what is paid makes room for it."""
        if self._me["load"] - paid + sum(goods.values()) > self._me["capacity"]:
            return 6
        if "horse" in goods:
            return 64 if self._goods.get("horse", 0) < 3 and self._ahead != "river" else 44
        if "canoe" in goods:
            return 62 if self._goods.get("canoe", 0) < 3 and self._ahead != "mountain" else 30
        return 46 if self._room > 0 else 6

    def _badges(self, kind: str) -> int:
        """Return the badges that a collect would count, its own card's not included."""
        seats, mine = self._view["seats"], self._me["seat"]
        counted = {mine, (mine + 1) % seats, (mine - 1) % seats}
        return sum(int(self._view["players"][seat]["badges"].get(kind, 0)) for seat in counted)

    def _payable(self, cost: View, times: int) -> bool:
        goods: dict[str, int] = cost.get("goods", {})
        if any(self._goods.get(kind, 0) < n * times for kind, n in goods.items()):
            return False
        if cost.get("companions", 0) * times > self._me["companions"]["aboard"]:
            return False
        if cost.get("distinct", 0) > len(self._goods):
            return False
        return bool(_total(cost) * times <= self._me["load"])

    # The choices of a turn.

    def _village(self, place: str, companions: int) -> int:
        """Return the weight of a visit: a little below the same effect by a card, whose support comes back."""
        row = next(row for row in self._view["village"] if row["place"] == place)
        payable = all(self._payable(option["cost"], companions) for option in row["options"])
        if not payable:
            return 1
        return self._use(row) - 6 + companions if place != "departure" else 1

    def _recruit(self, card: str) -> int:
        """Recruit seldom: a card that moves, cheap, while the hand is small, and nobody has to go for it."""
        cards = len(self._me["hand"]) + sum(1 + bool(row["support"]) for row in self._me["area"])
        price = next(row["price"] for row in self._view["journal"] if row and row["card"] == card)
        if price["equipment"] > self._goods.get("equipment", 0):
            return 0
        moves = any(option["effects"][0]["op"] == "move" for option in self._view["cards"][card]["options"])
        return 90 if moves and cards < MOST_CARDS and (price["fur"] <= MOST_PRICE or self._room < 1) else 0

    def _support(self, card: str, companions: int) -> int:
        """As much strength as can be paid for, from what will be missed least."""
        played = self._view["cards"][self._view["resolving"]["played"]]
        best = max(played["options"], key=self._option)
        effect = best["effects"][0]
        wanted = 1 if effect["op"] == "pow_wow" else 3
        if effect["op"] == "collect":
            each = max(1, self._badges(effect["resource"]))
            wanted = max(1, min(3, -(-self._room // each)))
        while wanted > 1 and not self._payable(best["cost"], wanted):
            wanted -= 1
        strength, loss = companions, 3 * companions
        if card != "none":
            row = self._view["cards"][card]
            strength += row["strength"]
            loss += PRECIOUS.get(row["role"] or "", 2 + 2 * row["strength"])
        return 50 + 10 * min(strength, wanted) - 4 * max(0, strength - wanted) - loss

    def _camp(self) -> int:
        camp: View = self._me["camp"]
        if camp["wins"]:
            return 100
        if not self._view["turn"]["acted"]:
            return 0
        return 50 if len(self._me["hand"]) <= FEW_CARDS else 30


def _total(cost: View) -> int:
    """Return the goods that a cost takes off the boats."""
    return int(sum(cost.get("goods", {}).values()) + cost.get("any", 0) + cost.get("distinct", 0))
