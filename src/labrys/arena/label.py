"""What heads a report of games between bots: enough to play them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import msgspec

from labrys import __version__
from labrys.core.registry import AnyGame


class Label(msgspec.Struct, frozen=True):
    """What was played."""

    game: str
    title: str
    components: str
    components_hash: str
    house: bool
    rules: int
    bots: tuple[str, ...]
    players: int
    games: int
    seed: str
    options: dict[str, object]
    version: str
    date: str
    command: str


def make_label(
    rules: AnyGame,
    *,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: str,
    options: Mapping[str, object],
    command: str,
) -> Label:
    """The label of games that were played today; the options are all there are, not only those given."""
    return Label(
        game=rules.name,
        title=rules.title,
        components=rules.components_name,
        components_hash=rules.components_digest,
        house=rules.has_house_components,
        rules=rules.rules_version,
        bots=tuple(bots),
        players=players,
        games=games,
        seed=seed,
        options=dict(options),
        version=__version__,
        date=datetime.now(UTC).date().isoformat(),
        command=command,
    )


def label_rows(label: Label, bots: str) -> list[tuple[str, str]]:
    """The label line by line; how the bots sit is said by whoever knows it."""
    kind = "house components" if label.house else "components"
    options = ", ".join(f"{key}={value}" for key, value in label.options.items())
    return [
        ("game", f"{label.title}, {label.players} players, rules version {label.rules}"),
        ("components", f"{label.components} ({kind}), {label.components_hash}"),
        ("options", options or "none"),
        ("bots", bots),
        ("games", f"{label.games}, seed {label.seed}"),
        ("made", f"{label.date} by Labrys {label.version}"),
        ("command", label.command),
    ]
