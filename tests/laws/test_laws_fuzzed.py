"""The laws on games that hypothesis chooses, and on rubbish that it invents."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from labrys.core import registry
from labrys.core.refusal import BadNotation
from tests.laws.playing import Setting, play
from tests.laws.playing import settings as all_settings
from tests.laws.test_laws import ON_RECORDS, ON_STATES, Law

games = st.sampled_from(all_settings(lavish=True))
laws = st.sampled_from([*ON_STATES, *ON_RECORDS])
seeds = st.integers(0, 2**32)
rubbish = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner) | st.tuples(inner, inner),
)


# A seed is not simpler for being smaller: there is nothing to shrink.
@settings(suppress_health_check=[HealthCheck.too_slow], phases=[Phase.reuse, Phase.generate])
@given(setting=games, law=laws, seed=seeds)
def test_any_law_holds_in_any_game(setting: Setting, law: Law, seed: int):
    if law in ON_RECORDS:
        setting = setting._replace(is_lavish=False)

    law(registry.game(setting.game), setting, seed)


@given(setting=games, at=st.integers(0), seat=rubbish | st.integers(-3, 4), move=rubbish)
def test_rubbish_is_refused_and_changes_nothing(setting: Setting, at: int, seat: object, move: object):
    game = registry.game(setting.game)
    steps = play(game, setting, 0).steps
    state = steps[at % len(steps)].before
    before = game.position(state)

    assert game.refusal(state, seat, move) is not None
    assert game.position(state) == before


@given(setting=games, at=st.integers(0), words=st.lists(st.text(max_size=8), max_size=4))
def test_any_words_are_a_move_or_bad_notation(setting: Setting, at: int, words: list[str]):
    game = registry.game(setting.game)
    steps = play(game, setting, 0).steps
    step = steps[at % len(steps)]
    kind = game.text(game.decode(step.before, step.code)).split()[0]
    move: Any = None
    try:
        move = game.parse(" ".join([kind, *words]))
    except BadNotation as error:
        reason = str(error)

    assert reason if move is None else game.parse(game.text(move)) == move
