"""Records on disk: read with a limit, written whole or not at all."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from keelboat.kernel import Record, RecordError, parse

MOST_BYTES: Final = 64 * 1024 * 1024


def read_record(file: str) -> Record:
    """Return the record in a file; OSError if it cannot be read, RecordError if it is none."""
    with open(file, "rb") as source:
        found = source.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise RecordError(1, f"more than {MOST_BYTES // 1024 // 1024} MB: this is no record")
    try:
        text = found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "this is not UTF-8 text") from error
    return parse(text.replace("\r\n", "\n"))


def write_record(record: Record, file: str) -> None:
    """Write a record; an OSError leaves what was there before."""
    path = Path(file).expanduser()
    text = record.text().encode("utf-8")
    if path.exists() and not path.is_file():
        path.write_bytes(text)  # a device or a pipe cannot be replaced
        return
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def reason(error: OSError) -> str:
    """Return what the system says about a failure, without numbers and paths."""
    return error.strerror or str(error)
