"""A4: everything before the first turn, promised on the stack at once."""

from __future__ import annotations

from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri.decisions import (
    BERTH,
    CHOOSE_GOAL,
    DRAW_GOAL,
    DRAW_MAP,
    DRAW_TILE,
    LAY,
    OFFER,
    TURN,
    WHO_BEGINS,
    Decision,
)
from labrys.games.akrotiri.moves import Berth
from labrys.games.akrotiri.places import dock_name, find_dock
from labrys.games.akrotiri.sea import THERA_LAND
from labrys.games.akrotiri.state import NOBODY, State


def open_game(state: State) -> None:
    """The first question: who begins, unless that was agreed (A1)."""
    if state.options.first == "random":
        state.stack.append((WHO_BEGINS, NOBODY, 0))
    else:
        set_up(state, int(state.options.first))


class WhoBegins:
    """Chance: the seat that goes first."""

    @staticmethod
    def ask(state: State, decision: Decision) -> list[tuple[int, int]]:
        return [(codes.FIRST | seat, 1) for seat in range(state.players)]

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        state.stack.pop()
        set_up(state, argument)


def set_up(state: State, first: int) -> None:
    """Promise the whole setup, the last step first because the stack is worked off from its top (A4)."""
    state.first = first
    if state.events is not None:
        state.events.append(events.Began(first))
    order = [(first + i) % state.players for i in range(state.players)]
    steps: list[Decision] = []
    for seat in order:
        steps += [(DRAW_TILE, seat, 0), (LAY, seat, 1)]
    for seat in order:
        steps += [(DRAW_MAP, seat, 0), (DRAW_MAP, seat, 1)]
    for seat in order:
        steps += [(DRAW_GOAL, seat, 0), (DRAW_GOAL, seat, 0)]
    steps += [(CHOOSE_GOAL, seat, 0) for seat in order]
    steps += [(BERTH, seat, 0) for seat in order]
    steps += [(DRAW_TILE, seat, 0) for seat in order]
    if state.options.variant == "strategist":
        steps += [(OFFER, first, 0)] * offer_size(state)
    steps.append((TURN, first, 0))
    state.stack.extend(reversed(steps))


def offer_size(state: State) -> int:
    """How many goals are turned up (A4.5, A12)."""
    strategist = state.kit.components.offer.strategist
    two = strategist.revised if state.options.edition == "revised" else strategist.first
    return two if state.players == 2 else two + 2 * (state.players - 2)


class PlaceBoat:
    """Boats start on different docks of Thera (A4.4)."""

    @staticmethod
    def legal(state: State, decision: Decision) -> list[int]:
        docks = state.sea.island_docks[THERA_LAND]
        return [codes.BERTH | dock for dock in docks if dock not in state.boats]

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        seat = decision[1]
        state.stack.pop()
        state.boats[seat] = argument
        if state.events is not None:
            state.events.append(events.Berthed(seat, dock_name(state.sea, argument)))

    @staticmethod
    def refuse(state: State, decision: Decision, move: Berth) -> Refusal | None:
        docks = state.sea.island_docks[THERA_LAND]
        dock = find_dock(state.sea, move.dock)
        if dock not in docks:
            text = "boats start on Thera, at thera/1 to thera/{last}, not at {dock!r}"
            return refusal("not-a-berth", "A4.4", text, last=len(docks), dock=move.dock)
        if dock in state.boats:
            text = "the boat of seat {seat} lies at {dock} already"
            return refusal("berth-taken", "A4.4", text, seat=state.boats.index(dock), dock=move.dock)
        return None
