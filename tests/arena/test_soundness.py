"""A line that cannot have been written for its arena is refused in one sentence, before anything is counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from labrys.arena.ledger import ArenaResults, heading_of, read_results
from labrys.arena.match import Forfeit
from labrys.arena.plan import Finished, Pairing, Plan
from labrys.arena.results import BadResults
from labrys.core.registry import game
from tests.arena.made_up import made_up_game
from tests.cli.program import is_one_sentence, labrys

PLAN = Plan("akrotiri", ("greedy", "random"), 2, "7")
HEADING = heading_of(PLAN, game("akrotiri"))
LINE = PLAN.play(2)


def written(path: Path, *lines: msgspec.Struct) -> Path:
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return path


def changed(**fields: Any) -> Finished:
    return msgspec.structs.replace(LINE, **fields)


DAMAGED = {
    "another pairing": changed(pairing=Pairing("greedy", "novice")),
    "another round": changed(round=7),
    "another number": changed(number=1000),
    "no number": changed(number=-1),
    "a number of no game": changed(number=10**18 * 10),
    "a seat that is none": changed(seat=5),
    "other seats": changed(seats=("random", "greedy")),
    "another seed": changed(seed="deadbeef"),
    "no scores": changed(scores=()),
    "other scores": changed(scores=(90, 0)),
    "no decisions": changed(decisions=()),
    "decisions below 0": changed(decisions=(-1, 2)),
    "no seconds": changed(seconds=(1.0,)),
    "seconds below 0": changed(seconds=(1.0, -1.0)),
    "no winners": changed(winners=()),
    "winners that are no seats": changed(winners=(2,)),
    "a winner twice": changed(winners=(1, 1)),
    "another winner": changed(winners=(1 - LINE.winners[0],)),
    "another end": changed(end="resigned"),
    "another digest": changed(digest="00"),
    "a stranger by the clock": changed(timed=("novice",)),
    "a forfeit of nobody": changed(forfeit=Forfeit(9, "x"), end="resigned"),
    "a forfeit that did not end it": changed(forfeit=Forfeit(1 - LINE.winners[0], "x")),
    "no record": changed(record=""),
    "rubbish for a record": changed(record="rubbish"),
    "the record of another game": changed(record=PLAN.play(3).record),
}


def test_what_was_played_is_sound(tmp_path: Path):
    lost = made_up_game(PLAN, 5, (1,), Forfeit(0, "it fell asleep"))
    path = written(tmp_path / "r", HEADING, LINE, lost)

    assert (HEADING, [LINE, lost]) == read_results(path)
    results = ArenaResults(HEADING, path)
    results.close()
    assert {2: LINE, 5: lost} == results.found


@pytest.mark.parametrize("what", DAMAGED)
def test_a_line_that_is_not_of_this_arena_is_refused(tmp_path: Path, what: str):
    path = written(tmp_path / "r", HEADING, DAMAGED[what], made_up_game(PLAN, 1, (0,)))
    before = path.read_bytes()

    with pytest.raises(BadResults, match="line 2"):
        ArenaResults(HEADING, path)
    with pytest.raises(BadResults, match="line 2"):
        read_results(path)
    code, out, err = labrys(
        "arena", "akrotiri", "--bots", "greedy,random", "--games", "2", "--seed", "7", "--out", path
    )
    assert (2, "", before) == (code, out, path.read_bytes())
    assert is_one_sentence(err)


@pytest.mark.parametrize(
    "fields", [{"arena": 2}, {"bots": ("greedy",)}, {"bots": ("greedy", "greedy")}, {"bots": ()}, {"seats": 0}]
)
def test_a_heading_of_no_arena_is_refused(tmp_path: Path, fields: dict[str, Any]):
    path = written(tmp_path / "r", msgspec.structs.replace(HEADING, **fields))

    with pytest.raises(BadResults):
        read_results(path)
