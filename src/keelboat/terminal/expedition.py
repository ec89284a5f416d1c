"""The table of Expedition on 80 columns: the track, the village, the journal, the rivals, the own expedition."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from keelboat.terminal.drawing import STYLES, Drawing, View, aligned
from keelboat.terminal.expedition_helps import Helps, camp_in_words
from keelboat.terminal.expedition_short import Short
from keelboat.terminal.page import Page, together
from keelboat.terminal.track import Track, letters
from keelboat.terminal.words import Words

QUESTIONS: Final = {
    "turn": "terminal-ask-act",
    "support": "terminal-ask-support",
    "activate": "terminal-ask-activate",
    "pay": "terminal-ask-pay",
    "amount": "terminal-ask-amount",
    "jettison": "terminal-ask-jettison",
    "choose": "terminal-ask-choose",
    "steps": "terminal-ask-steps",
    "board": "terminal-ask-board",
    "discard": "terminal-ask-discard",
    "hire": "terminal-ask-hire",
    "copy": "terminal-ask-copy",
    "place": "terminal-ask-place",
    "discount": "terminal-ask-discount",
    "time": "terminal-ask-time",
    "pawn": "terminal-ask-pawn",
}
"""What is asked, by the question that the view names."""
PRIMER: Final = (
    "terminal-primer-race",
    "terminal-primer-play",
    "terminal-primer-goods",
    "terminal-primer-companions",
    "terminal-primer-camp",
    "terminal-primer-home",
)
"""The game in six sentences."""
GROUPS: Final = {
    "play": "terminal-group-play",
    "village": "terminal-group-village",
    "recruit": "terminal-group-recruit",
    "part": "terminal-group-part",
}
LAST: Final = ("camp", "end turn", "stop", "discount none")
"""What one does when nothing else is wanted: it stands at the end of the list."""
NAMES_CARDS: Final = ("play", "support", "discount", "discard", "copy")
"""Verbs that may name a starter."""
MOST_PAWNS: Final = 4
"""More companions than this on one place are drawn as a number."""


class ExpeditionDrawing(Drawing):
    """Draws a view of Expedition on a page."""

    has_way_home = True
    game_name: ClassVar[str] = "expedition-name"
    quiet: ClassVar[tuple[str, ...]] = ("turn-ended",)
    dealt: ClassVar[tuple[str, ...]] = ("journal-new", "route-token")
    sets: ClassVar[tuple[str, ...]] = ("discard", "jettison")
    example: ClassVar[str] = "village gift 2"
    opened: ClassVar[tuple[str, ...]] = ("play",)
    labels: ClassVar[tuple[str, ...]] = (
        "terminal-scout",
        "terminal-boats",
        "terminal-crew",
        "terminal-camp-now",
        "terminal-area",
        "terminal-hand",
    )

    def __init__(self, page: Page, words: Words) -> None:
        super().__init__(page, words)
        self.track: Final = Track(page)
        self.short: Final = Short(words, page.symbols)

    def table(self, view: View, bots: Sequence[str | None], forecast: View | None = None) -> None:
        """Draw the board, then the rivals in turn order, then the own expedition: it stands beside the question."""
        self._track(view)
        self._village(view)
        self._journal(view, forecast)
        reader = view["you"]
        last = (view["seat"] if reader is None else reader) + 1
        for place in range(view["seats"]):
            player = view["players"][(last + place) % view["seats"]]
            seat = player["seat"]
            self._heading(view, player, bots[seat] if seat < len(bots) else None)
            self._expedition(view, player)
            if reader is None or seat == reader:
                self._hand(view, player, forecast)
            else:
                names = [together(self._short_name(card, view)) for card in player["hand"]]
                self.labelled(self.words.say("terminal-hand"), ", ".join(names) or self.words.say("terminal-empty"))

    # The board.

    def letters(self, view: View) -> list[str]:
        """Return the letter of each seat's scout; Mackenzie has his own before anybody else."""
        rival = [self.words.say("terminal-mackenzie")] if view["track"]["mackenzie"] is not None else []
        return letters([*rival, *(self.words.seat(seat) for seat in range(view["seats"]))])[len(rival) :]

    def _track(self, view: View) -> None:
        self.page.rule(self.words.say("terminal-track"))
        track, marks = view["track"], self.letters(view)
        scouts = [(player["position"], marks[player["seat"]], player["colour"]) for player in view["players"]]
        rival = track["mackenzie"]
        if rival is not None:
            name = self.words.say("terminal-mackenzie")
            scouts.append((rival, letters([name])[0], ""))
        self.track.draw(track, scouts)
        if rival is not None:
            left = max(0, track["fort"] - rival)
            self.page.line(self.words.say("terminal-mackenzie-at", at=str(rival), n=left))

    def _village(self, view: View) -> None:
        say = self.words.say
        self.page.rule(say("terminal-village"))
        rows = view["village"]
        names = aligned([self.words.place(row["place"]) for row in rows])
        pawns = aligned([self._pawns(row) for row in rows])
        badges = aligned([say("kind", kind=row["badge"]) if row["badge"] else "" for row in rows])
        for name, pawn, badge, row in zip(names, pawns, badges, rows, strict=True):
            first = f"  {name}  {pawn}  {badge}{'  ' if badge else ''}"
            self.page.first_and_rest(first, self.short.options(row["options"]), hang=len(first))
        areas = [
            say("terminal-pow-wow", n=view["pow_wow"]),
            say("terminal-new-arrival", n=view["new_arrival"]),
            say("terminal-supply-companions", n=view["supply"]),
            say("terminal-tiles-left", n=view["tiles"]),
        ]
        self.page.line("   ".join(map(together, areas)), indent=2)

    def _pawns(self, row: View) -> str:
        """Return the companions on a place and its free circles; an arc takes any number."""
        symbols, n = self.symbols, row["companions"]
        taken = symbols.pawn * n if n <= MOST_PAWNS else f"{symbols.pawn}{symbols.times}{n}"
        return taken + symbols.circle * (row["circles"] - n) if row["circles"] else f"({taken})"

    def _journal(self, view: View, forecast: View | None) -> None:
        say = self.words.say
        title = Text(say("terminal-encounters"))
        title.append(f" {self.symbols.dot} {say('terminal-piles', n=view['deck'], m=len(view['discard']))}")
        self.page.rule(title)
        rows = [row for row in view["journal"] if row]
        if not rows:
            self.page.line(say("terminal-journal-empty"), indent=2)
        fur = [say("terminal-column-fur"), *(str(row["price"]["fur"]) for row in rows)]
        leads = [f"  {price}  " for price in aligned(fur)]
        now = self.short.now(view, forecast["journal"] if forecast else ())
        self._cards(view, [row["card"] for row in rows], leads, say("terminal-column-card"), now)

    # Cards.

    def name(self, card: str, view: View) -> str:
        """Return a card by number and name, a starter by name and role."""
        role = view["cards"][card]["role"] if card in view["cards"] else None
        if role:
            return f"{self.words.card(card)}, {self.words.say('role', role=role)}"
        return f"{card} {self.words.card(card)}"

    def _cards(
        self, view: View, cards: Sequence[str], leads: Sequence[str], title: str, now: Mapping[str, str]
    ) -> None:
        """Write a table of cards; `leads` stand before its heading and each card, `now` behind what a card does."""
        if not cards:
            return
        say = self.words.say
        rows = [view["cards"][card] for card in cards]
        names = aligned([title, *(self.name(card, view) for card in cards)])
        strengths = aligned([say("terminal-column-strength"), *(str(row["strength"]) for row in rows)])
        badges = aligned([say("terminal-column-badge"), *(say("kind", kind=row["badge"]) for row in rows)])
        does = [Text(say("terminal-column-action")), *(self.short.options(row["options"]) for row in rows)]
        for place, lead in enumerate(leads):
            first = f"{lead}{names[place]}  {strengths[place]}  {badges[place]}  "
            hang = min(len(first), self.page.columns * 3 // 4)
            if place == 0:
                self.page.first_and_rest(Text(first, style="bold"), Text(does[0].plain, style="bold"), hang=hang)
                continue
            text = Text().append_text(does[place])
            text.append(f" {now[cards[place - 1]]}" if cards[place - 1] in now else "", style="green")
            self.page.first_and_rest(first, text, hang=hang)

    # Expeditions.

    def _heading(self, view: View, player: View, bot: str | None) -> None:
        seat = player["seat"]
        notes = []
        if bot:
            notes.append(self.words.say("terminal-is-bot", what=bot))
        if seat == view["start"] and view["seats"] > 1:
            notes.append(self.words.say("terminal-is-first"))
        if seat == view["seat"] and not view["over"]:
            notes.append(self.words.say("terminal-has-turn"))
        title = Text(f"{self.letters(view)[seat]} ", style=STYLES[player["colour"]])
        whole = Text().append_text(title).append(self.words.seat(seat))
        self.heading(whole, player["colour"], notes)

    def _expedition(self, view: View, player: View) -> None:
        """Draw everything but the hand."""
        self._scout(view, player)
        self._boats(view, player)
        self.labelled(self.words.say("terminal-crew"), self._crew(player))
        self.labelled(self.words.say("terminal-camp-now"), camp_in_words(self.words, player))
        self._area(view, player)

    def _hand(self, view: View, player: View, forecast: View | None) -> None:
        """Draw a hand in full, under the label of its column."""
        label = self.words.say("terminal-hand")
        if not player["hand"]:
            self.labelled(label, self.words.say("terminal-empty"))
        mine = forecast["hand"] if forecast and player["seat"] == view["you"] else ()
        leads = [""] * (len(player["hand"]) + 1)
        self._cards(view, player["hand"], leads, label, self.short.now(view, mine))

    def _scout(self, view: View, player: View) -> None:
        say, track = self.words.say, view["track"]
        text = Text(say("terminal-scout-at", at=str(player["position"]), n=player["time"]))
        if player["position"] < track["fort"] and view["you"] in (None, player["seat"]):
            text.append(f" {self.symbols.dot} {self.words.before(say('terminal-scout-ahead'))}")
            text.append_text(self.track.ahead(track, player["position"]))
            text.append(f" {self.symbols.flag}")
        elif player["position"] >= track["fort"]:
            text.append(f" {self.symbols.dot} {say('terminal-scout-home', n=player['position'] - track['fort'])}")
        self.labelled(say("terminal-scout"), text)

    def _boats(self, view: View, player: View) -> None:
        load = self.words.say("terminal-load", n=player["load"], m=player["capacity"])
        goods = self.short.goods(player["goods"]) if player["goods"] else self.words.say("terminal-empty")
        text = self.words.before(load) + goods
        resolving = view["resolving"]
        if resolving and player["seat"] == view["seat"] and resolving["locked"]["goods"]:
            text += f" ({self.words.say('terminal-goods-locked', goods=resolving['locked']['goods'])})"
        self.labelled(self.words.say("terminal-boats"), text)

    def _crew(self, player: View) -> str:
        companions, tiles = player["companions"], player["tiles"]
        parts = [self.words.say("terminal-aboard", n=companions["aboard"])]
        if companions["on_cards"]:
            parts.append(self.words.say("terminal-on-cards", n=companions["on_cards"]))
        if tiles["front"]:
            parts.append(self.words.say("terminal-tiles-front", n=tiles["front"]))
        if tiles["back"]:
            parts.append(self.words.say("terminal-tiles-back", n=tiles["back"]))
        return ", ".join(map(together, parts))

    def _area(self, view: View, player: View) -> None:
        """Write what lies in a play area: characters with their strength and what gave it."""
        label = self.words.say("terminal-area")
        for row in player["area"]:
            given = []
            if row["support"]:
                badge = self.words.say("kind", kind=view["cards"][row["support"]]["badge"])
                what = f"{self._short_name(row['support'], view)} [{badge}]"
                given.append(self.words.say("terminal-face-down", what=what))
            if row["companions"]:
                given.append(self.words.say("n-companions", n=row["companions"]))
            badge = self.words.say("kind", kind=view["cards"][row["card"]]["badge"])
            name = f"{self._short_name(row['card'], view)} [{badge}] {self.symbols.times}{row['strength']}"
            self.labelled(label, f"{name} ({', '.join(given)})")
            label = ""

    def _short_name(self, card: str, view: View) -> str:
        """Return a starter by its role: whose it is, the heading says."""
        role = view["cards"][card]["role"] if card in view["cards"] else None
        return self.words.say("role", role=role) if role else self.name(card, view)

    def brief(self, view: View) -> None:
        """Draw what is being resolved, and what it changes."""
        player = view["players"][view["you"]]
        resolving = view["resolving"]
        if resolving and resolving["played"]:
            self.page.line(Text(self.name(resolving["played"], view), style="bold"))
        for frame in resolving["frames"] if resolving else ():
            what = self.words.place(frame["place"]) if frame["place"] else self.name(frame["card"], view)
            self.page.line(Text(self.words.say("terminal-resolving", what=what, n=frame["activations"]), style="bold"))
        self._scout(view, player)
        self._boats(view, player)
        self.labelled(self.words.say("terminal-crew"), self._crew(player))

    # Words, choices and helps.

    def legend(self) -> str:
        symbols, say = self.symbols, self.words.say
        signs = {
            symbols.tepee: say("terminal-saint-louis"),
            symbols.river: say("terrain", terrain="river"),
            symbols.mountain: say("terrain", terrain="mountain"),
            symbols.river + symbols.mountain: say("terminal-mixed"),
            symbols.flag: say("terminal-fort"),
            "*": say("terminal-route-token"),
            symbols.pawn: say("terminal-companion"),
            symbols.circle: say("terminal-circle"),
        }
        return "  ".join(together(f"{sign} {word}") for sign, word in signs.items())

    def primer(self) -> list[str]:
        return [self.words.say(key) for key in PRIMER]

    def question(self, view: View, texts: Sequence[str]) -> str:
        asks = str(view["asks"])
        return "terminal-ask-after" if asks == "turn" and "end turn" in texts else QUESTIONS[asks]

    def group(self, view: View, text: str) -> str:
        verb, *rest = text.split(" ")
        if text in LAST:
            return "last"
        if verb == "support":
            strength = view["cards"][rest[0]]["strength"] if rest[0] != "none" else 0
            return f"strength {strength + int(rest[1])}"
        return verb if verb in GROUPS else ""

    def title(self, group: str) -> str:
        verb, _, n = group.partition(" ")
        if verb == "strength":
            return self.words.say("terminal-strength", n=n)
        return self.words.say(GROUPS[verb]) if verb in GROUPS else ""

    def note(self, view: View, text: str) -> str:
        """Return the role of a starter: the button has its name."""
        verb, *rest = text.split(" ")
        role = view["cards"].get(rest[0], {}).get("role") if verb in NAMES_CARDS else None
        return self.words.say("role", role=role) if role else ""

    def order(self, group: str) -> int:
        return int(group.partition(" ")[2] or 0)

    def explain(self, view: View, forecast: View, text: str) -> Iterator[str]:
        return Helps(self.words, self.short).about(view, forecast, text)
