"""Translates modules to C with mypyc and compiles that on all cores. tools/engine.py runs it, and knows what and where.

python tools/translate.py FOLDER labrys/core/bitsets.py ...   in the folder that holds the package
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

OPTIONS = ["--strict", "--explicit-package-bases", "--config-file=", f"--cache-dir={os.devnull}"]
SPEED = "1"
"""More optimisation takes half as long again and plays no faster: the time goes to Python's own lists and ints."""
FLAGS = ["-fvisibility=hidden"] if os.name == "posix" else []
"""Calls between the modules need not go through the tables of a shared library: nobody else calls them."""
CORES = os.cpu_count() or 1


def translate(folder: str, files: list[str]) -> None:
    """Compile the modules of these files into one library, and for each a small module that hands its part out."""
    extensions = mypycify(
        [*OPTIONS, *files], opt_level=SPEED, debug_level="0", multi_file=True, group_name="labrys", target_dir="c"
    )
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    command: Any = build_ext(Distribution({"name": "labrys", "ext_modules": extensions}))
    command.build_lib, command.build_temp = folder, "objects"
    command.ensure_finalized()
    command.build_extensions = lambda: build_side_by_side(command)
    command.run()


def build_side_by_side(command: Any) -> None:
    """The files of the library at the same time, the longest first; then the small modules."""
    compiler = command.compiler
    compile_in_turn: Callable[..., list[str]] = compiler.compile

    def compile_files(sources: list[str], **settings: Any) -> list[str]:
        by_size = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        return [target for made in each(by_size, lambda one: compile_in_turn([one], **settings)) for target in made]

    compiler.compile = compile_files
    library, *modules = command.extensions
    command.build_extension(library)
    compiler.compile = compile_in_turn
    each(modules, command.build_extension)


def each(things: list[Any], do: Callable[[Any], Any]) -> list[Any]:
    with ThreadPoolExecutor(CORES) as pool:
        return list(pool.map(do, things))


if __name__ == "__main__":
    translate(sys.argv[1], sys.argv[2:])
