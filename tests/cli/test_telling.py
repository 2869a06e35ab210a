from __future__ import annotations

import inspect

import pytest

from labrys.core.event import Event
from labrys.core.registry import game
from labrys.core.seats import SPECTATOR
from labrys.games.akrotiri import events, telling
from labrys.games.akrotiri.components import GOALS
from tests.cli.games import finished

KINDS = [kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind != Event]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_and_every_secret_a_way_not_to_tell_it(kind: type[Event]):
    assert kind in telling._SENTENCES
    assert bool(kind.secrets) == (kind in telling._HIDDEN)


def test_everything_that_happens_in_a_game_is_told_without_leftovers():
    for _, event in finished().events:
        for seat in (0, 1, SPECTATOR):
            sentence = telling.tell(event.seen_by(seat), ["You", "Random (north)"])
            assert sentence[-1] in ".:"
            assert not set("{}") & set(sentence)
            assert "None" not in sentence


@pytest.mark.rule("A11")
def test_a_sentence_says_nothing_that_its_listener_may_not_know():
    """A11: cards drawn are for their owner alone."""
    drawn = events.GoalKept(1, "lake", "open")

    assert "You kept the goal lake and put open under the pile." == telling.tell(drawn.seen_by(1), ["Bot", "You"])
    assert "Bot kept a goal and put another one under the pile." == telling.tell(drawn.seen_by(0), ["You", "Bot"])


@pytest.mark.rule("A7.3")
def test_a_map_is_read_from_its_owners_seat():
    """A7.3: what is up for the south seat is down for the north seat."""
    kit = game("akrotiri").kit  # type: ignore[attr-defined]  # the house set's tables, which only this game has
    card = kit.components.maps[0]
    south, north = (telling.map_words(kit, card.id, 2, seat) for seat in (0, 1))

    for here, there in (("north", "south"), ("south", "north"), ("east", "west"), ("west", "east")):
        assert (f"to the {here}" in south) == (f"to the {there}" in north)


@pytest.mark.rule("A8")
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_every_goal_is_explained_with_its_points(goal: str, edition: str):
    """A8, both editions."""
    kit = game("akrotiri").kit  # type: ignore[attr-defined]  # the house set's tables, which only this game has
    points = kit.goal_points[edition][kit.goal_ids.index(goal)]

    assert telling.goal_words(kit, goal, edition).startswith(f"{points} point")
