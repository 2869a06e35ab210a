from __future__ import annotations

import re

from tools import web_types
from tools.web_structs import UNIONS


def test_the_clients_types_are_what_the_server_says():
    assert web_types.text() == web_types.FILE.read_text(), "run make types"


def test_every_kind_of_message_can_be_told_by_its_tag():
    written = web_types.text()
    for name, _, structs in UNIONS:
        assert f"export type {name} =" in written
        tags = [str(one.__struct_config__.tag) for one in structs]
        assert len(tags) == len(set(tags))
        assert [] == [tag for tag in tags if not re.search(rf'^  \w+: "{tag}";$', written, re.MULTILINE)]
