"""Which tests prove which rule: writes a page of tests beside each page of rules, from the marks of the tests.

    python tools/rule_pages.py           write the pages
    python tools/rule_pages.py --check   exit 1 if a page is out of date, a rule has no test, or a test cites
                                         a rule that does not exist

Rules are the headings of a rules page that begin with an id; one with text of its own has to be proved. Tests cite
rules by `@pytest.mark.rule("A5.2")`. The letter of an id says which page it stands on.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"

_HEADING = re.compile(r"^#{2,} ([A-Z]\d+(?:\.\d+)?) (.+)$", re.ASCII)

INTRODUCTION = """# {title} and their tests

Written by `make docs` from [{name}]({name}) and the marks of the tests; do not edit. Each test is named by
its file under `tests/` and its sentence.
"""


class Book(NamedTuple):
    """A page of rules whose ids begin with one letter, and where its page of tests goes."""

    letter: str
    title: str
    rules: Path

    @property
    def page(self) -> Path:
        return self.rules.with_name(f"{self.rules.stem}-tests.md")


AKROTIRI = Book("A", "The rules of Akrotiri", ROOT / "docs" / "rules" / "akrotiri.md")
MINOS = Book("M", "The rules of Minos", ROOT / "docs" / "rules" / "minos.md")
TABLE = Book("S", "The rules of the house", ROOT / "docs" / "rules" / "table.md")
BOOKS = (AKROTIRI, MINOS, TABLE)


class Rule(NamedTuple):
    """A heading of the rules page; `is_stated` says that it has text of its own and so has to be proved."""

    id: str
    title: str
    is_stated: bool


class Citation(NamedTuple):
    """One test that names one rule."""

    rule: str
    file: str
    test: str


def rules(page: str) -> list[Rule]:
    """The rules of a page, in its order."""
    found: list[Rule] = []
    for line in page.splitlines():
        heading = _HEADING.match(line)
        if heading:
            found.append(Rule(heading[1], heading[2], False))
        elif line.startswith("#"):
            continue
        elif found and line.strip():
            found[-1] = found[-1]._replace(is_stated=True)
    return found


def citations(folder: Path) -> list[Citation]:
    """Every mark of every test under a folder, ordered by file and by place in it."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), name)
        whole_file = [rule for node in tree.body if _is_pytestmark(node) for rule in _cited(node)]
        found += [Citation(rule, name, test) for rule, test in _marked(tree.body, whole_file)]
    return found


def _marked(body: list[ast.stmt], inherited: list[str]) -> Iterator[tuple[str, str]]:
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        cited = inherited + [rule for decorator in node.decorator_list for rule in _cited(decorator)]
        if isinstance(node, ast.ClassDef):
            yield from _marked(node.body, cited)
        elif node.name.startswith("test_"):
            yield from ((rule, node.name) for rule in dict.fromkeys(cited))


def _is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def _cited(marks: ast.AST) -> Iterator[str]:
    """The ids in `pytest.mark.rule(...)`, wherever it stands; what is not a plain text cannot be read here."""
    for node in ast.walk(marks):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=args):
                for argument in args:
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        raise ValueError(f"line {node.lineno}: rule ids are written out, as in rule('A5.2')")
                    yield argument.value


def faults(known: list[Rule], cited: list[Citation]) -> list[str]:
    """Rules stated twice, stated rules that no test proves, and tests that cite rules nobody stated."""
    times = Counter(rule.id for rule in known)
    proved = {citation.rule for citation in cited}
    found = [f"{rule} stands {count} times on the rules page" for rule, count in times.items() if count > 1]
    for rule in known:
        if rule.is_stated and rule.id not in proved:
            found.append(f"no test proves rule {rule.id} ({rule.title})")
    for name, file, test in cited:
        if name not in times:
            found.append(f"{file}: {test} cites {name}, which is no rule")
    return found


def page(book: Book, known: list[Rule], cited: list[Citation]) -> str:
    """The page: a section for each rule, its tests by file."""
    parts = [INTRODUCTION.format(title=book.title, name=book.rules.name)]
    for rule in known:
        tests = [citation for citation in cited if citation.rule == rule.id]
        parts.append(f"{'###' if '.' in rule.id else '##'} {rule.id} {rule.title}\n")
        for file in sorted({citation.file for citation in tests}):
            lines = [f"- {sentence(citation.test)}" for citation in tests if citation.file == file]
            parts += [f"`{file}`\n", "\n".join(lines) + "\n"]
    return "\n".join(parts)


def sentence(name: str) -> str:
    """A test's name as it is meant to be read."""
    return name.removeprefix("test_").replace("_", " ")


def main(arguments: list[str]) -> int:
    """Write the pages, or check them."""
    if arguments not in ([], ["--check"]):
        print("usage: rule_pages.py [--check]", file=sys.stderr)
        return 2
    cited = citations(TESTS)
    letters = {book.letter for book in BOOKS}
    found = faults([], [citation for citation in cited if citation.rule[:1] not in letters])
    for book in BOOKS:
        found += _write(book, [citation for citation in cited if citation.rule[:1] == book.letter], bool(arguments))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


def _write(book: Book, cited: list[Citation], only_check: bool) -> list[str]:
    """Write or check one page; what is wrong with it."""
    known = rules(book.rules.read_text(encoding="utf-8"))
    found, text = faults(known, cited), page(book, known, cited)
    name = book.page.relative_to(ROOT)
    if not only_check:
        book.page.write_text(text, encoding="utf-8")
        print(f"{name}: {len(known)} rules, {len(cited)} citations")
    elif not book.page.exists() or book.page.read_text(encoding="utf-8") != text:
        found.append(f"{name} is out of date: run make docs")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
