"""The numbers that the rules state: boards, tracks, prices, action spaces, abilities and vases of M2 to M12.

The house set has them in its files like everything else, and is held to them; a printed set, or an experiment, may
have others in the same places.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from labrys.core.components import Problem
from labrys.games.minos.components import ComponentSet, Dice, Space

_STATED: Final[tuple[tuple[str, object, str], ...]] = (
    ("dice.2", Dice(red=3, blue=3, yellow=3, gray=4), "M2.1"),
    ("dice.3", Dice(red=4, blue=4, yellow=4, gray=4), "M2.1"),
    ("dice.4", Dice(red=4, blue=4, yellow=4, gray=5), "M2.1"),
    ("same_dice", 6, "M4.1"),
    ("offer", 5, "M3.4"),
    ("bonuses_a_route", {2: 3, 3: 4, 4: 5}, "M3.3"),
    ("pieces.cities", 3, "M2.2"),
    ("pieces.towers", 3, "M2.2"),
    ("pieces.ships", 3, "M2.2"),
    ("pieces.farms", 4, "M2.2"),
    ("pieces.warriors", 10, "M2.2"),
    ("pieces.reserves", 3, "M2.2"),
    ("pieces.dice", 4, "M2.2"),
    ("stock.each", 9, "M2.3"),
    ("stock.stack", 5, "M3.2"),
    ("stock.arrivals", ("income", "2 income", "income + age2-card", "2 income"), "M7"),
    ("costs.city", (0, 6, 9), "M5.3"),
    ("costs.tower", (3, 6, 9), "M5.3"),
    ("costs.ship", (3, 6, 9), "M5.3"),
    ("costs.farm", (1, 2, 3, 4), "M5.3"),
    ("costs.offer", 3, "M5.2"),
    ("costs.per_good", 3, "M5.2"),
    ("costs.per_herb", 1, "M5.3"),
    ("costs.per_grain", 1, "M5.3"),
    ("costs.march", 1, "M6.1"),
    ("costs.market", 1, "M6.2"),
    ("costs.trio", 3, "M6.5"),
    ("board.dominance", (0, 0, 1, 2), "M12.1"),
    ("board.farm_points", (2, 4, 8, 14), "M12.1"),
    ("board.forfeit", 2, "M4.4"),
    ("board.leftovers", 5, "M12.3"),
    ("tracks.influence", ("", "3 coin", "", "deck-card + age2-card or palace", "5 coin", "",
                          "deck-card + age2-card or palace", "", "3 vp"), "M8"),
    ("tracks.cultural", ("", "random-good", "", "build", "good", "", "build", "build-free", "4 vp"), "M8"),
    ("tracks.population", ("", "2 reserve", "", "2 weaponry", "2 reserve + place", "", "3 weaponry", "", "5 vp"), "M8"),
    ("tracks.beyond", "3 vp", "M8"),
    ("tracks.palace", (1, 1, 2, 2, 2, 3, 3, 4, 4), "M8"),
    ("tracks.level", (1, 1, 2, 2, 2, 3, 3, 3, 3), "M8"),
    ("tracks.weaponry", (1, 1, 2, 2, 2, 3, 3, 4, 4), "M8"),
    ("tracks.presence", (1, 1, 2, 2, 2, 3, 3, 3, 3), "M8"),
    ("tracks.dominance", (3, 3, 4, 4, 4, 5, 5, 5, 5), "M8"),
    ("tracks.group", 9, "M4.3"),
    ("vase_slots.slots", {2: (10, 3), 3: (10, 7, 3), 4: (10, 7, 3)}, "M3.5"),
    ("vase_slots.in_play", 3, "M3.5"),
)  # fmt: skip
_ABILITIES: Final = {
    "decrees": (1, 2, 3), "goods": (1, 1, 2), "builder": (2, 2, 3), "groups": (8, 7, 6), "exchange": (1, 2, 3),
}  # fmt: skip
_SPACES: Final[dict[str, tuple[tuple[int, str], ...]]] = {  # M5, 4 players
    "prepare": ((4, "coin + weaponry"), (3, "3 coin + weaponry"), (2, "any-track"), (2, "bonus")),
    "develop": ((3, ""), (2, ""), (1, "any-track"), (1, "bonus")),
    "build": ((3, ""), (2, ""), (1, "any-track"), (1, "bonus")),
    "expand": ((6, ""), (5, ""), (4, "any-track"), (4, "bonus")),
    "wild": ((2, ""), (1, "coin"), (1, "any-track"), (1, "bonus")),
}
_VASES: Final = (  # M3.5: each group has a colour of its own
    {"influence", "cultural", "population"},
    {"presence", "dominance", "towers"},
    {"ships", "ship-spaces", "income"},
    {"palace", "triggers", "goods"},
)


def promises(components: ComponentSet) -> Iterator[Problem]:
    """Every number that is not the stated one."""
    yield from _stated(components)
    yield from _spaces(components)
    yield from _vases(components)


def _stated(components: ComponentSet) -> Iterator[Problem]:
    for path, stated, rule in _STATED:
        section, _, inner = path.partition(".")
        found: Any = components
        for name in path.split("."):
            found = found[int(name)] if name.isdigit() else getattr(found, name)
        if found != stated:
            yield Problem(f"{section}, {inner}" if inner else section, f"{found} instead of {stated}", rule)
    for tile in components.abilities:
        if tile.numbers != _ABILITIES[tile.kind]:
            what = f"{tile.numbers} instead of {_ABILITIES[tile.kind]}"
            yield Problem(f"ability {tile.id}, numbers", what, "M10")


def _spaces(components: ComponentSet) -> Iterator[Problem]:
    for row in components.rows:
        four = _SPACES[row.section]
        wanted = {
            2: (four[0], (four[3][0], "any-track or bonus")),
            3: (four[0], four[2], four[3]),
            4: four,
        }[row.players]
        spaces = tuple(
            Space(points=points, gain=gain, age2=row.section == "prepare" and at == 0)
            for at, (points, gain) in enumerate(wanted)
        )
        if row.spaces != spaces:
            what = f"{len(row.spaces)} spaces that are not those of the rules"
            for at, (found, space) in enumerate(zip(row.spaces, spaces, strict=False)):
                if found != space:
                    what = f"space {at + 1} is {found} instead of {space}"
                    break
            yield Problem(f"row {row.section} for {row.players}", what, "M5")


def _vases(components: ComponentSet) -> Iterator[Problem]:
    groups = {vase.colour: {other.condition for other in components.vases if other.colour == vase.colour}
              for vase in components.vases}  # fmt: skip
    for colour, group in groups.items():
        if group not in _VASES:
            yield Problem("vases", f"those of one colour, {colour}, are {', '.join(sorted(group))}", "M3.5")
