"""M4.4, M5: a turn of the action step: a die is retrieved, and all that comes of it is done in any order."""

from __future__ import annotations

from labrys.core.game import Move
from labrys.core.piles import bits
from labrys.core.refusal import Refusal, refusal
from labrys.core.refusing import quoted
from labrys.games.minos import codes, events, moves
from labrys.games.minos import decisions as d
from labrys.games.minos.components import COLOURS, SECTIONS
from labrys.games.minos.kit import NO_EFFECT
from labrys.games.minos.rules import build, develop, expand, prepare, refused_builds
from labrys.games.minos.rules.due import is_possible, refuse_effect
from labrys.games.minos.rules.gain import begin, pop, swap
from labrys.games.minos.rules.named import no_such_card
from labrys.games.minos.state import NOBODY, NONE, State

PREPARE, DEVELOP, BUILD, EXPAND, WILD = range(5)
INSTANT = 4096
"""Codes from here on take an instant effect of the card being played: the card times 8, and which."""


def die_name(colour: int, value: int) -> str:
    return f"{COLOURS[colour]}{value}"


def own_dice(state: State, seat: int) -> list[tuple[int, int, int]]:
    """The seat's dice that are not retrieved: value, section, space."""
    return [
        (die >> 5, section, at)
        for section, row in enumerate(state.rows)
        for at, die in enumerate(row)
        if die != NONE and die & 7 == seat
    ]


def triggered(state: State, seat: int, section: int, value: int) -> int:
    """The cards of the seat's palace whose trait a die of this value in this section triggers (M9)."""
    kit = state.kit
    return state.palace[seat] & (kit.triggered[section] | kit.triggered[5 + (value - 1) // 2])


class RetrieveDie:
    """Take back the highest die, one of them if several are equal (M4.4)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        dice = own_dice(state, seat)
        highest = max(value for value, _, _ in dice)
        return [codes.RETRIEVE | section << 2 | at for value, section, at in dice if value == highest]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        argument = code & codes.ARGUMENT
        section, at = argument >> 2, argument & 3
        row = state.rows[section]
        die = row[at]
        state.rows[section] = (*row[:at], NONE, *row[at + 1 :])
        value = die >> 5
        swap(state, seat, d.TURN)
        space = state.kit.space(state.players, section, at)
        state.active, state.points = seat, space.points
        state.kind = NONE if section == WILD else section
        state.space = state.kit.space_gain[state.players, section, at]
        state.age2_point = int(space.age2 and state.round < 3)
        state.traits = triggered(state, seat, section, value)
        state.extras, state.fresh, state.discarding = 0, 1, 0
        if state.events is not None:
            name = die_name(die >> 3 & 3, value)
            state.events.append(events.DieRetrieved(seat, name, SECTIONS[section], at + 1))


def is_left(state: State) -> bool:
    """Whether the turn still holds points, a benefit or traits, used or not."""
    return bool(state.points or state.traits or state.space != NO_EFFECT)


def flat_dues(state: State) -> list[int]:
    """The effects due in this turn that leave nothing to choose: their codes."""
    kit = state.kit
    found = [codes.TAKE] if state.space != NO_EFFECT and kit.is_flat[state.space] else []
    return found + [codes.TAKE | 1 + card for card in bits(state.traits & kit.flat_traits)]


class TakeTurn:
    """The turn itself. Extra actions and the exchange are open here too; they are added where legal moves are put
    together."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        found = [codes.FORFEIT] if state.fresh else []
        if is_possible(state, seat, state.space):
            found.append(codes.TAKE)
        traits = state.kit.traits
        found += [codes.TAKE | 1 + card for card in bits(state.traits) if is_possible(state, seat, traits[card])]
        if len(flat_dues(state)) > 1:
            found.append(codes.GATHER)
        if state.points:
            found += acts(state, seat, state.kind, age2=bool(state.age2_point))
        found.append(codes.END)
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
        state.fresh = 0
        if kind == codes.END:
            end_turn(state, seat)
        elif kind == codes.FORFEIT:
            state.points, state.space = 0, NO_EFFECT
            coins = state.kit.components.board.forfeit
            if state.events is not None:
                state.events.append(events.Forfeited(seat, coins))
            state.coins[seat] += coins
        elif kind == codes.TAKE:
            take(state, seat, argument)
        elif kind == codes.GATHER:
            for one in flat_dues(state):
                take(state, seat, one & codes.ARGUMENT)
        else:
            state.points -= 1
            state.kind = section_of(kind)
            if code == codes.DRAW | prepare.TOP_OF + 1:
                state.age2_point = 0
            act(state, seat, code)


def acts(state: State, seat: int, kind: int, *, age2: bool = False) -> list[int]:
    """What a point of a section may do; of any section but wild while that is open (M5.5)."""
    found: list[int] = []
    if kind in (PREPARE, NONE):
        found += prepare.legal(state, age2=age2)
    if kind in (DEVELOP, NONE):
        found += develop.legal(state, seat)
    if kind in (BUILD, NONE):
        found += build.legal(state, seat)
    if kind in (EXPAND, NONE):
        found += expand.placings(state, seat)
        found += expand.marches(state, seat)
    return found


def section_of(kind: int) -> int:
    """The section whose point a kind of move uses."""
    if kind == codes.DRAW:
        return PREPARE
    if kind == codes.PLAY:
        return DEVELOP
    return EXPAND if kind in (codes.PLACE, codes.MOVE) else BUILD


def act(state: State, seat: int, code: int, *, free: bool = False) -> None:
    """Use a point."""
    kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
    if kind == codes.DRAW:
        prepare.draw(state, seat, argument)
    elif kind == codes.PLAY:
        develop.play(state, seat, argument, free=free)
    elif kind == codes.PLACE:
        expand.place(state, seat, argument)
    elif kind == codes.MOVE:
        expand.march(state, seat, argument)
    else:
        build.build(state, seat, code, free=free)


def take(state: State, seat: int, argument: int) -> None:
    """What was due comes: the benefit of the space, or a trait."""
    if argument == 0:
        node, state.space = state.space, NO_EFFECT
    else:
        card = argument - 1
        node = state.kit.traits[card]
        state.traits &= ~(1 << card)
    begin(state, seat, node)


def end_turn(state: State, seat: int) -> None:
    """What was not done is forgone (M4.4)."""
    pop(state, seat)
    state.active, state.points, state.kind, state.space = NOBODY, 0, NONE, NO_EFFECT
    state.age2_point = state.traits = state.extras = state.fresh = state.discarding = 0
    if state.events is not None:
        state.events.append(events.TurnEnded(seat))


class TakeEffects:
    """The instant effects of a card that was played, one after the other, in any order (M5.2)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        _, card, left = due
        nodes = state.kit.instants[card]
        found = [codes.TAKE | INSTANT + card * 8 + at for at in bits(left) if is_possible(state, seat, nodes[at])]
        return [*found, codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        _, card, left = due
        if code == codes.DONE:
            pop(state, seat)
            return
        at = (code & codes.ARGUMENT) - INSTANT - card * 8
        left &= ~(1 << at)
        if left:
            swap(state, seat, d.EFFECTS, card, left)
        else:
            pop(state, seat)
        begin(state, seat, state.kit.instants[card][at])


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
