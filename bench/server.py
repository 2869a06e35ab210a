"""Measures our server: real games of Akrotiri over websockets, every move committed to disk before it is told.

The server has one core, the players another. `measure` has the same meaning as that of the peer boardgame.io.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

import httpx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.cores import cores, on_core  # noqa: E402  A neighbour in this folder.

Figures = dict[str, float]


def measure(
    tables: int = 1_000,
    seconds: float = 10.0,
    *,
    in_play: int | None = None,
    rate: float = 0.0,
    warm_up: float = 3.0,
    database: str = "",
) -> Figures:
    """One run with this many tables open, two sockets each, of which `in_play` (or all) are played."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    free = cores()
    try:
        with tempfile.TemporaryDirectory() as folder:
            server, port = start(Path(folder), free[0], database)
            try:
                return play(server, port, free[-1], tables, seconds, in_play, rate, warm_up)
            finally:
                server.kill()
                server.wait()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def start(folder: Path, core: int, database: str) -> tuple[subprocess.Popen[bytes], int]:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    given = {"DATABASE": database or str(folder / "labrys.db"), "PORT": port, "LIMITS": "false", "LOG": "warning"}
    environment = os.environ | {f"LABRYS_{name}": str(value) for name, value in given.items()}
    profile = ["-m", "cProfile", "-o", os.environ["PROFILE"]] if "PROFILE" in os.environ else []
    with on_core(core):
        server = subprocess.Popen(
            [sys.executable, *profile, "-m", "labrys.server"], env=environment, stderr=subprocess.DEVNULL
        )
    for _ in range(400):
        if server.poll() is not None:
            raise RuntimeError("the server ended before it was ready")
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games", trust_env=False)
            break
        except httpx.TransportError:
            time.sleep(0.05)
    return server, port


def play(
    server: subprocess.Popen[bytes],
    port: int,
    core: int,
    tables: int,
    seconds: float,
    in_play: int | None,
    rate: float,
    warm_up: float,
) -> Figures:
    before = memory(server.pid)
    wishes = {
        "port": port,
        "tables": tables,
        "in_play": tables if in_play is None else in_play,
        "rate": rate,
        "warm_up": warm_up,
        "seconds": seconds,
    }
    with on_core(core):
        players = subprocess.Popen(
            [sys.executable, HERE / "server_players.py", json.dumps(wishes)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    try:
        assert players.stdin is not None
        expect(players.stdout, "ready")
        after = memory(server.pid)
        players.stdin.write("\n")
        players.stdin.flush()
        expect(players.stdout, "measuring")
        began, cpu = time.perf_counter(), cpu_seconds(server.pid)
        figures: Figures = json.loads(players.stdout.readline() if players.stdout else "")
        figures["server_cpu"] = (cpu_seconds(server.pid) - cpu) / (time.perf_counter() - began)
        figures["kilobytes_per_table"] = (after - before) / tables
        figures["kilobytes_per_table_played"] = (memory(server.pid) - before) / tables
        return figures
    finally:
        players.kill()
        players.communicate()


def expect(stream: IO[str] | None, word: str) -> None:
    line = stream.readline() if stream else ""
    if line.strip() != word:
        raise RuntimeError(f"the players ended before they were {word}")


def memory(pid: int) -> float:
    """Kilobytes in memory."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise RuntimeError("the system does not say how much memory the server has")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--in-play", type=int)
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--warm-up", type=float, default=3.0)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    figures = measure(
        given.tables,
        given.seconds,
        in_play=given.in_play,
        rate=given.rate,
        warm_up=given.warm_up,
        database=given.database,
    )
    print(json.dumps({name: round(value, 3) for name, value in figures.items()}))


if __name__ == "__main__":
    main()
