"""Every card and tile, played where each part of it acts: on a rich board, and on a middling one where conditions fail.

On a poor board most of it gives nothing. What comes is held against a second reading of its text (`reading`).
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from labrys.games.minos.components import SECTIONS, Foundation, Route, SeaPeople, TradeBonus
from labrys.games.minos.effects import CONDITIONS
from tests.games.minos.accounts import facts
from tests.games.minos.reading import Reader
from tests.games.minos.scenario import Scene, house, kit_with

pytestmark = pytest.mark.rule("M13")

Board = Callable[..., Scene]
Tile = Foundation | SeaPeople | TradeBonus

CARDS = {card.id: card for card in house().cards}
DIE = {"die-1-2": "gray1", "die-3-4": "gray3", "die-5-6": "gray6"}
ROUTES = [(route, space) for route in house().routes for space in range(1, 6)]


def others(*but: str) -> list[str]:
    return [card for card in CARDS if card not in but]


def plain_cards(*but: str) -> list[str]:
    """Cards of Age I that give coins, weaponry and points only: good to be played out of another."""
    plain = re.compile(r"(\d+ )?(coin|weaponry|vp)( \+ (\d+ )?(coin|weaponry|vp))*")
    return [card for card in others(*but) if all(plain.fullmatch(text) for text in CARDS[card].instant)]


def rich(tested: str = "", kit_changes: dict[str, dict[str, str]] | None = None) -> Scene:
    """All conditions are met, there is plenty of everything, and every gain can act."""
    scene = Scene.of(4, kit_with(**kit_changes) if kit_changes else None)
    hand = plain_cards(tested)[:3]
    free = [card for card in others(tested) if card not in hand]
    scene.has(coins=60, weaponry=30, reserves=5, supply=3, income=2, tracks=(5, 5, 5), ships=(4, 2, 0), vp=20)
    scene.has(goods="silver stone grain copper", temps="wood", hand=" ".join([*hand, *free[:3]]))
    scene.has(area=" ".join(free[3:8]), palace=" ".join(free[8:18]), trophies="P1-01 P1-02")
    scene.offer(*free[18:23])
    one, two, three, four = scene.abroad()[:4]
    scene.warriors(**{f"r{scene.home()}": 6, f"r{one}": 2, f"r{two}": 1, f"r{three}": 1})
    scene.built("city", 0, one).built("tower", 0, four, two).built("farm", 0, four, two)
    return scene


def middling(tested: str = "", kit_changes: dict[str, dict[str, str]] | None = None) -> Scene:
    """No condition is met, but there is something of everything, and every gain can act."""
    scene = Scene.of(4, kit_with(**kit_changes) if kit_changes else None)
    hand = plain_cards(tested)[:3]
    free = [card for card in others(tested) if card not in hand]
    scene.has(coins=60, weaponry=30, reserves=5, supply=3, income=2, tracks=(2, 2, 2), ships=(2, 0, 0), vp=20)
    scene.has(goods="silver stone grain copper", temps="wood", hand=" ".join([*hand, *free[:3]]))
    scene.has(area=free[3], palace=" ".join(free[4:6]), trophies="P1-01").offer(*free[18:23])
    one, two = scene.abroad()[:2]
    scene.warriors(**{f"r{scene.home()}": 3, f"r{one}": 1})
    return scene.built("tower", 0, two).built("farm", 0, two)


def poor(tested: str = "", kit_changes: dict[str, dict[str, str]] | None = None) -> Scene:
    """No condition is met: one city, one warrior, nothing else."""
    return Scene.of(4, kit_with(**kit_changes) if kit_changes else None).has(reserves=0)


BOARDS = (rich, middling, poor)


def items(text: str, is_met: bool = True, last: bool = False) -> set[str]:
    """What an effect gives to those who meet its condition, or who do not; of two gains the first or the last."""
    first, is_instead, second = text.partition(" instead ")
    _, is_when, inner = (second or text).partition(": ")
    if is_when:
        text = inner if is_met else first if is_instead else ""
    text = text.partition(" -> ")[2] or text
    return set(filter(None, text.split(" or ")[-1 if last else 0].split(" + ")))


def all_acts(reader: Reader, text: str, board: Board, *by: str) -> bool:
    """Whether each part of an effect, that came by these, gave something on a board where it can."""
    parts = items(text, is_met=board is rich, last=reader.last)
    return board is poor or {(*by, text, part) for part in parts} <= reader.acted


def test_the_boards_are_rich_middling_and_poor():
    assert all(Reader(rich()).meets(condition) for condition in CONDITIONS)
    assert not any(Reader(board()).meets(condition) for condition in CONDITIONS for board in (middling, poor))
    assert len(plain_cards()) > 3


def check(reader: Reader) -> None:
    """The accounts agree with the table, and nothing is left to be asked."""
    assert "turn" == reader.scene.due()
    assert reader.has == facts(reader.scene)


@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
@pytest.mark.parametrize("board", [rich, middling])
@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_played_and_each_part_acts(name: str, board: Board, last: bool):
    """With conditions that are met and with conditions that are not, which is the first part of an instead."""
    reader = Reader(board(name).has(hand=name).turn("develop"), last)
    reader.play_card(name)

    check(reader)
    assert [] == [text for text in CARDS[name].instant if not all_acts(reader, text, board)]


@pytest.mark.parametrize("name", CARDS)
def test_the_parts_of_a_card_can_be_told_apart(name: str):
    """Or one that acts would be taken for another: see the test before."""
    texts = [*CARDS[name].instant, CARDS[name].trait]
    parts = [part for text in texts for part in (items(text), items(text, is_met=False), items(text, last=True))]

    assert len(CARDS[name].instant) == len(set(CARDS[name].instant))
    assert all(text.count(" or ") <= 1 and text.count(" instead ") <= 1 for text in texts)
    assert not any(word in part for found in parts for part in found for word in (":", "->"))


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_played_on_a_poor_board_and_what_needs_a_condition_does_not_act(name: str):
    reader = Reader(poor().has(hand=name, coins=CARDS[name].cost).turn("develop"))
    reader.play_card(name)

    check(reader)


@pytest.mark.rule("M9")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", CARDS)
def test_a_trait_is_taken_when_its_die_is_retrieved(name: str, board: Board):
    trigger, text = CARDS[name].trigger, CARDS[name].trait
    section = trigger if trigger in SECTIONS else "prepare"
    scene = board(name).has(palace=name).turn(section, DIE.get(trigger, "gray1"))
    reader = Reader(scene)
    if scene.may(f"take {name}"):
        reader.play(f"take {name}")
        reader.read(text)
    else:
        assert board is poor or not items(text, is_met=board is rich)

    check(reader)
    assert all_acts(reader, text, board)


@pytest.mark.rule("M5.3")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("tile", house().foundations, ids=lambda tile: tile.id)
def test_a_foundation_is_gained_by_whoever_builds_on_it(tile: Tile, board: Board):
    scene = board()
    region = scene.abroad()[4]
    scene.warriors(**{f"r{region}": 1}).tiles(region, tile.id)
    if board is poor:
        scene.has(coins=6)
    reader = Reader(scene.turn("build"))
    reader.build_city(False, region)
    reader.read(tile.gain)

    check(reader)
    assert all_acts(reader, tile.gain, board)


@pytest.mark.rule("M6.6")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("tile", house().sea_peoples, ids=lambda tile: tile.id)
def test_sea_peoples_give_their_benefit(tile: SeaPeople, board: Board):
    scene = board().has(weaponry=tile.weaponry).has(trophies="P2-09 P2-10" if board is rich else "")
    region = scene.abroad()[4]
    scene.warriors(**{f"r{region}": 1}).tiles(region, None, tile.id).turn("prepare")
    reader = Reader(scene)
    reader.play(f"battle {region}")
    reader.add("weaponry", -tile.weaponry)
    reader.warriors[region] -= 1
    reader.has["warriors"] = +reader.warriors
    reader.add("reserves", 1)
    reader.trophies.add(tile.id)
    reader.read(tile.gain)

    check(reader)
    assert all_acts(reader, tile.gain, board)


@pytest.mark.rule("M6.3")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("tile", house().trade_bonuses, ids=lambda tile: tile.id)
def test_a_trade_bonus_gives_all_that_it_shows(tile: Tile, board: Board):
    reader = Reader(board().has(held=tile.id).turn("prepare"))
    reader.play(f"tile {tile.id}")
    reader.held.clear()
    reader.read(tile.gain)

    check(reader)
    assert all_acts(reader, tile.gain, board)


@pytest.mark.rule("M3.6", "M5")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("at", range(len(house().action_bonuses)), ids=lambda at: house().action_bonuses[at].id)
def test_the_action_bonus_is_gained_on_the_last_space(at: int, board: Board):
    scene = board()
    scene.state.bonus = at
    reader = Reader(scene.turn("expand", space=4))
    if scene.may("take space"):
        reader.play("take space")
        reader.read("bonus")
    else:
        assert board is poor

    check(reader)
    assert all_acts(reader, house().action_bonuses[at].gain, board, "bonus", "bonus")


@pytest.mark.rule("M4.5", "M13")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("route", "space"), ROUTES, ids=[f"{route.id}-{space}" for route, space in ROUTES])
def test_a_route_pays_the_income_of_the_space_of_the_ship(route: Route, space: int, board: Board):
    scene = board("I-01", {"I_01": {"cost": "0", "wants": "", "instant": "route-income"}})
    routes = list(scene.state.routes)
    routes[route.tile - 1] = house().routes.index(route)
    ships = [0, 0, 0]
    ships[route.tile - 1] = space
    scene.state.routes = tuple(routes)
    reader = Reader(scene.has(ships=ships, hand="I-01").turn("develop"))
    if board is poor and not reader.scene.copy().play("play I-01").may(f"income {route.tile}"):
        return
    reader.play_card("I-01")

    check(reader)
    assert all_acts(reader, route.income[space - 1], board, "route-income", "route-income")


@pytest.mark.rule("M5.3", "M15")
@pytest.mark.parametrize(
    ("structure", "built"), [("tower", 0), ("tower", 1), ("tower", 2), *(("farm", at) for at in range(4))]
)
def test_a_tower_or_a_farm_uncovers_its_benefit(structure: str, built: int):
    scene = rich()
    owners: list[int] = getattr(scene.state, structure)
    owners[:] = [-1] * len(owners)
    reader = Reader(scene.built(structure, 0, *scene.abroad()[4 : 4 + built]).turn("build"))
    board = house().board
    text = board.towers[built] if structure == "tower" else board.farms[built]
    assert reader.build_tower(False) if structure == "tower" else reader.build_farm(False)

    check(reader)
    assert all_acts(reader, text, rich)
