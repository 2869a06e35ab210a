"""The text form of moves: the move's word, then its fields, with spaces between. One form for all games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from labrys.core.game import Move
from labrys.core.refusal import BadNotation, counted

M = TypeVar("M", bound=Move)

LONGEST = 200
"""No move of any game is longer in text; what is longer would only fill reasons and logs."""


def by_word(*kinds: type[M]) -> dict[str, type[M]]:
    """The kinds of moves of a game by their words."""
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def spell(move: Move) -> str:
    """The move in words, as `load blue gray`."""
    words = [str(move.__struct_config__.tag)]
    for field in move.__struct_fields__:
        value = getattr(move, field)
        words.extend(map(str, value) if isinstance(value, tuple) else (str(value),))
    return " ".join(words)


def read(text: str, kinds: Mapping[str, type[M]]) -> M:
    """The move of a text; BadNotation with one sentence otherwise."""
    if len(text) > LONGEST:
        raise BadNotation(f"a move has at most {LONGEST} characters, this has {len(text)}")
    words = text.split()
    if not words:
        raise BadNotation("a move needs a word, such as " + ", ".join(sorted(kinds)))
    kind = kinds.get(words[0])
    if kind is None:
        raise BadNotation(f"{_short(words[0])} is not a move; there is " + ", ".join(sorted(kinds)))
    fields, takes_all = _shape(kind)
    given: dict[str, Any]
    if takes_all:
        given = {fields[0]: words[1:]}
    elif len(words) - 1 != len(fields):
        if kind.needs:
            raise BadNotation(_needed(kind, words))
        wanted = " ".join(fields) or "nothing"
        raise BadNotation(f"{words[0]} takes {wanted}, you wrote {counted(len(words) - 1, 'word')} after it")
    else:
        given = dict(zip(fields, words[1:], strict=True))
    try:
        return msgspec.convert(given, kind, strict=False)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadNotation(_needed(kind, words) if kind.needs else f"{words[0]}: {error}") from None


def _needed(kind: type[Move], words: list[str]) -> str:
    """What a word needs, and what stands after it instead."""
    written = f"; you wrote {_short(' '.join(words[1:]))}" if len(words) > 1 else ""
    return f"{words[0]} needs {kind.needs}{written}"


@lru_cache(maxsize=256)
def _shape(kind: type[Move]) -> tuple[tuple[str, ...], bool]:
    """The fields of a kind of move, and whether its only field takes all words. To look at a type is slow."""
    fields = msgspec.structs.fields(kind)
    return tuple(field.name for field in fields), len(fields) == 1 and fields[0].type not in (str, int)


def from_data(raw: Mapping[str, object], kinds: Mapping[str, type[M]]) -> M:
    """The move of plain data with its word under `move`; BadNotation with one sentence otherwise."""
    word = raw.get("move")
    kind = kinds.get(word) if isinstance(word, str) else None
    if kind is None:
        raise BadNotation("a move is told by its word under `move`; there is " + ", ".join(sorted(kinds)))
    try:
        return msgspec.convert(raw, kind)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadNotation(f"{word}: {error}") from None


def game_of(position: str) -> str:
    """The game that a position is of: every position text begins with the line `game: NAME`."""
    heading, _, name = position.lstrip().partition("\n")[0].partition(":")
    if heading != "game":
        raise BadNotation(f"a position begins with `game: NAME`, not with {_short(heading)}")
    return name.strip()


def _short(word: str) -> str:
    return repr(word if len(word) <= 40 else word[:37] + "...")
