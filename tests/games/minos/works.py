"""M5.3, M5.4 read a second time: what placing, moving and building take and bring."""

from __future__ import annotations

from tests.games.minos.accounts import Accounts


class Works(Accounts):
    """Warriors and structures of the accounts."""

    def gain_place(self, amount: int) -> None:
        for _ in range(min(amount, self.reserves)):
            region = min(self.city)
            self.play(f"place {region}")
            self.warriors[region] += 1
            self.add("reserves", -1)
        self.leave("place")

    def gain_move(self, amount: int) -> None:
        land = self.scene.state.land
        for _ in range(amount if self.warriors.total() else 0):
            here = max(+self.warriors, key=lambda region: self.warriors[region])
            to = land.number[land.next[land.index[here]][0]]
            self.play(f"move {here} {to}")
            self.warriors[here] -= 1
            self.warriors[to] += 1
        self.leave("move")

    def gain_wild(self, amount: int) -> None:
        """All of them for moving."""
        self.gain_move(amount)
        self.leave("wild")

    def gain_build(self, amount: int, free: bool = False) -> None:
        for _ in range(amount):
            ways = (self.build_tower, self.build_farm, self.build_city, self.build_farm)
            if not any(way(free) for way in ways):
                break
        self.leave("build")

    def gain_build_free(self, amount: int) -> None:
        self.gain_build(amount, free=True)

    def build_tower(self, free: bool) -> bool:
        built, board = len(self.tower), self.scene.state.kit.components.board
        where = sorted(self.city - self.tower)
        cost = 0 if free else max(0, 3 * (built + 1) - 3 * self.goods["copper"])
        if built == 3 or not where or cost > self.coins:
            return False
        self.play(f"tower {where[0]} 0")
        self.add("coins", -cost)
        self.tower.add(where[0])
        self.read(board.towers[built])
        return True

    def build_farm(self, free: bool) -> bool:
        built, state = len(self.farm), self.scene.state
        taken = 0 if free else max(0, built + 1 - self.goods["grain"])
        open_land = {n for n, owner in zip(state.land.number, state.farm, strict=True) if owner < 0}
        where = sorted(n for n in open_land if self.warriors[n] >= max(taken, 1))
        if built == 4 or not where:
            return False
        self.play(f"farm {where[0]} {taken} 0")
        self.warriors[where[0]] -= taken
        self.add("reserves", taken)
        self.farm.add(where[0])
        self.read(state.kit.components.board.farms[built])
        return True

    def build_city(self, free: bool, where: int | None = None) -> bool:
        """In a region without a foundation, or in this one."""
        built, state = len(self.city), self.scene.state
        cost = 0 if free else max(0, 3 * (built + 1) - 3 * self.goods["stone"])
        open_land = {
            n
            for n, owner, tile in zip(state.land.number, state.city, state.foundation, strict=True)
            if owner < 0 and tile < 0 and self.warriors[n]
        }
        region = where or min(open_land, default=0)
        if built == 3 or not region or cost > self.coins:
            return False
        self.play(f"city {region} 0")
        self.add("coins", -cost)
        self.city.add(region)
        return True
