from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from labrys.core.chance import Rolled
from labrys.core.registry import game
from labrys.core.seats import CHANCE, SPECTATOR
from labrys.games.akrotiri import decisions as d
from labrys.games.akrotiri.chart import columns_in, draw_map, island_letters, map_columns
from labrys.games.akrotiri.compass import cell_at
from labrys.games.akrotiri.components import COLOURS, MapCard, Tile
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.gazetteer import list_sites
from labrys.games.akrotiri.imagine import imagine
from labrys.games.akrotiri.kit import Kit, packed, unpacked
from labrys.games.akrotiri.options import AkrotiriOptions
from labrys.games.akrotiri.places import dock_name, find_dock, find_site, site_name
from labrys.games.akrotiri.rules.excavation import icons_beyond
from labrys.games.akrotiri.sea import FAR, THERA_DOCK, THERA_LAND, Sea
from labrys.games.akrotiri.show import show, show_in
from labrys.games.akrotiri.sketch import draw_hand
from labrys.games.akrotiri.state import State, blank, island_cubes, temple_on
from labrys.games.akrotiri.view import view_of

GOLDEN = Path(__file__).with_name("show.txt")
AKROTIRI = game("akrotiri")
assert isinstance(AKROTIRI, Akrotiri)
KIT = AKROTIRI.kit

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"edition": "first"}),
    (2, {"variant": "strategist"}),
    (3, {"variant": "strategist", "edition": "first"}),
    (4, {"first": "2"}),
    (4, {"variant": "strategist"}),
]

HAND = """\
      │       |       │       |       │       |       │
 .... │[]L..  |  .... │[]...  |  .... │ ....  |  .L.. │ ....
 []...╰╮....  |  ....╭╯.....  |  .....╰╮....  |  []..╭╯.....
─────╮.╰───── | ─────╯.╭───── | ─────╮.╰───── | ─────╯.╭─────
 ....╰╮.....  |  .....╭╯..[]  |  ....╰╮...[]  |  .....╭╯....
 .... │ ....  |  .... │ .L..  |  .L.[]│ ....  |  ...[]│ ....
      │       |       │       |       │       |       │
"""


def tile(name: str, icon: Any, quadrant: Any, land: str, routes: str, docks: str) -> Tile:
    return Tile(
        id=name,
        icon=icon,
        quadrant=quadrant,
        land=tuple(land.split(", ")),
        routes=tuple(routes.split(", ")),
        docks=tuple(docks.split(", ")),
    )


def small_kit() -> Kit:
    """Tiles of every shape, and not those of the house set, which may be designed anew."""
    tiles = (
        tile("T01", "tree", "NW", "NW, NE, SE, SW", "N W, E S", "N NW, E NE, S SE, W SW"),
        tile("T02", "lake", "NE", "NW SE, NE, SW", "N E, S W", "N NE, W NW"),
        tile("T03", "mountain", "SE", "NW NE, SE, SW", "N, E S W", "N NE, S SE"),
        tile("T04", "volcano", "SW", "NW NE SE, SW", "N, E, S W", "N NW, E SE, W SW"),
        tile("T05", "lake", "SW", "NW, NE, SE, SW", "N E S W", "E SE"),
        tile("T06", "tree", "NE", "NW SW, NE SE", "N S, E, W", "E SE, W SW"),
    )
    maps = (
        MapCard(id="E01", tier="easy", up="tree 1", right="lake 1", left="mountain 1"),
        MapCard(id="M01", tier="medium", up="lake 2", right="volcano 1", down="tree 1"),
        MapCard(id="H01", tier="hard", right="mountain 3", down="lake 2", left="volcano 2"),
    )
    return Kit(msgspec.structs.replace(KIT.components, tiles=tiles, maps=maps))


def small_state() -> State:
    """Five tiles, a temple each, goods ashore and aboard; south acts."""
    kit = small_kit()
    state = blank(kit, AkrotiriOptions(), 2)
    for number, x, y, turn in ((0, 0, -1, 0), (1, -1, -1, 1), (2, 2, 0, 0), (3, 2, 1, 3), (4, -1, 0, 0)):
        state.sea = state.sea.lay(number, cell_at(x, y), turn)
    state.first, state.turns, state.actions, state.pair = 0, 4, 2, 1
    state.stack = [(d.FINISH, 0, 0), (d.ACT, 0, 0)]
    state.market = [6, 7, 8, 5]
    for place, cubes in (("0,-1/NW", (1, 1, 0, 0)), ("2,0/SE", (0, 0, 0, 1)), ("2,1/NW", (1, 0, 0, 0))):
        state.lying[site(state.sea, place)] = packed(cubes)
    state.boats = [dock(state.sea, "0,-1/N-NW"), THERA_DOCK + 1]
    state.cargo, state.drachmas = [0, packed((0, 0, 0, 2))], [1, 14]
    state.temples = [(site(state.sea, "0,-1/NE"),), (site(state.sea, "2,1/SE"),)]
    state.played = [(0,), (1,)]
    state.hand, state.could_hold = [5, -1], [1 << 5, 0]
    state.maps, state.map_pile = [1 << 2, 0], 0
    state.goals = [(kit.goal_ids.index("open"),), (kit.goal_ids.index("lake"),)]
    state.tile_pile = state.tile_pile.take(0).take(1).take(2).take(3).take(4).take(5)
    state.goal_pile = state.goal_pile.take(state.goals[0][0]).take(state.goals[1][0])
    state.guesses = [_after_looking(state, seat) for seat in (0, 1)]
    return state


def _after_looking(state: State, seat: int) -> tuple[int, ...]:
    goal, everything = state.goals[seat][0], (1 << len(state.kit.goal_ids)) - 1
    return tuple(1 << goal if other == goal else everything & ~(1 << goal) for other in range(len(state.kit.goal_ids)))


def site(sea: Sea, name: str) -> int:
    found = find_site(sea, name)
    assert found is not None
    return found


def dock(sea: Sea, name: str) -> int:
    found = find_dock(sea, name)
    assert found is not None
    return found


def positions(players: int, options: dict[str, object], seed: int, every: int) -> list[State]:
    """A game of random moves, looked at now and then, and at its beginning and end."""
    rng = random.Random(seed)
    state = AKROTIRI.begin(AKROTIRI.read_options(options), players)
    found, chance = [state.clone()], Rolled(rng)
    for number in range(1, 100_000):
        deciders = AKROTIRI.deciders(state)
        if not deciders:
            break
        seat = deciders[0]
        code = chance.answer(number, AKROTIRI.ask(state)) if seat == CHANCE else rng.choice(AKROTIRI.legal(state, seat))
        AKROTIRI.apply(state, seat, code)
        if number % every == 0:
            found.append(state.clone())
    return [*found, state]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_position_can_be_shown_to_everybody_on_a_page_of_bounded_width(
    players: int, options: dict[str, object]
) -> None:
    for state in positions(players, options, seed=players, every=71):
        wide = max(map(len, draw_map(state, island_letters(state.sea))))
        for seat in (SPECTATOR, *range(players)):
            lines = AKROTIRI.show(AKROTIRI.view(state, seat)).splitlines()

            assert max(112, wide) >= max(map(len, lines))
            assert not [line for line in lines if line != line.rstrip()]
            assert not re.search(r"\d, ?\d+ s\b|None|<", "\n".join(lines))


@pytest.mark.rule("A11")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_text_is_the_same_in_every_world_the_seat_cannot_tell_from_this_one(
    players: int, options: dict[str, object]
) -> None:
    """A11: neither a secret nor a guess at one is shown."""
    rng = random.Random(7)
    for state in positions(players, options, seed=10 + players, every=101):
        for seat in (SPECTATOR, *range(players)):
            view = AKROTIRI.view(state, seat)
            shown = AKROTIRI.show(view)
            twin = imagine(view, KIT, rng)

            assert shown == AKROTIRI.show(AKROTIRI.view(twin, seat))
            assert shown == show_in(view, twin)


@pytest.mark.rule("A11")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_others_see_neither_maps_nor_a_tile_that_was_never_open(players: int, options: dict[str, object]) -> None:
    """A11: the map hand is secret, and so is the tile in hand unless the oracle took it."""
    for state in positions(players, options, seed=20 + players, every=83):
        for looker in (SPECTATOR, *range(players)):
            text = AKROTIRI.show(AKROTIRI.view(state, looker))
            assert (looker == SPECTATOR) == ("Yours, " not in text)
            for seat in range(players):
                if seat == looker:
                    continue
                for card, name in enumerate(KIT.map_ids):
                    assert not (state.maps[seat] >> card & 1 and name in text)
                tile_held = state.hand[seat]
                if tile_held >= 0 and state.could_hold[seat].bit_count() > 1 and not state.discards >> tile_held & 1:
                    assert KIT.tile_ids[tile_held] not in text


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whatever_lies_on_the_map_is_named_in_notation(players: int, options: dict[str, object]) -> None:
    for state in positions(players, options, seed=30 + players, every=97):
        text = AKROTIRI.show(AKROTIRI.view(state, SPECTATOR))
        sea, letters = state.sea, island_letters(state.sea)
        entries = island_entries(text)

        assert sorted(letters.values()) == sorted(entries)
        assert len(letters) == len(set(letters.values()))
        for label, letter in letters.items():
            entry = entries[letter]
            assert f"size {sea.size(label)}; {'complete' if sea.is_complete(label) else 'open'}" in entry
            for name in (dock_name(sea, dock) for dock in sea.island_docks[label]):
                assert re.search(rf"\b\d+={re.escape(name)}(,|$)", entry)
            for colour, n in zip(COLOURS, unpacked(island_cubes(state, label)), strict=True):
                assert (n > 0) == bool(re.search(rf"\b{n} {colour}\b", entry))
            for seat, sites in enumerate(state.temples):
                for temple in (temple for temple in sites if sea.island[temple] == label):
                    assert f"temple ^{seat} at {site_name(sea, temple)}" in entry
        for seat, boat in enumerate(state.boats):
            if boat >= 0:
                assert re.search(rf"boat @{seat} at \d+={re.escape(dock_name(sea, boat))},", " ".join(text.split()))


def island_entries(text: str) -> dict[str, str]:
    """What the list says of each island, by its letter."""
    section = text.split("\nIslands (")[1].split("\n\n", maxsplit=1)[0]
    joined = re.sub(r"\n {7}", " ", section)
    return {line[2:4].strip(): line[5:] for line in joined.splitlines()[2:]}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_sites_are_listed_for_every_map_and_island_to_which_it_points(players: int, options: dict[str, object]) -> None:
    """A7.3: a site is proved by the icons beyond its four lines. A7.5: one temple an island."""
    for state in positions(players, options, seed=50 + players, every=97):
        sea, letters = state.sea, island_letters(state.sea)
        for seat in range(players):
            text = "\n".join(list_sites(state, seat, letters)).replace("\N{NO-BREAK SPACE}", " ")
            cards = [card for card in range(len(KIT.map_ids)) if state.maps[seat] >> card & 1]
            parts = re.split(r"^(?=[EMH]\d\d wants)", text, flags=re.MULTILINE)[1:]
            assert [KIT.map_ids[card] for card in cards] == [part[:3] for part in parts]
            for card, part in zip(cards, parts, strict=True):
                proved = {
                    label for label in letters if any(is_proved(state, seat, card, n) for n in sites_of(sea, label))
                }
                named = re.findall(r"(\w+) (-?\d+,-?\d+/[NS][EW])(?:,|$)", part, re.MULTILINE)
                assert sorted(letters[label] for label in proved) == sorted(letter for letter, _ in named)
                assert all(is_proved(state, seat, card, site(sea, name)) for _, name in named)
                useful = [label for label in proved if sea.far_island[label] != FAR and not temple_on(state, label)]
                assert bool(useful) == (" lacks " not in part and "no land is free" not in part)


def sites_of(sea: Sea, label: int) -> list[int]:
    return [node for node in range(len(sea.tiles) * 4) if sea.island[node] == label]


def is_proved(state: State, seat: int, card: int, node: int) -> bool:
    sides = state.kit.map_sides[card]
    return all(icons_beyond(state, seat, node, side, terrain) >= n for side, terrain, n in sides)


def test_sites_are_the_same_in_every_world_the_seat_cannot_tell_from_this_one() -> None:
    """A11: neither a secret nor a guess at one is told."""
    rng = random.Random(8)
    for state in positions(2, {}, seed=60, every=53):
        for seat in (0, 1):
            view, letters = AKROTIRI.view(state, seat), island_letters(state.sea)
            assert list_sites(state, seat, letters) == list_sites(imagine(view, KIT, rng), seat, letters)


@pytest.mark.parametrize("width", [40, 60, 80, 112])
def test_part_of_a_map_is_the_whole_map_without_the_other_columns(width: int) -> None:
    state = positions(2, {}, seed=41, every=10_000)[-1]
    letters, whole = island_letters(state.sea), map_columns(state.sea)
    full = draw_map(state, letters)
    for centre in (whole.start - 9, *whole, whole.stop + 9):
        columns = columns_in(state.sea, width, centre)
        part = draw_map(state, letters, columns)
        left, wide = 6 + 12 * (columns.start - whole.start), 12 * len(columns)

        assert max(map(len, part)) <= width
        assert centre in columns or centre not in whole
        for one, other in zip(part[1:-1], full[1:-1], strict=True):
            # Names of islands on the edge may reach over it.
            assert other[left + 3 : left + wide - 2].rstrip() == one[9 : 6 + wide - 2].rstrip()


@pytest.mark.parametrize("seed", range(3))
def test_the_drawing_shows_every_dock_boat_icon_temple_and_cube(seed: int) -> None:
    for state in positions(2 + seed % 3, {}, seed=40 + seed, every=97):
        drawing = "\n".join(draw_map(state, island_letters(state.sea))[1:-1])
        sea = state.sea
        docks = sum(exit_ >= 0 for exit_ in sea.dock_exit)
        boats = [boat for boat in state.boats if boat >= 0]
        cells = re.sub(r"(y=)?-?\d+,-?\d+|y=-?\d+", "", drawing)

        assert len(boats) == len(re.findall(r"@\d", cells))
        assert docks - len(set(boats)) == len(re.findall(r"(?<![@^\d])\d+", cells))
        assert len(sea.tiles) == len(re.findall(r"[TLMV]", cells.replace("THERA", "")))
        assert sum(map(len, state.temples)) == len(re.findall(r"\^\d", cells))
        # Where all cubes of a quadrant found no room they are four or more, or beside much else.
        lying = [sum(unpacked(pack)) for pack in state.lying if pack]
        assert cells.count("**") <= sum(n > 1 for n in lying)
        assert ("**" in cells) or sum(lying) == len(re.findall(r"[gbyo]", cells))


@pytest.mark.rule("A3.5")
def test_an_island_keeps_its_letter_until_an_older_one_swallows_it() -> None:
    state = positions(2, {}, seed=5, every=10_000)[-1]
    sea = Sea.of_thera(KIT, 2)
    before: dict[int, str] = {}
    for laid in zip(state.sea.tiles, state.sea.cells, state.sea.turns, strict=True):
        sea = sea.lay(*laid)
        after = island_letters(sea)
        assert all(after[label] == letter for label, letter in before.items() if label in after)
        before = after


@pytest.mark.rule("A3.3", "A3.5")
def test_two_islands_that_only_touch_have_both_letters_at_the_point() -> None:
    """A3.5: touching at a point joins nothing by itself."""
    sea = Sea.of_thera(small_kit(), 2)
    for number, x, y in ((4, -1, 0), (0, -2, 0), (5, -2, -1), (1, 0, -1), (2, 0, -2), (3, -1, -2)):
        sea = sea.lay(number, cell_at(x, y), 0)
    state = blank(sea.kit, AkrotiriOptions(), 2)
    state.sea = sea
    letters = island_letters(sea)
    one, other = (letters[sea.island[site(sea, name)]] for name in ("-2,-1/SE", "-1,-2/NW"))

    assert one != other
    assert any(f"{one}/{other}" in line for line in draw_map(state, letters))


@pytest.mark.rule("A3.3")
def test_a_tile_in_hand_is_drawn_in_all_four_turns() -> None:
    """A3.3: a quarter turn clockwise takes every corner and exit to the next."""
    assert HAND.splitlines() == draw_hand(small_kit().components.tiles[1])


@pytest.mark.rule("A7.3")
@pytest.mark.parametrize(
    ("players", "seat", "words"),
    [
        (2, 0, "E: 3 mountains, S: 2 lakes, W: 2 volcanoes"),
        (2, 1, "N: 2 lakes, E: 2 volcanoes, W: 3 mountains"),
        (4, 1, "N: 2 volcanoes, S: 3 mountains, W: 2 lakes"),
        (4, 3, "N: 3 mountains, E: 2 lakes, S: 2 volcanoes"),
    ],
)
def test_a_map_is_told_by_the_compass_as_its_owner_sits(players: int, seat: int, words: str) -> None:
    """A7.3: (up, right) is south (+y,+x), north (-y,-x), west (+x,-y), east (-x,+y)."""
    state = blank(small_kit(), AkrotiriOptions(), players)
    state.maps[seat], state.map_pile = 1 << 2, 0b011

    assert f"H01: {words}; costs 9 drachmas, scores 7" in show(view_of(state, seat), state.kit)


@pytest.mark.rule("A2.6", "A12")
def test_house_components_and_house_rules_are_called_so() -> None:
    two, three = (show(view_of(blank(KIT, AkrotiriOptions(), n), SPECTATOR), KIT) for n in (2, 3))

    assert "Akrotiri, house components, revised edition, 2 players;" in two
    assert "house rules" not in two
    assert "Akrotiri, house components, revised edition, 3 players, house rules for 3 (A12);" in three


def test_the_cubes_on_thera_are_shown() -> None:
    """A6.9, first edition: Thera is an island like others for unloading."""
    state = blank(KIT, AkrotiriOptions(edition="first"), 2)
    state.market = [7, 8, 7, 8]
    state.lying[THERA_LAND] = packed((1, 0, 1, 0))
    text = show(view_of(state, SPECTATOR), KIT)

    assert "gy" in text.split("THERA")[0].splitlines()[-2]
    assert "docks 1=thera/1, 2=thera/2; cubes 1 green, 1 gray" in text


def test_a_small_position_reads_as_it_was_once_read_and_approved() -> None:
    state = small_state()

    assert GOLDEN.read_text() == show(view_of(state, 0), state.kit)
