"""A6.1 to A6.3: boats move by route or by portage, and through occupied docks in transit."""

from __future__ import annotations

from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri.moves import Sail
from labrys.games.akrotiri.places import dock_name, find_dock
from labrys.games.akrotiri.state import State, is_occupied


def in_transit(state: State, seat: int) -> bool:
    """The boat is at a dock where another lies: it must move on (A6.3)."""
    return state.boats.count(state.boats[seat]) > 1


def goes_on_pair(state: State, pair: int, from_occupied: bool) -> bool:
    """Whether the next move is the second one of an empty boat's action (A6.2, A6.3)."""
    return pair > 0 and not (from_occupied and state.is_first_edition)


def after_move(state: State, seat: int, actions: int, pair: int, from_occupied: bool) -> tuple[int, int] | None:
    """Actions and moves of a pair left after one more move; None if it cannot be paid (A6.2, A6.3)."""
    if goes_on_pair(state, pair, from_occupied):
        return actions, pair - 1
    if actions:
        return actions - 1, 1 if state.cargo[seat] == 0 else 0
    return None


def may_stop_later(state: State, seat: int, dock: int, actions: int, pair: int) -> bool:
    """Whether a boat in transit at this dock can still reach a free one with the moves left (A6.3)."""
    left = after_move(state, seat, actions, pair, True)
    if left is None:
        return False
    reach = state.sea.reach(dock)
    for onward in reach:
        if not is_occupied(state, onward, seat):
            return True
    return any(may_stop_later(state, seat, onward, *left) for onward in reach)


def legal_moves(state: State, seat: int) -> list[int]:
    """Every dock to which the boat may go now."""
    is_in_transit = in_transit(state, seat)
    if not state.actions and not goes_on_pair(state, state.pair, is_in_transit):
        return []
    boats = state.boats
    found = state.sea.sails(boats[seat])
    for other in range(state.players):
        code = codes.SAIL | boats[other]
        if other != seat and code in found:
            left = after_move(state, seat, state.actions, state.pair, is_in_transit)
            if left is not None and not may_stop_later(state, seat, boats[other], *left):
                found.remove(code)
    return found


def sail(state: State, seat: int, dock: int) -> None:
    """Move the boat."""
    start, had = state.boats[seat], state.actions
    left = after_move(state, seat, state.actions, state.pair, in_transit(state, seat))
    assert left is not None, "a legal move can be paid"
    state.actions, state.pair = left
    state.boats[seat] = dock
    if state.events is not None:
        sea = state.sea
        by_route = sea.net[sea.dock_exit[start]] == sea.net[sea.dock_exit[dock]]
        state.events.append(
            events.Sailed(
                seat,
                dock_name(sea, start),
                dock_name(sea, dock),
                "route" if by_route else "portage",
                had - state.actions,
                in_transit(state, seat),
            )
        )


def refuse_sail(state: State, seat: int, move: Sail) -> Refusal | None:
    """Why the boat may not go there; first what holds for any dock, so that a move to no dock asks for that alone."""
    dock, start = find_dock(state.sea, move.dock), state.boats[seat]
    here = dock_name(state.sea, start)
    left = after_move(state, seat, state.actions, state.pair, in_transit(state, seat))
    if left is None:
        return refusal("no-action-to-sail", "A6.1", "a move takes 1 action, you have 0 left")
    reach = state.sea.reach(start)
    if dock is None and not legal_moves(state, seat):
        text = "1 move reaches {docks:dock}, all occupied, and you could not move on from there"
        return refusal("all-occupied", "A6.3", text, docks=len(reach))
    if dock is None:
        return refusal("no-such-dock", "A6.1", "there is no dock {dock!r} on the map", dock=move.dock)
    if dock == start:
        return refusal("same-dock", "A6.1", "your boat lies at {dock} already; a move ends at another dock", dock=here)
    if dock not in reach:
        text = "no route and no portage leads from {start} to {dock}; 1 move reaches {docks} other docks"
        return refusal("out-of-reach", "A6.1", text, start=here, dock=move.dock, docks=len(reach))
    if is_occupied(state, dock, seat) and not may_stop_later(state, seat, dock, *left):
        text = (
            "{dock} is occupied, and with {actions:action} left after this move you could not move on "
            "({moves:move} of this action left)"
        )
        return refusal("occupied", "A6.3", text, dock=move.dock, actions=left[0], moves=left[1])
    return None
