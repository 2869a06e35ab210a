"""Where a run leaves what it found, for the report: one file in bench/out for each part."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

OUT = Path(__file__).parent / "out"
PARTS = ("engine", "server", "client")


def forget(part: str) -> None:
    """Remove what an earlier run has left, so that nothing old is told as new."""
    (OUT / f"{part}.json").unlink(missing_ok=True)


def keep(part: str, found: dict[str, Any]) -> None:
    """Leave what was found, with today's date."""
    OUT.mkdir(exist_ok=True)
    dated = {"date": datetime.now(UTC).date().isoformat()} | found
    (OUT / f"{part}.json").write_text(json.dumps(dated, indent=1) + "\n", encoding="utf-8")


def kept(part: str) -> dict[str, Any] | None:
    """What the last run of a part has left, if it came to its end."""
    try:
        found: dict[str, Any] = json.loads((OUT / f"{part}.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    return found
