"""Advice: its moves are legal, its numbers hang together, its sentences are true, and it knows what its seat knows."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from functools import cache
from itertools import count
from string import Formatter
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from labrys.bots.advice import akrotiri, minos
from labrys.bots.advice.advise import Advised, advise
from labrys.bots.advice.claims import GENERAL, Claim, agreed, claim, sentence
from labrys.bots.advice.rest import Rest
from labrys.bots.search.minds import make_mind
from labrys.bots.search.thinker import AT_ONCE, Budget
from labrys.core.registry import game
from tests.bots.advice import akrotiri_truth, minos_truth
from tests.bots.advice.positions import FEW, TABLES, Asked, asked, decisions, replayed
from tests.texts.said import LANGUAGES, TEXTS, messages, values_of

CHECKS = akrotiri_truth.CHECKS | minos_truth.CHECKS
each_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
EACH = {"akrotiri": 6, "minos": 23}
FRESH = 6
"""So many worlds are imagined anew for each sentence."""


def check(one: Asked) -> set[str]:
    """All that has to hold of a piece of advice; the kinds of claims that were made in it."""
    rules, legal = one.game, one.game.legal(one.state, one.seat)
    kinds = set()
    assert 1 <= len(one.advice.moves) <= 3
    assert len({advised.text for advised in one.advice.moves}) == len(one.advice.moves)
    for advised in one.advice.moves:
        assert rules.encode(one.state, advised.move) in legal
        assert rules.text(advised.move) == advised.text
        assert advised.move == advised.course[0]
        assert 1 <= advised.span <= len(advised.course)
        assert sentence(advised.claims, is_later=advised.is_later).endswith(".")
        if len(legal) == 1:
            assert (None, None, 0) == (advised.chance, advised.points, one.advice.simulations)
        else:
            assert advised.chance is not None
            assert advised.points is not None
            assert 0 <= advised.chance <= 1
            assert advised.visits > 0 < advised.worlds
            assert advised.points == pytest.approx(sum(advised.sources.values()))
        made = [
            replayed(rules, one.view, advised.course[: advised.span], random.Random(number)) for number in range(FRESH)
        ]
        for said in advised.claims:
            kinds.add(said.kind)
            assert said.text == in_fluent(said)
            if said.kind not in GENERAL:
                assert all(CHECKS[said.kind](world, said.facts) for world in made), (advised.text, said)
        check_more_is_said(one, advised)
        check_when_it_comes(one, advised)
    check_general(one)
    return kinds


def check_more_is_said(one: Asked, advised: Advised) -> None:
    """Where a sentence could only repeat the name of the move, and its turn surely brings points, it says that; in a
    step of all at once they depend on others."""
    if one.game.name != "minos" or one.state.together or len(one.game.deciders(one.state)) > 1:
        return
    if advised.span == 1 and {said.kind for said in advised.claims} <= minos.ECHOES:
        turns = [replayed(one.game, one.view, advised.course, random.Random(number)) for number in range(FRESH)]
        points = {minos_truth.scored(turn) for turn in turns}
        assert points == {0} or len(points) > 1, (advised.text, points)


def check_when_it_comes(one: Asked, advised: Advised) -> None:
    """Points that a later move of the course brings are not said of the first one."""
    if advised.span > 1 and not advised.is_later and {said.kind for said in advised.claims} == {"minos-scores"}:
        assert minos_truth.scored(replayed(one.game, one.view, advised.course[:1], random.Random(0))) > 0


def check_general(one: Asked) -> None:
    """What is said in any game agrees with the numbers beside it."""
    first = one.advice.moves[0]
    for advised in one.advice.moves:
        for said in advised.claims:
            if said.kind == "only":
                assert 1 == len(one.game.legal(one.state, one.seat))
            elif said.kind == "chance":
                assert round(100 * (advised.chance or 0)) == said.facts["percent"]
            elif said.kind == "ahead":
                second = one.advice.moves[1]
                assert advised is first
                assert not advised.is_later
                assert 1 <= int(said.facts["points"]) <= (first.points or 0) - (second.points or 0)


@each_table
def test_everything_that_is_advised_is_legal_and_everything_that_is_said_is_true(
    name: str, seats: int, options: dict[str, str]
):
    kinds, sentences, reasons = set[str](), 0, 0
    for one in asked(name, seats, options, EACH[name] * seats):
        kinds |= check(one)
        if one.advice.simulations:
            sentences += len(one.advice.moves)
            reasons += sum(any(said.kind not in GENERAL for said in advised.claims) for advised in one.advice.moves)

    assert len(kinds) >= 8
    # Mostly something of the game is said, and not only how likely it is to win.
    assert reasons >= 0.75 * sentences


@pytest.mark.parametrize("name", ["akrotiri", "minos"])
def test_a_lead_that_is_sure_is_said_of_the_best_move(name: str):
    """It takes more worlds to be sure of one than the other tests play."""
    budget, leads = Budget(96), 0
    for rules, state, seat in decisions(name, 2, {}, {"akrotiri": 3, "minos": 41}[name]):
        advice = advise(rules, rules.view(state, seat), budget, "a")
        one = Asked(rules, state, seat, rules.view(state, seat), advice)
        check_general(one)
        leads += sum(said.kind == "ahead" for advised in advice.moves for said in advised.claims)
        assert all(said.text == in_fluent(said) for advised in advice.moves for said in advised.claims)

    assert leads > 0


@each_table
def test_advice_follows_from_what_the_seat_sees(name: str, seats: int, options: dict[str, str]):
    rng = random.Random(5)
    for rules, state, seat in list(decisions(name, seats, options, 97))[:: 2 * seats]:
        view = rules.view(state, seat)
        twin = rules.view(rules.imagine(view, rng), seat)

        assert advise(rules, view, Budget(24), "a") == advise(rules, twin, Budget(24), "a")


@pytest.mark.parametrize("name", ["akrotiri", "minos"])
def test_a_limit_of_time_is_kept(name: str, monkeypatch: pytest.MonkeyPatch):
    """By a clock that goes on by a tenth of a second whenever somebody looks at it, so on machines of any speed."""
    rules, state, seat = list(decisions(name, 4, {}, 60))[2]
    looks = count()
    monkeypatch.setattr("time.monotonic", lambda: next(looks) / 10)

    advice = advise(rules, rules.view(state, seat), Budget(10**9, 1.6), "a")

    assert next(looks) / 10 <= 1.6
    # Less than a half of it is for the search, which looks after each few simulations; then worlds are played on in
    # the rest, but not as many as without a limit.
    assert 0 < advice.simulations <= AT_ONCE * 8
    assert 1 < advice.moves[0].worlds < 8


@pytest.mark.parametrize("name", ["akrotiri", "minos"])
def test_however_little_time_there_is_something_is_advised(name: str):
    rules, state, seat = list(decisions(name, 4, {}, 60))[2]
    advice = advise(rules, rules.view(state, seat), Budget(10**9, 0.0), "a")

    assert 0 < advice.simulations <= AT_ONCE
    assert [1] * len(advice.moves) == [move.worlds for move in advice.moves]


def test_whoever_does_not_decide_is_not_advised():
    rules, state, seat = next(decisions("akrotiri", 2, {}, 50))

    with pytest.raises(ValueError, match="nothing to decide"):
        advise(rules, rules.view(state, 1 - seat), FEW[rules.name], "a")


def test_moves_are_played_on_in_the_same_worlds_with_the_same_lots():
    rules, state, seat = list(decisions("akrotiri", 2, {}, 40))[-1]
    code: Any = make_mind(rules, seat).guide.courses(state, seat)[0]
    rest = Rest(rules, seat, rules.quick.sight(rules.view(state, seat)), make_mind(rules, seat).guide, "a")
    rest.play([code, code], 3, float("inf"))

    assert 3 == len(rest.ends[0])
    assert rest.ends[0] == rest.ends[1]
    assert 0.0 == rest.lead(0, 1)


def test_a_lead_counts_only_where_it_is_more_than_luck():
    rules: Any = game("akrotiri")
    rest = Rest(rules, 0, None, None, "a")  # type: ignore[arg-type]
    rest.ends = [[{"maps": 9}, {"maps": 8}, {"maps": 9}] * 2, [{"maps": 4}, {"maps": 4}, {"maps": 5}] * 2]
    # 5, 4, 4, 5, 4, 4: 13/3 on average, and 2.57 times 0.21 less for sure.
    assert pytest.approx(3.791, abs=0.001) == rest.lead(0, 1)
    assert 0.0 == rest.lead(1, 0)

    rest.ends = [[{"maps": 20}, {"maps": 1}, {"maps": 1}] * 2, [{"maps": 4}, {"maps": 4}, {"maps": 5}] * 2]
    assert 0.0 == rest.lead(0, 1)

    # However far ahead, a handful of worlds may all be lucky ones.
    rest.ends = [[{"maps": 9}] * 5, [{"maps": 4}] * 5]
    assert 0.0 == rest.lead(0, 1)


def test_what_does_not_hold_in_every_world_is_not_claimed():
    one, other = Claim("sells", "sells 1"), Claim("sells", "sells 2")

    assert [one] == agreed([[one, other], [one], [other, one]])
    assert [] == agreed([[one], [other]])


def test_claims_are_one_sentence():
    said = {"a": "sells {cubes:cube} for {drachmas:drachma}", "b": "can then pay map {map}"}
    one, other = claim(said, "a", cubes=1, drachmas=11), claim(said, "b", map="E17")

    assert "Sells 1 cube for 11 drachmas." == sentence([one])
    assert "Sells 1 cube for 11 drachmas and can then pay map E17." == sentence([one, other])
    assert "In the same turn sells 1 cube for 11 drachmas, can then pay map E17 and is the only move there is." == (
        sentence([one, other, claim(GENERAL, "only")], is_later=True)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*GENERAL, *akrotiri.SAID, *minos.SAID])
def test_every_claim_is_said_in_every_language_by_its_facts(language: str, kind: str):
    fields = {name for _, name, _, _ in Formatter().parse((GENERAL | akrotiri.SAID | minos.SAID)[kind]) if name}

    assert values_of(f"hint-{kind}", messages(language)) == fields


@cache
def english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for path in sorted((TEXTS / "en").iterdir()):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def in_fluent(said: Claim) -> str:
    """A claim as the texts say it in English, regions and dice in words as the client puts them."""
    facts = dict(said.facts)
    if "region" in facts:
        facts["region"] = f"region {facts['region']}"
    if "die" in facts:
        facts["die"] = f"{str(facts['die'])[:-1]} {str(facts['die'])[-1]}"
    pattern = english().get_message(f"hint-{said.kind}").value
    assert pattern is not None
    text, errors = english().format_pattern(pattern, facts)
    assert [] == errors
    return str(text)


def test_the_python_of_the_page_runs_and_says_moves():
    page = (TEXTS.parents[2] / "docs" / "bots" / "hints.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.stderr == ""
    assert re.fullmatch(r"(lay \S+ [nesw] [\d.]+ [\d.]+ .+\.\n){1,3}", done.stdout)


def test_every_claim_has_its_check():
    assert sorted([*akrotiri.SAID, *minos.SAID]) == sorted(CHECKS)
