"""Files written completely or not at all, whatever happens in the meantime."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kaiju.core.errors import Spoilt

SHARED: Final = 0o666  # readable by whomever the user's umask allows
PRIVATE: Final = 0o600


@contextmanager
def replacing(path: Path, mode: int = SHARED) -> Iterator[Path]:
    """Provide an empty draft next to a file, which replaces the file at the end.

    Anyone reading the file in the meantime, or after a crash, finds either all of the old content or all of
    the new: the draft is on disk before it is renamed, and renaming is atomic. If writing fails, the draft is
    removed and the file is unchanged.
    """
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
    try:
        yield draft
        with open(draft, "rb") as file:
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


TROUBLE: Final = {
    errno.EACCES: "forbidden",
    errno.EADDRINUSE: "port-taken",
    errno.EADDRNOTAVAIL: "no-address",
    errno.EEXIST: "exists",
    errno.EISDIR: "folder",
    errno.ENOENT: "missing",
    errno.ENOSPC: "full",
    errno.ENOTDIR: "no-folder",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
}


def trouble(error: OSError) -> str:
    """What the system reports, as the end of a message id; people need not know its own words."""
    return TROUBLE.get(error.errno or 0, "other")


def spoilt_file(path: Path, error: OSError | UnicodeDecodeError | Spoilt) -> Spoilt:
    """What is wrong with a file, by its name."""
    if isinstance(error, OSError):
        return Spoilt("unreadable", path=str(path), trouble=trouble(error))
    inner = error if isinstance(error, Spoilt) else Spoilt("no-record")
    return Spoilt(inner.reason, **{**inner.values, "path": str(path)})


def write_text(path: Path, text: str, mode: int = SHARED) -> None:
    """Write a whole text file."""
    with replacing(path, mode) as draft:
        draft.write_text(text, encoding="utf-8", newline="\n")
