"""`keelboat play`: who sits where, where the dice come from, and the questions for a newcomer."""

import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Final, NamedTuple

from keelboat.bots import make_bot
from keelboat.i18n import LANGUAGES
from keelboat.kernel import GAMES, FairChance, Match, Record, RecordError, find_game, resume, seed_from
from keelboat.kernel.chance import SEED_BYTES
from keelboat.parts import Game
from keelboat.terminal.drawings import DRAWINGS
from keelboat.terminal.files import read_record
from keelboat.terminal.page import Page
from keelboat.terminal.problem import Problem, cannot_read, load_tables, wrong_record
from keelboat.terminal.session import Player, Read, Session
from keelboat.terminal.words import Words, language_of

HUMAN: Final = "human"
RIVAL: Final = "guided"
"""The bot for those who do not ask for another."""
FIRST_GAME: Final = "discoveries"
LONGEST_NAME: Final = 24
COLOURS: Final = ("blue", "orange", "yellow", "green", "purple")
HEAD_STARTS: Final = range(8)
"""What Mackenzie may be given in a game alone."""
OWN_NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch", "ru": "Русский"}
"""Each language as its speakers call it: whoever has to choose one cannot read the others yet."""


class Wishes(NamedTuple):
    """What was asked for on the command line; None where nothing was said."""

    game: str | None = None
    seats: str | None = None
    seed: str | None = None
    language: str | None = None
    data: str | None = None
    options: tuple[str, ...] = ()
    names: str | None = None
    resume: str | None = None


def play(wishes: Wishes, page: Page | None = None, read: Read | None = None) -> int:
    """Play a game to its end, or until somebody leaves."""
    page = Page() if page is None else page
    asked = read is not None
    read = reader(page) if read is None else read
    newcomer = wishes == Wishes() and (asked or (sys.stdin.isatty() and page.is_terminal))
    if newcomer:
        wishes = questions(page, read)
    session = prepare(wishes, page, read)
    if newcomer:
        page.line()
        session.primer()
        page.line()
    session.run()
    page.flush()
    return 0


def reader(page: Page) -> Read:
    """Return how a line is read: with editing at a terminal, echoed where it comes from a pipe."""
    if sys.stdin.isatty() and page.is_terminal:
        with suppress(ImportError):
            import_module("readline")  # input() then edits and remembers lines
        return input

    def read_piped(prompt: str) -> str:
        page.prompt(prompt)
        line = sys.stdin.readline()
        if not line:
            page.line()
            raise EOFError
        page.line(line.rstrip("\n"))
        return line

    return read_piped


def prepare(wishes: Wishes, page: Page, read: Read) -> Session:
    """Return the game that was asked for, ready to run; Problem says what cannot be."""
    language = wishes.language or language_of(dict(os.environ))
    if wishes.resume is not None:
        return _resumed(wishes, wishes.resume, language, page, read)
    game = _game(wishes.game or FIRST_GAME)
    words = Words(language, game.name)
    kinds = split_seats(wishes.seats or f"{HUMAN},{RIVAL}")
    _check_seats(game, len(kinds), words)
    names = _names(wishes.names, len(kinds), words)
    tables = load_tables(words, game.name, wishes.data)
    chance = FairChance(_seed(wishes.seed))
    try:
        match = Match(
            game.name,
            len(kinds),
            read_options(wishes.options, words),
            chance=chance,
            tables=tables,
            names=dict(enumerate(names)),
        )
    except ValueError as error:
        raise Problem(str(error)) from error
    return Session(match, _players(kinds, wishes.seed), page, Words(language, game.name, names), read)


def _resumed(wishes: Wishes, file: str, language: str, page: Page, read: Read) -> Session:
    words = Words(language, FIRST_GAME)
    if wishes.options or wishes.game is not None:
        raise Problem(words.say("terminal-resume-alone"))
    try:
        record = read_record(file)
        if record.game not in GAMES:
            raise RecordError(record.lines["game"], f"no game {record.game!r}; there are: {', '.join(GAMES)}")
        words = Words(language, record.game)
        tables = load_tables(words, record.game, wishes.data)
        sealed = bool(record.commit)
        match = resume(record, FairChance(_seed(wishes.seed), record.nonces), tables)
    except OSError as error:
        raise cannot_read(words, file, error) from error
    except RecordError as error:
        raise wrong_record(words, file, error) from error
    kinds = split_seats(wishes.seats or ",".join([HUMAN] + [RIVAL] * (record.seats - 1)))
    if len(kinds) != record.seats:
        raise Problem(words.say("terminal-resume-seats", file=file, n=record.seats, m=len(kinds)))
    given = _names(wishes.names, record.seats, words) if wishes.names else []
    names = given or names_of(record, words)
    record.names = dict(enumerate(names))
    if sealed and not record.commit:
        page.line(words.say("terminal-seal-dropped"))
    return Session(match, _players(kinds, wishes.seed), page, Words(language, record.game, names), read)


def _game(name: str) -> Game:
    try:
        return find_game(name)
    except ValueError as error:
        raise Problem(str(error)) from error


def _seed(wished: str | None) -> bytes:
    return secrets.token_bytes(SEED_BYTES) if wished is None else seed_from(wished)


def _check_seats(game: Game, seats: int, words: Words) -> None:
    if seats not in game.seat_counts:
        counts = words.any_of([str(count) for count in game.seat_counts])
        raise Problem(words.say("terminal-seat-count", game=game.name, counts=counts, n=seats))


def split_seats(text: str) -> list[str]:
    """Return what is wished for each seat; a bot's parameters may hold commas too.

    >>> split_seats("human,guided:whim=0.2,random")
    ['human', 'guided:whim=0.2', 'random']
    """
    kinds: list[str] = []
    for part in text.split(","):
        if kinds and ":" in kinds[-1] and "=" in part and ":" not in part:
            kinds[-1] += f",{part}"
        else:
            kinds.append(part.strip())
    return kinds


def _players(kinds: Sequence[str], seed: str | None) -> list[Player]:
    """Return who sits where; each bot has a random stream of its own."""
    players = []
    for seat, kind in enumerate(kinds):
        random = Random(f"{secrets.token_hex() if seed is None else seed}/seat {seat}")
        try:
            players.append(Player(None if kind == HUMAN else make_bot(kind), kind, random))
        except ValueError as error:
            raise Problem(f"--seats: {error}, {HUMAN}") from error
    return players


def read_options(given: Sequence[str], words: Words) -> dict[str, str]:
    """Return options as `name=value` gives them; the game itself judges them."""
    options: dict[str, str] = {}
    for part in given:
        name, equals, value = part.partition("=")
        if not equals or not name or not value or len(value.split()) != 1:
            raise Problem(words.say("terminal-option-form", found=part[:40]))
        options[name] = value
    return options


def captains(words: Words, seats: int) -> list[str]:
    """Return names for those who gave none: the captains, by colour."""
    return [words.say("captain", colour=colour) for colour in COLOURS[:seats]]


def names_of(record: Record, words: Words) -> list[str]:
    """Return the names in a record, fit for a screen whoever wrote them; captains where there are none."""
    defaults = captains(words, record.seats)
    return [clean_name(record.names.get(seat, "")) or name for seat, name in enumerate(defaults)]


def _names(wished: str | None, seats: int, words: Words) -> list[str]:
    names = captains(words, seats)
    given = [clean_name(name) for name in wished.split(",")] if wished else []
    if len(given) > seats:
        raise Problem(words.say("terminal-too-many-names", n=len(given), m=seats))
    for seat, name in enumerate(given):
        names[seat] = name or names[seat]
    return distinct(names)


def clean_name(name: str) -> str:
    """Return a name that fits in a record and on the screen: one line, no control characters, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


def distinct(names: Sequence[str]) -> list[str]:
    """Return names that can be told apart: the second Ada is Ada 2."""
    found: list[str] = []
    for name in names:
        number = 1 + sum(other == name or other.startswith(f"{name} ") for other in found)
        found.append(name if name not in found else f"{name} {number}")
    return found


# --- the questions for a newcomer ------------------------------------------------------------------


def questions(page: Page, read: Read) -> Wishes:
    """Ask what a game needs to know; Enter takes what is offered."""
    try:
        return _questions(page, read)
    except EOFError:
        page.line()
        raise Problem("keelboat: the input ended before the game began") from None


def _questions(page: Page, read: Read) -> Wishes:
    language = language_of(dict(os.environ))
    words = Words(language, FIRST_GAME)
    page.line(words.say("terminal-welcome"))
    page.line()
    offers = [OWN_NAMES[offered] for offered in LANGUAGES]
    place = _choose(page, read, words, "terminal-which-language", offers, default=LANGUAGES.index(language))
    language = LANGUAGES[place]
    words = Words(language, FIRST_GAME)
    games = list(GAMES)
    titles = [Words(language, game).say(DRAWINGS[game].game_name) for game in games]
    game = games[_choose(page, read, words, "terminal-which-game", titles)]
    words = Words(language, game)
    answer = read(words.say("terminal-your-name", offered=captains(words, 1)[0]) + " ")
    name = clean_name(answer.replace(",", " "))  # a comma would make two names
    counts = [count - 1 for count in GAMES[game].seat_counts]
    if 0 in counts:
        page.line(words.say("terminal-solo-hint"))
    rivals = _number(page, read, words, "terminal-how-many-rivals", counts, offered=1)
    named = Wishes(game=game, seats=HUMAN, language=language, names=name or None)
    if not rivals:
        head_start = _number(page, read, words, "terminal-head-start", HEAD_STARTS, offered=0)
        return named._replace(options=(f"head_start={head_start}",))
    styles = [words.say("terminal-bot-guided"), words.say("terminal-bot-random")]
    bot = (RIVAL, "random")[_choose(page, read, words, "terminal-which-bots", styles)]
    return named._replace(seats=",".join([HUMAN] + [bot] * rivals))


def _choose(page: Page, read: Read, words: Words, question: str, offers: Sequence[str], *, default: int = 0) -> int:
    """Ask until the answer is a number of the list, one of its words, or Enter."""
    page.line(words.say(question))
    for number, offer in enumerate(offers, start=1):
        page.first_and_rest(f" {number:>2}  ", offer, hang=5)
    while True:
        typed = read(words.say("terminal-enter-takes", number=str(default + 1)) + " ").strip().lower()
        if not typed:
            return default
        found = _matching(typed, offers)
        if found is not None:
            return found
        page.line(words.say("terminal-no-number", n=len(offers)))


def _number(page: Page, read: Read, words: Words, question: str, counts: Sequence[int], *, offered: int) -> int:
    """Ask for a number of these; Enter takes the one that is offered."""
    asked = words.say(question, low=str(counts[0]), high=str(counts[-1]), offered=str(offered))
    while True:
        typed = read(asked + " ").strip() or str(offered)
        if typed in map(str, counts):
            return int(typed)


def _matching(typed: str, offers: Sequence[str]) -> int | None:
    if typed.isdecimal() and len(typed) < 5 and 1 <= int(typed) <= len(offers):
        return int(typed) - 1
    starting = [place for place, offer in enumerate(offers) if offer.lower().startswith(typed)]
    return starting[0] if len(starting) == 1 and not typed.isdecimal() else None
