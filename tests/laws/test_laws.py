"""The laws that hold for every game: no list of exceptions."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from labrys.core import registry
from labrys.core.registry import AnyGame
from tests.laws import move_laws, plan_laws, quick_laws, record_laws, sight_laws, state_laws, together_laws
from tests.laws.playing import Setting, settings, table_of
from tests.laws.processes import law_every_process_plays_alike

Law = Callable[[AnyGame, Setting, int], None]

ON_RECORDS: tuple[Law, ...] = (
    record_laws.law_replay_equals_play,
    record_laws.law_a_game_can_end_early,
    record_laws.law_a_fork_goes_its_own_way,
    record_laws.law_undo_is_replay_of_a_prefix,
    record_laws.law_chance_answers_are_those_asked,
    record_laws.law_every_answer_leaves_its_own_mark,
)
ON_STATES: tuple[Law, ...] = tuple(
    law
    for laws in (state_laws, move_laws, sight_laws, plan_laws, quick_laws, together_laws)
    for name, law in sorted(vars(laws).items())
    if name.startswith("law_")
)


def test_every_registered_game_has_a_table_of_options():
    for name in registry.names():
        table = table_of(name)

        assert table.OPTION_SETS
        assert all(callable(getattr(table, hook)) for hook in ("lavish", "standing"))


@pytest.mark.parametrize("name", registry.names())
def test_every_option_that_is_offered_can_be_had_and_the_first_is_the_default(name: str):
    game = registry.game(name)
    offered = game.options_offered()
    seats = max(game.seat_counts)

    assert {key: values[0] for key, values in offered.items()} == msgspec.to_builtins(game.read_options({}))
    for key, values in offered.items():
        for value in values:
            options = game.read_options({key: value})
            assert value == getattr(options, key)
            assert game.deciders(game.begin(options, seats))


def test_no_law_is_left_out():
    written = {name for name in vars(record_laws) if name.startswith("law_")}

    assert written == {law.__name__ for law in ON_RECORDS}
    assert len(ON_STATES) >= 20


@pytest.mark.parametrize("name", registry.names())
def test_every_process_plays_alike(name: str):
    law_every_process_plays_alike(f"labrys.core.registry:game {name}")


@pytest.mark.parametrize("setting", settings(), ids=str)
@pytest.mark.parametrize("law", ON_RECORDS, ids=lambda law: law.__name__)
def test_a_law_of_records_holds(law: Law, setting: Setting):
    law(registry.game(setting.game), setting, 0)


@pytest.mark.parametrize("setting", settings(lavish=True), ids=str)
@pytest.mark.parametrize("law", ON_STATES, ids=lambda law: law.__name__)
def test_a_law_of_states_holds(law: Law, setting: Setting):
    law(registry.game(setting.game), setting, 1)
