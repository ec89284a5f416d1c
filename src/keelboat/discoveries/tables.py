"""Rows of the data file as typed cards, and what the rules look up in them."""

from typing import Any, Final

from keelboat.discoveries.actions import N_SPOTS, PLACE, SLOTS, roll_weights, slot_number
from keelboat.discoveries.check import SPECIES, check
from keelboat.discoveries.journey import Leg, Shape, crosses, smallest_crossings
from keelboat.discoveries.names import (
    BOARD_IDS,
    DICE_PER_SEAT,
    FACES,
    GRAY,
    JOURNAL,
    MAX_CARD,
    MAX_GRAY,
    MOUNTAIN,
    N_BOARD,
    N_COLOURS,
    N_FACES,
    N_ONE_TURN,
    RIVER,
    SIOUX_CARDS,
    exploration_of_card,
)
from keelboat.parts.door import Action
from keelboat.parts.tables import TableError, Tables

SAME: Final = -1
"""The face of a "?" slot: any one face."""

MEMO_LIMIT: Final = 20_000
"""Answers kept per process. An unbounded memo grew past 30,000 entries in 1,000 games."""


ZONE_LIMIT: Final = 4_000
"""Action zones kept per process, their layouts and forces: a few games' worth."""

MENU_BITS: Final = 5
"""Room for a number of dice in the key of a menu."""


class Slot:
    """A prerequisite: so many dice of one face (SAME: any one face), of which one stays."""

    def __init__(self, face: int, dice: int) -> None:
        self.face: Final = face
        self.dice: Final = dice


class Exploration:
    """An exploration action of the board or of a Tribe card: what it needs and what it does."""

    def __init__(self, number: int, slots: tuple[Slot, ...], shape: Shape) -> None:
        self.number: Final = number
        self.slots: Final = slots
        self.shape: Final = shape


class TribeSide:
    """The Tribe side of a card."""

    def __init__(self, attitude: str, tepees: int, kind: str, face: int) -> None:
        self.attitude: Final = attitude
        self.tepees: Final = tepees
        self.kind: Final = kind
        self.face: Final = face
        """The face of a Yankton or Tetons card, else -1."""


class DiscoverySide:
    """The Discoveries side of a card."""

    def __init__(self, paths: tuple[str, ...], species: int, tepees: int, points: int) -> None:
        self.paths: Final = paths
        self.species: Final = species
        """Place in SPECIES, -1 for none."""
        self.tepees: Final = tepees
        self.points: Final = points


class Layout:
    """The exploration actions of a set of Tribe cards and their slots, in masks of places in SLOTS."""

    def __init__(self, actions: list[int], rows: list[list[tuple[int, int, Action]]]) -> None:
        self.actions: Final = actions
        self.rows: Final = rows
        """For each face the slots that it may fill, ascending: the slot's bit, its dice, the action that fills it."""


class Strength:
    """What an exploration action can do at most on any journey, and the cards that it crosses alone."""

    def __init__(self, rivers: int, mountains: int, steps: int, alone: int) -> None:
        self.rivers: Final = rivers
        self.mountains: Final = mountains
        self.steps: Final = steps
        self.alone: Final = alone


class Force:
    """A set of prepared exploration actions and how far it carries; one object per set."""

    def __init__(self, prepared: list[int], shapes: int, strengths: list[Strength]) -> None:
        self.prepared: Final = prepared
        """Ascending."""
        self.shapes: Final = shapes
        """Their shapes as one number, see `crossings`."""
        self.rivers: Final[int] = sum([strength.rivers for strength in strengths])
        self.mountains: Final[int] = sum([strength.mountains for strength in strengths])
        self.steps: Final[int] = sum([strength.steps for strength in strengths])
        self.longest: Final[int] = max([strength.steps for strength in strengths], default=0)
        """Bounds: rivers, mountains and steps of all together, and the steps of the strongest one."""
        alone = 0
        for strength in strengths:
            alone |= strength.alone
        self.alone: Final[int] = alone
        """Mask of the cards that one of them crosses alone."""


class ActionZone:
    """An Action zone by its layout and the slots filled; one object per zone, shared by all states."""

    def __init__(self, layout: Layout, filled: int) -> None:
        self.layout: Final = layout
        self.filled: Final = filled
        self.menus: Final[dict[int, list[Action]]] = {}
        """Under face << MENU_BITS | dice: what `menu` has answered."""

    def menu(self, face: int, dice: int) -> list[Action]:
        """Return the actions by which so many dice of a face fill an empty slot, by ascending id."""
        filled = self.filled
        found = [place for bit, cost, place in self.layout.rows[face] if cost <= dice and not filled & bit]
        self.menus[face << MENU_BITS | dice] = found
        return found


class DiscoveriesTables(Tables):
    """The components of a game; made once from a data file and shared by all states."""

    def __init__(self, raw: Any) -> None:
        super().__init__("discoveries", raw["edition"], raw)
        self.stall_turns: int = raw["limits"]["stall_turns"]
        faces: list[str] = raw["dice"]["faces"]
        self.sides: tuple[int, ...] = tuple(faces.count(face) for face in FACES)
        self.deck_size: dict[int, int] = {int(n): row["deck"] for n, row in raw["players"].items()}
        self.gray_dice: dict[int, int] = {int(n): row["gray_dice"] for n, row in raw["players"].items()}
        self.set_points: list[int] = [0] + [raw["scoring"]["species_sets"][str(n)] for n in range(1, 5)]
        self.tepee_points: dict[int, list[int]] = {int(n): row for n, row in raw["scoring"]["tepee_ranks"].items()}
        self._shapes: dict[str, Shape] = {}
        self.explorations: list[Exploration | None] = [None] * (N_BOARD + MAX_CARD)
        board = {row["id"]: row for row in raw["board_actions"]}
        for number, name in enumerate(BOARD_IDS):
            self.explorations[number] = self._exploration(number, board[name])
        self.tribe: list[TribeSide] = [TribeSide("", 0, "", -1)]
        self.discovery: list[DiscoverySide] = [DiscoverySide((), -1, 0, 0)]
        for row in sorted(raw["cards"], key=lambda row: int(row["id"])):
            self._add_card(row)
        self._set_masks()
        self._set_rolls()
        self.slots_of: list[int] = [
            0 if found is None else sum(1 << slot_number(found.number, index) for index in range(len(found.slots)))
            for found in self.explorations
        ]
        self._set_strengths()
        self.costs: list[int] = [self._cost(place.face, place.spot) for place in PLACE]
        self._layouts: dict[int, Layout] = {}
        self._action_zones: dict[int, ActionZone] = {}
        self._forces: dict[int, Force] = {}
        self._crossings: dict[int, list[int]] = {}
        self._explorable: dict[int, bool] = {}
        self.payable: dict[int, list[int]] = {}  # see `phases.pay`

    def __reduce__(self) -> tuple[object, ...]:
        return read, (self.raw,)

    # Reading.

    def _add_card(self, row: Any) -> None:
        tribe = row["tribe"]
        kind: str = tribe["effect"]["kind"]
        face = FACES.index(tribe["effect"]["face"]) if "face" in tribe["effect"] else -1
        self.tribe.append(TribeSide(tribe["attitude"], tribe["tepees"], kind, face))
        side = row["discovery"]
        species = -1 if side["species"] is None else SPECIES.index(side["species"])
        self.discovery.append(DiscoverySide(tuple(side["paths"]), species, side["tepees"], side["points"]))
        if "prerequisites" in tribe:
            number = exploration_of_card(row["id"])
            self.explorations[number] = self._exploration(number, tribe)

    def _exploration(self, number: int, row: Any) -> Exploration:
        slots = tuple(
            Slot(SAME if slot["face"] == "same" else FACES.index(slot["face"]), slot["dice"])
            for slot in row["prerequisites"]
        )
        return Exploration(number, slots, self._shape(row["effect"]))

    def _shape(self, effect: Any) -> Shape:
        """Return the shape of an effect; equal effects share one, so that answers are shared too."""
        alternatives: tuple[tuple[Leg, ...], ...] = tuple(_legs(run) for run in effect.get("runs", []))
        terrain: str = effect.get("terrain", "")
        spaces: int = effect.get("spaces", 0)
        name = f"{alternatives} {terrain} {spaces}"
        if name not in self._shapes:
            self._shapes[name] = Shape(len(self._shapes) + 1, alternatives, terrain, spaces)
        return self._shapes[name]

    def _kind_mask(self, kind: str) -> int:
        return sum(1 << card for card in range(1, MAX_CARD + 1) if self.tribe[card].kind == kind)

    def _set_masks(self) -> None:
        cards = range(1, MAX_CARD + 1)
        self.friendly: int = sum(1 << card for card in cards if self.tribe[card].attitude == "friendly")
        self.wary: int = sum(1 << card for card in cards if self.tribe[card].attitude == "wary")
        self.exploring: int = sum(1 << card for card in cards if self.explorations[exploration_of_card(card)])
        self.reserving: int = self._kind_mask("reserve_discovery")
        self.any_as: int = self._kind_mask("any_die_as")
        self.face_as: int = self._kind_mask("face_as_chosen")
        self.turning: int = self.any_as | self.face_as
        self.mixing: int = self._kind_mask("mixed_faces")
        self.hiding: int = self._kind_mask("hide_gray_die")
        self.ignoring: int = self._kind_mask("ignore_attitude")
        self.free_faces: int = self._kind_mask("change_to_any_faces")
        self.one_more: int = self._kind_mask("change_one_more")
        self.any_as_face: list[int] = [
            sum(1 << card for card in SIOUX_CARDS if self.any_as >> card & 1 and self.tribe[card].face == face)
            for face in range(N_FACES)
        ]
        self.face_as_face: list[int] = [
            sum(1 << card for card in SIOUX_CARDS if self.face_as >> card & 1 and self.tribe[card].face == face)
            for face in range(N_FACES)
        ]
        # Under the face that is paid and the face that a die shows: the cards that turn the one to the other
        # (RULING-103: a die that shows the face already is not turned).
        self.turning_from: list[list[int]] = [
            [0 if shown == face else self.any_as_face[face] | self.face_as_face[shown] for shown in range(N_FACES)]
            for face in range(N_FACES)
        ]
        self.helping: list[int] = [row[0] | row[1] | row[2] | row[3] for row in self.turning_from]

    def _set_rolls(self) -> None:
        """Weights of all rolls, and their running sums for sampling."""
        self.roll_weights: list[list[list[int]]] = []
        self.roll_sums: list[list[list[int]]] = []
        for colour in range(N_COLOURS):
            most = MAX_GRAY if colour == GRAY else DICE_PER_SEAT
            weights: list[list[int]] = [[]] + [roll_weights(colour, dice, self.sides) for dice in range(1, most + 1)]
            self.roll_weights.append(weights)
            self.roll_sums.append([_running_sums(row) for row in weights])

    def _set_strengths(self) -> None:
        """Bounds by which most journeys are refused without a search."""
        runs = [run for shape in self._shapes.values() for run in shape.alternatives]
        hosted = max(sum(terrain == icon for terrain, _ in run) for run in runs for icon in (RIVER, MOUNTAIN))
        self.needs: list[list[tuple[int, int]]] = [
            [(path.count(RIVER), path.count(MOUNTAIN)) for path in side.paths] for side in self.discovery
        ]
        self.needs[0] = [(0, 0)]  # no card needs nothing
        self.strengths: list[Strength | None] = [
            None if exploration is None else self._strength(exploration.shape, hosted)
            for exploration in self.explorations
        ]

    def _strength(self, shape: Shape, hosted: int) -> Strength:
        """Return the strength of a shape; an extender may lengthen up to `hosted` legs of its host."""
        alone = 0
        for card in range(1, MAX_CARD + 1):
            if smallest_crossings([shape], list(self.discovery[card].paths), 1):
                alone |= 1 << card
        if shape.extender:
            steps = shape.spaces * hosted
            return Strength(steps if shape.terrain == RIVER else 0, steps if shape.terrain == MOUNTAIN else 0, steps, 0)
        if shape.flipper:
            return Strength(1, 1, 0, 0)  # an icon turned is one river or mountain less to cross
        rivers = max(sum(steps for terrain, steps in run if terrain == RIVER) for run in shape.alternatives)
        mountains = max(sum(steps for terrain, steps in run if terrain == MOUNTAIN) for run in shape.alternatives)
        return Strength(rivers, mountains, max(sum(steps for _, steps in run) for run in shape.alternatives), alone)

    # What the rules look up.

    def exploration(self, action: int) -> Exploration:
        """Return an exploration action; only those that exist may be asked for."""
        found = self.explorations[action]
        assert found is not None, f"no exploration action {action}"
        return found

    def zone_actions(self, tribes: int) -> list[int]:
        """Return the exploration actions of an Action zone with these Tribe cards, by ascending number."""
        return self.layout(tribes & self.exploring).actions

    def layout(self, owned: int) -> Layout:
        """Return the layout of an Action zone with these exploration cards."""
        found = self._layouts.get(owned)
        if found is None:
            if len(self._layouts) >= ZONE_LIMIT:
                self._layouts.clear()
            found = self._new_layout(owned)
            self._layouts[owned] = found
        return found

    def _new_layout(self, owned: int) -> Layout:
        actions = [0, 1, 2] + [exploration_of_card(card) for card in range(1, MAX_CARD + 1) if owned >> card & 1]
        rows: list[list[tuple[int, int, Action]]] = [[] for _ in range(N_FACES)]
        for action in actions:
            slots = self.exploration(action).slots
            for index, slot in enumerate(slots):
                number = slot_number(action, index)
                for face in range(N_FACES):
                    if slot.face in (face, SAME):
                        place = PLACE[face * N_SPOTS + N_ONE_TURN + number]
                        rows[face].append((1 << number, slot.dice, place))
        return Layout(actions, rows)

    def action_zone(self, owned: int, filled: int) -> ActionZone:
        """Return the zone with these exploration cards and these slots filled."""
        key = filled << MAX_CARD + 1 | owned
        found = self._action_zones.get(key)
        if found is None:
            if len(self._action_zones) >= ZONE_LIMIT:
                self._action_zones.clear()
            found = ActionZone(self.layout(owned), filled)
            self._action_zones[key] = found
        return found

    def force(self, ready: int) -> Force:
        """Return what a mask of prepared exploration actions can do."""
        found = self._forces.get(ready)
        if found is None:
            if len(self._forces) >= ZONE_LIMIT:
                self._forces.clear()
            found = self._new_force([action for action in range(ready.bit_length()) if ready >> action & 1])
            self._forces[ready] = found
        return found

    def _new_force(self, prepared: list[int]) -> Force:
        strengths: list[Strength] = []
        for action in prepared:
            strength = self.strengths[action]
            assert strength is not None
            strengths.append(strength)
        return Force(prepared, self._shapes_number(prepared), strengths)

    def explorable(self, force: Force, first: int, second: int, journals: int) -> bool:
        """Return whether so many journal dice carry a journey over these cards (second 0: only one).

        Most journeys are told by the bounds of the force, without a search.
        """
        if second == 0 and force.alone >> first & 1:
            return True
        if journals == 1 and second == 0:
            return False
        steps = min(force.steps, force.longest * journals)
        for rivers, mountains in self.needs[first]:
            for more_rivers, more_mountains in self.needs[second]:
                if (
                    rivers + more_rivers <= force.rivers
                    and mountains + more_mountains <= force.mountains
                    and rivers + more_rivers + mountains + more_mountains <= steps
                ):
                    return self._some_crossing(force, first, second, journals)
        return False

    def _some_crossing(self, force: Force, first: int, second: int, limit: int) -> bool:
        """Return whether `force_crossings` finds any; the first one found is enough."""
        limit = min(limit, len(force.prepared))
        key = ((force.shapes * 64 + limit) * (MAX_CARD + 1) + first) * (MAX_CARD + 1) + second
        found = self._explorable.get(key)
        if found is None:
            if len(self._explorable) >= MEMO_LIMIT:
                self._explorable.clear()
            shapes = [self.exploration(action).shape for action in force.prepared]
            found = crosses(shapes, self._journeys(first, second), limit)
            self._explorable[key] = found
        return found

    def _journeys(self, first: int, second: int) -> list[str]:
        journeys = list(self.discovery[first].paths)
        if second:
            journeys = [path + onward for path in journeys for onward in self.discovery[second].paths]
        return journeys

    def _shapes_number(self, actions: list[int]) -> int:
        number = 0
        for action in actions:
            number = number * 64 + self.exploration(action).shape.number
        return number

    def crossings(self, actions: list[int], first: int, second: int, limit: int) -> list[int]:
        """Return the smallest sets of these actions that cross one or two cards, as masks of places in `actions`."""
        return self._smallest(self._shapes_number(actions), actions, first, second, limit)

    def force_crossings(self, force: Force, first: int, second: int, limit: int) -> list[int]:
        """Return `crossings` of a set of prepared actions."""
        return self._smallest(force.shapes, force.prepared, first, second, limit)

    def _smallest(self, shapes: int, actions: list[int], first: int, second: int, limit: int) -> list[int]:
        limit = min(limit, len(actions))
        key = ((shapes * 64 + limit) * (MAX_CARD + 1) + first) * (MAX_CARD + 1) + second
        found = self._crossings.get(key)
        if found is None:
            if len(self._crossings) >= MEMO_LIMIT:
                self._crossings.clear()
            shapes_of = [self.exploration(action).shape for action in actions]
            found = smallest_crossings(shapes_of, self._journeys(first, second), limit)
            self._crossings[key] = found
        return found

    def cost(self, face: int, spot: int) -> int:
        """Return how many dice of a face a spot takes; 0 if it takes none of that face."""
        return self.costs[face * N_SPOTS + spot]

    def _cost(self, face: int, spot: int) -> int:
        if spot < N_ONE_TURN:
            return ONE_TURN_COST[spot * N_FACES + face]
        slot = SLOTS[spot - N_ONE_TURN]
        exploration = self.explorations[slot.action]
        if exploration is None or slot.slot >= len(exploration.slots):
            return 0
        wanted = exploration.slots[slot.slot]
        return wanted.dice if wanted.face in (face, SAME) else 0


ONE_TURN_COST: Final = [0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1]
"""Dice that friendly, wary, change and plans take of each face (D-TRIBE-1, D-TRIBE-2, D-CHG-1, D-PLAN-1)."""

assert JOURNAL == N_FACES - 1


def _legs(run: list[str]) -> tuple[Leg, ...]:
    """Return equal neighbours of a run as one leg: R R M = up to 2 rivers, then up to 1 mountain."""
    legs: list[Leg] = []
    for terrain in run:
        if legs and legs[-1][0] == terrain:
            legs[-1] = (terrain, legs[-1][1] + 1)
        else:
            legs.append((terrain, 1))
    return tuple(legs)


def _running_sums(weights: list[int]) -> list[int]:
    sums = []
    total = 0
    for weight in weights:
        total += weight
        sums.append(total)
    return sums


def read(raw: object) -> DiscoveriesTables:
    """Return the tables of a data file; TableError says everything that is wrong with it."""
    problems = check(raw)
    if problems:
        raise TableError(problems)
    return DiscoveriesTables(raw)
