from hypothesis import given
from hypothesis import strategies as st

from labrys.core.trail import Trail

# What to do: add a number to one of the trails, or copy one of them.
DEEDS = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 9) | st.none()), max_size=40)


@given(DEEDS)
def test_copies_go_their_own_ways_as_copied_lists_do(deeds: list[tuple[int, int | None]]):
    trails, lists = [Trail[int]()], [list[int]()]
    for at, number in deeds:
        which = at % len(trails)
        if number is None:
            trails.append(trails[which].fork())
            lists.append(lists[which].copy())
        else:
            trails[which].append(number)
            lists[which].append(number)

    assert lists == [list(trail) for trail in trails]
    assert lists == trails
    assert [len(one) for one in lists] == [len(trail) for trail in trails]


@given(st.lists(st.integers()), st.lists(st.integers()), st.slices(12), st.integers(-12, 12))
def test_parts_are_those_of_a_list(numbers: list[int], later: list[int], part: slice, at: int):
    trail = Trail(numbers)
    longer = trail.fork()
    for number in later:
        longer.append(number)

    assert numbers[part] == trail[part]
    assert list(reversed(numbers)) == list(reversed(trail))
    assert (numbers[at] if -len(numbers) <= at < len(numbers) else None) == _or_none(trail, at)


def _or_none(trail: Trail[int], at: int) -> int | None:
    try:
        return trail[at]
    except IndexError:
        return None


def test_a_trail_is_equal_to_what_has_the_same_steps_and_to_nothing_else():
    assert Trail([1, 2]) == Trail([1, 2]) == [1, 2]
    assert Trail([1, 2]) != Trail([1])
    assert Trail([1, 2]) != (1, 2)
    assert "Trail([1, 2])" == repr(Trail([1, 2]))
