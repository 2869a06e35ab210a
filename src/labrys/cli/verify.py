"""`labrys verify`: whether chance kept the promise made before the game (docs/record-format.md).

It needs no rules: a record carries every question together with its answer.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from labrys.cli.faults import DIVERGED, Fault

if TYPE_CHECKING:
    from labrys.core.record import Entry


def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")]) -> None:
    """Check that chance kept its promise. Every answer must follow from the seed."""
    from labrys.cli.reading import read_record
    from labrys.core.chance import promise

    record = read_record(file)
    if record.end is None:
        raise Fault(f"{file}: the game is not finished, so its seed is not published yet")
    seed = record.end.seed
    if not record.header.promise or not seed:
        raise Fault(f"{file}: chance was not answered from a promised seed, there is nothing to verify")
    if not seed.isascii() or promise(seed) != record.header.promise:
        raise Fault(f"{file}: the published seed is not the promised one", DIVERGED)
    asked = [(at, entry) for at, entry in enumerate(record.entries) if entry.by == "chance"]
    for n, (at, entry) in enumerate(asked):
        derived = _derived(file, seed, n, at, entry)
        if derived != entry.move:
            text = f"{file}: entry {at} breaks the promise: question {n} has the answer {derived!r}, not {entry.move!r}"
            raise Fault(text, DIVERGED)
    print(f"The promise was kept: {len(asked)} answers of chance follow from the seed {seed}.")
    early = record.early_end()
    if early:
        print(f"The game is over: {early}.")


def _derived(file: Path, seed: str, n: int, at: int, entry: Entry) -> str:
    from labrys.core.chance import pick, roll, weight_of

    answers: list[str] = []
    question: list[tuple[int, int]] = []
    for place, text in enumerate(entry.of):
        answer, star, weight = text.rpartition("*")
        if star and not (weight.isascii() and weight.isdigit() and 0 < len(weight) < 10 and int(weight)):
            raise Fault(f"{file}: entry {at} has an answer without a proper weight, {text!r}")
        answers.append(answer if star else text)
        question.append((place, int(weight) if star else 1))
    if not question:
        raise Fault(f"{file}: entry {at} is an answer of chance without its question")
    return answers[pick(question, roll(seed, n, weight_of(question)))]
