"""docs/chance.md: answers follow from seed and number alone, each as likely as its weight says."""

from __future__ import annotations

import hashlib
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.core import chance
from labrys.core.chance import AsTheyLie, Rolled, Scripted, Seeded, new_seed, pick, promise, roll, seed_from, weight_of

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "chance.md").read_text(encoding="utf-8")


def derive(seed: str, n: int, question: list[tuple[int, int]]) -> int:
    """The same derivation in other words: every answer as often as it weighs, in a row."""
    row = [code for code, weight in question for _ in range(weight)]
    for k in range(1000):
        x = int(hashlib.sha256(b"%s:%d:%d" % (seed.encode(), n, k)).hexdigest(), 16)
        if x // len(row) < 2**256 // len(row):
            return row[x % len(row)]
    raise AssertionError("too many rejections")


questions = st.lists(st.integers(1, 9), min_size=1, max_size=40).map(list[int]).map(enumerate).map(list)


@given(seed=st.text("0123456789abcdef", max_size=64), n=st.integers(0, 10_000), question=questions)
def test_a_seed_answers_as_derived(seed: str, n: int, question: list[tuple[int, int]]):
    assert derive(seed, n, question) == Seeded(seed).answer(n, question)


def test_a_number_beyond_the_last_full_span_is_rejected(monkeypatch: pytest.MonkeyPatch):
    # With so few bits the greatest multiple of 200 is 200 itself, and a quarter of all numbers lies beyond it.
    monkeypatch.setattr(chance, "_SPAN", 256)
    digests = iter([b"\xff", b"\xc8", b"\xc7"])
    asked: list[bytes] = []

    class Digest:
        def __init__(self, data: bytes) -> None:
            asked.append(data)

        def digest(self) -> bytes:
            return next(digests)

    monkeypatch.setattr(hashlib, "sha256", Digest)

    assert 199 == roll("5eed", 3, 200)
    assert [b"5eed:3:0", b"5eed:3:1", b"5eed:3:2"] == asked


@given(total=st.integers(1, 2**70))
def test_a_roll_is_below_its_total(total: int):
    assert 0 <= roll("5eed", 0, total) < total


def test_an_answer_is_as_likely_as_its_weight_says():
    question = [(10, 1), (20, 3), (30, 6)]
    counts = Counter(Seeded("5eed").answer(n, question) for n in range(5000))

    assert 5000 == counts.total()
    assert all(abs(counts[code] - 500 * weight) < 150 for code, weight in question)


def test_every_span_of_weights_belongs_to_its_code():
    question = [(7, 2), (8, 1), (9, 3)]

    assert [7, 7, 8, 9, 9, 9] == [pick(question, rolled) for rolled in range(6)]
    assert 6 == weight_of(question)
    with pytest.raises(ValueError, match="outside"):
        pick(question, 6)


def test_a_question_with_one_answer_needs_no_luck():
    assert 5 == Seeded("any").answer(0, [(5, 1)])


def test_the_promise_is_the_hash_of_the_seed_and_seeds_are_fresh():
    seed = new_seed()

    assert hashlib.sha256(seed.encode()).hexdigest() == promise(seed)
    assert re.fullmatch("[0-9a-f]{64}", seed)
    assert new_seed() != seed


def test_a_seed_can_be_made_again_from_its_parts():
    assert seed_from("a", 1) == seed_from("a", 1)
    assert seed_from("a", 1) != seed_from("a", 2)
    assert re.fullmatch("[0-9a-f]{64}", seed_from())


def test_a_search_rolls_its_own_generator_by_weight():
    rolled = Rolled(random.Random(5))
    counts = Counter(rolled.answer(0, [(1, 1), (2, 9)]) for _ in range(1000))

    assert 50 < counts[1] < 150
    assert 1000 == counts.total()


def test_a_script_answers_in_its_order_then_leaves_it_to_another():
    question = [(1, 1), (2, 1), (3, 1)]
    script = Scripted([2, 3], then=Scripted([0, 0, 1]))

    assert [2, 3, 1] == [script.answer(n, question) for n in range(3)]


def test_a_script_says_what_it_lacks():
    with pytest.raises(ValueError, match="scripted answer 0 is not among the possible ones"):
        Scripted([9]).answer(0, [(1, 1)])
    with pytest.raises(ValueError, match="question 1, but the script has 1 answers"):
        Scripted([1]).answer(1, [(1, 1)])


def test_somebody_who_mixes_nothing_leaves_all_as_it_lies():
    cards = [3, 1, 2]
    AsTheyLie().shuffle(cards)

    assert [3, 1, 2] == cards


def test_the_worked_example_of_the_page_is_right():
    hashes = re.findall("`([0-9a-f]{64})`", PAGE)

    assert hashes == [
        promise("5eed"),
        hashlib.sha256(b"5eed:0:0").hexdigest(),
        hashlib.sha256(b"5eed:1:0").hexdigest(),
    ]
    rests = [int(digits, 16) % total for digits, total in zip(hashes[1:], (2, 5), strict=True)]
    assert rests == [int(rest) for rest in re.findall(r"\*r\* = (\d)", PAGE)]
    answers = re.findall(r"the\sanswer\sis\s`([^`]+)`", PAGE)
    assert ["first 1", ["draw A", "draw B", "draw C"][Seeded("5eed").answer(1, [(0, 1), (1, 3), (2, 1)])]] == answers
