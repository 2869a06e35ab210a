"""What gains are worth to a seat at this moment of the game, in points: the measure for cards, tiles and spaces."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import assert_never

from labrys.bots.greedy.minos.outlook import Outlook
from labrys.bots.greedy.minos.scales import Scales
from labrys.games.minos import effects as fx
from labrys.games.minos.components import TOP
from labrys.games.minos.kit import Kit, count_in
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.rules import develop
from labrys.games.minos.rules.ability import RATIOS, level
from labrys.games.minos.rules.count import cities, counted, farms, is_met, ship_spaces, towers
from labrys.games.minos.state import NONE, State

UNMET = 0.25
"""How much an effect counts whose condition is not met yet."""
LEVELS = {
    "decrees": (1.0, 2.0, 3.0), "goods": (1.0, 2.0, 3.0), "builder": (1.0, 2.0, 3.0), "groups": (1.0, 2.0, 3.0),
    "exchange": (1.0, 2.0, 3.0),
}  # fmt: skip
"""By ability: what its levels are worth in a round, one against the other."""
POPULATION = 2
REGIONS = 5
"""So many regions with warriors are usual at a scoring."""


class Prices(Outlook):
    """Worths that hold for one decision, before any of its moves is tried."""

    def __init__(self, state: State, seat: int, scales: Scales) -> None:
        super().__init__(state, seat, scales)
        tile = state.ability[seat]
        self.ability = state.kit.ability_kind[tile] if tile != NONE else ""
        self._nodes: dict[int, float] = {}
        self._cards: dict[int, tuple[float, float, float]] = {}
        self.memo: dict[tuple[object, ...], float] = {}
        """Parts of tables that were judged before."""
        self.gains = self._gains()

    def _gains(self) -> list[float]:
        """By gain of the language of effects."""
        s, state, seat = self.scales, self.state, self.seat
        late = min(1.0, self.turns / 3)
        worth = [0.0] * len(fx.GAINS)
        worth[fx.COIN] = self.coin
        worth[fx.WEAPONRY] = max(s.weaponry if self.turns else 0.4, self.spare_weaponry)
        worth[fx.VP] = 1.0
        worth[fx.TEMP] = s.temp * late
        worth[fx.RESERVE] = s.reserve * late
        worth[fx.INCOME] = (
            self.income[min(state.income[seat] + 1, len(self.income) - 1)] - self.income[state.income[seat]]
        )
        most = max((self.goods[good][self.owned(good) + 1] - self.goods[good][self.owned(good)]) for good in range(6))
        step = worth[fx.INCOME]
        worth[fx.GOOD] = most + 1.6 * step
        worth[fx.RANDOM_GOOD] = 0.75 * most + 1.4 * step
        worth[fx.CARD] = max(s.left, s.card * late)
        worth[fx.DECK_CARD] = max(s.left, 0.85 * s.card * late)
        worth[fx.AGE2_CARD] = max(s.left, 1.1 * s.card * late)
        worth[fx.PLACE] = s.place if state.reserves[seat] else 0.0
        worth[fx.MOVE] = s.move
        build = s.build * self.unbuilt
        worth[fx.BUILD], worth[fx.PLAY], worth[fx.WILD] = build, s.play, s.wild
        worth[fx.BUILD_FREE] = build + 4 * self.coin * self.unbuilt
        worth[fx.PLAY_FREE] = s.play + 8 * self.coin
        worth[fx.PALACE], worth[fx.PALACE_FREE] = s.palace, s.palace + 1.0
        return worth

    @cached_property
    def spare_weaponry(self) -> float:
        """A weaponry that no battle takes: whoever may exchange it has coins of it (M10)."""
        if self.ability != "exchange":
            return self.scales.left
        return max(self.scales.left, 0.85 * self.coin / RATIOS[level(self.state, self.seat)])

    @cached_property
    def unbuilt(self) -> float:
        """How much of what a build point could do is still to be done, from 0 to 1."""
        state, seat = self.state, self.seat
        left = 10 - cities(state, seat) - towers(state, seat) - farms(state, seat)
        return min(1.0, 0.4 + 0.1 * left + 0.03 * (15 - sum(ship_spaces(state, seat))))

    def owned(self, good: int) -> int:
        return min(count_in(self.state.goods[self.seat], good), 8)

    @cached_property
    def income(self) -> tuple[float, ...]:
        """By space of the income track: what it will bring until the end. The last coins buy nothing any more."""
        board, s = self.kit.components.board, self.scales
        rounds = self.incomes - 1
        worths = [
            rounds * (coins * s.coin + points) + coins * s.left + points
            for coins, points in zip(board.income_coins, board.income_points, strict=True)
        ]
        rise = (worths[-1] - worths[0]) / (len(worths) - 1)
        return tuple((1 - s.slope) * worth + s.slope * rise * at for at, worth in enumerate(worths))

    @cached_property
    def goods(self) -> tuple[tuple[float, ...], ...]:
        """By good and number owned: what the discounts of the rest of the game are worth."""
        state, seat = self.state, self.seat
        built = (cities(state, seat), towers(state, seat), sum(map(bool, ship_spaces(state, seat))), farms(state, seat))
        return good_worths(self.scales, self.coin, self.turns, built)

    @cached_property
    def tracks(self) -> tuple[tuple[float, ...], ...]:
        """By track and space: what stands because of it, and a part of what the next space will give."""
        waiting = min(5, self.state.area[self.seat].bit_count())
        return track_worths(
            self.kit, self.scales, self.incomes, self.turns, self.coin, self.scoring, self.ability, waiting
        )

    def step(self, track: int) -> float:
        """What the next advance on a track is worth, its gain and all."""
        state = self.state
        space = state.tracks[self.seat * 3 + track]
        if space >= TOP:
            return 3.0
        gain = self.worth(self.kit.track_gain[track][space + 1])
        regions = 0.0
        if track == POPULATION:
            tracks = self.kit.components.tracks
            wider = tracks.presence[space + 1] - tracks.presence[space]
            regions = wider * self.scoring * (sum(map(bool, state.warriors[self.seat :: state.players])) + 0.5)
        more = gain + regions + self._vase_step(track, space)
        return self.scales.tracks[track] * more + self.tracks[track][space + 1] - self.tracks[track][space]

    def _vase_step(self, track: int, space: int) -> float:
        name = ("influence", "cultural", "population")[track]
        for at, vase in enumerate(self.state.vases):
            if self.kit.components.vases[vase].condition == name and not self.state.vase_by[at] >> self.seat & 1:
                return 0.3 + 0.15 * space
        return 0.0

    def worth(self, node: int) -> float:
        """What an effect is worth now; never less than nothing, since it can be declined."""
        if node == NO_EFFECT:
            return 0.0
        found = self._nodes.get(node)
        if found is None:
            self._nodes[node] = 0.0
            found = self._nodes[node] = max(0.0, self._worth(self.kit.effects[node]))
        return found

    def _worth(self, effect: fx.Effect) -> float:
        match effect:
            case fx.Gain(items):
                return sum(self.item(item) for item in items)
            case fx.Either(choices):
                return max(self._worth(choice) for choice in choices)
            case fx.Convert():
                return max(0.0, self.profit(effect)) * (2.0 if effect.repeats else 0.85)
            case fx.When(condition, inner):
                return self._worth(inner) * (1.0 if self.meets(condition) else UNMET)
            case fx.Instead(first, condition, second):
                return self._worth(second if self.meets(condition) else first)
        assert_never(effect)

    def profit(self, effect: fx.Convert) -> float:
        """What one conversion brings beyond its price."""
        price = effect.coins * self.coin + effect.weaponry * self.gains[fx.WEAPONRY] + effect.discards * 0.45
        return self._worth(effect.gain) - price

    def meets(self, condition: int) -> bool:
        return is_met(self.state, self.seat, condition)

    def item(self, item: fx.Item) -> float:
        """So many of a gain."""
        amount = item.amount
        if item.per != fx.ONCE:
            amount *= counted(self.state, self.seat, item.per)
        return amount * self.gain(item.gain)

    def gain(self, gain: int) -> float:
        match gain:
            case fx.INFLUENCE | fx.CULTURAL | fx.POPULATION:
                return self.step(gain - fx.INFLUENCE)
            case fx.ANY_TRACK:
                return self.best_step
            case fx.LOWEST_TRACK:
                return 0.85 * self.best_step
            case fx.ROUTE_INCOME:
                return max((self.worth(node) for node in self._route_nodes()), default=0.0)
            case fx.BONUS:
                return self.worth(self.kit.action_gain[self.state.bonus]) if self.state.bonus != NONE else 0.0
        return self.gains[gain]

    @cached_property
    def best_step(self) -> float:
        return max(self.step(track) for track in range(3))

    def _route_nodes(self) -> list[int]:
        spaces = ship_spaces(self.state, self.seat)
        return [
            self.kit.route_income[route][spaces[at] - 1] for at, route in enumerate(self.state.routes) if spaces[at]
        ]

    def card(self, card: int) -> tuple[float, float, float]:
        """Of a card: in the palace now, in the player area if it goes on into the palace, and in the hand if played."""
        found = self._cards.get(card)
        if found is None:
            trait, which, points = (
                self.worth(self.kit.traits[card]),
                self.kit.card_trigger[card],
                self.kit.card_vp[card],
            )
            in_palace = points + 0.95 * trait * self.triggers[which]
            to_palace = points + 0.9 * trait * self.triggers_later[which]
            instants = sum(self.worth(node) for node in self.kit.instants[card])
            price = develop.price(self.state, self.seat, card, 0)
            played = instants + 1 + 0.6 * (to_palace - 1) - price * self.coin
            found = self._cards[card] = (in_palace, to_palace, played)
        return found


@lru_cache(maxsize=1024)
def good_worths(s: Scales, coin: float, turns: int, built: tuple[int, int, int, int]) -> tuple[tuple[float, ...], ...]:
    """By good and number owned, for who has built so many cities, towers, ships and farms."""
    share = min(1.0, turns / 8)
    stone, copper, wood, grain = (1.0 + (most - done) * share for most, done in zip((3, 3, 3, 4), built, strict=True))
    found = []
    for often in (s.silver * share, stone, copper, wood, grain, 1.0 + 1.5 * share):
        worth, first = [0.0], 3 * coin * s.good_use * often * (0.3 + 0.7 * share)
        for number in range(9):
            worth.append(worth[-1] + first * (1.0, 0.5, 0.25, 0.1)[min(number, 3)])
        found.append(tuple(worth))
    return tuple(found)


@lru_cache(maxsize=4096)
def track_worths(
    kit: Kit, s: Scales, rounds: int, turns: int, coin: float, scoring: float, ability: str, waiting: int
) -> tuple[tuple[float, ...], ...]:
    """By track and space: what stands because of it, and a part of what the next space will give."""
    tracks = kit.components.tracks
    share = min(1.0, 0.3 + turns / 16)
    levels = LEVELS.get(ability, LEVELS["groups"])
    standing = (
        [(s.palace * 0.8 + s.crowd * waiting) * rounds * more for more in tracks.palace],
        [s.level * (rounds - 0.5) * levels[level - 1] for level in tracks.level],
        [s.weaponry * rounds * more * (1.0 if rounds > 1 else 0.5) for more in tracks.weaponry],
    )
    # A rough worth of what a space gives once: effects cannot be judged before the tracks are.
    gains = (
        (0, 3 * coin, 0, 2.0, 5 * coin, 0, 2.0, 0, 3),
        (0, 2.5, 0, s.build, 3, 0, s.build, s.build + 2, 4),
        (0, 2 * s.reserve, 0, 2 * s.weaponry, 2 * s.reserve + 1, 0, 3 * s.weaponry, 0, 5),
    )
    found = []
    for track in range(3):
        worths = []
        for space in range(TOP + 1):
            ahead = 0.0
            if space < TOP:
                ahead = gains[track][space + 1] + standing[track][space + 1] - standing[track][space]
                if track == POPULATION:
                    ahead += REGIONS * scoring * (tracks.presence[space + 1] - tracks.presence[space])
            worths.append(s.tracks[track] * (standing[track][space] + s.next_space * ahead * share))
        found.append(tuple(worths))
    return tuple(found)
