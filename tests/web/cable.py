"""The cable between a browser and a server. It can be cut and mended, and made to carry nothing back."""

from __future__ import annotations

import contextlib
import selectors
import socket
import threading
from collections.abc import Iterator

_PIECE = 65_536


class Cable:
    """Everything that goes to `address` goes on to the server behind it, until the cable is cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: dict[socket.socket, socket.socket] = {}
        """Each end of a connection with the other one."""
        self._servers: set[socket.socket] = set()
        """The ends at the server."""
        self._lock = threading.Lock()
        self._is_whole = True
        self._is_deaf = False
        self._is_open = True
        self._ready = selectors.DefaultSelector()
        self._ready.register(self._door, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def deafen(self) -> None:
        """Carry nothing back any more: what the server says is lost, and nobody notices at once."""
        with self._lock:
            self._is_deaf = True

    def cut(self) -> None:
        """End all connections. Until it is mended whoever comes is turned away."""
        with self._lock:
            self._is_whole = False
            for end in list(self._ends):
                self._drop(end)

    def mend(self) -> None:
        with self._lock:
            self._is_whole, self._is_deaf = True, False

    def close(self) -> None:
        self.cut()
        self._is_open = False
        # It waits for somebody to come.
        with contextlib.suppress(OSError):
            socket.create_connection(self._door.getsockname()).close()
        self._thread.join()
        self._door.close()
        self._ready.close()

    def _carry(self) -> None:
        while self._is_open:
            for key, _ in self._ready.select():
                end = key.fileobj
                assert isinstance(end, socket.socket)
                with self._lock:
                    if end is self._door:
                        self._welcome()
                    elif end in self._ends:
                        self._pass_on(end)

    def _welcome(self) -> None:
        browser, _ = self._door.accept()
        if not self._is_whole:
            browser.close()
            return
        server = socket.create_connection(("127.0.0.1", self._port))
        self._ends |= {browser: server, server: browser}
        self._servers.add(server)
        for end in (browser, server):
            self._ready.register(end, selectors.EVENT_READ)

    def _pass_on(self, end: socket.socket) -> None:
        try:
            piece = end.recv(_PIECE)
            if piece and not (self._is_deaf and end in self._servers):
                self._ends[end].sendall(piece)
        except OSError:
            piece = b""
        if not piece:
            self._drop(end)

    def _drop(self, end: socket.socket) -> None:
        """End a connection, both ends of it."""
        other = self._ends.pop(end, None)
        if other is None:
            return
        del self._ends[other]
        self._servers -= {end, other}
        for one in (end, other):
            self._ready.unregister(one)
            one.close()


@contextlib.contextmanager
def cable_to(port: int) -> Iterator[Cable]:
    cable = Cable(port)
    try:
        yield cable
    finally:
        cable.close()
