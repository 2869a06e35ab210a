"""Every word of the game has an icon and a text in each language, and the page that shows them is up to date."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from labrys.games.minos import components, effects
from labrys.games.minos.wording import CONDITIONS
from tools import icon_page
from tools.icon_page import Row

SVG = "{http://www.w3.org/2000/svg}"
ICONS = sorted((icon_page.CLIENT / "icons").glob("*.svg"))


@pytest.mark.rule("M13")
def test_the_whole_vocabulary_has_icons_and_texts_and_the_page_shows_them(capsys: pytest.CaptureFixture[str]):
    assert (0, "") == (icon_page.main(["--check"]), capsys.readouterr().err)


@pytest.mark.rule("M13")
def test_the_page_holds_every_gain_price_condition_and_count():
    known = icon_page.chapters()

    assert list(effects.GAINS) == [row.word for row in known["Gains"]]
    assert list(effects.PRICES) == [row.word for row in known["Prices"]]
    assert [f"{word} {number}" for word, number in CONDITIONS] == [row.word for row in known["Conditions"]]
    assert list(effects.COUNTS) == [row.word for row in known["Counts"]]
    assert list(components.TRIGGERS) == [row.word for row in known["Sections and triggers"]]
    assert icon_page.drawn() == {row.icon for rows in known.values() for row in rows}


def test_a_word_without_an_icon_or_a_text_is_caught():
    assert [
        "there is no icon bull for bull",
        "en has no text minos-bull",
        "fr has no text minos-bull",
        "es has no text minos-bull",
    ] == icon_page.faults({"Gains": [Row("bull", "bull", "minos-bull")]})


def test_a_page_that_is_out_of_date_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(icon_page, "ROOT", tmp_path)
    monkeypatch.setattr(icon_page, "CLIENT", tmp_path / icon_page.CLIENT.relative_to(icon_page.PAGE.parents[1]))
    (icon_page.CLIENT / "icons").mkdir(parents=True)
    (icon_page.CLIENT / "icons.ts").write_text('const SAME: x = {\n  towers: "tower",\n};\n')
    monkeypatch.setattr(icon_page, "PAGE", tmp_path / "page.md")

    assert 1 == icon_page.main(["--check"])
    assert "page.md is out of date: run make docs" in capsys.readouterr().err


@pytest.mark.parametrize("path", ICONS, ids=lambda path: str(path.stem))
def test_an_icon_is_plain_and_takes_its_colours_from_the_client(path: Path):
    """Nothing that the page's policy forbids, nothing from elsewhere, and no colour that does not follow the look."""
    tree = ET.fromstring(path.read_text(encoding="utf-8"))
    tags = {element.tag.removeprefix(SVG) for element in tree.iter()}
    colours = {element.get(name) for element in tree.iter() for name in ("fill", "stroke")} - {None, "none"}

    assert "0 0 24 24" == tree.get("viewBox")
    assert tags <= {"svg", "g", "path", "circle", "rect", "ellipse"}
    assert not any(name in element.attrib for element in tree.iter() for name in ("style", "class", "id", "href"))
    assert all(re.fullmatch(r"var\(--[a-z-]+, #[0-9a-f]{6}\)", str(colour)) for colour in colours), colours


@pytest.mark.parametrize("good", components.GOODS)
def test_goods_differ_in_shape_and_temporary_ones_stand_in_a_dashed_ring(good: str):
    """Never by colour alone."""
    shapes = {
        other: re.findall(r' d="([^"]*)"', (icon_page.CLIENT / "icons" / f"{other}.svg").read_text())
        for other in components.GOODS
    }

    assert all(shapes[other] != shapes[good] for other in components.GOODS if other != good)
    assert "stroke-dasharray" in (icon_page.CLIENT / "icons" / f"temp-{good}.svg").read_text()


def test_every_colour_of_an_icon_is_one_of_the_look():
    look = (icon_page.ROOT / "web" / "src" / "look" / "tokens.css").read_text(encoding="utf-8")
    used = {name for path in ICONS for name in re.findall(r"var\((--[a-z-]+)", path.read_text())}

    assert len(used) > 10
    assert [] == sorted(name for name in used if f"  {name}:" not in look)
