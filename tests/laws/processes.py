"""The law that needs more than one process: hash seeds, and whatever else differs between two, change nothing.

Run as a module it plays the games of one maker and tells their fingerprints.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from labrys.core import record as records
from labrys.core.table import digest
from tests.laws.playing import play_at_table, settings

ROOT = Path(__file__).resolve().parents[2]


def fingerprints(maker: str) -> dict[str, list[str]]:
    """State and record after one game in each setting. A maker is `module:function argument`."""
    place, _, argument = maker.partition(" ")
    module, _, function = place.partition(":")
    game = getattr(import_module(module), function)(*argument.split())
    found = {}
    for setting in settings():
        if setting.game == game.name:
            table = play_at_table(game, setting, 0)
            written = hashlib.sha256(records.write(table.record)).hexdigest()
            found[str(setting)] = [digest(game, table.state), written]
    return found


def law_every_process_plays_alike(maker: str) -> None:
    """Processes with different hash seeds play the same games."""
    told = []
    for hash_seed in ("0", "1", "4711"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-m", "tests.laws.processes", maker]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        told.append(json.loads(done.stdout))
    assert told[0], "no game was played"
    assert told[0] == told[1] == told[2], "another hash seed, another game"


if __name__ == "__main__":
    json.dump(fingerprints(sys.argv[1]), sys.stdout)
