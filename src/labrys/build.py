"""Which build of the engine runs: modules compiled from these very sources, or the sources themselves.

`tools/engine.py` compiles the hot modules into a folder of their own under `_compiled`, never beside the sources. The
folder's name holds a digest of everything that was read to make it. At start the same files are read again, and the
folder is used only if they give the same digest: sources that were edited run as they are, and nothing stale can run.

LABRYS_PURE=1 runs the sources whatever there is.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

FOLDER: Final = "_compiled"
MANIFEST: Final = "manifest.txt"
LIBRARY: Final = "labrys__mypyc"
"""The library with the code of all compiled modules; each module's own file only hands it out."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]
ABI: Final = SUFFIX.split(".")[1]
"""The kind of Python that can load a compiled module, for example cpython-311-x86_64-linux-gnu."""


class Manifest(NamedTuple):
    """What is known of a compiled build."""

    compiler: str
    modules: tuple[str, ...]
    sources: tuple[str, ...]
    """All files that the compiler read, the compiled ones among them, from the package's folder."""

    def write(self, folder: Path) -> None:
        lines = [f"compiler {self.compiler}"]
        lines += [f"module {name}" for name in self.modules]
        lines += [f"source {name}" for name in self.sources]
        (folder / MANIFEST).write_text("\n".join(lines) + "\n", encoding="utf-8")

    @classmethod
    def read(cls, folder: Path) -> Manifest:
        """OSError or ValueError if there is none."""
        lines = (folder / MANIFEST).read_text(encoding="utf-8").splitlines()
        said = [line.partition(" ")[::2] for line in lines]
        (compiler,) = (rest for word, rest in said if word == "compiler")
        modules = tuple(rest for word, rest in said if word == "module")
        return cls(compiler, modules, tuple(rest for word, rest in said if word == "source"))


class Build(NamedTuple):
    """The build that runs: the compiler's name, or why there is none."""

    compiler: str
    reason: str

    @property
    def is_compiled(self) -> bool:
        return bool(self.compiler)

    def __str__(self) -> str:
        return f"compiled with {self.compiler}" if self.compiler else f"pure Python: {self.reason}"


def digest(package: Path, sources: Iterable[str]) -> str:
    """The digest of these files of the package: of their names and contents, and of nothing else."""
    whole, folder = sha256(), str(package)
    for name in sources:
        # Plainly, because this is done at every start.
        with open(f"{folder}/{name}", "rb", buffering=0) as file:  # noqa: PTH123
            content = file.read()
        whole.update(f"{name} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()[:32]


def compiled_folders(package: Path) -> list[Path]:
    """The folders of compiled builds for this kind of Python, fitting or not."""
    return sorted((package / FOLDER).glob(f"{ABI}.*"))


def fitting(package: Path) -> tuple[Path, Manifest] | None:
    """The compiled build of the package's sources as they are now, if there is one."""
    digests: dict[tuple[str, ...], str] = {}
    for folder in compiled_folders(package):
        try:
            manifest = Manifest.read(folder)
            if manifest.sources not in digests:
                digests[manifest.sources] = digest(package, manifest.sources)
        except (OSError, ValueError):
            # A file that went into it is gone, or it is no build at all: it does not fit.
            continue
        if folder.name.split(".")[1] == digests[manifest.sources]:
            return folder, manifest
    return None


class _Finder:
    """Finds the compiled modules before their sources are found."""

    def __init__(self, folder: Path, modules: Sequence[str]) -> None:
        self._files = {name: f"{folder / name.replace('.', '/')}{SUFFIX}" for name in (LIBRARY, *modules)}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file)) if file else None


def is_pure_wanted() -> bool:
    """Whether the environment asks for pure Python."""
    return os.environ.get("LABRYS_PURE", "0") not in {"", "0"}


def _choose() -> Build:
    if is_pure_wanted():
        return Build("", "LABRYS_PURE is set")
    found = fitting(Path(__file__).parent)
    if found is None:
        return Build("", "no compiled build of these sources")
    folder, manifest = found
    finder = _Finder(folder, manifest.modules)
    sys.meta_path.insert(0, finder)
    try:
        importlib.import_module(LIBRARY)
    except ImportError:
        sys.meta_path.remove(finder)
        return Build("", "the compiled build cannot be loaded here")
    return Build(manifest.compiler, "")


_running = _choose()


def running() -> Build:
    """The build that runs in this process."""
    return _running
