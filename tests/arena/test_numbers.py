from __future__ import annotations

import math

import pytest

from labrys.arena.numbers import Normal, holm, mean_of, share_of, share_test, two_sided, z_among


def test_holms_correction_is_that_of_the_textbook():
    assert [0.03, 0.06, 0.06, 0.02] == pytest.approx(holm([0.01, 0.04, 0.03, 0.005]))


def test_a_corrected_chance_is_never_above_1_and_keeps_the_order():
    chances = [0.9, 0.2, 0.001, 0.5]

    corrected = holm(chances)

    assert 1.0 == max(corrected)
    assert sorted(range(4), key=chances.__getitem__) == sorted(range(4), key=lambda at: (corrected[at], chances[at]))
    assert [] == holm([])


@pytest.mark.parametrize(("z", "p"), [(0, 1), (1.959964, 0.05), (-2.575829, 0.01), (3.290527, 0.001)])
def test_the_chance_of_a_normal_number_is_as_tables_give_it(z: float, p: float):
    assert p == pytest.approx(two_sided(z), abs=1e-6)


def test_the_interval_of_games_apart_is_wilsons():
    found = share_of((game, float(game < 5)) for game in range(10))

    assert (0.5, 10) == pytest.approx((found.share, found.weight))
    assert (0.2366, 0.7634) == pytest.approx((found.low, found.high), abs=1e-4)


def test_games_that_always_go_together_count_as_one():
    apart = share_of((game, float(game % 3 == 0)) for game in range(30))
    together = share_of((game // 2, float(game // 2 % 3 == 0)) for game in range(60))

    assert apart == pytest.approx(together)


def test_games_that_balance_each_other_make_no_interval_narrower():
    balanced = share_of((game // 2, float(game % 2)) for game in range(60))

    assert 60 == balanced.weight


def test_nothing_is_known_of_what_never_happened():
    assert (0.0, 0.0, 1.0, 0.0) == tuple(share_of([]))
    assert 1.0 == share_test(share_of([]), 0.5)


def test_a_share_is_tested_against_the_expected_one():
    """60 of 100 against a half: z = 2."""
    found = share_of((game, float(game < 60)) for game in range(100))

    assert 0.0455 == pytest.approx(share_test(found, 0.5), abs=1e-4)


def test_the_interval_of_a_mean_is_by_its_standard_error():
    """1 to 9 has the mean 5 and the standard error sqrt(7.5 / 9)."""
    found = mean_of((at, float(at)) for at in range(1, 10))

    assert (5.0, 5 - 1.959964 * math.sqrt(7.5 / 9)) == pytest.approx((found.mean, found.low))


def test_least_squares_finds_the_line_of_anscombe():
    xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    normal = Normal([[len(xs), sum(xs)], [sum(xs), sum(x * x for x in xs)]])

    line = normal.solve([sum(ys), sum(x * y for x, y in zip(xs, ys, strict=True))])

    assert [3.0001, 0.5001] == pytest.approx(line, abs=1e-4)


def test_a_column_that_follows_from_others_is_left_out():
    """Marks of first and second place add up to the constant column."""
    normal = Normal([[4, 2, 2], [2, 2, 0], [2, 0, 2]])

    assert [0.25, 0.5, 0] == pytest.approx(normal.solve([2, 1.5, 0.5]))


def test_among_many_an_interval_is_wider():
    found = share_of((game, float(game < 50)) for game in range(100))

    assert 1.959964 == pytest.approx(z_among(1))
    assert 2.575829 == pytest.approx(z_among(5))
    assert (found.low, found.high) == pytest.approx(found.among(1))
    assert (0.3753, 0.6247) == pytest.approx(found.among(5), abs=1e-3)


@pytest.mark.parametrize("values", [[], [(3, 5.0)], [(3, 5.0), (3, 7.0)]])
def test_one_cluster_alone_has_no_interval(values: list[tuple[int, float]]):
    """How far clusters lie apart is not known from one, so nothing is said of it, least of all that it is nothing."""
    found = mean_of(values)

    assert (None, None, None, None) == (found.low, found.high, found.error, found.among(3))
    assert (6.0 if len(values) == 2 else 5.0 if values else 0.0) == found.mean
