"""The client's types: writes web/src/wire/types.ts from the definitions of what goes over the wire.

    python -m tools.web_types           write the file
    python -m tools.web_types --check   exit 1 if it is out of date

What the server says always has every field, unless its struct leaves out what is ordinary; what people say may leave
out what has a default. Where the server says Any, because each game has words of its own, the client gets the union of
all games.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as mi

from labrys.games.akrotiri import components
from tools.web_structs import (
    AKROTIRI_MOVES,
    ANY_GAME,
    BODIES,
    KNOWN_WORDS,
    LITERALS,
    OF_A_GAME,
    RENAMED,
    SAID_BY_PEOPLE,
    SECTIONS,
    UNIONS,
)

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "wire" / "types.ts"
WIDTH = 120

HEAD = """\
// Written by `make types` from the server's definitions; do not edit.

/** A move in notation, or as the object that legal moves are sent as. */
export type RawMove = string | AnyMove | { [name: string]: unknown };

export type Point = "north" | "east" | "south" | "west";

/** Of a map card as its owner holds it. */
export type Side = "up" | "right" | "down" | "left";
"""


def text() -> str:
    """The whole file."""
    parts = [HEAD]
    for values, name in LITERALS.items():
        ordered = get_args(getattr(components, name))
        assert values == set(ordered)
        parts.append(f"export type {name} = {' | '.join(map(_quoted, ordered))};\n")
    done: set[Any] = set()
    for title, given in SECTIONS:
        parts.append(f"// {title}\n")
        parts += [_struct(one) for one in _reached(given, done)]
        parts += [_union(name, what, of) for name, what, of in UNIONS if set(of) <= set(given)]
    parts.append("// What every game has\n")
    parts += [f"/** {what} */\nexport type {name} = {of};\n" for name, what, of in ANY_GAME]
    assert len(done) == len({_name(one) for one in done}), "two structs have one name"
    return "\n".join(parts)


def _reached(given: tuple[Any, ...], done: set[Any]) -> Iterator[Any]:
    """These structs and those that they are made of, each once, what is used before what uses it."""
    for one in given:
        if one in done:
            continue
        done.add(one)
        info = mi.type_info(one)
        assert isinstance(info, mi.StructType)
        yield from _reached(tuple(_structs_in([field.type for field in info.fields])), done)
        yield one


def _structs_in(types: list[mi.Type]) -> Iterator[Any]:
    for one in types:
        if isinstance(one, mi.StructType):
            yield one.cls
        elif isinstance(one, mi.UnionType):
            yield from _structs_in(list(one.types))
        elif isinstance(one, mi.CollectionType):
            yield from _structs_in([one.item_type])
        elif isinstance(one, mi.TupleType):
            yield from _structs_in(list(one.item_types))
        elif isinstance(one, mi.DictType):
            yield from _structs_in([one.value_type])


def _struct(struct: Any) -> str:
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    lines = [f"export type {_name(struct)} = {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_quoted(str(info.tag))};")
    notes = _field_notes(struct)
    for field in info.fields:
        lines += _comment(notes.get(field.name, ""), "  ")
        mark = "?" if _may_lack(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {_field_type(struct, field)};")
    own = struct.__dict__.get("__doc__") or ""
    return "\n".join([*_comment(own), *lines, "};\n"])


def _field_type(struct: Any, field: mi.Field) -> str:
    if (struct, field.name) in OF_A_GAME:
        return OF_A_GAME[struct, field.name]
    is_told = struct.__module__.startswith("labrys.games.") and struct not in AKROTIRI_MOVES
    if is_told and isinstance(field.type, mi.StrType):
        return KNOWN_WORDS.get(field.name, "string")
    return _type(field.type)


def _may_lack(struct: Any, field: mi.Field) -> bool:
    if field.required:
        return False
    return struct in SAID_BY_PEOPLE + BODIES or bool(struct.__struct_config__.omit_defaults)


def _type(info: mi.Type) -> str:
    match info:
        case mi.Metadata():
            return _type(info.type)
        case mi.StructType():
            return _name(info.cls)
        case mi.UnionType():
            return " | ".join(dict.fromkeys(_type(one) for one in info.types))
        case mi.LiteralType():
            return LITERALS.get(frozenset(info.values)) or " | ".join(map(_quoted, _in_order(info)))
        case mi.VarTupleType() | mi.ListType():
            of = _type(info.item_type)
            return f"({of})[]" if "|" in of else f"{of}[]"
        case mi.TupleType():
            return f"[{', '.join(_type(one) for one in info.item_types)}]"
        case mi.DictType():
            return f"Record<string, {_type(info.value_type)}>"
        case mi.StrType():
            return "string"
        case mi.BoolType():
            return "boolean"
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.NoneType():
            return "null"
        case mi.AnyType():
            return "unknown"
    raise NotImplementedError(f"no word for {info}")


def _in_order(info: mi.LiteralType) -> list[str]:
    return sorted(map(str, info.values))


def _union(name: str, what: str, structs: tuple[Any, ...]) -> str:
    names = [_name(one) for one in structs]
    line = f"export type {name} = {' | '.join(names)};"
    if len(line) > WIDTH:
        line = "\n  | ".join([f"export type {name} =", *names]) + ";"
    return f"/** {what} */\n{line}\n"


def _name(struct: Any) -> str:
    return RENAMED.get(struct) or str(struct.__name__)


def _quoted(word: str) -> str:
    return msgspec.json.encode(word).decode()


def _comment(words: str, indent: str = "") -> list[str]:
    words = re.sub(r"\bNone\b", "null", inspect.cleandoc(words).replace("*/", "* /"))
    if not words:
        return []
    if "\n" not in words and len(indent + words) + 7 <= WIDTH:
        return [f"{indent}/** {words} */"]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in words.splitlines()], f"{indent} */"]


def _field_notes(struct: Any) -> dict[str, str]:
    """What stands under the fields of a struct and of those that it is made from."""
    notes: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base.__module__.startswith("labrys."):
            notes |= _notes_of_module(inspect.getmodule(base)).get(base.__name__, {})
    return notes


@cache
def _notes_of_module(module: ModuleType | None) -> dict[str, dict[str, str]]:
    assert module is not None
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        notes = found.setdefault(node.name, {})
        for before, after in zip(node.body, node.body[1:], strict=False):
            if not (isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)):
                continue
            if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
                notes[before.target.id] = str(after.value.value)
    return found


def main() -> int:
    fresh = text()
    if "--check" not in sys.argv:
        FILE.write_text(fresh)
        return 0
    if FILE.is_file() and FILE.read_text() == fresh:
        return 0
    print(f"{FILE.name} is not what the server's definitions say: run make types", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
