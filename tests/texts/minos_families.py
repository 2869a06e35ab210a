"""The families of texts of Minos: see `families`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from labrys.core.event import Event
from labrys.games.minos import components as c
from labrys.games.minos import decisions, effects, events
from labrys.games.minos.inscriptions import TABLE
from labrys.games.minos.options import VALUES
from labrys.games.minos.position import EXTRAS
from labrys.games.minos.rules.scoring import FINISHED
from tests.texts.said import ROOT

ICONS = ROOT / "web" / "src" / "games" / "minos" / "icons"
LISTS = ("comma", "semicolon", "and", "or")
EMPTY = ("card-played",)
"""Events with a list that may be empty, and then another sentence."""
ADDED = {"laid-out": {"place"}}
"""What the client adds to an event for its sentence."""
CONDITIONS = {next(word for word in text.split() if not word.isdigit()) for text in effects.CONDITIONS}
# The next names are of the client's own making.
SOURCES = {
    "card", "trait", "foundation", "people", "trade", "bonus", "ability", "route", "route-end", "space", "track",
    "standing", "beyond", "tower", "farm", "good", "income",
}  # fmt: skip
GIVES = {"building", "cards", "coins", "goods", "palace", "points", "tracks", "warriors", "weaponry"}
HEAPS = {"hand", "offer", "area", "palace"}


def minos_events() -> list[type[Event]]:
    """Every event of Minos."""
    return [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__]


def asked() -> set[str]:
    """What a seat may be asked, that others decide, and that it is over."""
    return {*decisions.NAMES[decisions.FIRST_SEAT_KIND : decisions.FIRST_STEP_KIND], "wait", "over"}


def _options() -> Iterable[str]:
    for option, values in VALUES.items():
        yield option
        yield from (f"{option}-{value}{end}" for value in values for end in ("", "-text"))


def _told() -> Iterable[str]:
    for kind in minos_events():
        tag = str(kind.__struct_config__.tag)
        yield tag
        if kind.secrets:
            yield f"{tag}-hidden"
        if tag in EMPTY:
            yield f"{tag}-none"


def _drawn(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.svg")}


MINOS_FAMILIES: dict[str, set[str]] = {
    "minos-figure-card-": {"cost", "goods", "points", "instant", "trigger", "trait"},
    "minos-figure-route-": {"cost", "income", "blue", "red", "top"},
    "minos-figure-standing-": {"most", "tie", "alone"},
    "event-minos-": set(_told()),
    "minos-": set(TABLE),
    "minos-list-": set(LISTS),
    "minos-good-": set(c.GOODS),
    "minos-section-": set(c.SECTIONS),
    "minos-track-": set(c.TRACKS),
    "minos-die-": set(c.COLOURS),
    "minos-kind-": set(c.ABILITY_KINDS),
    "minos-ask-": {end for word in asked() for end in (word, f"{word}-text")},
    "minos-move-": {"start", "back", "city", "tower", "ship", "sail"},
    "minos-source-": SOURCES,
    "minos-log-": {"income", "scoring"},
    "minos-score-": set(c.WEALTH),
    "minos-end-": {FINISHED.replace(" ", "-")},
    "minos-option-": set(_options()),
    "minos-icon-": _drawn(ICONS),
    "minos-icon-temp-": set(c.GOODS),
    "minos-unmet-": {*CONDITIONS, *effects.COUNTS, *effects.PRICES},
    "minos-cards-": {f"{heap}-empty" for heap in HEAPS},
    "minos-cards-tab-": {*HEAPS, "open", "setup"},
    "minos-cards-order-": {"number", "cost", "points", "trigger", "age"},
    "minos-cards-gives-": GIVES,
    "minos-table-part-": {"map", "dice", "cards", "boards", "log"},
    "minos-table-extra-": {*EXTRAS, "battle-none", "discard-none", "tile-none"},
    "minos-table-build-": {"city", "tower", "farm", "ship", "sail"},
    "minos-table-pick-": {"either", "from", "to"},
    "minos-table-group-": {"due", "draw", "play", "build", "expand", "tile", "exchange", "extra", "forfeit"},
    "minos-table-subject-": {"ship", "sail"},
}
