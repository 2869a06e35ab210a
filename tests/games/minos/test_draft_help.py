"""The dice in the survey, held against what then happens."""

from __future__ import annotations

import random

import pytest

from labrys.core.event import Event
from labrys.core.seats import CHANCE, SPECTATOR
from labrys.games.minos import decisions as d
from labrys.games.minos import events, moves
from labrys.games.minos.components import SECTIONS
from labrys.games.minos.draft import DraftHelp, PickHelp, Shift, Spot
from labrys.games.minos.game import Minos
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.state import VALUES, State
from tests.games.minos.scenario import Scene, kit_with

MINOS = Minos()


def draft(state: State, seat: int = 0, move: str | None = None) -> DraftHelp:
    MINOS.kit = state.kit
    return MINOS.survey(MINOS.view(state, seat), None if move is None else MINOS.parse(move)).draft


def drafting(scene: Scene, *pool: str, seat: int = 0) -> Scene:
    """The seat is to draft; of the dice these are left."""
    state = scene.state
    placed = sum(map(len, state.rows))
    left = [0] * len(state.pool)
    for die in pool:
        colour, value = die[:-1], int(die[-1])
        left[("red", "blue", "yellow", "gray").index(colour) * VALUES + value - 1] += 1
    state.pool = tuple(left)
    state.stack = [(d.INCOME, 0, 0), (d.ACTIONS, 0, 0), (d.PROGRESS, 0, 0), (d.DRAFTING, placed + 1, 0)]
    state.agenda[seat] = ((d.DRAFT, 0, 0),)
    return scene


def pick(help_: DraftHelp, die: str, section: str) -> PickHelp:
    (found,) = [one for one in help_.picks if (one.die, one.section) == (die, section)]
    return found


@pytest.mark.rule("M4.2", "M5")
def test_every_space_says_what_it_gives_and_whose_die_stands_on_it():
    scene = Scene.of(4).dice("1 prepare red3", "0 prepare blue5", "2 wild gray2")
    prepare, *_, wild = draft(drafting(scene, "red1").state).spaces

    assert [(1, 4, True), (2, 3, False), (3, 2, False), (4, 2, False)] == [
        (space.number, space.points, space.age2) for space in prepare
    ]
    assert [("red3", 1), ("blue5", 0), (None, None), (None, None)] == [(space.die, space.seat) for space in prepare]
    assert ("wild", "gray2", 2, None) == (wild[0].section, wild[0].die, wild[0].seat, wild[0].said)
    assert [None, None, "effect-any-track", "effect-bonus"] == [
        None if space.said is None else space.said.id for space in draft(scene.state).spaces[1]
    ]


@pytest.mark.rule("M5")
def test_from_round_3_no_space_draws_from_age_2_besides():
    assert not any(space.age2 for row in draft(Scene.of(round=3).state).spaces for space in row)


@pytest.mark.rule("M9")
def test_a_die_is_told_with_the_traits_that_it_will_trigger():
    kit = kit_with(
        I_01={"trigger": "build", "trait": "vp"},
        I_02={"trigger": "die-5-6", "trait": "coin"},
        I_03={"trigger": "wild", "trait": "coin"},
    )
    scene = Scene.of(kit=kit).has(palace="I-01 I-02 I-03").has(1, palace="").dice("0 build red6", "1 build red6")

    first, second = draft(drafting(scene, "red1").state).spaces[SECTIONS.index("build")]

    assert (("I-01", "I-02"), ()) == (first.traits, second.traits)


@pytest.mark.rule("M4.4")
def test_dice_are_retrieved_in_turn_order_each_seats_highest_first_and_equal_ones_are_open():
    scene = Scene.of(2, first=1).dice("0 build red2", "0 wild blue5", "1 expand gray4", "1 build yellow4")
    order = draft(drafting(scene, "red1", seat=1).state, SPECTATOR).order

    equal = (Spot("yellow4", "build", 2), Spot("gray4", "expand", 1))
    assert [
        (1, 1, 4, equal),
        (2, 0, 5, (Spot("blue5", "wild", 1),)),
        (3, 1, 4, equal),
        (4, 0, 2, (Spot("red2", "build", 1),)),
    ] == [(one.turn, one.seat, one.value, one.dice) for one in order]


@pytest.mark.rule("M4.2")
def test_a_pick_says_where_the_die_will_stand_whom_it_shifts_and_when_it_will_be_retrieved():
    scene = Scene.of(4).dice("1 build blue4", "2 build red2", "0 wild gray5", "0 expand gray3")
    help_ = draft(drafting(scene, "red3", "red4", "yellow6", "gray1").state)

    found = pick(help_, "red3", "build")
    assert (2, (Shift(1, "blue4", 2, 3),), (5, 9)) == (found.space, found.shifts, found.turns)
    assert (3, ()) == (pick(help_, "red4", "build").space, pick(help_, "red4", "build").shifts)
    assert (1,) == pick(help_, "yellow6", "build").turns
    assert ["gray1", "red3", "red4", "yellow6"] == [one.die for one in help_.free]
    assert () == draft(scene.state, SPECTATOR).picks


@pytest.mark.rule("M4.3")
def test_a_free_die_is_told_with_what_the_groups_would_bring_with_it():
    scene = Scene.of(4).dice("0 build red5", "0 wild blue6")
    free = {one.die: one for one in draft(drafting(scene, "red4", "blue2", "gray3", "gray3").state).free}

    assert (({"influence": 1},), (), ({"population": 1},)) == (
        free["red4"].advances, free["blue2"].advances, free["gray3"].advances
    )  # fmt: skip
    assert 2 == free["gray3"].count


@pytest.mark.rule("M4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_every_pick_and_every_retrieval_comes_as_it_was_told(players: int):
    rng = random.Random(players)
    game = Minos()
    state = game.begin(MinosOptions(), players)
    drafted = retrieved = 0
    while game.deciders(state):
        seat = rng.choice(game.deciders(state))
        if seat == CHANCE:
            game.apply(state, CHANCE, rng.choice(game.ask(state))[0])
            continue
        code = rng.choice(game.legal(state, seat))
        move = game.decode(state, code)
        if not isinstance(move, moves.Draft | moves.End | moves.Retrieve):
            game.apply(state, seat, code)
            continue
        help_ = game.survey(game.view(state, seat)).draft
        promised = game.survey(game.view(state, seat), move).draft if isinstance(move, moves.Draft) else None
        told = list[Event]()
        state.events = told
        game.apply(state, seat, code)
        state.events = None
        for event in told:
            if isinstance(event, events.DieDrafted):
                drafted += 1
                assert event.space == pick(help_, event.die, event.section).space
                assert promised is not None
                assert promised.spaces == game.survey(game.view(state, seat)).draft.spaces
            if isinstance(event, events.DieRetrieved):
                # The last pick of a round may shift a die that is retrieved at once, where no group can be formed.
                retrieved += _comes_as_told(promised or help_, event)
    assert players * 16 == drafted
    assert retrieved > players * 4


def _comes_as_told(help_: DraftHelp, event: events.DieRetrieved) -> bool:
    """Held against the first retrieval of that seat, if it was told before the action step was over."""
    turns = [one for one in help_.order if one.seat == event.seat]
    if not turns or event.die not in {spot.die for one in turns for spot in one.dice}:
        return False
    first = turns[0]
    assert Spot(event.die, event.section, event.space) in first.dice
    return True
