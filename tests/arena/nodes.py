"""Nodes of a Ray cluster on this machine, each a group of processes that can be taken away."""

from __future__ import annotations

import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

RAY = Path(sys.executable).with_name("ray")
ADDRESSES = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
"""Ray takes 127.0.0.1 for the address of the network's interface; these are left as they are."""
PATIENCE = 120
"""Seconds; a machine that has nothing else to do needs a tenth of it."""
_ATTEMPTS = 3
_STARTED = "Ray runtime started"


class Nodes(NamedTuple):
    """A cluster of three, one processor each. The first leads it."""

    address: str
    environment: dict[str, str]
    """For whoever wants to join or to use it."""
    running: tuple[subprocess.Popen[bytes], ...]


@contextmanager
def three_nodes() -> Iterator[Nodes]:
    """The cluster; gone with the block. On a busy machine Ray may give up waiting for a part of its own: then anew."""
    # The path of a socket must be short: shorter than folders of tests often are.
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        running: list[subprocess.Popen[bytes]] = []
        # Ray listens on all interfaces: only who has this token may use it. Nothing of the tester's own is used.
        token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
        environment = {**os.environ, **token, "HOME": folder, "RAY_USAGE_STATS_ENABLED": "0"}
        try:
            for attempt in range(_ATTEMPTS):
                address = f"{ADDRESSES[0]}:{_free_port()}"
                logs = [Path(folder) / f"{attempt}-{at}" for at in range(len(ADDRESSES))]
                # One after another: nodes that start at the same time on one machine get in each other's way.
                if all(_has_started(at, log, address, environment, running) for at, log in enumerate(logs)):
                    yield Nodes(address, environment, tuple(running))
                    return
                _take_all_away(running)
            raise AssertionError("no cluster: " + "".join(log.read_text() for log in logs if log.exists()))
        finally:
            _take_all_away(running)


def _free_port() -> int:
    """Below those that systems give out themselves: the parts of a node have theirs from there."""
    for port in random.Random(os.getpid() + time.monotonic_ns()).sample(range(20_000, 32_000), 100):
        with suppress(OSError), socket.socket() as free:
            free.bind(("", port))
            return port
    raise AssertionError("there is no free port")


def _has_started(
    at: int, log: Path, address: str, environment: dict[str, str], running: list[subprocess.Popen[bytes]]
) -> bool:
    """Start a node, which is one of those running from now on; whether it has come up."""
    leads = ("--head", f"--port={address.partition(':')[2]}", "--include-dashboard=false")
    words = leads if at == 0 else (f"--address={address}",)
    small = ("--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats", "--block")
    with log.open("wb") as file:
        node = subprocess.Popen(
            [RAY, "start", f"--node-ip-address={ADDRESSES[at]}", f"--temp-dir={log}.d", *small, *words],
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            env=environment,
            start_new_session=True,
        )
    running.append(node)
    deadline = time.monotonic() + PATIENCE
    while node.poll() is None and time.monotonic() < deadline:
        if _STARTED in log.read_text(errors="replace"):
            return True
        time.sleep(0.1)
    return False


def _take_all_away(running: list[subprocess.Popen[bytes]]) -> None:
    while running:
        take_away(running.pop())


def take_away(node: subprocess.Popen[bytes]) -> None:
    """End all processes of a node at once, as when its machine fails."""
    if node.poll() is None:
        node.kill()
    _signal(_session(node.pid), signal.SIGKILL)
    node.wait()


def take_away_at_work(node: subprocess.Popen[bytes]) -> None:
    """The same in the middle of a batch of games. It is looked for while all stand still: no batch ends meanwhile."""
    deadline = time.monotonic() + PATIENCE
    while True:
        processes = _session(node.pid)
        _signal(processes, signal.SIGSTOP)
        if any(map(_is_at_a_batch, processes)):
            return take_away(node)
        _signal(processes, signal.SIGCONT)
        assert time.monotonic() < deadline, "the node never played"
        time.sleep(0.02)


def _is_at_a_batch(process: int) -> bool:
    """Ray names the process that does a task after it."""
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes().startswith(b"ray::_batch")
    return False


def _signal(processes: list[int], sign: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, sign)


def _session(leader: int) -> list[int]:
    """The processes of a session."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            # After the name, which may hold anything, in brackets: state, parent, group, session.
            if path.joinpath("stat").read_text().rpartition(")")[2].split()[3] == str(leader):
                found.append(int(path.name))
    return found
