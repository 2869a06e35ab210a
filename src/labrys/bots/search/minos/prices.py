"""What gains are worth to a seat at this moment of the game, in points: the measure for cards, tiles and spaces."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.minos.lore import ABILITIES, DICE, DRAFTED, GOOD_STEPS, ROUNDS, SPACES, Lore
from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos.components import TOP
from labrys.games.minos.nodes import CONVERT, EITHER, GAIN, NO_EFFECT, WHEN
from labrys.games.minos.rules import develop
from labrys.games.minos.rules.count import counted, is_met
from labrys.games.minos.state import NONE, State

GAINS: Final = len(fx.GAINS)
Card = tuple[float, float, float, int]
RATIO: Final = (2, 1, 1)


class Prices:
    """Worths for one seat of one position; they are not to be used after anything has changed much."""

    def __init__(self, lore: Lore, state: State, seat: int, *, is_open: bool = True) -> None:
        self.lore, self.kit, self.state, self.seat = lore, lore.kit, state, seat
        self.scales = s = lore.scales
        self.hand = state.hand[seat] if is_open else state.shown[seat]
        """The cards of the hand that are looked at: all, or those that everybody knows."""
        self.hidden = state.hand[seat].bit_count() - self.hand.bit_count()
        """How many of them are not looked at."""
        self.round = max(1, state.round)
        self.incomes = ROUNDS + 1 - self.round
        """Income steps to come."""
        is_drafting, self.ending = state.round == 0, False
        for due in state.stack:
            if due[0] == d.DRAFTING or due[0] == d.ROLL:
                is_drafting = True
            elif due[0] == d.BATTLES or due[0] == d.ENDING:
                self.ending = True
        if self.ending:
            self.incomes = 0
        rounds = ROUNDS - self.round
        counts = [rounds * often for often in DRAFTED]
        self.triggers_later = counts[:]
        """By trigger: how often it will come in the rounds after this one."""
        own = 0
        for section, row in enumerate(state.rows):
            for die in row:
                if die >= 0 and die & 7 == seat:
                    own += 1
                    counts[section] += 1.0
                    counts[5 + ((die >> 5) - 1) // 2] += 1.0
        self.to_draft = DICE - own if is_drafting else 0
        if self.to_draft:
            for at, often in enumerate(DRAFTED):
                counts[at] += self.to_draft / DICE * often
        self.triggers = counts
        self.turns = DICE * rounds + own + self.to_draft
        """Own turns after the one that is going on."""
        turns = self.turns
        if turns < 2:
            self.coin = (s.coin_last + s.left) / 2 if turns else s.left
        else:
            self.coin = s.coin_last + (s.coin - s.coin_last) * min(1.0, max(0, turns - 4) / 4)
        near = s.scoring_now if self.round % 2 == 0 else s.scoring_next
        if self.ending:
            near = 0.0
        self.scoring = near + (s.scoring_far if self.round <= 2 else 0.0)
        """How much a point of regions counts over the scorings to come."""
        self.harvests = 2.0 if self.round <= 2 else 0.0 if self.ending else 1.0
        tile = state.ability[seat]
        self.ability = ABILITIES.get(self.kit.ability_kind[tile], -1) if tile != NONE else -1
        self.level = self.kit.ability_level[state.tracks[seat * 3 + 1]]
        self.cities, self.towers = state.city.count(seat), state.tower.count(seat)
        self.farms, self.ships, self.sailed = state.farm.count(seat), 0, 0
        for at in range(seat * 3, seat * 3 + 3):
            self.ships += 1 if state.ships[at] else 0
            self.sailed += state.ships[at]
        self.goods = lore.goods(turns, self.coin, (self.cities, self.towers, self.ships, self.farms))
        waiting = min(5, state.area[seat].bit_count())
        self.tracks = lore.tracks(self.incomes, turns, self.coin, self.scoring, self.ability, waiting, self.ending)
        self.income = lore.income[self.incomes]
        self.open_vases = self._open_vases()
        self._nodes = lore.nodes_unknown[:]
        self._steps = [-1.0, -1.0, -1.0]
        self._cards: dict[int, Card] = {}
        self.spare_weaponry = s.left
        if self.ability == 4:
            self.spare_weaponry = max(s.left, 0.85 * self.coin / RATIO[self.level])
        self.gains = self._gains()

    def arms(self, weaponry: int) -> float:
        """So much weaponry: what battles will take at its worth, the rest as spare."""
        first = second = 0
        for people in self.state.people:
            if people:
                first = min(weaponry, 6)
                second = min(weaponry - first, 6)
                break
        dear, spare = self.gains[fx.WEAPONRY], self.spare_weaponry
        return first * dear + second * (dear + spare) / 2 + (weaponry - first - second) * spare

    def _gains(self) -> list[float]:
        """By gain of the language of effects."""
        s, state, seat, turns, coin = self.scales, self.state, self.seat, self.turns, self.coin
        late = min(1.0, turns / 3)
        worth = [0.0] * GAINS
        worth[fx.COIN] = coin
        worth[fx.WEAPONRY] = max(s.weaponry if turns else 0.4, self.spare_weaponry)
        worth[fx.VP] = 1.0
        worth[fx.TEMP] = s.temp * late
        worth[fx.RESERVE] = s.reserve * late
        at = state.income[seat]
        step = self.income[at + 1] - self.income[at] if at + 1 < len(self.income) else 0.0
        worth[fx.INCOME] = step
        most = 0.0
        for good in range(6):
            most = max(most, self.good(good))
        worth[fx.GOOD] = most + s.arrival * step
        worth[fx.RANDOM_GOOD] = s.random_good * (most + s.arrival * step)
        worth[fx.CARD] = max(s.left, s.card * late)
        worth[fx.DECK_CARD] = max(s.left, s.deck * s.card * late)
        worth[fx.AGE2_CARD] = max(s.left, s.age2 * s.card * late)
        worth[fx.PLACE] = s.place if state.reserves[seat] else 0.0
        worth[fx.MOVE] = s.move
        left = 10 - self.cities - self.towers - self.farms
        unbuilt = min(1.0, 0.4 + 0.1 * left + 0.03 * (15 - self.sailed))
        build = s.build * unbuilt
        worth[fx.BUILD], worth[fx.PLAY], worth[fx.WILD] = build, s.play, s.wild
        worth[fx.BUILD_FREE] = build + s.build_free * coin * unbuilt
        worth[fx.PLAY_FREE] = s.play + s.play_free * coin
        worth[fx.PALACE], worth[fx.PALACE_FREE] = s.palace, s.palace + 1.0
        return worth

    def _open_vases(self) -> list[tuple[str, float, float]]:
        """The vases that the seat can still claim: condition, points, and what being near one may count at most."""
        state, slots = self.state, self.lore.vase_slots[self.state.players]
        hope = self.scales.vase * min(1.0, self.turns / 6)
        found: list[tuple[str, float, float]] = []
        for at, vase in enumerate(state.vases):
            filled = state.vase_filled[at]
            if filled < len(slots) and not state.vase_by[at] >> self.seat & 1:
                found.append((self.lore.vase_names[vase], float(slots[filled]), hope * slots[filled]))
        return found

    def vase_gain(self, name: str, have: int, needed: int, more: int = 1) -> float:
        """What it brings to come nearer to a vase, or to claim it."""
        for vase, prize, hope in self.open_vases:
            if vase == name:
                if have + more >= needed:
                    return prize - hope * (have / needed) ** 3
                return hope * (((have + more) / needed) ** 3 - (have / needed) ** 3)
        return 0.0

    def good(self, good: int) -> float:
        """What one more good of a type would save."""
        at = good * GOOD_STEPS + min(self.state.goods[self.seat] >> 8 * good & 255, 8)
        return self.goods[at + 1] - self.goods[at]

    def step(self, track: int) -> float:
        """What the next advance on a track is worth, its gain and all."""
        found = self._steps[track]
        if found >= 0.0:
            return found
        state = self.state
        space = state.tracks[self.seat * 3 + track]
        if space >= TOP:
            found = 3.0
        else:
            gain = self.worth(self.kit.track_gain[track][space + 1])
            if track == 2:
                wider = self.lore.presence[space + 1] - self.lore.presence[space]
                if wider:
                    regions = 0.5
                    for at in range(self.seat, len(state.warriors), state.players):
                        if state.warriors[at]:
                            regions += 1.0
                    gain += wider * self.scoring * regions
            name = "influence" if track == 0 else "cultural" if track == 1 else "population"
            gain += self.vase_gain(name, space, TOP)
            at = track * SPACES + space
            found = self.scales.tracks * gain + self.tracks[at + 1] - self.tracks[at]
        self._steps[track] = max(0.0, found)
        return found

    def best_step(self) -> float:
        return max(self.step(0), self.step(1), self.step(2))

    def worth(self, node: int) -> float:
        """What an effect is worth now; never less than nothing, since it can be declined."""
        if node == NO_EFFECT:
            return 0.0
        found = self._nodes[node]
        if found < 0.0:
            self._nodes[node] = 0.0
            found = self._nodes[node] = max(0.0, self._worth(node))
        return found

    def _worth(self, node: int) -> float:
        kit = self.kit
        kind = kit.effect_kind[node]
        total = 0.0
        if kind == GAIN:
            for gain, amount, per in kit.effect_items[node]:
                times = amount if per == fx.ONCE else amount * counted(self.state, self.seat, per)
                if times:
                    total += times * self.gain(gain)
            return total
        inner = kit.inner[node]
        if kind == EITHER:
            for one in inner:
                total = max(total, self.worth(one))
            return total
        if kind == CONVERT:
            return max(0.0, self.profit(node)) * (self.scales.repeated if kit.repeats[node] else self.scales.converted)
        met = is_met(self.state, self.seat, kit.effect_condition[node])
        if kind == WHEN:
            return self.worth(inner[0]) * (1.0 if met else self.scales.unmet)
        return self.worth(inner[1 if met else 0])

    def profit(self, node: int) -> float:
        """What one conversion brings beyond its price."""
        coins, weaponry, discards = self.kit.effect_price[node]
        price = coins * self.coin + weaponry * self.gains[fx.WEAPONRY] + discards * self.scales.discard
        return self.worth(self.kit.inner[node][0]) - price

    def gain(self, gain: int) -> float:
        """One of a gain."""
        if gain == fx.INFLUENCE or gain == fx.CULTURAL or gain == fx.POPULATION:
            return self.step(gain - fx.INFLUENCE)
        if gain == fx.ANY_TRACK:
            return self.best_step()
        if gain == fx.LOWEST_TRACK:
            return self.scales.lowest * self.best_step()
        if gain == fx.ROUTE_INCOME:
            best = 0.0
            for at, route in enumerate(self.state.routes):
                space = self.state.ships[self.seat * 3 + at]
                if space:
                    best = max(best, self.worth(self.kit.route_income[route][space - 1]))
            return best
        if gain == fx.BONUS:
            return self.worth(self.kit.action_gain[self.state.bonus]) if self.state.bonus != NONE else 0.0
        return self.gains[gain]

    def card(self, card: int) -> Card:
        """Of a card: in the palace now, in the player area if it goes on into the palace, and in the hand if played;
        and what playing it costs."""
        found = self._cards.get(card)
        if found is None:
            s, kit = self.scales, self.kit
            trait, which, points = self.worth(kit.traits[card]), kit.card_trigger[card], kit.card_vp[card]
            in_palace = points + s.trait * trait * self.triggers[which]
            to_palace = points + s.trait_later * trait * self.triggers_later[which]
            instants = 0.0
            for node in kit.instants[card]:
                instants += self.worth(node)
            price = develop.price(self.state, self.seat, card, 0)
            played = s.instants * instants + 1.0 + s.played * (to_palace - 1.0) - price * self.coin
            found = self._cards[card] = (in_palace, to_palace, played, price)
        return found

    def ship(self, at: int, space: int) -> float:
        """A ship on a space: its incomes to come, and a part of what the next spaces bring."""
        route = self.state.routes[at]
        ahead = 0.3 if space == 1 else 1.0 if space == 2 else 0.5 if space == 3 else 0.0
        if space == 4:
            ahead = 0.25 * self.kit.route_top[route]
        income = self.worth(self.kit.route_income[route][space - 1]) * self.incomes * self.scales.route
        return income + min(1.0, self.turns / 8) * self.scales.ahead * ahead

    def opening(self) -> float:
        """What cities and towers open beyond their points."""
        return self.scales.structure * min(1.0, self.turns / 4)

    def plays(self, at: int, points: int) -> float:
        """How likely the card that is the best but `at` will still be played."""
        return max(0.0, min(1.0, self.turns * self.scales.plays + points - at * 0.9))

    def in_hand(self, card: int) -> float:
        """What a card of the hand counts for, roughly."""
        s, played = self.scales, self.card(card)[2]
        keep = s.left if self.turns < 2 else s.kept
        return keep + s.hand * max(0.0, played) * min(1.0, self.turns * 0.3)
