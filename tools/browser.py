"""A Chromium for the tests and measurements: where one is, or how to get one.

    python tools/browser.py   find one, else install one; exit 1 with what is missing

Looked for in this order: LABRYS_CHROMIUM, Playwright's own, then one that is installed on this machine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

INSTALLED = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first has no windows: it begins sooner and leaves more of a small machine to the pages."""
PACKAGES = ("chromium-headless-shell", "chromium")
"""Of Debian and its kin; older ones have the second alone."""
SWITCHES = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = """\
There is no Chromium here, and it could not be installed. Install one (on Debian: apt-get install chromium), or say
where it is: LABRYS_CHROMIUM=/path/to/chromium."""


def chromium() -> str | None:
    """The program of a Chromium; None if there is none."""
    named = os.environ.get("LABRYS_CHROMIUM")
    if named:
        return named
    own = _playwrights_own()
    if own is not None:
        return own
    return next((found for name in INSTALLED if (found := shutil.which(name))), None)


def _playwrights_own() -> str | None:
    """Its own browser, if it was downloaded. Its folder is looked at, which is quicker than starting Playwright."""
    given = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    folder = Path(given) if given else Path.home() / ".cache" / "ms-playwright"
    # An interrupted download has no such mark.
    whole = [mark.parent for mark in folder.glob("chromium-*/INSTALLATION_COMPLETE")]
    found = sorted(program for one in whole for program in one.glob("chrome-linux*/chrome"))
    return str(found[-1]) if found else None


def install() -> None:
    """Try what can be tried."""
    print("==> installing Chromium", flush=True)
    if _runs(sys.executable, "-m", "playwright", "install", "chromium") and chromium():
        return
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        _runs("apt-get", "update", "-q")
        any(_runs("apt-get", "install", "-q", "-y", "--no-install-recommends", name) for name in PACKAGES)


def _runs(*words: str) -> bool:
    return subprocess.run(words, stdin=subprocess.DEVNULL, check=False).returncode == 0


def main() -> int:
    if chromium() is None:
        install()
    found = chromium()
    if found is None or shutil.which(found) is None:
        print(MISSING if found is None else f"There is no program {found}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
