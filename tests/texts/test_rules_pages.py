"""The rules pages say the same in every language: the same rules in the same order, and tables of the same size."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
FIGURES = ROOT / "web" / "src" / "games" / "akrotiri" / "figures"
HOUSE = ROOT / "src" / "labrys" / "games" / "akrotiri" / "data" / "house.toml"
CHAPTERS = ("akrotiri", "minos", "table")
TRANSLATIONS = ("fr", "es")

_HEADING = re.compile(r"^(#+) (?:([A-Z]\d+(?:\.\d+)?) )?", re.ASCII)
_ID = re.compile(r"\b[AMS]\d+(?:\.\d+)?\b", re.ASCII)


def page(language: str, chapter: str) -> list[str]:
    folder = RULES if language == "en" else RULES / language
    return (folder / f"{chapter}.md").read_text(encoding="utf-8").splitlines()


def headings(lines: list[str]) -> list[tuple[str, str]]:
    """Level and id of every heading."""
    return [(found[1], found[2] or "") for found in map(_HEADING.match, lines) if found]


def by_rule(lines: list[str]) -> dict[str, list[str]]:
    """The lines under each heading that has an id; what comes before the first one under an empty id."""
    rules: dict[str, list[str]] = {"": []}
    current = ""
    for line in lines:
        found = _HEADING.match(line)
        if found and found[2]:
            current = found[2]
            rules[current] = []
        elif not found:
            rules[current].append(line)
    return rules


def table_rows(lines: list[str]) -> list[int]:
    """How many columns each row of each table has."""
    return [line.count("|") - 1 for line in lines if line.startswith("|")]


def cited(lines: list[str]) -> list[str]:
    return sorted(_ID.findall(" ".join(lines)))


def marks(lines: list[str]) -> int:
    """How many marks such as `[book, ruling]` there are."""
    # A link's text has brackets too, and an address after it.
    return len(re.findall(r"\[[^]]+](?!\()", " ".join(lines)))


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("language", TRANSLATIONS)
class TestEveryLanguage:
    def test_has_the_same_rules_in_the_same_order(self, language: str, chapter: str) -> None:
        assert headings(page("en", chapter)) == headings(page(language, chapter))

    def test_has_tables_of_the_same_size(self, language: str, chapter: str) -> None:
        english, translated = by_rule(page("en", chapter)), by_rule(page(language, chapter))

        assert {rule: table_rows(lines) for rule, lines in english.items()} == {
            rule: table_rows(lines) for rule, lines in translated.items()
        }

    def test_cites_the_same_rules_at_the_same_rule(self, language: str, chapter: str) -> None:
        english, translated = by_rule(page("en", chapter)), by_rule(page(language, chapter))

        assert {rule: cited(lines) for rule, lines in english.items()} == {
            rule: cited(lines) for rule, lines in translated.items()
        }

    def test_says_of_each_rule_where_it_comes_from(self, language: str, chapter: str) -> None:
        english, translated = by_rule(page("en", chapter)), by_rule(page(language, chapter))

        assert {rule: marks(lines) for rule, lines in english.items()} == {
            rule: marks(lines) for rule, lines in translated.items()
        }

    def test_leaves_no_rule_without_a_text_that_has_one_in_english(self, language: str, chapter: str) -> None:
        english, translated = by_rule(page("en", chapter)), by_rule(page(language, chapter))

        assert {rule for rule, lines in english.items() if any(lines)} == {
            rule for rule, lines in translated.items() if any(lines)
        }

    def test_links_to_pages_that_exist(self, language: str, chapter: str) -> None:
        targets = re.findall(r"\]\(([^)#]+)\)", "\n".join(page(language, chapter)))

        assert [] == [target for target in targets if not (RULES / language / target).is_file()]


@pytest.mark.parametrize("kind", ["tiles", "maps"])
def test_the_figures_show_pieces_of_the_house_set(kind: str) -> None:
    house = tomllib.loads(HOUSE.read_text(encoding="utf-8"))[kind]
    shown = json.loads((FIGURES / f"{kind}.json").read_text(encoding="utf-8"))

    assert [] == [piece for piece in shown if piece not in house]
