from __future__ import annotations

import math
import random

import msgspec
import pytest

from labrys.balance import words
from labrys.balance.compare import verdict_of
from labrys.balance.facts import SeatFacts, Story
from labrys.balance.lift import FEWEST, Field, Row
from labrys.balance.page import page_of
from labrys.balance.report import (
    MAYBE_OUTSIDE,
    MAYBE_WITHIN,
    NOT_IN_PLAY,
    OUTSIDE,
    TOO_FEW,
    WITHIN,
    LiftRow,
    ShareRow,
)
from tests.balance.made_up import STUDY, THINGS, made_up_games, made_up_report


def test_with_nothing_held_equal_a_lift_is_a_difference_of_shares():
    rows = [Row(at, float(at % 10 < (6 if at < 100 else 3)), (), ()) for at in range(200)]

    found = Field(rows).lift(range(100))

    assert found is not None
    assert 0.3 == pytest.approx(found.lift)
    assert math.sqrt((0.24 / 100 + 0.21 / 100) * 200 / 199) == pytest.approx(found.error)


def test_lift_and_error_are_those_of_the_whole_regression():
    """Worked out with a matrix library from the same rows: a constant, two marks, a number and the thing itself."""
    rows = [Row(i // 2, float((7 * i * i + 3 * i) % 11 < 5), ((i + i // 5) % 3,), (5 * i % 7,)) for i in range(120)]

    found = Field(rows).lift([i for i in range(120) if (7 * i + i // 4) % 5 < 2])

    assert found is not None
    assert (-0.2981012612, 0.1023664835) == pytest.approx(found, abs=1e-9)


def test_what_a_setting_does_is_not_put_down_to_the_thing():
    """Those who sit well win 8 of 10 and mostly have the thing, the others 2 of 10: the thing itself does nothing."""
    rows, having = [], set()
    for at in range(400):
        is_well, turn = at < 200, at % 20
        rows.append(Row(at, float(turn % 10 < (8 if is_well else 2)), ("well" if is_well else "ill",), ()))
        if turn >= 10 or (is_well and at >= 100) or (not is_well and at < 240):
            having.add(at)

    adjusted = Field(rows).lift(having)
    plain = Field([row._replace(settings=()) for row in rows]).lift(having)

    assert adjusted is not None
    assert plain is not None
    assert plain.lift > 0.1
    assert abs(adjusted.lift) < 1e-9


def test_what_the_number_of_things_does_is_not_put_down_to_one_of_them():
    rows = [Row(at, at % 4 / 4, (), (float(at % 4),)) for at in range(400)]

    found = Field(rows).lift({at for at in range(400) if at % 4 == 3 or at % 8 == 2})

    assert found is not None
    assert abs(found.lift) < 1e-9


def test_a_lift_needs_enough_seats_with_and_without():
    rows = [Row(at, float(at % 2), (), ()) for at in range(3 * FEWEST)]
    field = Field(rows)

    assert field.lift(range(FEWEST)) is not None
    assert field.lift(range(FEWEST - 1)) is None
    assert field.lift(range(2 * FEWEST + 1)) is None


def test_what_follows_from_the_settings_has_no_lift():
    rows = [Row(at, float(at % 3 == 0), (at % 2,), ()) for at in range(200)]

    assert Field(rows).lift({at for at in range(200) if at % 2}) is None


def test_where_nothing_matters_hardly_ever_anything_is_found():
    """Of 80 reports on 26 things each that do nothing, at most 1 in 20 may find any; uncorrected most would."""
    found = believed = 0
    for seed in range(80):
        report = made_up_report(made_up_games(150, random.Random(seed)))
        rows: list[ShareRow | LiftRow] = [*report.shares[0].rows, *report.lifts[0].rows]
        found += any(row.p_corrected is not None and row.p_corrected < 0.05 for row in rows)
        believed += any(row.p is not None and row.p < 0.05 for row in rows)
        assert 26 == report.comparisons

    assert found <= 8
    assert believed >= 40


def test_a_thing_that_wins_games_is_found_and_called_outside():
    """With three times the strength of one without, and 27 % of all having it, the lift is 25 points."""

    def strength(seat: SeatFacts) -> float:
        return 3.0 if THINGS[7] in seat.had["things"] else 1.0

    report = made_up_report(made_up_games(1500, random.Random(1), strength))
    rows = {row.thing: row for row in report.lifts[0].rows}

    assert [THINGS[7]] == [name for name, row in rows.items() if (row.p_corrected or 0) < 0.05]
    assert [THINGS[7]] == [name for name, row in rows.items() if row.verdict == OUTSIDE]
    assert 0.25 == pytest.approx(rows[THINGS[7]].lift, abs=4 * (rows[THINGS[7]].error or 0))


def test_few_games_give_rates_but_no_lifts():
    report = made_up_report(made_up_games(10, random.Random(1)))

    assert {TOO_FEW} == {row.verdict for row in report.lifts[0].rows}
    assert all(row.rate > 0 for row in report.lifts[0].rows)


def test_what_nobody_could_have_has_no_figures_and_is_not_counted_as_had_by_too_few():
    """Such as the sides of routes that an option leaves out: none of 0 seats had them, which is no share at all."""
    games = made_up_games(40, random.Random(1))
    there = THINGS[:-2]
    laid = [
        msgspec.structs.replace(
            seat, had={**seat.had, "things": tuple(set(seat.had["things"]) & set(there)), "laid": there}
        )
        for game in games
        for seat in game.story.seats
    ]
    games = [
        msgspec.structs.replace(game, story=Story((laid[2 * at], laid[2 * at + 1]))) for at, game in enumerate(games)
    ]
    family = msgspec.structs.replace(STUDY.lifts[0], chances="laid")
    report = made_up_report(games, study=msgspec.structs.replace(STUDY, lifts=(family,)))
    rows = report.lifts[0].rows

    assert list(THINGS[-2:]) == [row.thing for row in rows if row.verdict == NOT_IN_PLAY]
    assert (THINGS[-1], *["-"] * 7, "not in play") == words.lift_cells(rows[-1])
    few = sum(row.verdict == TOO_FEW for row in rows)
    assert f"{few} things were had, or were not had, by too few seats to give them a lift." in words.cautions(report)
    assert "not in play" in page_of(report)


@pytest.mark.parametrize(
    ("value", "interval", "verdict"),
    [
        (0.5, (0.46, 0.54), WITHIN),
        (0.5, (0.44, 0.54), MAYBE_WITHIN),
        (0.56, (0.54, 0.58), MAYBE_OUTSIDE),
        (0.44, (0.42, 0.46), MAYBE_OUTSIDE),
        (0.6, (0.56, 0.64), OUTSIDE),
        (0.4, (0.36, 0.44), OUTSIDE),
    ],
)
def test_a_verdict_says_on_which_side_the_interval_lies(value: float, interval: tuple[float, float], verdict: str):
    assert verdict == verdict_of(value, interval, (0.45, 0.55))
