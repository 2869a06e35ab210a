"""A6, part two of a turn: everything that may be done in any mix and order, and when nothing else may."""

from __future__ import annotations

from labrys.core.game import Move
from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import codes, moves
from labrys.games.akrotiri.decisions import Decision
from labrys.games.akrotiri.places import dock_name
from labrys.games.akrotiri.rules import cargo, excavation, oracle, purchase, sailing, turn
from labrys.games.akrotiri.state import State


class Act:
    """The seat may act, sell and unload for nothing, or end its turn."""

    @staticmethod
    def legal(state: State, decision: Decision) -> list[int]:
        seat = decision[1]
        found = sailing.legal_moves(state, seat)
        if sailing.in_transit(state, seat):
            return found
        is_at_thera = cargo.at_thera(state, seat)
        if state.actions:
            found.extend(cargo.legal_loads(state, seat))
            # Maps are bought at Thera, and temples are anywhere but there.
            if is_at_thera:
                found.extend(purchase.legal_purchases(state, seat))
            else:
                found.extend(excavation.legal_excavations(state, seat))
            found.extend(oracle.legal_questions(state))
        if state.cargo[seat]:
            if is_at_thera:
                found.extend(cargo.legal_sales(state, seat))
            found.extend(cargo.legal_unloads(state, seat))
        found.append(codes.END)
        return found

    @staticmethod
    def apply(state: State, decision: Decision, code: int) -> None:
        seat, kind, argument = decision[1], code & ~codes.ARGUMENT, code & codes.ARGUMENT
        if kind == codes.SAIL:
            sailing.sail(state, seat, argument)
            return
        # Anything but a move ends the pair of an empty boat (A6.2).
        state.pair = 0
        if kind == codes.LOAD:
            cargo.load(state, seat, argument)
        elif kind == codes.SELL:
            cargo.sell(state, seat, argument)
        elif kind == codes.UNLOAD:
            cargo.unload(state, seat, argument)
        elif kind == codes.EXCAVATE:
            excavation.excavate(state, seat, argument >> 8, argument & 255)
        elif kind == codes.BUY:
            purchase.buy(state, seat, argument)
        elif kind == codes.ORACLE:
            oracle.ask_oracle(state, seat, argument)
        else:
            turn.end_actions(state, seat)

    @staticmethod
    def refuse(state: State, decision: Decision, move: Move) -> Refusal | None:
        seat = decision[1]
        if isinstance(move, moves.Sail):
            return sailing.refuse_sail(state, seat, move)
        if sailing.in_transit(state, seat):
            text = "your boat is in transit at {dock}, which is occupied: it must move on before anything else"
            return refusal("in-transit", "A6.3", text, dock=dock_name(state.sea, state.boats[seat]))
        match move:
            case moves.Load():
                return cargo.refuse_load(state, seat, move)
            case moves.Sell():
                return cargo.refuse_sell(state, seat, move)
            case moves.Unload():
                return cargo.refuse_unload(state, seat, move)
            case moves.Excavate():
                return excavation.refuse_excavate(state, seat, move)
            case moves.Buy():
                return purchase.refuse_buy(state, seat, move)
            case moves.Oracle():
                return oracle.refuse_oracle(state, move)
        return None
