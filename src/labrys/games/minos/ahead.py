"""What could still come of the points of a turn that nothing uses as things stand: a search through the rest of it.

A purchase, a sale, a march, a trait: each may open what a point is for. All that the seat may do in this turn is tried,
the fewest moves first, on copies of a world of its view. Chance may answer as the seat cannot exclude it to.

It is not among the compiled modules: mypyc makes a program of it that crashes.
"""

from __future__ import annotations

from typing import Final

from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import chapters, table
from labrys.games.minos.rules import seat as seats
from labrys.games.minos.state import NONE, State, vp

ENOUGH: Final = 3000
"""Positions after which the search gives up, which takes some 40 ms. About one of a hundred turns without a use for
their points gets there."""
FEW: Final = 5
"""Cards in hand up to which each choice of some to sell is tried; of more, all of them or all but one. It is coins that
open ways, and of the cards only the one that is played then."""
_USES: Final = frozenset({
    codes.DRAW, codes.PLAY, codes.CITY, codes.TOWER, codes.FARM, codes.SHIP, codes.SAIL, codes.PLACE, codes.MOVE,
})  # fmt: skip
"""The moves that take a point in a turn."""
_PASSED: Final = frozenset({codes.FORFEIT, codes.GATHER, codes.END})
"""What leads nowhere, or is several takes in one, which are tried one by one."""

Line = tuple[int, ...]
"""Moves and chance's answers, one after the other."""
Found = tuple[Line, bool]
"""A line to a use of the points, and whether the search came to an end: an empty one that did not tells nothing."""
_Trail = tuple[State, Line]
_NOTHING: Final[Found] = ((), True)


def uses_a_point(state: State, seat: int) -> bool:
    """Whether a point of the turn could be used at once."""
    agenda = state.agenda[seat]
    if not state.points or not agenda or agenda[-1][0] != d.TURN:
        return False
    return any(code & ~codes.ARGUMENT in _USES for code in table.legal(state, seat))


def line_to_a_use(state: State, seat: int) -> Found:
    """The moves of this turn after which a point could be used; none if one can be now, or never will.

    Lines that chance has no part in come first.
    """
    agenda = state.agenda[seat]
    if not state.points or state.active != seat or not agenda or agenda[-1][0] != d.TURN or uses_a_point(state, seat):
        return _NOTHING
    line, is_known = _Search(_with_all_that_may_be_drawn(state, seat), seat).run()
    return _without_needless_sales(state, seat, line), is_known


def _without_needless_sales(state: State, seat: int, line: Line) -> Line:
    """The line without what need not be sold."""
    for code in line:
        if code & ~codes.ARGUMENT == codes.DISCARD:
            shorter = tuple([one for one in line if one != code])
            if _leads_to_a_use(state, seat, shorter):
                line = shorter
    return line


def _leads_to_a_use(state: State, seat: int, line: Line) -> bool:
    world = state.clone()
    for code in line:
        if code not in table.legal(world, seat):
            return False
        seats.carry_out(world, seat, code)
        table.settle_seat(world, seat)
    return uses_a_point(world, seat)


def _with_all_that_may_be_drawn(state: State, seat: int) -> State:
    """A copy in which a deck holds every card that may be in it as far as the seat knows."""
    world = state.clone()
    for age, deck in enumerate(world.deck):
        if deck:
            world.deck[age] = world.pools[age][-1] & ~world.hand[seat]
    return world


class _Search:
    """Breadth first; what waits for chance is put off until nothing else is left."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat, self.count = seat, 0
        self.open: list[_Trail] = [(state, ())]
        self.drawing: list[_Trail] = []
        self.seen = {_position(state, seat)}

    def run(self) -> Found:
        at, at_draw = 0, 0
        while self.count <= ENOUGH:
            if at < len(self.open):
                state, line = self.open[at]
                at += 1
                if line and uses_a_point(state, self.seat):
                    return line, True
                self._go_on(state, line)
            elif at_draw < len(self.drawing):
                state, line = self.drawing[at_draw]
                at_draw += 1
                for code, _ in table.ask(state):
                    child = state.clone()
                    chapters.answer_for_seat(child, self.seat, child.agenda[self.seat][-1], code & codes.ARGUMENT)
                    self._keep(child, (*line, code))
            else:
                return _NOTHING
        return (), False

    def _go_on(self, state: State, line: Line) -> None:
        sells = state.agenda[self.seat][-1][0] != d.DISCARD and state.hand[self.seat].bit_count() > FEW
        sales = list[int]()
        for code in table.legal(state, self.seat):
            kind = code & ~codes.ARGUMENT
            if sells and kind == codes.DISCARD:
                sales.append(code)
            elif kind not in _PASSED:
                self._try(state, line, (code,))
        if sales:
            for kept in sales:
                self._try(state, line, tuple([code for code in sales if code != kept]))
            self._try(state, line, tuple(sales))

    def _try(self, state: State, line: Line, moves: Line) -> None:
        child = state.clone()
        for code in moves:
            seats.carry_out(child, self.seat, code)
        self._keep(child, line + moves)

    def _keep(self, child: State, line: Line) -> None:
        """Remember a position that is new and still of this turn."""
        self.count += 1
        table.settle_seat(child, self.seat)
        if child.active != self.seat or not child.points:
            return
        position = _position(child, self.seat)
        if position in self.seen:
            return
        self.seen.add(position)
        (self.drawing if table.asking(child) != NONE else self.open).append((child, line))


def _position(state: State, seat: int) -> tuple[object, ...]:
    """All that moves of a seat change in its turn and that decides what it may do next."""
    return (
        state.agenda[seat], state.coins[seat], state.weaponry[seat], state.goods[seat], state.temps[seat],
        state.hand[seat], state.held[seat], state.area[seat], state.palace[seat], state.reserves[seat],
        state.supply[seat], state.income[seat], state.points, state.kind, state.space, state.traits, state.extras,
        state.discarding, state.for_coins, state.for_weaponry, state.offer, state.stacks, state.pile,
        vp(state, seat), state.age2_point,
        tuple(state.tracks), tuple(state.ships), tuple(state.warriors), tuple(state.people), tuple(state.city),
        tuple(state.tower), tuple(state.farm), tuple(state.stock), tuple(state.deck), tuple(state.discards),
    )  # fmt: skip
