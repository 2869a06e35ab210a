"""Which language a page speaks: everything on it that is read or heard, held against the texts of two languages."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

from tests.texts.said import TEXTS

_READ = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("script, style, code, [lang]:not(html)")) said.push(node.data);
    } else for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription"])
      if (node.hasAttribute(name)) said.push(node.getAttribute(name));
  }
  return said;
}"""


def words(page: Page) -> list[str]:
    """All that is read or heard, hidden parts and labels included; notation is the same in every language."""
    return [line for text in page.evaluate(_READ) if (line := " ".join(text.split()))]


class _Literals(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  The parser's name.
        if literal := " ".join(node.value.split()):
            self.found.add(literal)


@cache
def literals(language: str) -> frozenset[str]:
    """Everything that the texts of a language say word for word."""
    reader = _Literals()
    for path in (TEXTS / language).glob("*.ftl"):
        reader.visit(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")))
    return frozenset(reader.found)


@cache
def _ids() -> frozenset[str]:
    """What texts are called; whoever reads one of these reads no text. Some of one word are words, too."""
    paths = (TEXTS / "en").glob("*.ftl")
    return frozenset(name for path in paths for name in re.findall(r"(?m)^([a-z]\w*(?:-\w+)+) =", path.read_text()))


def unsaid(page: Page) -> list[str]:
    """What is named on the page by the id of its text, or of a text that there might be."""
    found = {token for line in words(page) for token in re.findall(r"(?<![\w/.-])[a-z]\w*(?:-\w+)+(?![\w/.-])", line)}
    families = {"-".join(one.split("-")[:2]) + "-" for one in _ids() if one.count("-") > 1}
    return sorted(one for one in found if one in _ids() or any(one.startswith(family) for family in families))


def speaks(page: Page, language: str) -> None:
    """Whether the page says that it is in this language, and says nothing in English or not at all."""
    assert language == page.evaluate("document.documentElement.lang")
    english, nameless = foreign(page, language), unsaid(page)
    assert not english, f"in English at {page.url}: {english}"
    assert not nameless, f"not said at {page.url}: {nameless}"


def foreign(page: Page, language: str) -> list[str]:
    """What the page says in English, and neither in its own language nor in both."""
    english = literals("en") - literals(language)
    own = " ".join(literals(language))
    # A single word is foreign only where it stands alone; names and numbers are the same everywhere.
    phrases = [one for one in english if len(re.findall(r"[^\W\d_]{2,}", one)) > 1 and one not in own]
    alone = {one for one in english if re.fullmatch(r"[^\W\d_]{3,}", one)}
    return sorted({line for line in words(page) if line in alone or any(_says(line, phrase) for phrase in phrases)})


def _says(line: str, phrase: str) -> bool:
    """Whether a line has a phrase in it, and not by chance within its words."""
    return phrase in line and re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", line) is not None
