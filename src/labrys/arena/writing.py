"""Lines added to a file, each whole or told to be missing."""

from __future__ import annotations

from typing import IO


def write_whole(file: IO[bytes], data: bytes) -> None:
    """Write all of it to an unbuffered file; OSError with the file's name."""
    try:
        while data:
            # Of an almost full disk a part may be taken.
            data = data[file.write(data) or 0 :]
    except OSError as error:
        raise OSError(error.errno, error.strerror, file.name) from None
