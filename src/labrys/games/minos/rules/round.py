"""M4: the course of a round: roll, draft, progress, actions, income; and what lies between rounds."""

from __future__ import annotations

from typing import Final

from labrys.games.minos import decisions as d
from labrys.games.minos import events
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.rules import ability, dice, progress, vases
from labrys.games.minos.rules.gain import earn, push, resolve, route_effects, score
from labrys.games.minos.state import FROM_INCOME, SECTIONS, State, seats_from

LAST_ROUND: Final = 4
SCORED_ROUNDS: Final = (2, 4)


def begin_round(state: State, due: d.Decision) -> None:
    """The first player is the next one on the left (M4.5); ability 2 gives before the roll (M4.6)."""
    state.stack.pop()
    if state.round:
        state.first = (state.first + 1) % state.players
    state.round += 1
    state.stack += [(d.INCOME, 0, 0), (d.ACTIONS, 0, 0), (d.PROGRESS, 0, 0), (d.DRAFTING, 0, 0)]
    dice.begin_roll(state)
    if state.events is not None:
        state.events.append(events.RoundBegan(state.first, state.round))
    if state.round > 1:
        for seat in seats_from(state.first, state.players):
            give_goods(state, seat)


def give_goods(state: State, seat: int) -> None:
    """Ability 2, by level: a temporary good of choice; a random good; a temporary good and a good of choice (M10)."""
    if not ability.has(state, seat, "goods"):
        return
    match ability.level(state, seat):
        case 0:
            push(state, seat, d.TEMP, 1)
        case 1:
            push(state, seat, d.RANDOM_GOOD, 1)
        case _:
            push(state, seat, d.GOOD, 1)
            push(state, seat, d.TEMP, 1)


def next_draft(state: State, due: d.Decision) -> None:
    """In turn order each places a die, until each has placed all of its own (M4.2)."""
    placed = due[1]
    state.stack.pop()
    if placed < state.players * state.kit.dice_each:
        state.stack.append((d.DRAFTING, placed + 1, 0))
        push(state, (state.first + placed) % state.players, d.DRAFT)


def begin_together(state: State) -> None:
    """A step of all at once begins: what decides collisions is counted now (M4.7)."""
    state.together = True
    state.opening = (tuple(state.warriors), tuple(state.weaponry))


def end_together(state: State) -> None:
    """The step is over: it was one moment for the vases, and the offer is refilled (M4.7, M11)."""
    state.together = False
    state.opening = ()
    vases.check(state)
    refill(state)


def step_progress(state: State, due: d.Decision) -> None:
    """All form their groups; when everything that came of it is done, the step is over (M4.3)."""
    state.stack.pop()
    if due[1]:
        end_together(state)
        return
    state.stack.append((d.PROGRESS, 1, 0))
    begin_together(state)
    for seat in range(state.players):
        if progress.possible(state, seat) != ((0, 0, 0),):
            push(state, seat, d.GROUPS)


def next_turn(state: State, due: d.Decision) -> None:
    """In turn order each retrieves a die, until all are retrieved; the offer is refilled after each turn (M4.4)."""
    taken = due[1]
    if state.offer.bit_count() < state.kit.offer_size and refill(state):
        return
    state.stack.pop()
    if taken < state.players * state.kit.dice_each:
        state.stack.append((d.ACTIONS, taken + 1, 0))
        push(state, (state.first + taken) % state.players, d.RETRIEVE)


def refill(state: State) -> bool:
    """The offer is filled up from the active deck as far as it goes (M5.1); whether there is anything to do."""
    age = 1 if state.round >= 3 else 0
    missing = state.kit.offer_size - state.offer.bit_count()
    drawn = min(missing, state.deck[age].bit_count() + state.discards[age].bit_count())
    state.stack += [(d.OFFER, age, 0)] * drawn
    return drawn > 0


def step_income(state: State, due: d.Decision) -> None:
    """The five parts of the income step, strictly one after the other, for all at once (M4.5)."""
    part = due[1]
    state.stack.pop()
    if part < _PARTS:
        state.stack.append((d.INCOME, part + 1, 0))
        if part == 0:
            begin_together(state)
        for seat in seats_from(state.first, state.players):
            _receive(state, seat, part)
        return
    clean_up(state)
    end_together(state)


def _coins_and_points(state: State, seat: int) -> None:
    kit, at = state.kit, state.income[seat]
    earn(state, seat, kit.income_coins[at], 0, "income")
    if kit.income_points[at]:
        score(state, seat, FROM_INCOME, kit.income_points[at], "income")


def _ships(state: State, seat: int) -> None:
    # The last one pushed comes first.
    for node in reversed(route_effects(state, seat)):
        if node != NO_EFFECT:
            resolve(state, seat, node)


def _weaponry(state: State, seat: int) -> None:
    amount = state.kit.weaponry_income[state.tracks[seat * 3 + 2]]
    earn(state, seat, 0, amount, "population")


def _palace(state: State, seat: int) -> None:
    push(state, seat, d.PALACE, state.kit.palace_moves[state.tracks[seat * 3]])


def _ability(state: State, seat: int) -> None:
    amount = ability.number(state, seat, "exchange", 0)
    if amount:
        earn(state, seat, 0, amount, state.kit.ability_ids[state.ability[seat]])


_PARTS: Final = 5


def _receive(state: State, seat: int, part: int) -> None:
    """One part of a seat's income."""
    if part == 0:
        _coins_and_points(state, seat)
    elif part == 1:
        _ships(state, seat)
    elif part == 2:
        _weaponry(state, seat)
    elif part == 3:
        _palace(state, seat)
    else:
        _ability(state, seat)


def clean_up(state: State) -> None:
    """Dice back; scoring after rounds 2 and 4; else the next round (M4.5)."""
    state.rows = [()] * SECTIONS
    state.pool = (0,) * len(state.pool)
    if state.round == LAST_ROUND:
        state.stack.append((d.SCORING, 0, 0))
        return
    state.stack.append((d.ROUND, 0, 0))
    if state.round in SCORED_ROUNDS:
        state.stack.append((d.SCORING, 0, 0))
