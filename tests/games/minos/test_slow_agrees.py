"""The engine and the slow referee say the same of the same positions: moves, refusals, and everything that follows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from labrys.core.seats import CHANCE, SPECTATOR
from tests.games.minos import slow
from tests.games.minos.slow_games import GAME, SETTINGS, Setting, eager, rich
from tests.games.minos.slow_prices import ratio
from tests.games.minos.slow_samples import (
    SITUATIONS,
    Sample,
    Samples,
    bounded,
    crowded,
    deep,
    due_of,
    last_battles,
    pick,
)
from tests.games.minos.slow_table import Table

MOST_GAMES = 40
"""So many more games are looked through for a situation at most."""

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


# The comparisons.


def compare_moves(sample: Sample) -> None:
    text, seat = sample.text, sample.seat
    expected = slow.answers(text) if seat == CHANCE else slow.legal(text, seat)

    assert expected == sample.legal, f"seat {seat} in\n{text}"


def compare_consequences(sample: Sample) -> None:
    """Every fact of the position after the move is what the rules' page says."""
    expected, actual = slow.after(sample.text, sample.seat, sample.move), slow.facts(sample.after)
    different = [name for name in actual if expected[name] != actual[name]]

    assert [] == [(name, expected[name], actual[name]) for name in different], f"{sample.move} in\n{sample.text}"


def compare_refusals(sample: Sample) -> int:
    """Every conceivable move is refused or legal, as the slow referee says; how many there were."""
    state, seat = GAME.parse_position(sample.text), sample.seat
    legal = slow.answers(sample.text) if seat == CHANCE else slow.legal(sample.text, seat)
    candidates = slow.candidates(sample.text)
    accepted = {move for move in candidates if GAME.refusal(state, seat, move) is None}

    assert legal & candidates == accepted, f"seat {seat} in\n{sample.text}"
    assert all(GAME.encode(state, GAME.parse(move)) in GAME.legal(state, seat) for move in accepted if seat != CHANCE)
    assert sample.text == GAME.position(state)
    others = {CHANCE, SPECTATOR, *range(-3, state.players + 1)} - set(GAME.deciders(state))
    assert all(GAME.refusal(state, other, move) for other in others for move in sorted(accepted)[:3])
    return len(candidates)


def one_of_each(samples: Iterable[Sample]) -> list[Sample]:
    """A sample for every kind of decision."""
    return list({due_of(Table(sample.text), sample.seat): sample for sample in samples}.values())


# In every run.


@every_setting
@pytest.mark.rule("M3.7", "M4.2", "M4.3", "M5.1", "M5.2", "M5.3", "M5.4", "M5.5", "M5.6", "M6.1", "M6.2", "M13.2")
def test_legal_moves_are_those_of_the_slow_referee(setting: Setting):
    for sample in bounded(setting).samples:
        compare_moves(sample)


@every_setting
@pytest.mark.rule("M3.8", "M4.1", "M4.4", "M4.5", "M4.6", "M4.7", "M7", "M8", "M9", "M10", "M11", "M12.1", "M12.3")
def test_moves_have_the_consequences_that_the_slow_referee_expects(setting: Setting):
    for sample in bounded(setting).samples:
        compare_consequences(sample)


@every_setting
def test_whatever_is_not_refused_is_legal_and_the_other_way_round(setting: Setting):
    picked = one_of_each(bounded(setting).samples)
    share = random.Random(str(setting)).sample(picked, 8)

    assert sum(compare_refusals(sample) for sample in share) > 5_000


def progress_steps(setting: Setting) -> list[Sample]:
    """Positions at the beginning of a progress step."""
    found = [sample for sample in bounded(setting).samples if "progress:1" in sample.text]
    return [sample for sample in found if Table(sample.text).stack[-1] == ("progress", "1")]


def follow(text: str, rng: random.Random, most: int) -> Counter[str]:
    """Go on from a position by eager moves, comparing every step; who lost a build, and to what, is counted."""
    state, seen = GAME.parse_position(text), Counter[str]()
    for _ in range(most):
        if not GAME.deciders(state) or not (state.together or _is_last(text)):
            break
        seat = rng.choice(GAME.deciders(state))
        found = [code for code, _ in GAME.ask(state)] if seat == CHANCE else GAME.legal(state, seat)
        moves = [GAME.text(GAME.decode(state, code)) for code in found]
        move = eager(moves, rng)
        if seat != CHANCE:
            # All want to settle in the same places.
            wanted = [at for at, one in enumerate(moves) if one.startswith(("city", "farm"))]
            move = rng.choice(wanted) if wanted and rng.random() < 0.8 else move
        before = Table(text)
        GAME.apply(state, seat, found[move])
        after = GAME.position(state)
        sample = Sample(text, seat, frozenset(moves), moves[move], after)
        compare_moves(sample)
        compare_consequences(sample)
        seen += lost_builds(before, seat, moves[move], Table(after))
        text = after
    return seen


def _is_last(text: str) -> bool:
    return ("ending",) in Table(text).stack


def lost_builds(before: Table, seat: int, move: str, after: Table) -> Counter[str]:
    """What decided between those who wanted to build the same in the same region, if their answers are now out."""
    if seat == CHANCE or not before.together or any(after.answers):
        return Counter()
    answers = [list(moves) for moves in before.answers]
    answers[seat].append(move)
    wanted: dict[tuple[str, int], list[int]] = {}
    for who, moves in enumerate(answers):
        words = moves[-1].split() if moves else [""]
        if words[0] in ("city", "farm"):
            wanted.setdefault((words[0], int(words[1])), []).append(who)
    found = Counter[str]()
    for (_, region), seats in wanted.items():
        warriors = [before.opening_warriors[region][who] for who in seats]
        arms = [before.opening_weaponry[who] for who in seats]
        if len(seats) > 1:
            found["warriors" if len(set(warriors)) > 1 else "weaponry" if len(set(arms)) > 1 else "turn order"] += 1
    return found


@pytest.mark.rule("M4.7")
def test_collisions_in_a_simultaneous_step_go_as_the_slow_referee_says():
    rng, decided = random.Random(7), Counter[str]()
    for setting in SETTINGS:
        for sample in progress_steps(setting)[:6]:
            decided += follow(crowded(sample, rng), rng, 40)

    assert {"warriors", "weaponry", "turn order"} == set(decided)


@every_setting
@pytest.mark.rule("M12.2", "M12.3")
def test_last_battles_are_fought_and_paid_for_as_the_slow_referee_says(setting: Setting):
    rng = random.Random(str(setting))
    later = [one for one in bounded(setting).samples if Table(one.text).round > 2 and "P2-" in _peoples(one.text)]
    for sample in rng.sample(later, 2):
        text, seat = last_battles(sample, rng)
        assert f"exchange weaponry {11 // ratio(Table(text), seat)}" in slow.legal(text)
        follow(text, rng, 40)


def _peoples(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("peoples:"))


def further() -> Samples:
    """Of more games what the bounded ones happen not to show: they take another course whenever a card changes."""
    seen, found = sum((bounded(setting).seen for setting in SETTINGS), Counter[str]()), list[Sample]()
    for number in range(MOST_GAMES):
        if all(seen[name] for name in SITUATIONS):
            break
        game = pick(SETTINGS[number % len(SETTINGS)], f"further {number}", eager, rich, share=0.01, often=1)
        if any(not seen[name] and game.seen[name] for name in SITUATIONS):
            found += game.samples
            seen += game.seen
    return Samples(found, seen)


def test_all_situations_occur_among_the_positions_compared():
    samples, seen = further()
    for sample in samples:
        compare_moves(sample)
        compare_consequences(sample)

    assert [] == [name for name in SITUATIONS if not seen[name]]


# In deep runs.


@pytest.mark.deep
@every_setting
@pytest.mark.parametrize("seed", range(100, 108))
def test_more_games_agree_with_the_slow_referee(setting: Setting, seed: int):
    picked = deep(setting, seed).samples
    rng = random.Random(f"{setting}:{seed}")
    for sample in picked:
        compare_moves(sample)
        compare_consequences(sample)
    for sample in one_of_each(picked):
        compare_refusals(sample)
    for sample in [one for one in picked if Table(one.text).stack[-1:] == [("progress", "1")]][:10]:
        follow(crowded(sample, rng), rng, 60)
