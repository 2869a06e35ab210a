from __future__ import annotations

import re
from pathlib import Path

import pytest

from labrys.core.components import BadComponents
from labrys.games.akrotiri import components, house
from tools import design_akrotiri

HOUSE = components.house_text().decode()


def tile(number: str) -> str:
    """The house set's text of one tile."""
    found = re.search(rf'\[\[tiles\]\]\nid = "{number}"\n.*?(?=\n\n)', HOUSE, re.DOTALL)
    assert found
    return found[0]


def card(number: str) -> str:
    """The house set's text of one map card."""
    found = re.search(rf'\[\[maps\]\]\nid = "{number}"\n.*?(?=\n\n|\n$)', HOUSE, re.DOTALL)
    assert found
    return found[0]


def with_tile(**fields: str) -> str:
    """The house set with a plain first tile, some of whose fields are written otherwise."""
    plain = {
        "id": '"T01"',
        "icon": '"tree"',
        "quadrant": '"NW"',
        "land": '["NW NE", "SE", "SW"]',
        "routes": '["N", "E S", "W"]',
        "docks": '["N NW", "S SE", "W SW"]',
    }
    rows = "\n".join(f"{name} = {value}" for name, value in {**plain, **fields}.items() if value)
    return HOUSE.replace(tile("T01"), f"[[tiles]]\n{rows}")


def with_card(tier: str, *sides: str) -> str:
    """The house set with other sides on the first card of a tier."""
    number = f"{tier[0].upper()}01"
    rows = "\n".join(sides)
    return HOUSE.replace(card(number), f'[[maps]]\nid = "{number}"\ntier = "{tier}"\n{rows}')


def other(before: str, after: str) -> str:
    """The house set with one piece of text changed, the first of its kind."""
    assert before in HOUSE
    return HOUSE.replace(before, after, 1)


def printed(text: str) -> str:
    """The same components, not claimed to keep the promises of the house design."""
    return text.replace("house = true", "house = false")


def found(text: str | bytes) -> list[tuple[str, str]]:
    return [(problem.where, problem.rule) for problem in components.problems(text)]


@pytest.mark.rule("A2.1", "A2.2", "A2.3", "A2.4", "A2.5", "A2.6", "A3.1", "A3.2", "A3.3", "A3.4", "A8")
def test_the_house_set_is_sound():
    """A2, A3 and A8: nothing is wrong with it, and it says what it is."""
    house_set = components.load()

    assert [] == components.problems(HOUSE)
    assert ("house", True) == (house_set.name, house_set.house)
    assert "not the printed set" in house_set.note
    assert (36, 36, 12) == (len(house_set.tiles), len(house_set.maps), len(house_set.goals))


@pytest.mark.rule("A3.3")
def test_no_two_house_tiles_are_alike():
    """A3.3 asks for 20 different tiles; ours are all different, also when turned."""
    assert 36 == len({house.kind_of(tile) for tile in components.load().tiles})


@pytest.mark.rule("A3.3")
def test_a_turned_tile_is_the_same_and_a_mirrored_one_is_not():
    """A3.3: tiles differ up to rotation, never mirrored."""

    def made(quadrant: components.Corner, land: str, routes: str, docks: str) -> components.Tile:
        groups = (tuple(text.split("/")) for text in (land, routes, docks))
        pieces, nets, links = groups
        return components.Tile(id="X", icon="lake", quadrant=quadrant, land=pieces, routes=nets, docks=links)

    tile = made("SE", "NW NE/SE/SW", "N/E S/W", "N NE/E SE/W SW")
    turned = made("SW", "NE SE/SW/NW", "E/S W/N", "E SE/S SW/N NW")
    mirrored = made("SW", "NW NE/SE/SW", "N/W S/E", "N NW/W SW/E SE")
    elsewhere_on_the_shore = made("SE", "NW NE/SE/SW", "N/E S/W", "N NW/S SE/W SW")

    assert house.kind_of(tile) == house.kind_of(turned)
    assert house.kind_of(tile) == house.kind_of(elsewhere_on_the_shore)
    assert house.kind_of(tile) != house.kind_of(mirrored)


def test_parts_are_given_to_the_engine_as_numbers():
    """Corners, exits and terrains are numbered by the order of their names."""
    tile = components.Tile(
        id="X", icon="lake", quadrant="SE", land=("NW NE", "SE", "SW"), routes=("N", "E S", "W"), docks=("S SE",)
    )
    card = components.MapCard(id="Y", tier="medium", up="lake 2", down="tree 1", left="volcano 1")

    assert ((0, 1), (2,), (3,)) == tile.pieces
    assert ((0,), (1, 2), (3,)) == tile.nets
    assert ((2, 2),) == tile.links
    assert ((1, 2), None, (0, 1), (3, 1)) == card.clues


PLANTED = {
    "A2.1 temples": (other("temples = 6", "temples = 5"), "start, temples", "A2.1"),
    "A2.1 drachmas": (other("drachmas = 2", "drachmas = 3"), "start, drachmas", "A2.1"),
    "A2.1 tiles": (other(tile("T09"), ""), "tiles", "A2.1"),
    "A2.1 maps": (other(card("M05"), ""), "maps", "A2.1"),
    "A2.1 order of tiers": (other('tier = "easy"', 'tier = "hard"'), "maps", "A2.1"),
    "A2.1 a tier of no name": (other('tier = "easy"', 'tier = "simple"'), "map E01, tier", "A2.1"),
    "A2.1 same id twice": (other('id = "T08"', 'id = "E03"'), 'id "E03"', "A2.1"),
    "A2.2 icon": (with_tile(icon='"desert"'), "tile T01, icon", "A2.2"),
    "A2.3 spaces": (other("3, 4, 4, 5]", "3, 4, 5]"), "market, prices", "A2.3"),
    "A2.3 falling": (other("4, 4, 5]", "4, 4, 3]"), "market, prices[7]", "A2.3"),
    "A2.3 prices": (other("[1, 2, 2, 3", "[1, 1, 2, 3"), "market, prices", "A2.3"),
    "A2.4 squares": (other("6, 6, 6]", "6, 6]"), "track, actions", "A2.4"),
    "A2.4 falling": (other("6, 6, 6]", "6, 5, 6]"), "track, actions[5]", "A2.4"),
    "A2.4 actions": (other("[3, 4, 5, 5", "[4, 4, 5, 5"), "track, actions", "A2.4"),
    "A2.4 seventh temple": (other("goal_at = [3, 5]", "goal_at = [3, 7]"), "track, goal_at[1]", "A2.4"),
    "A2.4 twice": (other("goal_at = [3, 5]", "goal_at = [3, 3]"), "track, goal_at[1]", "A2.4"),
    "A2.4 goals": (other("goal_at = [3, 5]", "goal_at = [3, 6]"), "track, goal_at", "A2.4"),
    "A2.5 cost": (other("cost = 6", "cost = 5"), "tier medium", "A2.5"),
    "A2.5 points": (other("points = 7", "points = -7"), "tier hard, points", "A2.5"),
    "A2.1 tiers": (other('name = "easy"', 'name = "hard"'), "tiers", "A2.1"),
    "A2.6 two sides": (with_card("easy", 'up = "tree 1"', 'left = "lake 1"'), "map E01", "A2.6"),
    "A2.6 four icons on a side": (
        with_card("hard", 'up = "tree 4"', 'left = "lake 1"', 'down = "volcano 1"'),
        "map H01, up",
        "A2.6",
    ),
    "A2.6 no icon on a side": (
        with_card("easy", 'up = "tree 0"', 'left = "lake 1"', 'down = "volcano 1"'),
        "map E01, up",
        "A2.6",
    ),
    "A2.6 no terrain": (
        with_card("easy", 'up = "tree 1"', 'left = "sea 1"', 'down = "volcano 1"'),
        "map E01, left",
        "A2.6",
    ),
    "A2.6 no number": (
        with_card("easy", 'up = "tree 1"', 'left = "lake"', 'down = "volcano 1"'),
        "map E01, left",
        "A2.6",
    ),
    "A2.6 same terrain": (
        with_card("medium", 'up = "tree 1"', 'left = "tree 2"', 'down = "volcano 1"'),
        "map M01",
        "A2.6",
    ),
    "A2.6 icons in all": (
        with_card("easy", 'up = "tree 1"', 'left = "lake 2"', 'down = "volcano 1"'),
        "map E01",
        "A2.6",
    ),
    "A2.6 equal cards": (
        other(card("E02"), card("E01").replace("E01", "E02")),
        "map E02",
        "A2.6",
    ),
    "A3.1 quadrant": (with_tile(quadrant='"N"'), "tile T01, quadrant", "A3.1"),
    "A3.1 two icons": (with_tile(icon='["tree", "lake"]'), "tile T01, icon", "A2.2"),
    "A3.2 corner at sea": (with_tile(land='["NW NE", "SE"]'), "tile T01, land", "A3.2"),
    "A3.2 side without exit": (with_tile(routes='["N", "E S"]'), "tile T01, routes", "A3.2"),
    "A3.3 corner twice": (with_tile(land='["NW NE", "SE", "SW NE"]'), "tile T01, land[2]", "A3.3"),
    "A3.3 exit twice": (with_tile(routes='["N", "E S", "W S"]'), "tile T01, routes[2]", "A3.3"),
    "A3.3 no corner": (with_tile(land='["NW NE", "SE", "SW S"]'), "tile T01, land[2]", "A3.3"),
    "A3.3 empty group": (with_tile(land='["NW NE", "SE", "SW", ""]'), "tile T01, land[3]", "A3.3"),
    "A3.3 one piece": (
        with_tile(land='["NW NE SE SW"]', routes='["N", "E", "S", "W"]'),
        "tile T01, land",
        "A3.3",
    ),
    "A3.3 land crosses land": (
        with_tile(land='["NW SE", "NE SW"]', routes='["N", "E", "S", "W"]'),
        "tile T01, land[1]",
        "A3.3",
    ),
    "A3.3 routes cross routes": (
        with_tile(land='["NW", "NE", "SE", "SW"]', routes='["N S", "E W"]'),
        "tile T01, routes[1]",
        "A3.3",
    ),
    "A3.3 routes cross land": (with_tile(routes='["N S", "E", "W"]'), "tile T01, routes[0]", "A3.3"),
    "A3.3 end without dock": (with_tile(docks='["N NW", "S SE"]'), "tile T01, routes[2]", "A3.3"),
    "A3.3 no dock": (with_tile(routes='["N", "E S W"]', docks="[]"), "tile T01, docks", "A3.3"),
    "A3.3 two docks on one shore": (
        with_tile(docks='["N NW", "S SE", "W SW", "N NE"]'),
        "tile T01, docks[3]",
        "A3.3",
    ),
    "A3.3 five docks": (
        with_tile(docks='["N NW", "S SE", "W SW", "W NW", "S SW"]'),
        "tile T01, docks",
        "A3.3",
    ),
    "A3.3 no exit": (with_tile(docks='["N NW", "S SE", "SW W"]'), "tile T01, docks[2]", "A3.3"),
    "A3.3 no such dock": (with_tile(docks='["N NW", "S SE", "W"]'), "tile T01, docks[2]", "A3.3"),
    "A3.3 dock far inland": (
        with_tile(docks='["N NW", "S SE", "W SE"]'),
        "tile T01, docks[2]",
        "A3.3",
    ),
    "A3.3 terrains": (with_tile(icon='"lake"'), "tiles", "A3.3"),
    "A3.4 three docks": (other('two = ["S1"', 'two = ["E2", "S1"'), "thera, docks.two", "A3.4"),
    "A3.4 nowhere": (other('two = ["S1"', 'two = ["S3"'), "thera, docks.two[0]", "A3.4"),
    "A3.4 same place": (other('"W2", "N2"', '"S1", "N2"'), "thera, docks.more[1]", "A3.4"),
    "A4.5 offer": (other("revised = 5", "revised = 6"), "offer, strategist.revised", "A4.5"),
    "A6.4 hold": (other("hold = 3", "hold = 4"), "start, hold", "A6.4"),
    "A6.6 prices": (other("[1, 3, 7]", "[1, 3]"), "purchase, prices", "A6.6"),
    "A6.6 falling": (other("[1, 3, 7]", "[1, 3, 2]"), "purchase, prices[2]", "A6.6"),
    "A8 unknown goal": (other('id = "open"', 'id = "closed"'), "goal closed", "A8"),
    "A8 missing goal": (other('id = "open"', 'id = "closed"'), "goals", "A8"),
    "A8 points": (other("revised = 6, first = 5", "revised = 5, first = 5"), "goal portage-2, points", "A8"),
    "A12 players": (other("4 = 28", "5 = 30"), "ends, tiles", "A12"),
    "A12 tiles": (other("4 = 28", "4 = 30"), "ends, tiles", "A12"),
}


@pytest.mark.rule("A2.1", "A2.2", "A2.3", "A2.4", "A2.5", "A2.6", "A3.1", "A3.2", "A3.3", "A3.4")
@pytest.mark.parametrize(("text", "where", "rule"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_fault_is_reported_at_its_place(text: str, where: str, rule: str):
    """A2 and A3, each constraint broken once."""
    assert text != HOUSE
    assert (where, rule) in found(text)


@pytest.mark.rule("A3.3")
def test_most_tiles_have_three_or_four_pieces():
    """A3.3, a promise of the house design as a whole; with it goes that of 20 different tiles."""
    rows = re.sub(r"\nland = .*", '\nland = ["NW NE", "SE SW"]', HOUSE)
    rows = re.sub(r"\nroutes = .*", '\nroutes = ["N", "E W", "S"]', rows)
    rows = re.sub(r"\ndocks = .*", '\ndocks = ["N NE", "S SW"]', rows)

    whats = {problem.what for problem in components.problems(rows)}

    assert {
        "0 of 36 tiles have 3 or 4 pieces; most should",
        "2 different tiles; at least 20 are wanted",
    } == whats
    assert [] == components.problems(printed(rows))


@pytest.mark.rule("A2.6")
def test_the_sides_and_terrains_of_a_tier_are_shared_out_evenly():
    """A2.6: in each tier every side is empty on 3 cards and every terrain is on 9."""
    text = other(card("E02"), card("E01").replace("E01", "E02"))

    assert found(text)
    assert {"A2.6"} == {rule for _, rule in found(text)}


@pytest.mark.rule("A2.6", "A3.3")
@pytest.mark.parametrize(
    "name",
    ["A2.3 prices", "A2.5 cost", "A2.6 same terrain", "A2.6 equal cards", "A3.3 dock far inland", "A3.3 terrains"],
)
def test_a_printed_set_need_not_keep_the_promises_of_the_house_design(name: str):
    """What A2 and A3 mark as ours, or as found, binds the house set alone."""
    assert [] == found(printed(PLANTED[name][0]))


@pytest.mark.rule("A2.1", "A3.2", "A3.3")
@pytest.mark.parametrize(
    "name",
    ["A2.1 tiles", "A2.1 same id twice", "A2.3 spaces", "A3.2 corner at sea", "A3.3 routes cross land"],
)
def test_a_printed_set_is_held_to_the_structure(name: str):
    """Counts, ids, partitions and crossings hold for every set."""
    text, where, rule = PLANTED[name]

    assert (where, rule) in found(printed(text))


UNREADABLE: dict[str, tuple[str | bytes, str]] = {
    "half a line": ("name = ", "file"),
    "not UTF-8": (b"\xff\xfe", "file"),
    "very deep": ("a = " + "[" * 100_000, "file"),
    "empty": ("", "file"),
    "a number of 5,000 digits": ("x = " + "1" * 5000, "file"),
    "a number for a list": ("tiles = 36", "tiles"),
    "a number for a tile": ("tiles = [36]", "tiles[0]"),
    "a field of no name": (other('name = "house"', 'nom = "house"'), "file"),
    "a word for a truth": (other("house = true", 'house = "yes"'), "house"),
    "an unknown field": (other("temples = 6", "temples = 6\nboats = 1"), "start"),
    "a word for a number": (other("temples = 6", 'temples = "six"'), "start, temples"),
    "a missing field": (with_tile(icon=""), "tile T01"),
    "a number for a dock": (with_tile(docks='["N NW", 3]'), "tile T01, docks[1]"),
    "an unknown field of a tile": (with_tile(colour='"green"'), "tile T01"),
    "a word for a key": (other("3 = 24", "three = 24"), "ends, tiles"),
    "an id with a space": (with_tile(id='"T 01"'), "tile T 01, id"),
}


@pytest.mark.parametrize(("text", "where"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_cannot_be_read_is_a_problem_and_not_an_exception(text: str | bytes, where: str):
    """Bad TOML, bad types, missing and unknown fields."""
    assert where in [place for place, _ in found(text)]


@pytest.mark.rule("A3.1", "A6.4")
def test_a_set_that_the_engine_could_not_count_is_refused_whoever_made_it():
    """A boat of 9 cubes of a colour of 8; 16 icons of one terrain, which might all be on one island."""
    printed = other("house = true", "house = false")
    trees = printed.replace('icon = "lake"', 'icon = "tree"')

    assert ("start, hold", "A6.4") in found(printed.replace("hold = 3", "hold = 9"))
    assert ("tiles", "A3.1") in found(trees)
    assert [] == found(printed.replace("hold = 3", "hold = 8"))


def test_one_unreadable_part_does_not_hide_another():
    text = with_tile(icon='"desert"').replace('tier = "easy"', 'tier = "simple"', 1)

    assert [("tile T01, icon", "A2.2"), ("map E01, tier", "A2.1")] == found(text)


def test_a_problem_says_what_is_wrong_with_its_numbers():
    (problem,) = components.problems(other("temples = 6", "temples = 6\n").replace("hold = 3", "hold = 4"))

    assert "start, hold: 4 instead of 3 (rule A6.4)" == str(problem)


def test_a_bad_file_is_refused_with_all_its_problems(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(PLANTED["A3.3 five docks"][0])

    with pytest.raises(BadComponents, match="tile T01, docks") as refused:
        components.load(path)

    assert components.problems(path.read_bytes()) == refused.value.problems


def test_a_set_is_read_from_a_file(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(printed(HOUSE))

    assert not components.load(path).house


def test_the_hash_does_not_depend_on_layout():
    """A record names its component set by this hash: only the data may count."""
    bare = "\n".join(line for line in HOUSE.splitlines() if line and not line.startswith("#"))
    loose = bare.replace("[1, 2, 2,", "[ 1,\n  2, # twice\n  2,").replace(" = ", "  =  ")
    changed = other("drachmas = 2", "drachmas = 3")
    digest = components.load().digest

    for text in (bare, loose):
        read, problems = components.read(text)
        assert read is not None
        assert [] == problems
        assert digest == read.digest
    read, _ = components.read(changed)
    assert read is not None
    assert digest != read.digest
    assert re.fullmatch("[0-9a-f]{64}", digest)


def test_the_house_set_is_what_its_design_tool_writes():
    """Tiles and maps follow from the knobs of the tool; nobody edits them by hand."""
    assert HOUSE == design_akrotiri.house_set(HOUSE)
