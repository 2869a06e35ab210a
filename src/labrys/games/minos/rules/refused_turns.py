"""Why a die cannot be retrieved, and why a turn or a card's effects do not allow something (M4.4, M5)."""

from __future__ import annotations

from labrys.core.game import Move
from labrys.core.refusal import Refusal, refusal
from labrys.core.refusing import quoted
from labrys.games.minos import decisions as d
from labrys.games.minos import moves
from labrys.games.minos.components import SECTIONS
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.rules import develop, expand, prepare, refused_builds
from labrys.games.minos.rules.due import refuse_effect
from labrys.games.minos.rules.named import no_such_card
from labrys.games.minos.rules.turn import BUILD, DEVELOP, EXPAND, PREPARE, flat_dues, own_dice
from labrys.games.minos.state import NONE, State


def refuse_retrieving(state: State, seat: int, decision: d.Decision, move: moves.Retrieve) -> Refusal | None:
    name, _, number = move.space.partition("/")
    spaces = state.kit.rows[state.players, SECTIONS.index(name)] if name in SECTIONS else ()
    if number not in [str(at + 1) for at in range(len(spaces))]:
        text = "there is no space {space!r} with {players} players; spaces are named as build/2"
        return refusal("no-such-space", "M5", text, space=quoted(move.space), players=state.players)
    dice = {(section, at): value for value, section, at in own_dice(state, seat)}
    value = dice.get((SECTIONS.index(name), int(number) - 1))
    if value is None:
        return refusal("not-your-die", "M4.4", "no die of yours is on {space}", space=move.space)
    highest = max(dice.values())
    if value < highest:
        text = "your highest die is first: it shows {highest}, the one on {space} {value}"
        return refusal("not-highest", "M4.4", text, highest=highest, space=move.space, value=value)
    return None


def refuse_turn(state: State, seat: int, decision: d.Decision, move: Move) -> Refusal | None:
    match move:
        case moves.Forfeit():
            text = "a space is forfeited before anything else is done in the turn"
            return None if state.fresh else refusal("too-late-to-forfeit", "M4.4", text)
        case moves.Take():
            return _refuse_taking(state, seat, move)
        case moves.Gather():
            dues = len(flat_dues(state))
            text = "to gather takes 2 gains or more that leave nothing to choose; {dues} of those due do"
            return None if dues > 1 else refusal("nothing-to-gather", "M4.4", text, dues=dues)
        case moves.End():
            return None
    if not state.points:
        return refusal("no-points", "M4.4", "you have no action point left in this turn")
    return refuse_act(state, seat, move, state.kind, age2=bool(state.age2_point))


def refuse_act(state: State, seat: int, move: Move, kind: int, *, age2: bool = False) -> Refusal | None:
    """Why a point of a section cannot do this; of any section while that is open (M5.5)."""
    wanted = _section(move)
    if kind not in (wanted, NONE):
        text = "your points are for {section}, this takes a point for {wanted}"
        return refusal("other-section", "M5", text, section=SECTIONS[kind], wanted=SECTIONS[wanted])
    match move:
        case moves.Draw():
            return prepare.refuse(state, move, age2=age2)
        case moves.Play():
            return develop.refuse(state, seat, move)
        case moves.Place():
            return expand.refuse_place(state, seat, move)
        case moves.March():
            return expand.refuse_march(state, seat, move)
        case moves.City() | moves.Tower() | moves.Farm() | moves.Ship() | moves.Sail():
            return refused_builds.refuse(state, seat, move)
    raise AssertionError(f"{move} uses no point")


def _section(move: Move) -> int:
    match move:
        case moves.Draw():
            return PREPARE
        case moves.Play():
            return DEVELOP
    return EXPAND if isinstance(move, moves.Place | moves.March) else BUILD


def _refuse_taking(state: State, seat: int, move: moves.Take) -> Refusal | None:
    if move.what == "space":
        if state.space == NO_EFFECT:
            return refusal("space-not-due", "M4.4", "the space of your die has nothing for you, or no more")
        return refuse_effect(state, seat, state.space)
    name, slash, _ = move.what.partition("/")
    fault = no_such_card(state, name)
    if fault is not None:
        return fault
    card = state.kit.card_number[name]
    if slash:
        return refusal("effect-not-due", "M5.2", "no effect of {card} is due now", card=name)
    if not state.palace[seat] >> card & 1:
        return refusal("not-in-palace", "M9", "{card} is not in your palace", card=name)
    if not state.traits >> card & 1:
        text = "the trait of {card} is not due: your die has not triggered it, or it is done"
        return refusal("trait-not-due", "M9", text, card=name)
    return refuse_effect(state, seat, state.kit.traits[card])


def refuse_effects(state: State, seat: int, decision: d.Decision, move: moves.Take | moves.Done) -> Refusal | None:
    if isinstance(move, moves.Done):
        return None
    _, card, left = decision
    name, nodes = state.kit.card_ids[card], state.kit.instants[card]
    wanted, _, number = move.what.partition("/")
    if wanted != name:
        text = "the effects of {card} come first; {what!r} is none of them"
        return refusal("other-effect", "M5.2", text, card=name, what=quoted(move.what))
    if number not in [str(at + 1) for at in range(len(nodes))]:
        text = "{card} has effects 1 to {effects}, not {number!r}"
        return refusal("no-such-effect", "M5.2", text, card=name, effects=len(nodes), number=quoted(number))
    at = int(number) - 1
    if not left >> at & 1:
        return refusal("effect-done", "M5.2", "effect {number} of {card} is done", number=at + 1, card=name)
    return refuse_effect(state, seat, nodes[at])
