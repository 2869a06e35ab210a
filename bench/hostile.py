"""A hostile client: one program that does harm of one kind to a server, as fast as it may, for some seconds.

    python bench/hostile.py KIND PORT SECONDS --table=TABLE [--rate 12.5] [--from 127.0.0.2]

It comes from an address of its own in the loopback range, as a stranger would, and names nobody: the table's link is
all that it has. When the server hangs up it comes again. At the end it says in one line of JSON how far it got.
"""

from __future__ import annotations

import argparse
import json
import selectors
import socket
import sys
import time
from collections.abc import Callable

CHUNK = 1 << 18
"""Bytes that are handed to the system at a time."""
_MASK = b"\x01\x02\x03\x04"
_LINES = "\r\nUser-Agent: hostile\r\n"


def frame(payload: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """One masked frame of at most 64 kB."""
    size = len(payload)
    head = bytes([(0x80 if fin else 0) | opcode, 0x80 | min(size, 126)])
    long = size.to_bytes(2, "big") if size >= 126 else b""
    key = (_MASK * (size // 4 + 1))[:size]
    mixed = (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big") if size else b""
    return head + long + _MASK + mixed


def _many(piece: bytes) -> bytes:
    return piece * max(1, CHUNK // len(piece))


FRAMES: dict[str, tuple[bytes, bytes]] = {
    # what comes first on a websocket, and what follows without end
    "pings": (b"", frame(b"p" * 125, 9)),
    "small-pings": (b"", frame(b"", 9)),
    "pongs": (b"", frame(b"p" * 4, 10)),
    "fragments": (frame(b'{"', 1, fin=False), frame(b"", 0, fin=False)),
    "messages": (b"", frame(b'{"wish":"ping"}')),
    "empty-messages": (b"", frame(b"")),
    "large-messages": (b"", frame(b'{"wish":"ping","key":"' + b"k" * 60_000 + b'"}')),
    "nonsense": (b"", frame(b"[" * 60_000)),
    "binary": (b"", frame(b"\x00" * 100, 2)),
}
REQUESTS: dict[str, bytes] = {
    # what comes without end on a plain connection
    "pipeline": f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1{_LINES}\r\n".encode(),
    "tiny-pipeline": b"GET / HTTP/1.1\r\n\r\n",
    "bodies": f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1{_LINES}Content-Length: 60000\r\n\r\n".encode()
    + b"[" * 60_000,
    "endless-header": b"x-more: " + b"y" * 120 + b"\r\n",
    "endless-body": b"10000\r\n" + b" " * 0x10000 + b"\r\n",
    "garbage": b"\x16\x03\x01" * 30,
}
FIRST: dict[str, bytes] = {
    "endless-header": b"GET / HTTP/1.1\r\n",
    "endless-body": b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n",
}
ASKING: dict[str, tuple[int, bytes]] = {
    # how many connections ask again as soon as they are answered, and what
    "requests": (100, REQUESTS["pipeline"]),
    "foreign-host": (450, f"GET /healthz HTTP/1.1\r\nHost: evil.example{_LINES}\r\n".encode()),
    "long-host": (4, f"GET /healthz HTTP/1.1\r\nHost: {'é' * 30_000}\r\n\r\n".encode("latin-1")),
}
STOPPING: dict[str, tuple[int, bytes]] = {
    # how many connections stop in the middle, and of what
    "silent": (2_000, b""),
    "half": (2_000, b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{"),
    "half-records": (
        495,
        f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1{_LINES}Content-Length: 262000\r\n\r\n".encode()
        + b"[" * 261_000,
    ),
}
HALF = frame(b'{"wish":"' + b"k" * 60_000, fin=False)
"""Of a message, on as many websockets as can be opened."""
OPENING = ("knocks", "sockets")
"""Connections, and websockets, that are closed as soon as they are open."""
KINDS = (*FRAMES, *REQUESTS, *STOPPING, "half-messages", *OPENING, *ASKING)


class Hostile:
    """One run."""

    def __init__(self, kind: str, port: int, table: str, origin: str, rate: float) -> None:
        self.kind, self.port, self.table, self.origin, self.rate = kind, port, table, origin, rate
        self.sent = self.opened = self.refused = 0
        self._ends = 0.0

    def run(self, seconds: float) -> None:
        """Do harm for this many seconds."""
        self._ends = time.monotonic() + seconds
        if self.kind in STOPPING:
            self._stop_in_the_middle(self._connect, *STOPPING[self.kind])
        elif self.kind == "half-messages":
            self._stop_in_the_middle(self._shake_hands, 495, HALF)
        elif self.kind in ASKING:
            self._ask(*ASKING[self.kind])
        elif self.kind in OPENING:
            self._open()
        while self._goes_on():
            self._flood()
            # Who is sent away at the door knocks 500 times a second, which is still a lot.
            time.sleep(0.002)

    def _goes_on(self) -> bool:
        return time.monotonic() < self._ends

    def _connect(self) -> socket.socket | None:
        try:
            one = socket.create_connection(("127.0.0.1", self.port), 5, (self.origin, 0))
        except OSError:
            self.refused += 1
            time.sleep(0.01)
            return None
        self.opened += 1
        return one

    def _shake_hands(self) -> socket.socket | None:
        one = self._connect()
        if one is None:
            return None
        asked = (
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        heard = b""
        try:
            one.sendall(asked.encode())
            while b"\r\n\r\n" not in heard:
                part = one.recv(4096)
                if not part:
                    break
                heard += part
        except OSError:
            pass
        if b" 101 " in heard:
            return one
        self.refused += 1
        one.close()
        return None

    def _flood(self) -> None:
        """Send without end and read nothing, at the rate that was given, until the server hangs up."""
        if self.kind in FRAMES:
            one, (first, piece) = self._shake_hands(), FRAMES[self.kind]
        else:
            one, first, piece = self._connect(), FIRST.get(self.kind, b""), REQUESTS[self.kind]
        if one is None:
            return
        with one:
            one.settimeout(0.5)
            try:
                one.sendall(first)
                self._pour(one, _many(piece))
            except OSError:
                return

    def _pour(self, one: socket.socket, chunk: bytes) -> None:
        began, here, at = time.monotonic(), 0, 0
        while self._goes_on():
            ahead = here / (self.rate * 1e6) - (time.monotonic() - began)
            if ahead > 0:
                time.sleep(min(ahead, 0.05))
                continue
            try:
                count_ = one.send(memoryview(chunk)[at:])
            except TimeoutError:
                continue  # the server does not read: as long as it does not, nothing can be sent
            here += count_
            self.sent += count_
            at = (at + count_) % len(chunk)

    def _open(self) -> None:
        open_one: Callable[[], socket.socket | None] = self._connect if self.kind == "knocks" else self._shake_hands
        while self._goes_on():
            one = open_one()
            if one is not None:
                one.close()

    def _stop_in_the_middle(self, open_one: Callable[[], socket.socket | None], most: int, piece: bytes) -> None:
        kept: list[socket.socket] = []
        watch = selectors.DefaultSelector()
        while self._goes_on():
            if len(kept) >= most:
                time.sleep(0.05)
                continue
            one = open_one()
            if one is None:
                continue
            kept.append(one)
            one.settimeout(0.5)
            try:
                one.sendall(piece)
                self.sent += len(piece)
            except OSError:
                self.refused += 1
            one.setblocking(False)
            watch.register(one, selectors.EVENT_READ)
        self.refused += len(watch.select(0))
        for one in kept:
            one.close()

    def _ask(self, connections: int, question: bytes) -> None:
        """Each as soon as the one before is answered."""
        watch = selectors.DefaultSelector()
        while self._goes_on():
            if len(watch.get_map()) < connections and (one := self._connect()) is not None:
                watch.register(one, selectors.EVENT_READ)
                one.sendall(question)
            for key, _ in watch.select(0 if len(watch.get_map()) < connections else 0.1):
                asking = key.fileobj
                assert isinstance(asking, socket.socket)
                try:
                    heard = asking.recv(65_536)
                    if heard:
                        asking.sendall(question)
                        self.sent += len(question)
                except OSError:
                    heard = b""
                if not heard:
                    watch.unregister(asking)
                    asking.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    # Its name may begin like an option.
    parser.add_argument("--table", required=True)
    parser.add_argument("--rate", type=float, default=12.5, help="megabytes a second")
    parser.add_argument("--from", dest="origin", default="127.0.0.2")
    given = parser.parse_args()
    hostile = Hostile(given.kind, given.port, given.table, given.origin, given.rate)
    hostile.run(given.seconds)
    told = {"sent": hostile.sent, "opened": hostile.opened, "refused": hostile.refused}
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
