"""Every house set that a committed version shipped can be played with: found by its digest, whatever it is called."""

from __future__ import annotations

import hashlib
import lzma
import random
from pathlib import Path

import pytest

from labrys.bots.registry import bot_names, make_bot
from labrys.core.chance import Seeded, seed_from
from labrys.core.components import shipped
from labrys.core.record import read, write
from labrys.core.registry import UnknownComponents, game, game_with, names
from labrys.core.table import Table, replay
from tools import keep_components

LISTED = [
    line.split()
    for line in keep_components.LIST.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def play(table: Table, rng: random.Random, decisions: int) -> None:
    while decisions and not table.is_over:
        seat = table.deciders()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        decisions -= 1


@pytest.mark.parametrize("name", names())
def test_every_set_that_was_shipped_is_kept_and_todays_is_the_latest(name: str):
    kept = shipped(f"labrys.games.{name}")
    listed = [digest for game_name, digest in LISTED if game_name == name]

    assert listed == list(kept), "run python -m tools.keep_components"
    assert game(name).components_digest == listed[-1], "run python -m tools.keep_components"
    assert all(hashlib.sha256(line).hexdigest() == digest for digest, line in kept.items())


@pytest.mark.parametrize(("name", "digest"), LISTED, ids=lambda word: word[:12])
def test_a_game_is_played_and_replayed_with_the_set_of_its_record(name: str, digest: str):
    rules, rng = game_with(name, digest), random.Random(digest)
    assert digest == rules.components_digest
    table = Table(rules, ["a", "b"], {}, Seeded(seed_from(digest)))
    play(table, rng, 40)
    # Bots know more of today's set than of others, and play with all of them.
    for bot in bot_names(name)[:3]:
        if table.is_over:
            break
        seat = table.deciders()[0]
        table.play(seat, make_bot(bot, rules, "a").choose(rules.view(table.state, seat), table.legal(seat)))
    record = read(write(table.record))

    assert digest == record.header.components_hash
    again = replay(record)
    assert again.game is rules
    assert rules.position(table.state) == rules.position(again.state)


def test_a_set_that_was_never_shipped_is_unknown():
    for digest in ("", "0" * 64, "../house", game("minos").components_digest):
        with pytest.raises(UnknownComponents):
            game_with("akrotiri", digest)


def test_todays_set_is_the_same_game_as_without_a_digest():
    for name in names():
        assert game_with(*game(name).bound) is game(name)


@pytest.mark.parametrize("name", names())
def test_a_new_house_set_is_added_to_those_before_it(name: str, tmp_path: Path):
    file, listed = tmp_path / "shipped.jsonl.xz", tmp_path / "shipped.txt"
    *former, today = [line + b"\n" for line in shipped(f"labrys.games.{name}").values()]
    file.write_bytes(lzma.compress(b"".join(former)))

    assert [True, False] == [keep_components.keep(name, file, listed) for _ in range(2)]
    assert b"".join([*former, today]) == lzma.decompress(file.read_bytes())
    assert f"{name} {game(name).components_digest}\n" == listed.read_text(encoding="utf-8")


def test_a_game_of_which_no_set_was_kept_yet_has_none(tmp_path: Path):
    assert {} == shipped("tests.server.tables")
    assert keep_components.keep("akrotiri", tmp_path / "shipped.jsonl.xz", tmp_path / "shipped.txt")
