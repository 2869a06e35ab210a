"""The peer of the server: boardgame.io with tic-tac-toe, its matches in memory, its players in another process.

It is installed with npm under bench/.peers on first use. Server and players have a core each. The peer writes nothing
to disk, runs as in production, and its matches are made before the measured time: all that is to its advantage.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import peers
from bench.cores import cores, on_core

NAME = "boardgameio"
MOVES_OF_A_GAME = 9
# More than the peer can make, so that no match has to be created in the measured time.
MOVES_PER_SECOND_AT_MOST = 3_500
SETTING_UP_TAKES_AT_MOST = 120.0
# Files a process needs besides its sockets: the lobby's connections, and Node's own.
OTHER_FILES = 200

Figures = dict[str, float]


def node(script: str, *arguments: str, stdin: int) -> subprocess.Popen[str]:
    command = [*peers.command(NAME, script), *arguments]
    around = peers.environment(NAME)
    return subprocess.Popen(command, stdin=stdin, stdout=subprocess.PIPE, text=True, env=around)


@contextmanager
def serving(core: int) -> Iterator[tuple[int, int]]:
    """The ports of a new server's sockets and of its lobby. It ends with its standard input."""
    with on_core(core):
        server = node("server.cjs", stdin=subprocess.PIPE)
    try:
        sockets, lobby = said(server.stdout).split()
        yield int(sockets), int(lobby)
    finally:
        server.kill()
        server.communicate()


def said(stream: IO[str] | None) -> str:
    line = stream.readline() if stream else ""
    if not line:
        raise RuntimeError("the boardgame.io server ended before it was ready")
    return line


def measure(
    matches: int = 1_000,
    seconds: float = 10.0,
    *,
    in_play: int | None = None,
    rate: float = 0.0,
    warm_up: float = 3.0,
) -> Figures:
    """One run with this many matches open, two sockets each, of which `in_play` (or all) are played.

    Without a rate each match makes its next move as soon as it can; with one, so many moves a second are spread over
    the matches in play. Times are from sending a move to its arrival at the opponent.
    """
    peers.ready(NAME)
    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)  # Node takes all that it may by itself
    if files != resource.RLIM_INFINITY and files < 2 * matches + OTHER_FILES:
        raise SystemExit(f"{2 * matches} sockets need more open files than the limit here, {files} (ulimit -Hn).")
    free = cores()
    per_second = rate or MOVES_PER_SECOND_AT_MOST
    with serving(free[0]) as (port, lobby):
        wishes = {
            "port": port,
            "lobbyPort": lobby,
            "matches": matches,
            "inPlay": matches if in_play is None else in_play,
            "seconds": seconds,
            "warmUp": warm_up,
            "rate": rate,
            "spares": int((warm_up + seconds) * per_second / MOVES_OF_A_GAME) + 1,
        }
        with on_core(free[-1]):
            players = node("client.cjs", json.dumps(wishes), stdin=subprocess.DEVNULL)
        try:
            told, _ = players.communicate(timeout=SETTING_UP_TAKES_AT_MOST + warm_up + seconds)
        finally:
            players.kill()
            players.wait()
    if players.returncode != 0:
        raise RuntimeError("the players at the boardgame.io server failed; the reason is above")
    figures: Figures = json.loads(told.splitlines()[-1])
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=measure.__doc__)
    parser.add_argument("--matches", type=int, default=1_000)
    parser.add_argument("--in-play", type=int, default=None)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm-up", type=float, default=3.0)
    parser.add_argument("--rate", type=float, default=0.0)
    asked = parser.parse_args()
    figures = measure(asked.matches, asked.seconds, in_play=asked.in_play, rate=asked.rate, warm_up=asked.warm_up)
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
