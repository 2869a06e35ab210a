from __future__ import annotations

import re

import pytest

from tools import web_types
from tools.web_structs import GAMES, UNIONS

TEXTS = web_types.texts()


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: f"{file.parent.name}")
def test_the_clients_types_are_what_the_server_says(file):
    assert TEXTS[file] == file.read_text(), "run make types"


def test_every_kind_of_message_can_be_told_by_its_tag():
    common, *games = TEXTS.values()
    unions = [(common, union) for union in UNIONS]
    unions += [(text, union) for text, game in zip(games, GAMES, strict=True) for union in game.unions]
    for written, (name, _, structs) in unions:
        assert f"export type {name} =" in written
        tags = [str(one.__struct_config__.tag) for one in structs]
        assert len(tags) == len(set(tags))
        assert [] == [tag for tag in tags if not re.search(rf'^  \w+: "{tag}";$', written, re.MULTILINE)]
