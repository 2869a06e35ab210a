"""The house set's text, whole and with something in it written otherwise."""

from __future__ import annotations

import re

from labrys.core.components import Problem
from labrys.games.minos import components

HOUSE = components.house_text().decode()
SET = components.load()


def part(family: str, name: str) -> str:
    """The house set's text of one card or tile."""
    found = re.search(rf'\[\[{family}\]\]\nid = "{name}"\n.*?(?=\n\n|\n$)', HOUSE, re.DOTALL)
    assert found
    return found[0]


def with_part(family: str, name: str, **fields: str) -> str:
    """The house set with other fields in one card or tile; an empty text leaves a field out."""
    old = part(family, name)
    new = old
    for field, value in fields.items():
        line = f"\n{field} = {value}" if value else ""
        before, found, after = new.partition(f"\n{field} = ")
        new = before + line + (after[after.find("\n") :] if "\n" in after else "") if found else new + line
    return HOUSE.replace(old, new)


def with_card(name: str, **fields: str) -> str:
    return with_part("cards", name, **fields)


def without(family: str, name: str) -> str:
    return HOUSE.replace(part(family, name), "")


def other(before: str, after: str, times: int = 1) -> str:
    """The house set with a piece of text changed, the first of its kind unless it says otherwise."""
    assert before in HOUSE
    return HOUSE.replace(before, after, times)


def row(players: int, section: str, before: str, after: str) -> str:
    """The house set with one row of action spaces written otherwise."""
    found = re.search(rf'\[\[rows\]\]\nplayers = {players}\nsection = "{section}"\n.*?\n\]', HOUSE, re.DOTALL)
    assert found
    assert before in found[0]
    return HOUSE.replace(found[0], found[0].replace(before, after, 1))


def on_map(players: int, before: str, after: str) -> str:
    """The house set with a piece of one map's text changed."""
    start = HOUSE.index(f"[[maps]]\nplayers = {players}")
    ends = [HOUSE.find("[[maps]]\nplayers", start + 1), HOUSE.index("[[cards]]")]
    text = HOUSE[start : min(end for end in ends if end > 0)]
    assert before in text
    return HOUSE.replace(text, text.replace(before, after, 1))


def without_regions(*numbers: int) -> str:
    """The house set without some regions of the map for 4."""
    text = HOUSE
    for number in numbers:
        text = re.sub(rf"\[\[maps.regions\]\]\nnumber = {number}\n.*?\n\]\n", "", text, count=0, flags=re.DOTALL)
    return text


def printed(text: str) -> str:
    """The same components, not claimed to keep the promises of the house design."""
    return text.replace("house = true", "house = false")


def problems(text: str | bytes) -> list[Problem]:
    return components.read(text)[1]


def found(text: str | bytes) -> list[tuple[str, str]]:
    return [(problem.where, problem.rule) for problem in problems(text)]


def card(name: str) -> components.Card:
    return next(one for one in SET.cards if one.id == name)
