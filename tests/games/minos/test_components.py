from __future__ import annotations

import re
from pathlib import Path

import pytest

from labrys.core.components import BadComponents
from labrys.games.minos import components
from tests.games.minos.written import (
    HOUSE,
    SET,
    found,
    on_map,
    other,
    printed,
    problems,
    row,
    with_card,
    with_part,
    without,
)


@pytest.mark.rule("M2.1", "M2.2", "M2.3", "M15")
def test_the_house_set_is_sound():
    """M2 and M15: nothing is wrong with it, and it says what it is."""
    assert [] == problems(HOUSE)
    assert ("house", True) == (SET.name, SET.house)
    assert "not the printed set" in SET.note
    assert (144, 9, 5, 20, 20) == (
        len(SET.cards),
        len(SET.starts),
        len(SET.abilities),
        len(SET.foundations),
        len(SET.sea_peoples),
    )
    assert (6, 30, 5, 12) == (len(SET.routes), len(SET.trade_bonuses), len(SET.action_bonuses), len(SET.vases))


# Counts and ids, rows and ladders, effects, maps and starting cards: what every set keeps.
STRUCTURE = {
    "M2.1 players": (other("[dice.3]", "[dice.5]"), "dice", "M2.1"),
    "M2.1 too few dice": (other("red = 3\nblue = 3", "red = 0\nblue = 0"), "dice, 2", "M2.1"),
    "M2.2 supply": (other("warriors = 10", "warriors = 11"), "pieces, warriors", "M2.2"),
    "M2.3 same id twice": (with_part("foundations", "F02", id='"F01"'), 'id "F01"', "M2.3"),
    "M2.3 an id of another family": (with_part("vases", "V02", id='"II-07"'), 'id "II-07"', "M2.3"),
    "M2.3 cards": (without("cards", "II-30"), "cards", "M2.3"),
    "M2.3 order of ages": (with_card("I-01", age="2"), "cards", "M2.3"),
    "M2.3 starting cards": (without("starts", "S4-3"), "starts", "M2.3"),
    "M2.3 abilities": (with_part("abilities", "SA2", kind='"builder"'), "abilities", "M2.3"),
    "M2.3 foundations": (without("foundations", "F20"), "foundations", "M2.3"),
    "M2.3 Sea Peoples": (with_part("sea_peoples", "P1-08", level="2"), "sea_peoples", "M2.3"),
    "M2.3 routes": (with_part("routes", "R2B", side='"A"'), "routes", "M2.3"),
    "M2.3 a seventh side": (with_part("routes", "R2B", tile="4"), "routes", "M2.3"),
    "M2.3 trade bonuses": (with_part("trade_bonuses", "D01", colour='"blue"'), "trade_bonuses", "M2.3"),
    "M2.3 action bonuses": (without("action_bonuses", "A3"), "action_bonuses", "M2.3"),
    "M2.3 vases": (with_part("vases", "V01", condition='"goods"'), "vases", "M2.3"),
    "M3.1 too few tiles": (on_map(4, "start = true\n", ""), "map for 4", "M3.1"),
    "M3.2 stack": (other("stack = 5", "stack = 10"), "stock, stack", "M3.2"),
    "M3.3 players": (other("2 = 3\n3 = 4", "2 = 3\n5 = 4"), "bonuses_a_route", "M3.3"),
    "M3.3 too many": (other("4 = 5\n", "4 = 6\n"), "bonuses_a_route, 4", "M3.3"),
    "M3.5 colours": (HOUSE.replace('"ochre"', '"black"').replace('"white"', '"black"'), "vases", "M3.5"),
    "M3.5 slots": (other("3 = [10, 7, 3]", "3 = [10, 3, 7]"), "vase_slots, slots.3", "M3.5"),
    "M3.5 players": (other("3 = [10, 7, 3]", "1 = [10, 7, 3]"), "vase_slots, slots", "M3.5"),
    "M3.7 two flags": (with_part("starts", "S3-2", flag="true"), "starts for 3", "M3.7"),
    "M3.7 no flag": (with_part("starts", "S2-1", flag=""), "starts for 2", "M3.7"),
    "M3.8 no start region": (with_part("starts", "S4-3", region="2"), "starting card S4-3, region", "M3.8"),
    "M3.8 no region": (with_part("starts", "S4-3", region="15"), "starting card S4-3, region", "M3.8"),
    "M3.8 one region twice": (with_part("starts", "S2-2", region="1"), "starts for 2", "M3.8"),
    "M3.8 all back": (with_part("starts", "S2-2", back="7"), "starting card S2-2, back", "M3.8"),
    "M3.8 start regions": (on_map(3, "start = true\n", ""), "map for 3", "M3.8"),
    "M4.5 income": (other("4, 5, 6]\nforfeit", "5, 6]\nforfeit"), "board, income_points", "M4.5"),
    "M4.5 no income": (other("income_coins = [3, 3, 3,", "income_coins = [3] #"), "board, income_coins", "M4.5"),
    "M5 a row twice": (row(4, "wild", '"wild"', '"build"'), "row build for 4", "M5"),
    "M5 no row": (row(4, "wild", '"wild"', '"build"'), "row wild for 4", "M5"),
    "M5 too few spaces": (re.sub(r"    \{ points = \d(, gain = .*)? \},\n\]", "]", HOUSE), "rows", "M5"),
    "M5.2 no instant": (with_card("I-01", instant="[]"), "card I-01, instant", "M5.2"),
    "M5.3 prices": (other("tower = [3, 6, 9]", "tower = [3, 6]"), "costs, tower", "M5.3"),
    "M5.3 spaces": (with_part("routes", "R1A", costs="[1, 2, 3, 4]"), "route R1A, costs", "M5.3"),
    "M5.3 incomes": (with_part("routes", "R1A", income='["coin"]'), "route R1A, income", "M5.3"),
    "M8 spaces": (other('"build-free", "4 vp"]', '"build-free"]'), "tracks, cultural", "M8"),
    "M8 falling": (other("3, 4, 4]\nlevel", "3, 4, 3]\nlevel"), "tracks, palace[8]", "M8"),
    "M8 standing": (other("presence = [1, 1,", "presence = [1,"), "tracks, presence", "M8"),
    "M9 trigger": (with_card("I-01", trigger='"die-2-3"'), "card I-01, trigger", "M9"),
    "M10 level": (other("2, 3, 3, 3, 3]\nweaponry", "2, 3, 3, 3, 4]\nweaponry"), "tracks, level", "M10"),
    "M10 kind": (with_part("abilities", "SA2", kind='"flying"'), "ability SA2, kind", "M10"),
    "M12.1 towers": (other("dominance = [0, 0, 1, 2]", "dominance = [0, 1, 2]"), "board, dominance", "M12.1"),
    "M12.1 farms": (other("[2, 4, 8, 14]", "[2, 4, 8, 7]"), "board, farm_points[3]", "M12.1"),
    "M12.1 numbers": (on_map(4, "number = 5", "number = 15"), "map for 4", "M12.1"),
    "M12.3 cities": (other("city_points = [0, 1, 2]", "city_points = [0, 1]"), "board, city_points", "M12.3"),
    "M13 no gain": (with_card("I-01", trait='"gold"'), "card I-01, trait", "M13"),
    "M13 a number too many": (with_card("I-01", trait='"1 coin"'), "card I-01, trait", "M13"),
    "M13 no condition": (with_card("I-01", trait='"3 farms: coin"'), "card I-01, trait", "M13"),
    "M13 no count": (with_card("I-01", trait='"coin per goat"'), "card I-01, trait", "M13"),
    "M13 no price": (with_card("I-01", trait='"discard -> coin"'), "card I-01, trait", "M13"),
    "M13 other spelling": (
        with_card("I-01", trait='"1 weaponry + 1 coin -> vp"'),
        "card I-01, trait",
        "M13",
    ),
    "M13 no trait": (with_card("I-01", trait='""'), "card I-01, trait", "M13"),
    "M13 boards only, on a card": (with_card("I-01", instant='["2 income"]'), "card I-01, instant[0]", "M13"),
    "M13 boards only, on a tile": (with_part("foundations", "F01", gain='"reserve"'), "foundation F01, gain", "M13"),
    "M13 a bonus that gives itself": (
        with_part("action_bonuses", "A1", gain='"coin + bonus"'),
        "action bonus A1, gain",
        "M13",
    ),
    "M13 bonus on a track": (other('beyond = "3 vp"', 'beyond = "bonus"'), "tracks, beyond", "M13"),
    "M13 income on a space": (row(4, "wild", '"coin"', '"income"'), "row wild for 4, spaces[1]", "M13"),
    "M13 reserves elsewhere": (other('farms = ["coin"', 'farms = ["2 reserve"'), "tracks", "M13"),
    "M15 players": (HOUSE.replace("[[maps]]\nplayers = 3", "[[maps]]\nplayers = 2"), "maps", "M15"),
    "M15 same name": (on_map(4, '"Lebena"', '"Malia"'), "map for 4", "M15"),
    "M15 point": (on_map(4, 'outline = [\n    "w1",', 'outline = [\n    "w9",'), "map for 4, region 1", "M15"),
    "M15 point twice": (
        on_map(4, 'outline = [\n    "w1", "w2",', 'outline = [\n    "w1", "w2", "w1",'),
        "map for 4, region 1",
        "M15",
    ),
    "M15 two points": (
        on_map(4, '"gh", "e1", "e2", "e3", "e4", "e5", "hs", "x14", "gm", "x13",', '"gh", "e1",'),
        "map for 4, region 14",
        "M15",
    ),
    "M15 counter-clockwise": (
        on_map(4, '"gh", "e1", "e2", "e3", "e4", "e5", "hs", "x14", "gm", "x13",',
               '"x13", "gm", "x14", "hs", "e5", "e4", "e3", "e2", "e1", "gh",'),
        "map for 4, region 14",
        "M15",
    ),
    "M15 crossing": (on_map(4, "n20 = [", "n20 = [2"), "map for 4", "M15"),
    "M15 not a simple outline": (on_map(4, '"e2", "e3", "e4", "e5",', '"e4", "e3", "e2", "e5",'), "map for 4", "M15"),
    "M15 the same side": (
        on_map(4, '"gh", "e1", "e2", "e3", "e4", "e5", "hs", "x14", "gm", "x13",',
               '"gh", "e1", "e2", "e3", "e4", "e5", "hs", "fs", "gf", "g1", "gm", "x13",'),
        "map for 4",
        "M15",
    ),
}  # fmt: skip


@pytest.mark.rule("M2.1", "M2.2", "M2.3", "M3.1", "M3.3", "M3.5", "M3.7", "M3.8", "M5", "M8", "M12.1", "M13", "M15")
@pytest.mark.parametrize(("text", "where", "rule"), STRUCTURE.values(), ids=STRUCTURE.keys())
def test_a_fault_of_structure_is_reported_at_its_place_whoever_made_the_set(text: str, where: str, rule: str):
    """Counts, ids, rows, effects and drawings hold for every set, also for a printed one."""
    assert text != HOUSE
    assert (where, rule) in found(printed(text))


UNREADABLE: dict[str, tuple[str | bytes, str]] = {
    "half a line": ("name = ", "file"),
    "not UTF-8": (b"\xff\xfe", "file"),
    "empty": ("", "file"),
    "a number for a list": ("cards = 144", "cards"),
    "a number for a card": ("cards = [144]", "cards[0]"),
    "a field of no name": (other('name = "house"', 'nom = "house"'), "file"),
    "a word for a truth": (other("house = true", 'house = "yes"'), "house"),
    "an unknown field": (other("[pieces]", "[pieces]\nboats = 1"), "pieces"),
    "a word for a number": (with_card("I-01", cost='"three"'), "card I-01, cost"),
    "a missing field": (with_card("I-01", trait=""), "card I-01"),
    "an unknown good": (with_card("I-02", wants='["tin"]'), "card I-02, wants[0]"),
    "an unknown field of a card": (with_card("I-01", title='"Bread"'), "card I-01"),
    "a third age": (with_card("I-01", age="3"), "card I-01, age"),
    "an id with a space": (with_part("vases", "V01", id='"V 01"'), "vase V 01, id"),
    "a map for five": (on_map(4, "players = 4", "players = 5"), "maps[2], players"),
    "an effect without end": (with_card("I-01", trait=f'"{"coin + " * 30}coin"'), "card I-01, trait"),
}


@pytest.mark.parametrize(("text", "where"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_cannot_be_read_is_a_problem_and_not_an_exception(text: str | bytes, where: str):
    """Bad TOML, bad types, missing and unknown fields."""
    assert where in [place for place, _ in found(text)]


def test_one_unreadable_part_does_not_hide_another():
    text = with_card("I-01", trigger='"sleep"').replace('colour = "ochre"', 'colour = "mauve"', 1)

    assert [("card I-01, trigger", "M9"), ("vase V10, colour", "M3.5")] == found(text)


def test_a_problem_says_what_is_wrong_with_its_numbers():
    (problem,) = problems(other("forfeit = 2", "forfeit = 3"))

    assert "board, forfeit: 3 instead of 2 (rule M4.4)" == str(problem)


def test_a_bad_file_is_refused_with_all_its_problems(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(STRUCTURE["M2.3 same id twice"][0])

    with pytest.raises(BadComponents, match="used 2 times") as refused:
        components.load(path)

    assert problems(path.read_bytes()) == refused.value.problems


def test_a_set_is_read_from_a_file(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(printed(HOUSE))

    assert not components.load(path).house


def test_the_hash_does_not_depend_on_layout():
    """A record names its component set by this hash: only the data may count."""
    bare = "\n".join(line for line in HOUSE.splitlines() if line and not line.startswith("#"))
    read, _ = components.read(bare)
    changed, _ = components.read(printed(with_card("I-01", vp="2")))

    assert read is not None
    assert changed is not None
    assert SET.digest == read.digest
    assert changed.digest != read.digest
    assert re.fullmatch("[0-9a-f]{64}", read.digest)
