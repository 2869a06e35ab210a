"""Advice: its moves are legal, its numbers hang together, its sentences are true, and it knows what its seat knows."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from functools import cache
from itertools import count
from string import Formatter

import pytest
from fluent.runtime import FluentBundle, FluentResource

from labrys.bots.advice import akrotiri, minos
from labrys.bots.advice.advise import Advised, advise
from labrys.bots.advice.claims import GENERAL, Claim, agreed, claim, sentence
from labrys.bots.search.thinker import AT_ONCE, Budget
from labrys.games.minos import events
from tests.bots.advice import akrotiri_truth, minos_truth
from tests.bots.advice.positions import FEW, TABLES, Asked, Replayed, asked, decisions, replayed
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
        if len(legal) == 1:
            assert (None, 0) == (advised.chance, one.advice.simulations)
        else:
            assert advised.chance is not None
            assert 0 <= advised.chance <= 1
            assert advised.visits > 0
        made = [replayed(rules, one.view, [advised.move], random.Random(number)) for number in range(FRESH)]
        for said in advised.claims:
            kinds.add(said.kind)
            assert said.text == in_fluent(said)
            if said.kind == "only":
                assert 1 == len(legal)
            else:
                assert all(CHECKS[said.kind](world, said.facts) for world in made), (advised.text, said)
            if said.kind == "minos-affords":
                # A hint names no card that it does not advise to play.
                assert any(rules.text(move).startswith(f"play {said.facts['card']}") for move in advised.course[1:])
        check_points(one, advised)
    return kinds


def check_points(one: Asked, advised: Advised) -> None:
    """What a course is said to bring it brings in every world; and where it surely brings any, that is said, but in a
    step of all at once: there it depends on others."""
    worlds = [replayed(one.game, one.view, advised.course, random.Random(number)) for number in range(FRESH)]
    points = {gained(world) for world in worlds}
    if advised.brings is not None:
        assert {advised.brings} == points, (advised.text, points)
        assert advised.brings > 0
        # Nothing follows the end of a turn.
        assert not (advised.goes_on and type(advised.course[-1]).__name__ == "End")
    elif one.game.name != "minos" or (not one.state.together and len(one.game.deciders(one.state)) == 1):
        assert len(points) > 1 or max(points) <= 0, (advised.text, points)


def gained(made: Replayed) -> int:
    """The points that a seat has more on its track of Minos, or on its score sheet of Akrotiri."""
    if made.game.name == "minos":
        vases: int = sum(one.points for one in made.told(events.VaseClaimed))
        return minos_truth.scored(made) + vases
    before, after = (made.game.score(world)[made.seat].parts() for world in (made.first, made.world))
    # Drachmas alone are spent again.
    is_earned = sum(after.get(part, 0) - before.get(part, 0) for part in ("maps", "goals")) > 0
    return int(sum(after.values()) - sum(before.values())) if is_earned else 0


@each_table
def test_everything_that_is_advised_is_legal_and_everything_that_is_said_is_true(
    name: str, seats: int, options: dict[str, str]
):
    kinds, moves, reasons, silent = set[str](), 0, 0, 0
    for one in asked(name, seats, options, EACH[name] * seats):
        kinds |= check(one)
        if one.advice.simulations:
            moves += len(one.advice.moves)
            reasons += sum(bool(advised.claims) for advised in one.advice.moves)
            silent += sum(not advised.claims and len(advised.course) == 1 for advised in one.advice.moves)

    assert len(kinds) >= 8
    # Mostly something is said of the move or of what is to follow, and not only how likely it is to win.
    assert reasons >= 0.6 * moves
    assert silent <= 0.25 * moves, (silent, moves)


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
    monkeypatch.setattr("time.process_time", lambda: next(looks) / 10)

    advice = advise(rules, rules.view(state, seat), Budget(10**9, 1.6), "a")

    assert next(looks) / 10 <= 1.6
    # The search looks at the clock after each few simulations.
    assert 0 < advice.simulations <= AT_ONCE * 16


@pytest.mark.parametrize("name", ["akrotiri", "minos"])
def test_however_little_time_there_is_something_is_advised(name: str):
    rules, state, seat = list(decisions(name, 4, {}, 60))[2]
    advice = advise(rules, rules.view(state, seat), Budget(10**9, 0.0), "a")

    assert 0 < advice.simulations <= AT_ONCE


def test_whoever_does_not_decide_is_not_advised():
    rules, state, seat = next(decisions("akrotiri", 2, {}, 50))

    with pytest.raises(ValueError, match="nothing to decide"):
        advise(rules, rules.view(state, 1 - seat), FEW[rules.name], "a")


def test_what_does_not_hold_in_every_world_is_not_claimed():
    one, other = Claim("sells", "sells 1"), Claim("sells", "sells 2")

    assert [one] == agreed([[one, other], [one], [other, one]])
    assert [] == agreed([[one], [other]])


def test_claims_are_one_sentence():
    said = {"a": "sells {cubes:cube} for {drachmas:drachma}", "b": "can then pay map {map}"}
    one, other = claim(said, "a", cubes=1, drachmas=11), claim(said, "b", map="E17")

    assert "Sells 1 cube for 11 drachmas." == sentence([one])
    assert "Sells 1 cube for 11 drachmas and can then pay map E17." == sentence([one, other])
    assert "Sells 1 cube for 11 drachmas, can then pay map E17 and is the only move there is." == (
        sentence([one, other, claim(GENERAL, "only")])
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
    assert re.fullmatch(r"(lay \S+ [nesw] [\d.]+ (None|\d+) ([A-Z].+\.)?\n){1,3}", done.stdout)


def test_every_claim_has_its_check():
    assert sorted([*akrotiri.SAID, *minos.SAID]) == sorted(CHECKS)
