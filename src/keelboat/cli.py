"""The command `keelboat`. Each command imports what it needs, so that `keelboat --help` stays quick.

Exit codes: 0 fine, 1 a record or data file found wrong, 2 the command cannot be done as it was given,
130 stopped by Ctrl-C, 141 the reader of a pipe has gone. An error is one line on standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn, TextIO, cast

from keelboat import __version__

USAGE: Final = 2
STOPPED: Final = 130
CLOSED_PIPE: Final = 141
LANGUAGES: Final = ("en", "fr", "de", "ru")  # those of keelboat.i18n, which is not read for `--help`

EXAMPLES: Final = """examples:
  keelboat play                         asks a few questions, then starts a game
  keelboat play discoveries --seats human,guided,random
  keelboat play expedition --seats human --head-start 5
  keelboat play --resume mygame.txt     goes on with a saved game
  keelboat replay mygame.txt --at 120   the board after 120 entries
  keelboat verify mygame.txt            were the dice fair?
  keelboat simulate discoveries --seats 3 --games 200 --bots guided
  keelboat data show discoveries 34     what is printed on card 34, how we know
"""


class UsageError(Exception):
    """Arguments that cannot be understood."""


class Parser(argparse.ArgumentParser):
    """argparse, with errors of one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; no traceback for anything that people can do."""
    _open_what_is_closed()
    _be_gentle(sys.stdin, sys.stdout, sys.stderr)
    try:
        code = _run(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _say("keelboat: stopped", STOPPED)
    except BrokenPipeError:
        _abandon_output()
        return CLOSED_PIPE
    except OSError as error:
        _abandon_output()
        return _say(f"keelboat: cannot write: {error.strerror or error}", USAGE)
    return code


def _run(argv: Sequence[str] | None) -> int:
    try:
        args = parser().parse_args(argv)
    except UsageError as error:
        return _say(str(error), USAGE)
    except SystemExit:  # after --help or --version
        return 0
    from keelboat.terminal.problem import Problem

    try:
        return cast(Callable[[argparse.Namespace], int], args.run)(args)
    except Problem as problem:
        return _say(f"keelboat: {problem}", problem.code)


def _open_what_is_closed() -> None:
    """Python has no stream at all where one was closed before it started (`>&-`): nothing is read or kept there."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (open until the process ends)


def _be_gentle(*streams: TextIO) -> None:
    """A character that a terminal cannot show, or bytes that are no text, become `?` and not an error."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _say(text: str, code: int) -> int:
    """Write one line on standard error, after everything that was written before."""
    sys.stdout.flush()
    print(" ".join(text.split()), file=sys.stderr, flush=True)
    return code


def _abandon_output() -> None:
    """Nobody reads any more: what is still buffered must not fail when the interpreter ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


# --- what can be typed -----------------------------------------------------------------------------


def parser() -> Parser:
    """Return the whole command line."""
    top = Parser(
        prog="keelboat",
        description="Lewis & Clark board games in the terminal: play, replay, check, simulate.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action=Version, help="show the version, and whether the rules are compiled")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add_play(commands)
    _add_replay(commands)
    _add_verify(commands)
    _add_simulate(commands)
    _add_perft(commands)
    _add_data(commands)
    return top


class Version(argparse.Action):
    """`--version`: also says whether the rules run compiled."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from keelboat.terminal.studies import is_compiled

        print(f"keelboat {__version__} ({'compiled' if is_compiled() else 'plain Python'})")
        parser.exit()


def _command(commands: Any, name: str, run: Callable[[argparse.Namespace], int], about: str) -> Parser:
    """Add a command; `commands` is what add_subparsers returns, a type without a public name."""
    described = about[0].upper() + about[1:] + "."
    new: Parser = commands.add_parser(name, help=about, description=described, allow_abbrev=False)
    new.set_defaults(run=run)
    return new


def _add_language(command: Parser) -> None:
    about = "language (default: that of your system if there is one of these, else en)"
    command.add_argument("--lang", choices=LANGUAGES, help=about)


def _add_data_file(command: Parser) -> None:
    command.add_argument("--data", metavar="FILE", help="use this data file, for example one with corrected cards")


def _add_option(command: Parser) -> None:
    about = "an option of the game, such as first_game=yes; may be given several times"
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)
    about = "expedition, alone: how far ahead Mackenzie starts, 0 to 7"
    command.add_argument("--head-start", type=_whole, metavar="N", help=about)
    about = "expedition: the goods at the start are drawn"
    command.add_argument("--random-goods", action="store_true", help=about)
    about = "expedition: random, or spaces with their terrain, such as 5:mountain,20:river"
    command.add_argument("--route-tokens", metavar="SPEC", help=about)


def _options(args: argparse.Namespace) -> tuple[str, ...]:
    """Return the options of the game as name=value, those that have a flag of their own included."""
    flags = {
        "head_start": args.head_start,
        "random_goods": "yes" if args.random_goods else None,
        "route_tokens": args.route_tokens,
    }
    return (*args.option, *(f"{name}={value}" for name, value in flags.items() if value is not None))


def _add_game_and_seats(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="which game: discoveries or expedition")
    command.add_argument("--seats", type=_whole, required=True, metavar="N", help="how many players")


def _add_play(commands: Any) -> None:
    play = _command(commands, "play", run_play, "play a game in the terminal, against bots or with friends")
    play.add_argument("game", nargs="?", metavar="GAME", help="which game: discoveries (the default) or expedition")
    seats = "who sits where, for example human,guided: human, or a bot: guided plays to win, random plays anything"
    play.add_argument("--seats", metavar="WHO,WHO,...", help=seats)
    seed = "a number or word that names the game: the same seed gives the same cards and dice (default: by chance)"
    play.add_argument("--seed", help=seed)
    _add_language(play)
    _add_data_file(play)
    _add_option(play)
    play.add_argument("--names", metavar="ADA,BEN", help="names of the players, in the order of the seats")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")


def _add_replay(commands: Any) -> None:
    about = "show a saved game and check every move of it against the rules"
    replay = _command(commands, "replay", run_replay, about)
    replay.add_argument("file", metavar="FILE", help="a record, as `save` writes it")
    replay.add_argument("--at", type=_whole, metavar="N", help="show the game after its first N entries")
    _add_language(replay)
    _add_data_file(replay)


def _add_verify(commands: Any) -> None:
    about = "check that the dice and cards of a finished game were fair"
    verify = _command(commands, "verify", run_verify, about)
    verify.add_argument("file", metavar="FILE", help="the record of a finished game")
    _add_language(verify)
    _add_data_file(verify)


def _add_simulate(commands: Any) -> None:
    about = "let bots play many games: scores, length, speed"
    simulate = _command(commands, "simulate", run_simulate, about)
    _add_game_and_seats(simulate)
    simulate.add_argument("--games", type=_positive, default=100, metavar="K", help="how many games (default 100)")
    simulate.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same games (default 1)")
    simulate.add_argument("--bots", metavar="A,B,...", help="a bot for each seat, or one for all (default random)")
    simulate.add_argument("--json", action="store_true", help="print the result as one JSON object on the last line")
    _add_option(simulate)
    _add_language(simulate)
    _add_data_file(simulate)


def _add_perft(commands: Any) -> None:
    about = "count the ways to play so many actions: a test of the rules"
    perft = _command(commands, "perft", run_perft, about)
    _add_game_and_seats(perft)
    perft.add_argument("--seed", default="1", metavar="S", help="the set-up to start from (default 1)")
    perft.add_argument("--depth", type=_positive, default=3, metavar="D", help="how many actions deep (default 3)")
    perft.add_argument("--divide", action="store_true", help="also count below each first action")
    _add_data_file(perft)


def _add_data(commands: Any) -> None:
    data = commands.add_parser("data", help="check or show the printed cards", allow_abbrev=False)
    what = data.add_subparsers(dest="what", metavar="check|show", required=True)
    check = _command(what, "check", run_data_check, "check a data file and say in words what is wrong in it")
    check.add_argument("file", nargs="?", metavar="FILE", help="the file (default: those that Keelboat plays with)")
    check.add_argument("--game", metavar="G", help="which game the file is for (default: the one that it names)")
    _add_language(check)
    show = _command(what, "show", run_data_show, "show what is printed on a card, with the source of each fact")
    show.add_argument("game", metavar="GAME", help="which game: discoveries or expedition")
    named = "a card's number; in expedition also a starter such as blue-leader, or a place such as hunting"
    show.add_argument("card", metavar="CARD", help=named)
    _add_language(show)
    _add_data_file(show)


def _whole(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"a whole number is expected, not {text[:40]!r}")
    return int(text)


def _positive(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a number from 1 on is expected")
    return number


# --- the commands ------------------------------------------------------------------------------------


def run_play(args: argparse.Namespace) -> int:
    from keelboat.terminal.playing import Wishes, play

    given = {"language": args.lang, "options": _options(args)}
    return play(Wishes(args.game, args.seats, args.seed, data=args.data, names=args.names, resume=args.resume, **given))


def run_replay(args: argparse.Namespace) -> int:
    from keelboat.terminal.records import replay

    return replay(args.file, args.at, args.lang, args.data)


def run_verify(args: argparse.Namespace) -> int:
    from keelboat.terminal.records import verify

    return verify(args.file, args.lang, args.data)


def run_simulate(args: argparse.Namespace) -> int:
    from keelboat.terminal.studies import simulate

    asked = {"bots": args.bots, "options": _options(args), "as_json": args.json, "language": args.lang}
    return simulate(args.game, args.seats, args.games, args.seed, data=args.data, **asked)


def run_perft(args: argparse.Namespace) -> int:
    from keelboat.terminal.studies import perft

    return perft(args.game, args.seats, args.seed, args.depth, split=args.divide, data=args.data)


def run_data_check(args: argparse.Namespace) -> int:
    from keelboat.terminal.cards import check

    return check(args.file, args.game, args.lang)


def run_data_show(args: argparse.Namespace) -> int:
    from keelboat.terminal.cards import show

    return show(args.game, args.card, args.lang, args.data)
