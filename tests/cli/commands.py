"""Running the command: in this process with streams of its own, or as people do, in another one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from typing import NamedTuple
from unittest import mock

from keelboat.cli import main


class Done(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


def run(
    *argv: str, typed: str = "", stdin: io.StringIO | None = None, out: io.StringIO | None = None, lang: str = "C.UTF-8"
) -> Done:
    """Run `keelboat` in this process, piped, on a system that is set to `lang`."""
    stdin = io.StringIO(typed) if stdin is None else stdin
    out = io.StringIO() if out is None else out
    err = io.StringIO()
    with (
        mock.patch.object(sys, "stdin", stdin),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
        mock.patch.dict(os.environ, {"LC_ALL": lang}),
    ):
        code = main(argv)
    return Done(code, out.getvalue(), err.getvalue())


def spawn(*argv: str, typed: str | bytes = "", **environment: str) -> Done:
    """Run `keelboat` as its own process, piped."""
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(command(*argv), input=given, capture_output=True, env=clean(environment), check=False)
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def command(*argv: str) -> list[str]:
    return [sys.executable, "-m", "keelboat", *argv]


def clean(environment: dict[str, str]) -> dict[str, str]:
    """The environment without what would colour or translate the output."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LANG", "COLUMNS")}
    return {**kept, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **environment}


def assert_refused(done: Done, code: int, *words: str) -> None:
    """Nothing on standard output, one line on standard error that says these words."""
    assert done.code == code, done
    assert done.out == ""
    assert done.err.count("\n") == 1 and done.err.endswith("\n"), done.err
    for word in words:
        assert word in done.err, done.err
