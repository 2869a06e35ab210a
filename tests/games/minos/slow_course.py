"""The course of a game by the slow referee: what follows a decision until somebody has to decide again.

Where several seats have something to decide, each answers in secret and all answers are carried out in turn order
(M4.7). What a seat need not be asked about is done for it.
"""

from __future__ import annotations

from tests.games.minos.slow_box import EFFECTS, Gain
from tests.games.minos.slow_gains import advance, give
from tests.games.minos.slow_legal import WITH_EXTRAS, all_answers
from tests.games.minos.slow_play import carry_out
from tests.games.minos.slow_score import check_vases
from tests.games.minos.slow_steps import STEPS
from tests.games.minos.slow_table import Table

FOR_ALL = ("good", "draw", "build", "wild", "play", "bonus-tile")
"""Decisions about what others may want too: the answer to one of them ends a seat's part of a simultaneous step."""
OF_THE_HAND = ("effects", "either", "convert", "wild", "play", "palace", "route")
"""Decisions that are asked even without a choice if the hand has cards that nobody knows."""
WORTH_AN_EXCHANGE = ("turn", "effects", "convert", "build", "wild", "play", "fight")
"""Decisions that are asked without any other choice if coins and weaponry can be exchanged."""
CHANCE = ("deck", "random-good")


# What a seat need not be asked about


def go_on(table: Table, seat: int, *, ending: bool = True) -> bool:
    """Do for a seat what leaves it no choice; whether anything was done."""
    went = False
    while table.agenda[seat]:
        kind, *details = table.agenda[seat][-1]
        if kind == "items":
            table.agenda[seat].pop()
            effect = EFFECTS[details[0]]
            assert isinstance(effect, Gain)
            give(table, seat, effect, int(details[1]) - 1)
        elif kind == "advancing":
            table.agenda[seat].pop()
            advance(table, seat, details[0])
        elif kind in CHANCE:
            if table.deck[int(details[0]) - 1] if kind == "deck" else any(table.pile.values()):
                break
            table.agenda[seat].pop()  # Draws from nothing are ignored (M5.1, M7).
        elif kind in ("draft", "discard") or (
            # A turn in which nothing is left ends by itself, but not at a draw.
            kind == "turn" and (not ending or table.points or table.traits or table.space)
        ):
            break
        else:
            only = all_answers(table, seat, exchanging=kind in WORTH_AN_EXCHANGE)
            if len(only) != 1 or (kind in OF_THE_HAND and table.hands[seat] - table.shown[seat]):
                break
            carry_out(table, seat, only.pop())
        went = True
    return went


# Secret answers (M4.7)


def private(table: Table, seat: int) -> Table:
    """A table of its own for a seat: its answers carried out and nobody else's."""
    world = table.copy()
    for move in table.answers[seat]:
        carry_out(world, seat, move)
        go_on(world, seat)
    return world


def answer(table: Table, seat: int, move: str) -> None:
    world = private(table, seat)
    due = world.agenda[seat][-1]
    carry_out(world, seat, move)
    go_on(world, seat)
    table.answers[seat].append(move)
    left = world.agenda[seat]
    if move.startswith("exchange") and left and left[-1] == due:
        return
    if due[0] in FOR_ALL or not left or left[-1][0] in FOR_ALL or left[-1][0] in CHANCE:
        table.complete.add(seat)
    if all(other in table.complete for other in table.waiting()):
        carry_out_all(table)


def carry_out_all(table: Table) -> None:
    """In turn order; who loses a build or finds something gone is asked again."""
    answers, table.answers, table.complete = table.answers, [[] for _ in range(table.players)], set()
    losers = losing_builders(table, answers)
    for seat in table.waiting():
        for move in [] if seat in losers else answers[seat]:
            if not table.agenda[seat] or move not in all_answers(table, seat):
                break
            carry_out(table, seat, move)
            go_on(table, seat)


def losing_builders(table: Table, answers: list[list[str]]) -> set[int]:
    """Who wants to build the same in the same region as somebody with more warriors there, or weaponry, or earlier."""
    losers = set()
    for seat in table.waiting():
        for other in table.waiting():
            if seat != other and _wanted(answers[seat]) and _wanted(answers[seat]) == _wanted(answers[other]):
                region = _wanted(answers[seat])[1]
                if _right(table, other, int(region)) < _right(table, seat, int(region)):
                    losers.add(seat)
    return losers


def _wanted(moves: list[str]) -> list[str]:
    words = moves[-1].split() if moves else []
    return words[:2] if words and words[0] in ("city", "farm") else []


def _right(table: Table, seat: int, region: int) -> tuple[int, int, int]:
    """The smaller, the more right to build."""
    warriors, weaponry = table.opening_warriors[region][seat], table.opening_weaponry[seat]
    return -warriors, -weaponry, table.turn_order().index(seat)


# From one decision to the next


def settle(table: Table, *, ending: bool) -> None:
    while True:
        _look_at_vases(table)
        if table.waiting():
            if any(table.answers):
                return
            went = False
            for seat in table.waiting():
                went |= go_on(table, seat, ending=ending)
                if table.agenda[seat] and table.agenda[seat][-1][0] in CHANCE:
                    return
            if not went:
                return
        elif table.stack and table.stack[-1][0] in STEPS:
            due = table.stack.pop()
            STEPS[due[0]](table, due)
        else:
            return


def _look_at_vases(table: Table) -> None:
    """After every effect, and each action point is one; but a step of all at once is one moment (M4.4, M11)."""
    in_the_middle = any(agenda and agenda[-1][0] not in WITH_EXTRAS for agenda in table.agenda)
    if table.round and not table.together and not in_the_middle:
        check_vases(table)
