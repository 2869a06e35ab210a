"""Measures what a hostile client does to everybody else: waiting times, and memory, while it is there and after.

    python bench/attacks.py [KIND ...] [--seconds 10] [--proxy]

For each kind a fresh server, one hostile client (bench/hostile.py) and one honest person who asks ten times a second,
whether the answer before has come or not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from statistics import quantiles

import httpx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench import hostile  # noqa: E402  A neighbour in this folder.
from tests.server.running import Running, guest  # noqa: E402

EVERY = 0.1
PATIENCE = 30.0
_honest = count(1)
"""Where the honest people come from, as a proxy says: each from another address."""
STRANGER, PROXY = "127.0.0.2", "127.0.0.1"
"""Where the hostile client comes from: an address of its own, or that of a proxy that is trusted."""

Figures = dict[str, float]


def megabytes(process: int, key: str = "VmRSS") -> float:
    """What a process holds, or held at most (VmHWM)."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith(key):
            return int(line.split()[1]) / 1000
    return 0.0


async def honest(client: httpx.AsyncClient, seconds: float, path: str = "/api/me") -> list[float]:
    """How long each answer took to somebody who asks at a steady pace."""
    waited: list[float] = []

    async def ask() -> None:
        began = time.perf_counter()
        try:
            answer = await client.get(path)
            assert answer.status_code == 200, answer.text
        except httpx.TransportError:
            waited.append(PATIENCE)
            return
        waited.append(time.perf_counter() - began)

    asked = []
    for number in range(int(seconds / EVERY)):
        asked.append(asyncio.create_task(ask()))
        if number:
            await asyncio.sleep(EVERY)
    await asyncio.gather(*asked)
    return waited


async def attack(server: Running, kind: str, seconds: float, *, rate: float = 12.5, origin: str = STRANGER) -> Figures:
    """One kind of harm to a server that runs: what others and its memory bear."""
    assert server.process is not None
    process = server.process.pid
    ann = await guest(server.address, "Ann", {"X-Forwarded-For": f"192.0.2.{next(_honest) % 256}"})
    ann.client.timeout = httpx.Timeout(PATIENCE)
    table = await ann.make_table("me", "open", public=True)
    calm = await honest(ann.client, 1.0)
    before = megabytes(process)
    Path(f"/proc/{process}/clear_refs").write_text("5")
    command = [sys.executable, str(HERE / "hostile.py"), kind, str(server.port), str(seconds)]
    command += [f"--table={table}", "--rate", str(rate), "--from", origin]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        waited = await honest(ann.client, seconds)
        told, _ = await asyncio.wait_for(attacker.communicate(), PATIENCE)
    finally:
        if attacker.returncode is None:
            attacker.kill()
            await attacker.wait()
    most = megabytes(process, "VmHWM")
    back = time.monotonic()
    while megabytes(process) > before + 30 and time.monotonic() < back + 15:
        await asyncio.sleep(0.1)
    await ann.client.aclose()
    said = json.loads(told)
    return {
        "calm_p95": p95(calm),
        "p95": p95(waited),
        "longest": max(waited),
        "before": before,
        "most": most,
        "after": megabytes(process),
        "sent": said["sent"] / 1e6,
        "opened": said["opened"],
        "refused": said["refused"],
    }


def p95(seconds: list[float]) -> float:
    return quantiles(seconds, n=20, method="inclusive")[-1]


def measured(kind: str, seconds: float, origin: str) -> Figures:
    """One kind of harm to a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), limits=True)
        try:
            server.start()
            return asyncio.run(attack(server, kind, seconds, origin=origin))
        finally:
            if server.process is not None:
                server.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=[])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--proxy", action="store_true", help="it comes by a proxy that is trusted")
    given = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}")
    print("| kind | calm p95 ms | p95 ms | longest ms | memory MB before / most / after | sent MB | connections |")
    print("|---|---|---|---|---|---|---|")
    for kind in given.kinds or hostile.KINDS:
        figures = measured(kind, given.seconds, PROXY if given.proxy else STRANGER)
        ms = [f"{1000 * figures[name]:,.0f}" for name in ("calm_p95", "p95", "longest")]
        memory = " / ".join(f"{figures[name]:,.0f}" for name in ("before", "most", "after"))
        print(
            f"| {kind} | {' | '.join(ms)} | {memory} | {figures['sent']:,.1f} "
            f"| {figures['opened']:,.0f} ({figures['refused']:,.0f} refused) |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
