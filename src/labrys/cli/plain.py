"""Characters for terminals that have few: lines of the map become `| - +`, whatever else is missing a `?`."""

from __future__ import annotations

import codecs
import io
from typing import Final, TextIO

_PLAIN: Final = str.maketrans("│─╰╭├╯┴╮┤┬┼╶╴╵╷━┃", "|-+++++++++--||-|")
_NAME: Final = "labrys-plain"


def plain(error: UnicodeError) -> tuple[str, int]:
    """An error handler of codecs: what to write instead, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end].translate(_PLAIN)
    return "".join(mark if mark.isascii() else "?" for mark in lost), error.end


def prepare(*streams: TextIO | None) -> None:
    """A terminal that lacks a character shows another one instead of stopping the program."""
    codecs.register_error(_NAME, plain)
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_NAME)
