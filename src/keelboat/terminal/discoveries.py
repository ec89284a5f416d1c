"""The table of Discoveries on 80 columns: the Camp, the own board in full, the rivals in short."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from keelboat.terminal.discoveries_helps import DOES, FORETOLD, Helps, effect_in_words
from keelboat.terminal.drawing import STYLES, TERRAIN_STYLES, Drawing, View, aligned
from keelboat.terminal.page import NO_BREAK, together

FACES: Final = ("walk", "ride", "negotiate", "journal")
BANKS: Final = {"left": ("walk", "ride"), "right": ("journal", "negotiate")}
HANG: Final = 4
QUESTIONS: Final = {
    "pick_first": "terminal-ask-pick-first",
    "turn": "terminal-ask-turn",
    "die": "terminal-ask-die",
    "take": "terminal-ask-take",
    "reserve": "terminal-ask-reserve",
    "donor": "terminal-ask-donor",
    "give": "terminal-ask-give",
    "change": "terminal-ask-change",
    "swap": "terminal-ask-swap",
    "recall": "terminal-ask-recall",
    "second": "terminal-ask-second",
    "trigger": "terminal-ask-trigger",
    "new_zone": "terminal-ask-new-zone",
}
"""What is asked, by the question that the view names."""
PRIMER: Final = (
    "terminal-primer-goal",
    "terminal-primer-turn",
    "terminal-primer-explore",
    "terminal-primer-tribes",
    "terminal-primer-end",
)
"""The game in five sentences."""
LAST: Final = ("rest", "stop", "alone", "decline", "end")
"""Verbs that stand at the end of the list: what one does when nothing else is wanted."""
ASIDE: Final = (" change", " plans")


class DiscoveriesDrawing(Drawing):
    """Draws a view of Discoveries on a page."""

    game_name: ClassVar[str] = "discoveries-name"
    quiet: ClassVar[tuple[str, ...]] = ("card-removed", "deck-top", "turn-ended")
    silent: ClassVar[tuple[str, ...]] = ("card-removed",)
    dealt: ClassVar[tuple[str, ...]] = ("meeting-new", "recon-new")
    sets: ClassVar[tuple[str, ...]] = ("change", "recall")
    example: ClassVar[str] = "rest left"
    tie_break: ClassVar[str] = "terminal-tie-break"
    labels: ClassVar[tuple[str, ...]] = (
        "terminal-zone",
        "terminal-held",
        "terminal-stock",
        "terminal-actions",
        "terminal-tribes",
        "terminal-journal",
    )

    def table(self, view: View, bots: Sequence[str | None], forecast: View | None = None) -> None:
        """Draw the Camp and all boards: the reader's own first, then the rivals in turn order."""
        self.camp(view)
        reader = view["you"]
        first = view["seat"] if reader is None else reader
        for place in range(view["seats"]):
            player = view["players"][(first + place) % view["seats"]]
            seat = player["seat"]
            self._heading(view, player, bots[seat] if seat < len(bots) else None)
            if reader is None or seat == reader:
                self._board(player)
            else:
                self._rival(player)

    # The Camp.

    def camp(self, view: View) -> None:
        say = self.words.say
        self.page.rule(say("terminal-camp"))
        self._area(say("terminal-meeting"), view["meeting"], self._tribe_rows)
        self._area(say("terminal-recon"), view["recon"], self._discovery_rows)
        deck = view["deck"]
        text = Text(say("terminal-deck", n=deck["cards"]))
        if deck["top"]:
            text.append(" " + say("terminal-deck-top") + " ")
            text.append_text(self.discovery(deck["top"]))
        self.page.line(text, hang=HANG)
        for bank, faces in BANKS.items():
            symbols = " ".join(self.symbols.face(face) for face in faces)
            text = Text(self.words.before(f"{self.words.place(f'bank-{bank}')} ({symbols})"))
            text.append_text(self._colours(view["banks"][bank]))
            self.page.line(text, hang=HANG)
        self.page.line(say("terminal-supply", n=view["supply"]))

    def _area(self, title: str, cards: Sequence[View | None], rows: Any) -> None:
        self.page.line(Text(title, style="bold"))
        lying = [card for card in cards if card]
        if not lying:
            self.page.line(self.words.say("terminal-no-cards"), indent=2)
        for first, text in rows(lying):
            self.page.first_and_rest(first, text, hang=min(len(first.plain), self.page.columns // 2))

    def _tribe_rows(self, cards: Sequence[View]) -> list[tuple[Text, Text]]:
        names = [self.numbered(card["card"]) for card in cards]
        marks = [self.tribe_marks(card) for card in cards]
        return [
            (Text(f"  {name}  {mark}  "), self.effect(card))
            for name, mark, card in zip(aligned(names), aligned(marks), cards, strict=True)
        ]

    def _discovery_rows(self, cards: Sequence[View]) -> list[tuple[Text, Text]]:
        names = aligned([str(card["card"]) for card in cards])
        marks = aligned([self._discovery_marks(card) for card in cards])
        return [
            (Text(f"  {name}  {mark}  "), self.paths(card["paths"]))
            for name, mark, card in zip(names, marks, cards, strict=True)
        ]

    # Cards.

    def numbered(self, card: int) -> str:
        """Return a Tribe card by number and name: one name may stand on several cards."""
        return f"{card} {self.words.card(card)}"

    def tribe_marks(self, card: View) -> str:
        return f"{self.words.say('attitude', attitude=card['attitude'])}{self._tepees(card['tepees'])}"

    def discovery(self, card: View) -> Text:
        """Return a Discoveries side in one line: number, points, species, tepees, paths."""
        text = Text(f"{card['card']}, {self._discovery_marks(card)}, ")
        text.append_text(self.paths(card["paths"]))
        return text

    def _discovery_marks(self, card: View) -> str:
        marks = self.words.say("n-points", n=card["points"])
        if card["species"]:
            marks += f", {self.words.say('species', species=card['species'])}"
        return marks + self._tepees(card["tepees"])

    def _tepees(self, tepees: int) -> str:
        return f", {self.symbols.tepee}{self.symbols.times}{tepees}" if tepees else ""

    def paths(self, paths: Sequence[str]) -> Text:
        """Return the ways across a card, each from the bottom to the top."""
        text = Text()
        for place, path in enumerate(paths):
            if place:
                text.append(f" {self.words.say('terminal-or')} ")
            text.append_text(self.path(path))
        return text

    def path(self, path: str) -> Text:
        text = Text()
        for step in path:
            text.append(self.symbols.path(step), style=TERRAIN_STYLES[step])
        return text

    def effect(self, card: View) -> Text:
        """Return what a Tribe card does: an exploration action in symbols, anything else in words."""
        if "needs" not in card:
            return Text(" ".join(effect_in_words(self.words, card)))
        text = Text(" ".join(f"[{self._cost(need)}]" for need in card["needs"]) + " ")
        text.append_text(self.yields(card))
        return text

    def yields(self, action: View) -> Text:
        """Return how far an exploration action goes."""
        if action["extends"]:
            steps = self.path(action["extends"]["terrain"] * action["extends"]["steps"])
            return Text("+").append_text(steps)
        if action["flips"]:
            return self.path("R").append(self.symbols.swap).append_text(self.path("M"))
        return self.paths(action["runs"])

    def _cost(self, need: View) -> str:
        if need["face"] == "same":
            return self.words.say("terminal-alike", n=need["dice"])
        return f"{need['dice']}{self.symbols.face(need['face'])}"

    # Boards.

    def _heading(self, view: View, player: View, bot: str | None) -> None:
        seat = player["seat"]
        notes = []
        if bot:
            notes.append(self.words.say("terminal-is-bot", what=bot))
        if seat == view["start"]:
            notes.append(self.words.say("terminal-is-first"))
        if player["finished"]:
            notes.append(self.words.say("terminal-is-finished"))
        elif seat == view["seat"] and not view["over"]:
            notes.append(self.words.say("terminal-has-turn"))
        self.heading(Text(self.words.seat(seat)), player["colour"], notes)

    def _board(self, player: View) -> None:
        self._zone(player)
        self.labelled(self.words.say("terminal-stock"), self.stock(player["stock"]))
        label = self.words.say("terminal-actions")
        for action in player["actions"]:
            self.labelled(label, self._action(action, player))
            label = ""
        others = [card for card in player["tribes"] if "needs" not in card]
        label = self.words.say("terminal-tribes")
        for card in others:
            text = Text(self.words.before(self.numbered(card["card"])))
            text.append_text(self.effect(card))
            self.labelled(label, text)
            label = ""
        self.labelled(self.words.say("terminal-journal"), self._journal(player["journal"]))

    def brief(self, view: View) -> None:
        """Draw only what changes within a turn: the own zone card and Stock."""
        player = view["players"][view["you"]]
        self._zone(player)
        self.labelled(self.words.say("terminal-stock"), self.stock(player["stock"]))

    def _zone(self, player: View) -> None:
        zone = player["zone"]
        text = self.discovery(zone) if zone else Text(self.words.say("terminal-none"))
        self.labelled(self.words.say("terminal-zone"), text)
        for card in player["held"]:
            self.labelled(self.words.say("terminal-held"), self.discovery(card))

    def stock(self, stock: Sequence[View]) -> Text:
        """Return dice by face, each colour with its number, locked ones marked."""
        text = Text()
        for face in FACES:
            dice = [row for row in stock if row["face"] == face]
            if dice:
                text.append("   " if text.plain else "")
                text.append(together(self.words.before(f"{self.symbols.face(face)} {self.words.face(face)}")))
                text.append_text(self._dice(dice))
        return text if text.plain else Text(self.words.say("terminal-empty"))

    def _dice(self, rows: Sequence[View]) -> Text:
        text = Text()
        for row in rows:
            text.append(", " if text.plain else "")
            text.append_text(self._colour(row["colour"], row["dice"]))
            if row["locked"]:
                text.append(f" ({self.words.say('terminal-locked', n=row['locked'])})", style="dim")
        return text

    def _colours(self, counts: dict[str, int]) -> Text:
        text = Text()
        for colour, dice in counts.items():
            text.append(", " if text.plain else "")
            text.append_text(self._colour(colour, dice))
        return text if text.plain else Text(self.words.say("terminal-empty"))

    def _colour(self, colour: str, dice: int) -> Text:
        times = f" {self.symbols.times}{dice}" if dice > 1 else ""
        return Text(together(self.words.colour(colour) + times), style=STYLES[colour])

    def _action(self, action: View, player: View) -> Text:
        """Return an exploration action: its name, its slots with their dice, how far it goes."""
        rows = player["actions"]
        text = Text(self._place(action["place"]))
        text.pad_right(max(len(self._place(row["place"])) for row in rows) - len(text))
        slots = self._slots(action)
        slots.pad_right(max(len(self._slots(row)) for row in rows) - len(slots))
        text.append("  ").append_text(slots).append("  ").append_text(self.yields(action))
        if action["prepared"]:
            text.append(f"  {self.words.say('terminal-ready')}", style="bold")
        return text

    def _slots(self, action: View) -> Text:
        text = Text()
        for need, die in zip(action["needs"], action["slots"], strict=True):
            text.append(NO_BREAK if text.plain else "")
            if die:
                text.append(f"[{self.symbols.face(die['face'])}{NO_BREAK}")
                text.append_text(self._colour(die["colour"], 1))
                text.append("]")
            else:
                text.append(f"[{self._cost(need)}]", style="dim")
        return text

    def _place(self, place: str) -> str:
        return self.numbered(int(place)) if place.isdigit() else self.words.place(place)

    def _journal(self, journal: View) -> Text:
        count = self.words.say("n-cards", n=journal["cards"])
        shown = [together(f"{card['card']} ({self._discovery_marks(card)})") for card in journal.get("open", ())]
        return Text(self.words.before(count) + ", ".join(shown) if shown else count)

    def _rival(self, player: View) -> None:
        """Draw a rival's board in short: an empty exploration action is not worth a line."""
        self._zone(player)
        self.labelled(self.words.say("terminal-stock"), self.stock(player["stock"]))
        text = Text()
        for action in player["actions"]:
            if any(action["slots"]):
                text.append("   " if text.plain else "")
                text.append(together(f"{self._place(action['place'])} "))
                text.append_text(self._slots(action))
                text.append(together(f" {self.words.say('terminal-ready')}") if action["prepared"] else "")
        if text.plain:
            self.labelled(self.words.say("terminal-actions"), text)
        if player["tribes"]:
            names = ", ".join(together(self.numbered(card["card"])) for card in player["tribes"])
            self.labelled(self.words.say("terminal-tribes"), Text(names))
        self.labelled(self.words.say("terminal-journal"), self._journal(player["journal"]))

    # Words, choices and helps.

    def legend(self) -> str:
        symbols = self.symbols
        faces = "  ".join(f"{symbols.face(face)} {self.words.face(face)}" for face in FACES)
        river, mountain = (self.words.say("terrain", terrain=terrain) for terrain in "RM")
        ground = f"{symbols.river} {river}  {symbols.mountain} {mountain}"
        return f"{faces}  {ground}  {symbols.tepee} {self.words.say('terminal-tepee')}"

    def primer(self) -> list[str]:
        slot, path = f"[2{self.symbols.walk}]", self.symbols.path("RRM")
        return [self.words.say(key, slot=slot, path=path) for key in PRIMER]

    def question(self, view: View, texts: Sequence[str]) -> str:
        asks = str(view["asks"])
        return "terminal-ask-more" if asks == "turn" and "end turn" in texts else QUESTIONS[asks]

    def group(self, view: View, text: str) -> str:
        return group_of(text)

    def title(self, group: str) -> str:
        kind, _, face = group.partition(" ")
        if not face:
            return ""
        shown = f"{self.symbols.face(face)} {self.words.face(face)}"
        return self.words.say("terminal-turn-to", what=shown) if kind == "turn" else shown

    def aside(self, text: str) -> bool:
        return text.endswith(ASIDE)

    def explain(self, view: View, forecast: View, text: str) -> Iterator[str]:
        return Helps(self.words).about(view, forecast, text)

    def foretold(self, text: str, event: str) -> bool:
        return text.startswith("place ") and event in FORETOLD

    def rule(self, text: str) -> str:
        return DOES.get(text.rsplit(" ", maxsplit=1)[-1], ("", ""))[1]

    def warn(self, forecast: View) -> Iterator[str]:
        """Yield which rivals may call dice back that the reader holds."""
        for row in forecast["owed"]:
            yield self.words.say("forecast-owed", seat=row["seat"], n=row["dice"])


def group_of(text: str) -> str:
    """Return where an action stands in the list: by the face that is played or turned to, else by its verb.

    >>> group_of("place walk hike"), group_of("turn blue walk* to ride"), group_of("end turn")
    ('place walk', 'turn ride', 'last')
    """
    words = text.split(" ")
    if words[0] == "place":
        return f"place {words[1]}"
    if words[0] == "turn":
        return f"turn {words[-1]}"
    return "last" if words[0] in LAST else ""
