"""The client's types: writes web/src/wire/types.ts from the definitions of what goes over the wire, and beside each
game's table a file with its own words.

    python -m tools.web_types           write the files
    python -m tools.web_types --check   exit 1 if one is out of date

What the server says always has every field, unless its struct leaves out what is ordinary; what people say may leave
out what has a default. Where the server says Any, because each game has words of its own, the client gets what all
games have in common.
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

from tools.web_structs import (
    ANY_GAME,
    BODIES,
    GAMES,
    OF_A_GAME,
    RENAMED,
    SAID_BY_PEOPLE,
    SECTIONS,
    UNIONS,
    GameTypes,
)

SOURCES = Path(__file__).resolve().parents[1] / "web" / "src"
WIDTH = 120

HEAD = "// Written by `make types` from the server's definitions; do not edit.\n"
COMMON = """\
/** A move in notation, or as the object that legal moves are sent as. */
export type RawMove = string | AnyMove | { [name: string]: unknown };
"""
BESIDES = {
    "akrotiri": """\
export type Point = "north" | "east" | "south" | "west";

/** Of a map card as its owner holds it. */
export type Side = "up" | "right" | "down" | "left";
"""
}
"""By game: words that its definitions do not spell out."""


def texts() -> dict[Path, str]:
    """Every file, by its path."""
    common: set[Any] = set()
    found = {SOURCES / "wire" / "types.ts": _common(common)}
    for game in GAMES:
        found[SOURCES / "games" / game.name / "types.ts"] = _of_game(game, common)
    return found


def _common(done: set[Any]) -> str:
    parts = [HEAD, COMMON, *_sections(SECTIONS, UNIONS, done, None)]
    parts.append("// What every game has\n")
    parts += [f"/** {what} */\nexport type {name} = {of};\n" for name, what, of in ANY_GAME]
    return "\n".join(parts)


def _of_game(game: GameTypes, common: set[Any]) -> str:
    literals = [
        f"export type {name} = {' | '.join(map(_quoted, get_args(getattr(game.components, name))))};\n"
        for name in game.literals
    ]
    done = set(common)
    sections = _sections(game.sections, game.unions, done, game)
    written = "\n".join([*literals, *sections])
    types = re.sub(r"/\*\*.*?\*/", "", written, flags=re.DOTALL)
    borrowed = sorted(name for name in map(_name, common) if re.search(rf"\b{name}\b", types))
    imports = [f'import type {{ {", ".join(borrowed)} }} from "../../wire/types";\n'] if borrowed else []
    besides = [BESIDES[game.name]] if game.name in BESIDES else []
    return "\n".join([HEAD, *imports, *besides, written])


def _sections(sections: Any, unions: Any, done: set[Any], game: GameTypes | None) -> list[str]:
    parts = []
    before = set(done)
    for title, given in sections:
        parts.append(f"// {title}\n")
        parts += [_struct(one, game) for one in _reached(given, done)]
        parts += [_union(name, what, of) for name, what, of in unions if set(of) <= set(given)]
    made = done - before
    assert len(made) == len({_name(one) for one in made}), "two structs have one name"
    return parts


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


def _struct(struct: Any, game: GameTypes | None) -> str:
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    lines = [f"export type {_name(struct)} = {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_quoted(str(info.tag))};")
    notes = _field_notes(struct)
    for field in info.fields:
        lines += _comment(notes.get(field.name, ""), "  ")
        mark = "?" if _may_lack(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {_field_type(struct, field, game)};")
    own = struct.__dict__.get("__doc__") or ""
    return "\n".join([*_comment(own), *lines, "};\n"])


def _field_type(struct: Any, field: mi.Field, game: GameTypes | None) -> str:
    if (struct, field.name) in OF_A_GAME:
        return OF_A_GAME[struct, field.name]
    if game is not None and struct not in game.moves and isinstance(field.type, mi.StrType):
        return game.words.get(field.name, "string")
    return _type(field.type, game)


def _may_lack(struct: Any, field: mi.Field) -> bool:
    if field.required:
        return False
    return struct in SAID_BY_PEOPLE + BODIES or bool(struct.__struct_config__.omit_defaults)


def _type(info: mi.Type, game: GameTypes | None) -> str:
    match info:
        case mi.Metadata():
            return _type(info.type, game)
        case mi.StructType():
            return _name(info.cls)
        case mi.UnionType():
            return " | ".join(dict.fromkeys(_type(one, game) for one in info.types))
        case mi.LiteralType():
            return _named(info, game) or " | ".join(map(_quoted, _in_order(info)))
        case mi.VarTupleType() | mi.ListType():
            of = _type(info.item_type, game)
            return f"({of})[]" if "|" in of else f"{of}[]"
        case mi.TupleType():
            return f"[{', '.join(_type(one, game) for one in info.item_types)}]"
        case mi.DictType():
            return f"Record<string, {_type(info.value_type, game)}>"
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


def _named(info: mi.LiteralType, game: GameTypes | None) -> str | None:
    for name in game.literals if game else ():
        if set(get_args(getattr(game and game.components, name))) == set(info.values):
            return name
    return None


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
    status = 0
    for file, fresh in texts().items():
        if "--check" not in sys.argv:
            file.write_text(fresh)
        elif not file.is_file() or file.read_text() != fresh:
            print(f"{file.relative_to(SOURCES)} is not what the definitions say: run make types", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
