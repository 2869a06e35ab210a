"""Every rule has a test, every test cites rules that exist, and the page that says so is up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rule_pages
from tools.rule_pages import Book, Citation, Rule

STATED = "## A5 Tiles\n\n### A5.1 Lay\n\nA tile is laid.\n\n### A5.2 Cubes\n\n[book] Two cubes.\n"
TEST = '@pytest.mark.rule("A5.1", "A5.2")\ndef test_a_tile_takes_two_cubes(): ...\n'


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project of its own, with a page that is up to date."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_tiles.py").write_text(TEST)
    (tmp_path / "rules.md").write_text(STATED)
    monkeypatch.setattr(rule_pages, "ROOT", tmp_path)
    monkeypatch.setattr(rule_pages, "TESTS", tmp_path / "tests")
    monkeypatch.setattr(rule_pages, "BOOKS", (Book("A", "The rules", tmp_path / "rules.md"),))
    assert 0 == rule_pages.main([])
    return tmp_path


def test_every_rule_of_the_games_and_of_the_house_is_proved_and_the_pages_say_by_which_tests(
    capsys: pytest.CaptureFixture[str],
):
    assert (0, "") == (rule_pages.main(["--check"]), capsys.readouterr().err)


def test_all_thirteen_chapters_are_on_the_rules_page():
    known = [rule.id for rule in rule_pages.rules(rule_pages.AKROTIRI.rules.read_text(encoding="utf-8"))]

    assert [f"A{n}" for n in range(1, 14)] == [name for name in known if "." not in name]
    counts = {chapter: sum(name.startswith(f"{chapter}.") for name in known) for chapter in known if "." not in chapter}
    assert {
        "A1": 0, "A2": 6, "A3": 8, "A4": 5, "A5": 4, "A6": 9, "A7": 6, "A8": 0, "A9": 3, "A10": 0, "A11": 0, "A12": 0,
        "A13": 0,
    } == counts  # fmt: skip


def test_a_page_that_is_up_to_date_passes(place: Path):
    assert 0 == rule_pages.main(["--check"])
    assert "### A5.2 Cubes\n\n`test_tiles.py`\n\n- a tile takes two cubes\n" in (place / "rules-tests.md").read_text()


def test_a_rule_without_a_test_is_caught(place: Path, capsys: pytest.CaptureFixture[str]):
    with (place / "rules.md").open("a") as page:
        page.write("\n### A5.3 More\n\nNo second cube.\n")

    assert 1 == rule_pages.main([])
    assert "no test proves rule A5.3 (More)" in capsys.readouterr().err
    assert 1 == rule_pages.main(["--check"])


def test_a_chapter_that_is_a_title_needs_no_test_of_its_own(place: Path):
    assert [False, True, True] == [rule.is_stated for rule in rule_pages.rules(STATED)]


def test_a_test_that_cites_no_rule_of_the_page_is_caught(place: Path, capsys: pytest.CaptureFixture[str]):
    (place / "tests" / "test_more.py").write_text('@pytest.mark.rule("A5.9")\ndef test_something(): ...\n')

    assert 1 == rule_pages.main([])
    assert "test_more.py: test_something cites A5.9, which is no rule" in capsys.readouterr().err


def test_a_test_that_cites_a_rule_of_no_page_at_all_is_caught(place: Path, capsys: pytest.CaptureFixture[str]):
    (place / "tests" / "test_more.py").write_text('@pytest.mark.rule("Z1.1")\ndef test_something(): ...\n')

    assert 1 == rule_pages.main([])
    assert "test_more.py: test_something cites Z1.1, which is no rule" in capsys.readouterr().err


def test_each_letter_has_a_page_of_its_own(place: Path, monkeypatch: pytest.MonkeyPatch):
    (place / "house.md").write_text("## S1 Names\n\nA name is given.\n")
    (place / "tests" / "test_more.py").write_text('@pytest.mark.rule("S1", "A5.1")\ndef test_something(): ...\n')
    house = Book("S", "The house", place / "house.md")
    monkeypatch.setattr(rule_pages, "BOOKS", (*rule_pages.BOOKS, house))

    assert 0 == rule_pages.main([])
    assert "## S1 Names\n\n`test_more.py`\n\n- something\n" in (place / "house-tests.md").read_text()
    assert "S1" not in (place / "rules-tests.md").read_text()


def test_a_rule_that_is_stated_twice_is_caught():
    twice = [Rule("A5.1", "Lay", True), Rule("A5.1", "Lay again", True)]

    assert ["A5.1 stands 2 times on the rules page"] == rule_pages.faults(twice, [Citation("A5.1", "f", "t")])


@pytest.mark.parametrize("change", ["test_tiles.py", "rules-tests.md"])
def test_a_page_that_is_out_of_date_is_caught(place: Path, change: str, capsys: pytest.CaptureFixture[str]):
    if change == "rules-tests.md":
        (place / change).unlink()
    else:
        (place / "tests" / change).write_text(TEST.replace("two_cubes", "one_cube"))

    assert 1 == rule_pages.main(["--check"])
    assert "rules-tests.md is out of date" in capsys.readouterr().err


def test_marks_of_classes_and_files_count_for_their_tests(tmp_path: Path):
    (tmp_path / "test_all.py").write_text(
        'pytestmark = [pytest.mark.rule("A1")]\n'
        '@pytest.mark.rule("A2")\nclass TestThera:\n    @pytest.mark.rule("A3")\n    def test_docks(self): ...\n'
        '@pytest.mark.rule("A4")\ndef no_test(): ...\n'
    )

    assert [Citation(rule, "test_all.py", "test_docks") for rule in ("A1", "A2", "A3")] == rule_pages.citations(
        tmp_path
    )


def test_an_id_that_is_not_written_out_is_an_error(tmp_path: Path):
    (tmp_path / "test_all.py").write_text("@pytest.mark.rule(*RULES)\ndef test_docks(): ...\n")

    with pytest.raises(ValueError, match="rule ids are written out"):
        rule_pages.citations(tmp_path)


def test_the_page_has_no_line_numbers_or_paths_of_a_machine(place: Path):
    """They would go stale."""
    text = (place / "rules-tests.md").read_text()

    assert str(place) not in text
    assert ".py:" not in text
