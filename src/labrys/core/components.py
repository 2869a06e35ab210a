"""Component sets of any game: read from TOML, each fault named by place and rule, known by a hash of their data.

A game gives the shape (a struct) and says what makes a set sound; this file knows neither cards nor tiles.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]{0,23}$")]
Line = Annotated[str, Meta(min_length=1, max_length=1000)]


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Common settings: parts never change, and a misspelt field is an error and not a default."""


class Problem(Struct, frozen=True):
    """One thing wrong with a component set: the place, the fault with its numbers, the rule it breaks."""

    where: str
    what: str
    rule: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what} (rule {self.rule})"


class BadComponents(ValueError):
    """A component set that cannot be played with; `problems` says why, all of it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


def canonical(components: Struct) -> bytes:
    """The data as canonical JSON, on one line: the same whatever the comments and the layout of its file."""
    plain = msgspec.to_builtins(components, str_keys=True)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest_of(components: Struct) -> str:
    """SHA-256 of the data in canonical JSON."""
    return hashlib.sha256(canonical(components)).hexdigest()


SHIPPED = "data/shipped.jsonl.xz"
"""The file of a game's package with every house set it ever came with: a line of canonical JSON each, oldest first.

Such a line hashes to the digest of its set, whatever the shape of component sets is by now.
"""


@cache
def shipped(package: str) -> dict[str, bytes]:
    """By digest: the house sets that a game's package ever came with, oldest first; none if none was kept yet."""
    file = resources.files(package).joinpath(SHIPPED)
    lines = lzma.decompress(file.read_bytes()).split(b"\n") if file.is_file() else []
    return {hashlib.sha256(line).hexdigest(): line for line in lines if line}


C = TypeVar("C", bound=Part)


class Form(Struct, Generic[C], frozen=True):
    """What a game's component files look like."""

    kind: type[C]
    members: Mapping[str, tuple[str, type[Part]]]
    """Lists whose members are read one by one, so that one bad member does not hide the others: word and shape."""
    rules: Mapping[str, str]
    """The rule that a field, or `field.part` of its members, belongs to."""
    soundness: Callable[[C], list[Problem]]
    """All that is wrong with a set that could be read."""

    def read(self, raw: bytes | str) -> tuple[C | None, list[Problem]]:
        """Read a set and list all that is wrong with it; the set is None if it has not even the right shape."""
        try:
            data: dict[str, Any] = tomllib.loads(raw.decode() if isinstance(raw, bytes) else raw)
        except (ValueError, RecursionError) as error:
            return None, [Problem("file", f"not TOML: {error}", "format")]
        faults = self.shape(data)
        if faults:
            return None, faults
        components = msgspec.convert(data, self.kind, str_keys=True)
        return components, self.soundness(components)

    def load(self, raw: bytes | str) -> C:
        """The set of a text; raises BadComponents if anything is wrong with it."""
        components, faults = self.read(raw)
        if components is None or faults:
            raise BadComponents(faults)
        return components

    def recall(self, package: str, digest: str) -> C | None:
        """The set of this digest if it ever was the house set of a game's package.

        It was sound when it was made. What a house set promises by now, it need not keep.
        """
        line = shipped(package).get(digest)
        return None if line is None else msgspec.json.decode(line, type=self.kind)

    def shape(self, data: dict[str, Any]) -> list[Problem]:
        """What keeps raw data from being read: missing, unknown or mistyped fields."""
        faults: list[Problem] = []
        known = {field.name: field.type for field in msgspec.structs.fields(self.kind)}
        for name in sorted(data.keys() - known.keys()):
            faults.append(Problem("file", f'unknown field "{name}"', "format"))
        for name, kind in known.items():
            if name not in data:
                faults.append(Problem("file", f'the field "{name}" is missing', self.rules.get(name, "format")))
            elif name in self.members and isinstance(data[name], list):
                faults += self._members(name, data[name])
            else:
                faults += self._misfit(data[name], kind, name, name)
        return faults

    def _members(self, name: str, items: list[Any]) -> Iterator[Problem]:
        word, kind = self.members[name]
        for number, item in enumerate(items):
            label = item.get("id", item.get("name")) if isinstance(item, dict) else None
            where = f"{word} {label}" if isinstance(label, str) else f"{name}[{number}]"
            yield from self._misfit(item, kind, where, name)

    def _misfit(self, item: object, kind: Any, where: str, field: str) -> Iterator[Problem]:
        try:
            msgspec.convert(item, kind, str_keys=True)
        except msgspec.ValidationError as error:
            what, _, place = str(error).partition(" - at ")
            # The place reads `$.docks[1]`, or `key` in `$.tiles`; a fault of the whole part has none.
            path = re.search(r"`\$\.?([^`]*)`", place)
            inner = path[1] if path else ""
            rule = self.rules.get(f"{field}.{inner}", self.rules.get(field, "format"))
            yield Problem(f"{where}, {inner}" if inner else where, what, rule)
