"""The slow referee's table: every fact of a position's text as plain lists, sets and dictionaries, and what is counted
on it. Seats count from 0; regions are told by their printed numbers, routes from 1.
"""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

from tests.games.minos.slow_box import ABILITIES, GOODS, NUMBERS, ROUTES, SECTIONS, TRACK_BOARD, TRACKS

Decision = tuple[str, ...]
"""The name of a decision and its details, as ("palace", "2", "paid")."""


def _one(word: str) -> str | None:
    return None if word == "-" else word


def _seat(word: str) -> int | None:
    return None if word == "-" else int(word)


def _set(word: str) -> set[str]:
    return set() if word == "-" else set(word.split("+"))


def _list(word: str, between: str = "+") -> list[str]:
    return [] if word == "-" else word.split(between)


def _seats(word: str) -> set[int]:
    return set(map(int, _list(word)))


def _counts(word: str) -> list[int]:
    return list(map(int, word.split(",")))


def _decision(word: str) -> Decision:
    return tuple(word.split(":"))


def _by_good(counts: list[int]) -> dict[str, int]:
    return dict(zip(GOODS, counts, strict=True))


def _points(word: str) -> Counter[str]:
    return Counter({part.split("=")[0]: int(part.split("=")[1]) for part in _list(word)})


def _vase(word: str) -> tuple[str, set[int], int]:
    name, seats, filled = word.split(":")
    return name, _seats(seats), int(filled)


class Table:
    """Everything that lies on the table, as a position's text says."""

    def __init__(self, text: str) -> None:
        words: dict[str, list[str]] = {}
        for line in text.strip().splitlines():
            name, _, rest = line.partition(":")
            words[name] = rest.split()
        first = {name: found[0] for name, found in words.items() if found}
        self.setup, self.route_options = first["setup"], first["routes"]
        self.players = int(first["players"])
        self.numbers: list[int] = NUMBERS[self.players]
        self.round = int(first["round"])
        self.first, self.active, self.ended = _seat(first["first"]), _seat(first["active"]), _one(first["ended"])
        self.stack: list[Decision] = list(map(_decision, words["stack"]))
        if words["stack"] == ["-"]:
            self.stack = []
        self.agenda: list[list[Decision]] = [list(map(_decision, _list(word, ">"))) for word in words["agenda"]]
        self.answers = [[move.replace("_", " ") for move in _list(word)] for word in words["answers"]]
        self.complete = _seats(first["complete"])
        self.for_coins, self.for_weaponry = _seats(first["for_coins"]), _seats(first["for_weaponry"])
        self.together = int(first["together"])
        self.opening_warriors = self._by_region(list(map(_counts, words["opening_warriors"])))
        self.opening_weaponry = list(map(int, words["opening_weaponry"]))
        self.dice = Counter(words["dice"])
        self.rows: dict[str, list[str]] = dict(zip(SECTIONS, map(_list, words["rows"]), strict=True))
        self.points = int(first["points"])
        self.kind, self.space = _one(first["kind"]), _one(first["space"])
        self.age2_point, self.fresh, self.discarding = (
            int(first[name]) for name in ("age2_point", "fresh", "discarding")
        )
        self.traits, self.extras, self.offer = (_set(first[name]) for name in ("traits", "extras", "offer"))
        self.deck, self.discards = list(map(_set, words["deck"])), list(map(_set, words["discards"]))
        self.pools = [[_set(pool) for pool in word.split("/")] for word in words["pools"]]
        self.stacks = _by_good(list(map(int, words["stacks"])))
        self.pile = _by_good(list(map(int, words["pile"])))
        self.route_tiles = words["route_tiles"]
        self.stock = {"blue": list(map(_set, words["blue"])), "red": list(map(_set, words["red"]))}
        self.abilities, self.bonus = _set(first["abilities"]), _one(first["bonus"])
        self.vases = list(map(_vase, words["vases"]))
        self.foundations = self._by_region(list(map(_one, words["foundations"])))
        self.peoples = self._by_region(list(map(_list, words["peoples"])))
        self.cities = self._by_region(list(map(_seat, words["cities"])))
        self.towers = self._by_region(list(map(_seat, words["towers"])))
        self.farms = self._by_region(list(map(_seat, words["farms"])))
        self.warriors = self._by_region(list(map(_counts, words["warriors"])))
        self.starts, self.ability = list(map(_one, words["starts"])), list(map(_one, words["ability"]))
        self.coins, self.weaponry = list(map(int, words["coins"])), list(map(int, words["weaponry"]))
        self.ledger = list(map(_points, words["ledger"]))
        self.goods = [_by_good(_counts(word)) for word in words["goods"]]
        self.temps = [_by_good(_counts(word)) for word in words["temps"]]
        self.income = list(map(int, words["income"]))
        self.tracks = [dict(zip(TRACKS, _counts(word), strict=True)) for word in words["tracks"]]
        self.hands, self.shown = list(map(_set, words["hands"])), list(map(_set, words["shown"]))
        self.area, self.palace = list(map(_set, words["area"])), list(map(_set, words["palace"]))
        self.put_back, self.from_setup = list(map(_set, words["put_back"])), list(map(int, words["from_setup"]))
        self.reserves, self.supply = list(map(int, words["reserves"])), list(map(int, words["supply"]))
        self.ships = list(map(_counts, words["ships"]))
        self.tiles, self.trophies = list(map(_set, words["tiles"])), list(map(_set, words["trophies"]))

    def _by_region(self, found: list[Any]) -> dict[int, Any]:
        return dict(zip(self.numbers, found, strict=True)) if found else {}

    def copy(self) -> Table:
        found = pickle.loads(pickle.dumps(self))  # Much faster than a deep copy.
        assert isinstance(found, Table)
        return found

    def facts(self) -> dict[str, object]:
        """Everything, to be compared."""
        found = dict(vars(self))
        found["dice"] = +self.dice
        found["ledger"] = [{source: points for source, points in sheet.items() if points} for sheet in self.ledger]
        found["pools"] = [[pool for pool in pools if pool] for pools in self.pools]
        return found

    # Whose turn things are

    def turn_order(self) -> list[int]:
        return [((self.first or 0) + step) % self.players for step in range(self.players)]

    def waiting(self) -> list[int]:
        """The seats that have something to decide, in turn order."""
        return [seat for seat in self.turn_order() if self.agenda[seat]]

    def chance_for(self) -> int | None:
        """The seat for which chance has to answer now."""
        return next((seat for seat in self.waiting() if self.agenda[seat][-1][0] in ("deck", "random-good")), None)

    def deciders(self) -> list[int]:
        """The seats that may answer; none if chance has to, or if the game is over."""
        if self.chance_for() is not None:
            return []
        return [seat for seat in range(self.players) if self.agenda[seat] and seat not in self.complete]

    def push(self, seat: int, *decision: object) -> None:
        self.agenda[seat].append(tuple(map(str, decision)))

    def one_less(self, seat: int) -> None:
        """One of the things of the decision that is due is done; it is told first how many there are."""
        kind, left, *rest = self.agenda[seat].pop()
        if int(left) > 1:
            self.push(seat, kind, int(left) - 1, *rest)

    # What M10, M12 and M13 count.

    def vp(self, seat: int) -> int:
        return sum(self.ledger[seat].values())

    def active_age(self) -> int:
        """0 for Age I, 1 for Age II, which is active from round 3 on (M4)."""
        return 1 if self.round in (3, 4) else 0

    def is_ability(self, seat: int, name: str) -> bool:
        """Abilities are told by their kinds: decrees, goods, builder, groups, exchange are SA1 to SA5."""
        tile = self.ability[seat]
        return tile is not None and ABILITIES[tile]["kind"] == name

    def level(self, seat: int) -> int:
        """Of the ability: 1, on 2 and beyond 2, on 5 and beyond 3 (M8)."""
        space = self.tracks[seat]["cultural"]
        level = 1 if space < 2 else 2 if space < 5 else 3
        assert level == TRACK_BOARD["level"][space]
        return level

    def built(self, seat: int, kind: str) -> int:
        """How many cities, towers, farms or ships of a seat are on the map."""
        if kind == "ships":
            return sum(1 for space in self.ships[seat] if space)
        return list(getattr(self, kind).values()).count(seat)

    def on_map(self, seat: int) -> int:
        return sum(here[seat] for here in self.warriors.values())

    def present(self, seat: int) -> list[int]:
        """The regions with an own warrior (M13.2)."""
        return [region for region, here in self.warriors.items() if here[seat]]

    def dominates(self, seat: int, region: int) -> bool:
        """Alone the most warriors (M12.1)."""
        here = self.warriors[region]
        return all(here[seat] > here[other] for other in range(self.players) if other != seat)

    def lowest(self, seat: int) -> list[str]:
        """The tracks on which the seat is lowest."""
        least = min(self.tracks[seat].values())
        return [track for track in TRACKS if self.tracks[seat][track] == least]

    def count(self, seat: int, what: str) -> int:
        """The counts of M13."""
        match what:
            case "area" | "palace":
                return len(getattr(self, what)[seat])
            case "city":
                return self.built(seat, "cities")
            case "tower" | "farm":
                return self.built(seat, f"{what}s")
            case "presence":
                return len(self.present(seat))
            case "sea-people":
                return len(self.trophies[seat])
            case "lowest":
                return min(self.tracks[seat].values())
            case "warrior":
                return self.on_map(seat)
            case "route-space":
                return sum(self.ships[seat])
        raise AssertionError(what)

    def meets(self, seat: int, condition: str) -> bool:
        """The conditions of M13: a number and what there must be of it, in either order."""
        match condition.split():
            case [number, ("towers" | "farms" | "cities") as kind]:
                return self.built(seat, kind) >= int(number)
            case [number, "sea-peoples"]:
                return len(self.trophies[seat]) >= int(number)
            case [number, ("warriors" | "presence" | "palace" | "area") as what]:
                return self.count(seat, what.removesuffix("s")) >= int(number)
            case ["ship", space]:
                return any(reached >= int(space) for reached in self.ships[seat])
            case ["tracks", space]:
                return all(reached >= int(space) for reached in self.tracks[seat].values())
            case [track, space]:
                return self.tracks[seat][track] >= int(space)
        raise AssertionError(condition)

    def route_income(self, seat: int) -> list[tuple[int, str]]:
        """By route with an own ship: the route and the name of its space's income."""
        routes = zip(range(1, 4), self.route_tiles, self.ships[seat], strict=False)
        return [(at, f"{tile}/{space}") for at, tile, space in routes if space and ROUTES[tile]["income"][space - 1]]
