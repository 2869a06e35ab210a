"""The built client: its page, its files, each in the form that a browser can read.

`web/` is built into the folder `static/` of the server, which is not in git. Beside a file lie its compressed forms.
The page of an address names the parts that this address will want, so that a browser fetches them all at once and not
one after the other.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parents[1] / "static"
LANGUAGES = ("en", "fr", "es")

_FORMS = {"br": ".br", "gzip": ".gz"}
"""Compressed forms by their name in Accept-Encoding, the smallest first."""
_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
_HINT = {
    ".css": '<link rel="stylesheet" crossorigin href="/{}">\n',
    ".js": '<link rel="modulepreload" crossorigin href="/{}">\n',
}
_NEVER = ("q=0", "q=0.0", "q=0.00", "q=0.000")


class Sheet(msgspec.Struct, frozen=True):
    """One file, in every form in which it lies here."""

    kind: str
    tag: str
    plain: bytes
    compressed: dict[str, bytes]

    def form(self, accepted: str) -> tuple[bytes, str]:
        """The smallest form that Accept-Encoding allows, and its name; empty for the plain one."""
        wanted = allowed(accepted)
        for name, content in self.compressed.items():
            if name in wanted:
                return content, name
        return self.plain, ""


class Part(msgspec.Struct, frozen=True):
    """A script as the build lists it, with what it cannot do without."""

    file: str
    name: str = ""
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Client:
    """The client as it was built."""

    def __init__(self, folder: Path) -> None:
        files = sorted(path for path in (folder / "assets").iterdir() if path.suffix not in _FORMS.values())
        self.assets: Mapping[str, Sheet] = {path.name: _sheet(path) for path in files}
        """By name, which changes with every change of what is in it."""
        self._page = (folder / "index.html").read_bytes()
        listing = folder / "manifest.json"
        parts = msgspec.json.decode(listing.read_bytes(), type=dict[str, Part]) if listing.is_file() else {}
        self._parts = parts
        self._named = {part.name: key for key, part in parts.items() if part.name}
        self._pages: dict[tuple[str, ...], Sheet] = {}

    def page(self, language: str, *parts: str, game: str = "") -> Sheet:
        """The page, naming the words it will speak, those of a game too, and these scripts: `src/pages/Table.svelte`.

        What there is not is not named.
        """
        wanted = (language, game, *parts)
        if wanted not in self._pages:
            spoken = [self._named.get(name, "") for name in (f"words-{language}", f"words-{game}-{language}")]
            self._pages[wanted] = self._page_with([*spoken, *parts])
        return self._pages[wanted]

    def _page_with(self, keys: list[str]) -> Sheet:
        known = self._page.decode()
        wanted = dict.fromkeys(address for key in keys for address in self._needs(key, set()))
        hints = "".join(_HINT[Path(one).suffix].format(one) for one in wanted if f'"/{one}"' not in known)
        plain = known.replace("</head>", f"{hints}</head>", 1).encode()
        return Sheet(_KINDS[".html"], _tag(plain), plain, {"gzip": gzip.compress(plain, mtime=0)})

    def _needs(self, key: str, seen: set[str]) -> Iterator[str]:
        """The files of a part: how it looks, itself, and those of all that it imports."""
        part = self._parts.get(key)
        if part is None or key in seen:
            return
        seen.add(key)
        yield from part.css
        yield part.file
        for needed in part.imports:
            yield from self._needs(needed, seen)


@lru_cache(maxsize=1)
def _built(folder: Path, age: tuple[int, int]) -> Client:
    """The client of a folder as it was at that time: another build has another time."""
    return Client(folder)


def client() -> Client | None:
    """The client, read anew if it was built anew; None if it was never built."""
    try:
        age = ((FOLDER / "index.html").stat().st_mtime_ns, (FOLDER / "assets").stat().st_mtime_ns)
    except FileNotFoundError:
        return None
    return _built(FOLDER, age)


def language_of(accepted: str) -> str:
    """The language that the client will speak, if nothing else was chosen in it: the first it has of those wished."""
    for wished in accepted.lower().split(","):
        found = wished.strip()[:2]
        if found in LANGUAGES:
            return found
    return LANGUAGES[0]


def _sheet(path: Path) -> Sheet:
    plain = path.read_bytes()
    beside = {name: path.with_name(path.name + suffix) for name, suffix in _FORMS.items()}
    compressed = {name: file.read_bytes() for name, file in beside.items() if file.is_file()}
    return Sheet(_kind(path), _tag(plain), plain, compressed)


def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'


def _kind(path: Path) -> str:
    # Machines differ in what they know of suffixes, and a script of the wrong kind is not run.
    return _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def allowed(accepted: str) -> set[str]:
    """The forms that Accept-Encoding names; `gzip;q=0` says that this one is not wanted."""
    parts = [[word.strip() for word in part.split(";")] for part in accepted.lower().split(",")]
    return {name for name, *more in parts if not any(word.replace(" ", "") in _NEVER for word in more)}
