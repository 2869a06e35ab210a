"""The engine and the slow referee say the same of the same positions: moves, refusals, map, consequences, scores."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from labrys.core.seats import CHANCE, SPECTATOR
from labrys.games.akrotiri.compass import xy_of
from labrys.games.akrotiri.components import EXITS, TERRAINS
from labrys.games.akrotiri.places import dock_name, find_dock, site_name
from labrys.games.akrotiri.sea import FAR, THERA_NET
from tests.games.akrotiri import slow, slow_map
from tests.games.akrotiri.slow_games import GAME, NOBODY, SETTINGS, Setting, decisions, prospector
from tests.games.akrotiri.slow_map import Facts, Route, site_of
from tests.games.akrotiri.slow_moves import CARDS, GOALS
from tests.games.akrotiri.slow_play import after, meaningful, summary
from tests.games.akrotiri.slow_samples import (
    SITUATIONS,
    Sample,
    bounded,
    changed,
    deep,
    for_seat,
    scattered,
    with_all_goals,
    with_words,
)

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def spelled(state: Any, seat: int) -> dict[str, int]:
    """What may be decided, in notation, with its codes."""
    codes = [code for code, _ in GAME.ask(state)] if seat == CHANCE else GAME.legal(state, seat)
    return {GAME.text(GAME.decode(state, code)): code for code in codes}


def in_part_two(samples: Iterable[Sample]) -> list[Sample]:
    return [sample for sample in samples if (Facts(sample.text).top or ("over",))[0] == "act"]


# The comparisons


def compare_moves(sample: Sample) -> None:
    state = sample.state
    expected = slow.answers(sample.text) if sample.seat == CHANCE else slow.legal(sample.text)
    actual = set() if sample.seat == NOBODY else set(spelled(state, sample.seat))

    assert expected == actual, f"in\n{sample.text}"


def compare_refusals(sample: Sample) -> int:
    """Every conceivable move is refused or has a legal code, as the slow referee says; how many there were."""
    state = sample.state
    expected = slow.legal(sample.text)
    codes = set(GAME.legal(state, sample.seat))
    candidates = slow.candidates(sample.text)
    accepted = {move for move in candidates if GAME.refusal(state, sample.seat, move) is None}

    assert expected == accepted, f"in\n{sample.text}"
    assert codes == {GAME.encode(state, GAME.parse(move)) for move in accepted}
    assert sample.text == GAME.position(state)
    others = {CHANCE, SPECTATOR, *range(-3, state.players + 1)} - {sample.seat}
    assert all(GAME.refusal(state, other, move) for other in others for move in sorted(accepted)[:3])
    return len(candidates)


def compare_maps(sample: Sample) -> None:
    sea, expected = sample.state.sea, Facts(sample.text).map
    places = [site_of(site_name(sea, node)) for node in range(4 * len(sea.tiles))]
    found = set()
    for label in sea.islands():
        far = sea.far_island[label]
        land = frozenset(places[node] for node in sea.island_nodes[label])
        found.add((land, None if far == FAR else far, sea.is_complete(label), sea.size(label)))
        icons = Counter({TERRAINS[kind]: sea.icons(label) >> 4 * kind & 15 for kind in range(4)})
        assert Counter(expected.terrains(expected.island_of[next(iter(land))])) == +icons

    assert set(slow.islands(sample.text)) == found, f"in\n{sample.text}"
    docks = {dock_name(sea, dock): dock for dock in range(len(sea.dock_exit)) if sea.dock_exit[dock] >= 0}
    assert set(expected.docks) == set(docks)
    for name, dock in docks.items():
        assert expected.docks_in_one_move(name) == {dock_name(sea, other) for other in sea.reach(dock)}
        assert find_dock(sea, name) == dock
    assert parted_by(expected.net_of) == parted_by_label(sea, sea.net, True)
    assert parted_by(expected.tile_net_of) == parted_by_label(sea, sea.strait, False)


def parted_by(groups: dict[Route, frozenset[Route]]) -> set[frozenset[Route]]:
    return set(groups.values())


def parted_by_label(sea: Any, labels: bytearray, has_thera: bool) -> set[frozenset[Route]]:
    """The exits on the table, parted by the engine's labels."""
    nodes = [
        (4 * slot + exit, Route(*xy_of(cell), EXITS[exit])) for slot, cell in enumerate(sea.cells) for exit in range(4)
    ]
    if has_thera:
        nodes.append((THERA_NET, slow_map.THERA_NET))
    groups: dict[int, set[Route]] = {}
    for node, route in nodes:
        groups.setdefault(labels[node], set()).add(route)
    return {frozenset(group) for group in groups.values()}


def compare_scores(text: str) -> None:
    state = GAME.parse_position(text)
    lines = [
        {line.part if line.part == "drachmas" else line.what: line.points for line in sheet.lines}
        for sheet in GAME.score(state)
    ]

    assert slow.score(text) == lines, f"in\n{text}"
    assert slow.winners(text) == set(GAME.winners(state))


def compare_consequences(sample: Sample, tries: int) -> int:
    """Some moves, one of each kind at first, have the consequences that the rules' page says; how many were tried."""
    if sample.seat == NOBODY:
        return 0
    moves = sorted(spelled(sample.state, sample.seat).items())
    random.Random(sample.text).shuffle(moves)
    by_kind = {move.split()[0]: (move, code) for move, code in moves}
    tried = [*by_kind.values(), *moves][:tries]
    for move, code in tried:
        state = sample.state
        GAME.apply(state, sample.seat, code)
        actual = meaningful(summary(GAME.position(state)))
        expected = after(sample.text, move)

        assert expected == {name: actual[name] for name in expected}, f"{move} in\n{sample.text}"
    return len(tried)


# In every run


@every_setting
@pytest.mark.rule("A5.1", "A5.2", "A6.1", "A6.2", "A6.3", "A6.4", "A6.6", "A6.7", "A6.8", "A6.9", "A7.1")
def test_legal_moves_are_those_of_the_slow_referee(setting: Setting):
    for sample in bounded(setting).samples:
        compare_moves(sample)


@every_setting
def test_whatever_is_not_refused_is_legal_and_the_other_way_round(setting: Setting):
    seated = [sample for sample in bounded(setting).samples if sample.seat >= 0]
    acting = in_part_two(seated)

    assert sum(compare_refusals(sample) for sample in acting[::9] + seated[::40]) > 5_000


@every_setting
@pytest.mark.rule("A3.4", "A3.5", "A3.6", "A3.7", "A6.1", "A8")
def test_islands_routes_and_distances_are_those_of_the_slow_referee(setting: Setting):
    for sample in bounded(setting).samples[::2]:
        compare_maps(sample)


@every_setting
@pytest.mark.rule("A8", "A10")
def test_every_goal_scores_as_the_slow_referee_says(setting: Setting):
    rng = random.Random(str(setting))
    seen = Counter[str]()
    for sample in in_part_two(bounded(setting).samples)[::2]:
        compare_scores(sample.text)
        if len(Facts(sample.text).words["tiles"]) >= 6:
            text = scattered(sample.text, rng)
            seen.update(sorts_of_temples(text))
            compare_scores(with_all_goals(text, rng.randrange(setting.players)))

    assert {"0 portages", "1 portage", "together", "complete", "open", "without icon", "three icons"} <= set(seen)


def sorts_of_temples(text: str) -> set[str]:
    """What the temples of a position stand for."""
    facts, found = Facts(text), set()
    for seat in range(facts.players):
        islands = [facts.map.island_of[site] for _, site in facts.temples(seat)]
        found |= {"together"} if len(set(islands)) < len(islands) else set()
        for island in islands:
            far, terrains = facts.map.distances[island], set(facts.map.terrains(island))
            found.add(("0 portages", "1 portage", "2 or more portages")[min(far, 2)])
            found.add("complete" if facts.map.is_complete(island) else "open")
            found |= {"without icon"} if not terrains else {"three icons"} if len(terrains) > 2 else set()
    return found


def test_temples_two_portages_from_thera_are_scored_as_the_slow_referee_says():
    """A8: the goal portage-2, which the editions read differently."""
    distances = Counter[tuple[str, int]]()
    for setting in SETTINGS:
        for sample in bounded(setting).samples:
            facts = Facts(sample.text)
            if facts.top is None or facts.top[0] != "act":
                continue
            far = [island for island, portages in facts.map.distances.items() if portages >= 2]
            if far and distances[setting.edition, 2] < 3:
                place = next(point for point in sorted(far[0]) if point.corner != "vertex")
                temples = for_seat(facts, "played", sample.seat, f"H01@{place.x},{place.y}/{place.corner}")
                compare_scores(with_all_goals(with_one_map(sample.text, facts, temples), sample.seat))
                distances[setting.edition, 2] += 1

    assert {("revised", 2), ("first", 2)} <= set(distances)


def with_one_map(text: str, facts: Facts, played: str) -> str:
    nobody = " ".join(["-"] * facts.players)
    only = " ".join(word if "H01" in word else "-" for word in played.split())
    return with_words(text, played=only, maps=nobody, map_pile="+".join(card for card in CARDS if card != "H01"))


@every_setting
@pytest.mark.rule("A5", "A6", "A7.6", "A9")
def test_moves_have_the_consequences_that_the_slow_referee_expects(setting: Setting):
    assert sum(compare_consequences(sample, 2) for sample in bounded(setting).samples) > 60


@every_setting
@pytest.mark.rule("A9.1", "A9.2", "A9.3", "A12")
def test_turns_and_games_end_as_the_slow_referee_expects(setting: Setting):
    for sample in in_part_two(bounded(setting).samples):
        for idle, dug in ((None, 0), (6 * setting.players - 2, 0), (6 * setting.players - 1, 0), (11, 1)):
            if idle is None:
                text = sample.text
            else:
                # As if the tiles had run out some turns ago.
                pile = Facts(sample.text).all("tile_pile") + Facts(sample.text).all("discards")
                if pile:
                    continue
                text = with_words(sample.text, idle=str(idle), dug=str(dug))
            state = GAME.parse_position(text)
            code = spelled(state, sample.seat).get("end")
            if code is not None:
                GAME.apply(state, sample.seat, code)
                assert after(text, "end") == meaningful(summary(GAME.position(state))), f"end in\n{text}"


@every_setting
@pytest.mark.rule("A6.3", "A6.6", "A7.3", "A7.5")
def test_positions_changed_by_hand_have_the_moves_of_the_slow_referee(setting: Setting):
    rng = random.Random(str(setting))
    for number, sample in enumerate(in_part_two(bounded(setting).samples)[::12]):
        for variant in changed(sample, rng):
            compare_moves(variant)
        compare_refusals(list(changed(sample, rng))[number % 3 * 2])


def test_all_situations_occur_among_the_positions_compared():
    seen = Counter[str]()
    for setting in SETTINGS:
        seen += bounded(setting).seen

    assert [] == [name for name in SITUATIONS if not seen[name]]
    assert set(SITUATIONS) == set(seen)


@every_setting
@pytest.mark.rule("A4.2", "A4.3", "A4.4", "A4.5", "A12")
def test_the_setup_goes_in_the_order_of_the_rules(setting: Setting):
    asked: list[tuple[str, int]] = []
    for state, _ in decisions(setting, 5, prospector):
        facts = Facts(GAME.position(state))
        assert facts.top is not None
        if not any(kind == "turn" for kind, _, _ in facts.stack) and asked:
            break
        asked.append(facts.top[:2])
    began = int(facts.words["began"][0])
    seats = [(began + place) % setting.players for place in range(setting.players)]
    expected = [("who-begins", -1)]
    expected += [(kind, seat) for seat in seats for kind in ("draw-tile", "lay", "cube")]
    expected += [(kind, seat) for seat in seats for kind in ("draw-map", "draw-map")]
    expected += [(kind, seat) for seat in seats for kind in ("draw-goal", "draw-goal")]
    expected += [(kind, seat) for kind in ("keep", "berth", "draw-tile") for seat in seats]

    turned_up = [kind for kind, _ in asked if kind == "offer"]
    assert expected == [step for step in asked if step[0] != "offer"]
    assert turned_up == [kind for kind, _ in asked[len(expected) :]]
    offer = 2 * setting.players + (setting.edition == "revised")
    wanted = min(offer, 12 - setting.players) if setting.variant == "strategist" else 0
    assert wanted == len(facts.all("offer"))


@pytest.mark.rule("A7.6")
@pytest.mark.parametrize("loose", ["-", "lake", "lake+open"])
@pytest.mark.parametrize("under", ["-", "tree:1", "tree:1+largest:0"])
def test_goals_are_drawn_from_a_nearly_empty_pile_as_the_slow_referee_expects(loose: str, under: str):
    text = (Path(__file__).parent / "perft" / "goal.txt").read_text(encoding="utf-8")
    facts = Facts(text)
    assert facts.top is not None
    seat, gone = facts.top[1], f"{loose}+{under}"
    goals = ["-"] * facts.players
    goals[seat - 1] = "+".join(goal for goal in GOALS if goal not in re.split(r"[+:]", gone))
    sample = Sample(with_words(text, goal_pile=loose, goals_under=under, goals=" ".join(goals)), seat)

    assert may_dig(sample)
    follow_goals(sample)


def may_dig(sample: Sample) -> bool:
    return (
        any(move.startswith("excavate") for move in spelled(sample.state, sample.seat)) if sample.seat >= 0 else False
    )


def follow_goals(sample: Sample) -> None:
    """Excavate and go on until the goals are dealt with, comparing each step."""
    state, seat = sample.state, sample.seat
    for _ in range(4):
        text = GAME.position(state)
        choices = spelled(state, seat)
        move = next((move for move in choices if move.startswith(("excavate", "draw", "keep"))), None)
        if move is None:
            break
        GAME.apply(state, seat, choices[move])
        actual = meaningful(summary(GAME.position(state)))
        assert after(text, move) == actual, f"{move} in\n{text}"
        (seat,) = GAME.deciders(state)
        if (Facts(GAME.position(state)).top or ("over",))[0] == "act":
            return


@pytest.mark.rule("A6.4", "A6.6")
def test_the_order_of_cubes_and_tiers_in_a_move_does_not_matter():
    tried = 0
    for sample in in_part_two(bounded(SETTINGS[0]).samples):
        state = sample.state
        for move, code in spelled(state, sample.seat).items():
            word, *rest = move.split()
            if word in ("load", "buy") and len(set(rest)) > 1:
                for order in permutations(rest):
                    again = f"{word} {' '.join(order)}"
                    assert GAME.refusal(state, sample.seat, again) is None
                    assert code == GAME.encode(state, GAME.parse(again))
                tried += 1
    assert tried > 5


# In deep runs


@pytest.mark.deep
@every_setting
@pytest.mark.parametrize("seed", range(100, 112))
def test_more_games_agree_with_the_slow_referee(setting: Setting, seed: int):
    picked = deep(setting, seed).samples
    rng = random.Random(f"{setting}:{seed}")
    for sample in picked:
        compare_moves(sample)
        compare_maps(sample)
        compare_scores(sample.text)
        compare_consequences(sample, 6)
    for sample in in_part_two(picked)[::6]:
        compare_refusals(sample)
        for variant in changed(sample, rng):
            compare_moves(variant)
