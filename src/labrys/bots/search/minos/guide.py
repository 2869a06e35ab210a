"""What is worth trying in Minos: ways to go on with a turn, a draft or a choice, ordered by what they promise."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.guide import Course, Guide
from labrys.bots.search.minos.acts import KIND, Acts
from labrys.bots.search.minos.choices import answer_worth, opening_worth
from labrys.bots.search.minos.dice import Prospects, draft_gains
from labrys.bots.search.minos.lore import Lore
from labrys.bots.search.minos.marching import marches
from labrys.bots.search.minos.prices import Prices
from labrys.bots.search.minos.raising import Found, arming, raisings
from labrys.bots.search.minos.scales import Scales
from labrys.core.quick import CHANCE, OVER, Lots, Quick
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.quick import QuickMinos
from labrys.games.minos.rules import table
from labrys.games.minos.state import NOBODY, NONE, State

MOST: Final = 16
"""So many courses are offered at most."""
WORSE: Final = 2
"""So many of them that seem worse than doing nothing."""
PREPARE: Final = 0
EXPAND: Final = 3
EXCHANGE: Final = 4
BATTLED: Final = 32


class MinosGuide(Guide[State]):
    """Offers each thing once, the best first, and what seems of no use not at all."""

    is_blind = False

    def __init__(self, quick: Quick[State], scales: Scales | None = None) -> None:
        super().__init__(quick)
        assert isinstance(quick, QuickMinos)
        self.lore = Lore(quick.kit, scales or Scales())

    def courses(self, world: State, seat: int) -> list[Course]:
        legal = table.legal(world, seat)
        if len(legal) == 1:
            return [(legal[0],)]
        state = table.private(world, seat)
        due = state.agenda[seat][-1]
        kind = due[0]
        if kind == d.TURN and not state.fresh:
            plain = _plain_gain(state, legal)
            if plain:
                return [(plain,)]
        prices = Prices(self.lore, state, seat)
        found: list[Found] = []
        if kind == d.TURN:
            return self._turn(state, seat, prices, legal)
        if kind == d.PICK or kind == d.BACK or kind == d.FOUND:
            for code in legal:
                found.append((opening_worth(prices, due, code), (code,)))
            return _ordered(found, False)
        acts = Acts(prices)
        if kind == d.DRAFT:
            gains = draft_gains(Prospects(acts), legal)
            for at, code in enumerate(legal):
                found.append((gains[at], (code,)))
            return _ordered(found, False)
        # Several steps of warriors are looked at as ways, not one by one.
        is_way = kind == d.MOVE and due[1] > 1 and state.active == seat
        for code in legal:
            if _answers(kind, code & KIND) and not (is_way and code != codes.DONE):
                found.append((answer_worth(acts, due, code), (code,)))
        if is_way:
            marches(acts, due[1], False, found)
        if kind == d.FIGHT:
            arming(acts, due[1], found)
        return _ordered(found, legal[-1] == codes.DONE)

    def _turn(self, state: State, seat: int, prices: Prices, legal: list[int]) -> list[Course]:
        """A turn: plain gains at once; then each benefit, point and extra action by its worth; at last the end."""
        acts, found = Acts(prices), list[Found]()
        if state.fresh:
            self._forfeit(acts, state, found)
            plain = 0 if found else _plain_gain(state, legal)
            if plain:
                return [(plain,)]
        _add_moves(acts, legal, found)
        if state.points:
            if state.kind == EXPAND or state.kind == NONE:
                marches(acts, state.points, True, found)
            if state.kind != EXPAND and state.kind != PREPARE:
                raisings(acts, found)
        if prices.ability == EXCHANGE and not state.extras & BATTLED:
            for region in range(state.land.size):
                if state.warriors[region * state.players + seat]:
                    arming(acts, region, found)
        found.append((0.02, (codes.END,)))
        return _ordered(found, True)

    def _forfeit(self, acts: Acts, state: State, found: list[Found]) -> None:
        """Two coins for the space, if neither its benefit nor its points do as much (M4.4)."""
        prices = acts.prices
        coins = prices.kit.forfeit * prices.coin
        space = prices.worth(state.space) if state.space != NO_EFFECT else 0.0
        if space >= coins:
            return
        prospects = Prospects(acts)
        space += prospects.points(4 if state.kind == NONE else state.kind, [0] * 4, state.points)
        if space < coins + 0.5:
            found.append((coins - space + 0.5, (codes.FORFEIT,)))

    def is_worth_thought(self, world: State, seat: int) -> bool:
        """The choice of a die is: what it brings depends on what all others will take. Within a turn the judge does not
        see as far as the scales do, which were found by playing whole games (docs/decisions/0016)."""
        return world.agenda[seat][-1][0] == d.DRAFT

    def is_at_rest(self, world: State) -> bool:
        """Where a round, a choice of a die or a turn begins, and at the end."""
        return self._rests(world, self.quick.decider(world))

    def _rests(self, world: State, who: int) -> bool:
        if who == OVER:
            return True
        if who == CHANCE:
            return bool(world.stack) and world.stack[-1][0] == d.ROLL and not _anybody(world)
        kind = world.agenda[who][-1][0]
        return kind == d.DRAFT or kind == d.RETRIEVE or (kind == d.TURN and bool(world.fresh))

    def bring_to_rest(self, world: State, lots: Lots) -> None:
        quick = self.quick
        while True:
            who = quick.decider(world)
            if self._rests(world, who):
                return
            if who == CHANCE:
                quick.answer(world, lots.draw)
                continue
            for code in self.courses(world, who)[0]:
                quick.apply(world, who, code)


def _answers(kind: int, what: int) -> bool:
    """Whether a kind of move answers a decision: extra actions wait for the turn, coins are exchanged for a purpose."""
    if what == codes.DISCARD:
        return kind == d.DISCARD
    if what == codes.TILE:
        return kind == d.BONUS_TILE
    if what == codes.BATTLE:
        return kind == d.FIGHT
    return not codes.MARCH <= what <= codes.EXCHANGE


def _plain_gain(state: State, legal: list[int]) -> int:
    """The move that takes a benefit or trait in which there is nothing to choose; 0 if there is none."""
    kit = state.kit
    for code in legal:
        if code & KIND == codes.TAKE:
            argument = code & codes.ARGUMENT
            if kit.is_flat[kit.traits[argument - 1] if argument else state.space]:
                return code
        elif code > codes.TAKE:
            break
    return 0


def _add_moves(acts: Acts, legal: list[int], found: list[Found]) -> None:
    """Benefits, traits, points and extra actions, one move each; where warriors go is looked at elsewhere."""
    prices, state = acts.prices, acts.state
    best: dict[int, Found] = {}
    for code in legal:
        what, argument = code & KIND, code & codes.ARGUMENT
        if what == codes.TAKE:
            worth = 0.3 + prices.worth(prices.kit.traits[argument - 1] if argument else state.space)
            found.append((worth, (code,)))
        elif codes.DRAW <= what <= codes.TRADE and what != codes.MOVE and what != codes.PLACE:
            worth = acts.gain(code, False)
            # Of ways to pay for the same only the best.
            same = _target(what, argument)
            known = best.get(same)
            if worth >= -1.0 and (known is None or known[0] < worth):
                best[same] = (worth, (code,))
    found += best.values()


def _anybody(world: State) -> bool:
    """Whether any seat has something due."""
    for agenda in world.agenda:
        if agenda:
            return True
    return world.active != NOBODY


def _target(what: int, argument: int) -> int:
    """What a move is about, however it is paid for."""
    if what == codes.PLAY:
        return what | argument >> 2
    if what == codes.CITY or what == codes.SAIL:
        return what | argument >> 4
    if what == codes.TOWER:
        return what
    if what == codes.FARM or what == codes.SHIP:
        return what | argument >> 8
    if what == codes.MARCH or what == codes.MARKET or what == codes.DISCARD:
        return what
    return what | argument


def _ordered(found: list[Found], can_decline: bool) -> list[Course]:
    """The best first; of those that seem worse than doing nothing only a few."""
    order: list[tuple[float, Course]] = [(-worth, course) for worth, course in found]
    order.sort()
    courses: list[Course] = []
    worse = -1
    for _, course in order:
        if worse >= 0:
            worse += 1
            if worse > WORSE:
                break
        if can_decline and worse < 0 and (course[0] == codes.END or course[0] == codes.DONE):
            worse = 0
        courses.append(course)
        if len(courses) == MOST and (worse >= 0 or not can_decline):
            break
        if len(courses) >= MOST and can_decline:
            # Doing nothing is always among them.
            for _, other in order:
                if other[0] == codes.END or other[0] == codes.DONE:
                    courses.append(other)
                    break
            break
    return courses
