"""Every icon of Minos with its text in each language: writes docs/minos-icons.md.

    python tools/icon_page.py           write the page
    python tools/icon_page.py --check   exit 1 if it is out of date, or a word of the game has no icon or no text

The words come from the language of effects and from the components, the drawings and the texts from the client.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from labrys.games.minos import components, effects
from labrys.games.minos.wording import CONDITIONS

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "web" / "src" / "games" / "minos"
TEXTS = ROOT / "src" / "labrys" / "texts"
PAGE = ROOT / "docs" / "minos-icons.md"
LANGUAGES = {"en": "English", "fr": "Français", "es": "Español"}

INTRODUCTION = """# The icons of Minos

Written by `make docs` from the drawings in `web/src/games/minos/icons` and the texts of the client; do not edit. The
drawings are our own. They are the same wherever something of the game is shown: on cards, tiles, boards and buttons.
"""

FORMS = ("convert", "repeat", "instead", "per", "or", "met", "unmet")


class Row(NamedTuple):
    """A word of the game: the icon that stands for it, the text that says it, and the number said with it."""

    word: str
    icon: str
    text: str
    number: int = 1


def drawn() -> frozenset[str]:
    """The names of all icons."""
    return frozenset(path.stem for path in (CLIENT / "icons").glob("*.svg"))


def same() -> dict[str, str]:
    """Words that are drawn like another one, as the client has them."""
    [table] = re.findall(
        r"const SAME:.*?= \{\n(.*?)\n\};", (CLIENT / "icons.ts").read_text(encoding="utf-8"), re.DOTALL
    )
    return dict(re.findall(r'^ *"?([\w-]+)"?: "([\w-]+)",$', table, re.MULTILINE))


def chapters() -> dict[str, list[Row]]:
    """The whole vocabulary (M13) under its headings, then everything else that is drawn."""
    alike = same()

    def icon(kind: str, word: str) -> str:
        return alike.get(f"{kind}-{word}") or alike.get(word, word)

    def plain(words: tuple[str, ...], kind: str = "icon") -> list[Row]:
        return [Row(word, icon(kind, word), f"minos-{kind}-{word}") for word in words]

    found = {
        "Gains": plain(effects.GAINS, "effect"),
        "Prices": plain(effects.PRICES, "price"),
        "Conditions": [
            Row(f"{word} {number}", icon("condition", word), f"minos-condition-{word}", number)
            for word, number in CONDITIONS
        ],
        "Counts": plain(effects.COUNTS, "count"),
        "Forms": plain(FORMS),
        "Goods": plain(components.GOODS, "good"),
        "Temporary goods": plain(tuple(f"temp-{good}" for good in components.GOODS)),
        "Sections and triggers": plain(components.TRIGGERS, "trigger"),
        "Progress tracks": plain(components.TRACKS, "track"),
        "Abilities": plain(tuple(f"ability-{kind}" for kind in components.ABILITY_KINDS)),
        "Vases": plain(components.VASE_CONDITIONS, "vase"),
    }
    named = {row.icon for rows in found.values() for row in rows}
    return found | {"Other things of the table": plain(tuple(sorted(drawn() - named)))}


def speaker(language: str) -> Callable[[str, int], str]:
    """What says a text of a language with a number; an empty text for what is not there."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((TEXTS / language).glob("minos*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(name: str, number: int) -> str:
        pattern = bundle.get_message(name).value if bundle.has_message(name) else None
        return str(bundle.format_pattern(pattern, {"number": number})[0]) if pattern else ""

    return say


def faults(known: dict[str, list[Row]]) -> list[str]:
    """Words without an icon, and texts that are missing."""
    drawings, speakers = drawn(), {language: speaker(language) for language in LANGUAGES}
    rows = [row for rows in known.values() for row in rows]
    wrong = [f"there is no icon {row.icon} for {row.word}" for row in rows if row.icon not in drawings]
    names = {(row.text, row.number) for row in rows} | {(f"minos-icon-{name}", 1) for name in drawings}
    for language, say in speakers.items():
        wrong += [f"{language} has no text {name}" for name, number in sorted(names) if not say(name, number)]
    return wrong


def page(known: dict[str, list[Row]]) -> str:
    """The page as Markdown."""
    speakers = [speaker(language) for language in LANGUAGES]
    folder = (CLIENT / "icons").relative_to(ROOT).as_posix()
    lines = [INTRODUCTION]
    for title, rows in known.items():
        lines += [f"## {title}", "", f"| Icon | Word | {' | '.join(LANGUAGES.values())} |", "|---|---|---|---|---|"]
        for row in rows:
            image = f'<img src="../{folder}/{row.icon}.svg" width="32" height="32" alt="">'
            lines.append(f"| {image} | `{row.word}` | {' | '.join(say(row.text, row.number) for say in speakers)} |")
        lines.append("")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Write or check the page; 1 if something is wrong."""
    known = chapters()
    wrong, text = faults(known), page(known)
    if "--check" not in arguments:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        wrong.append(f"{PAGE.relative_to(ROOT)} is out of date: run make docs")
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
