"""Whether a table can be like this during the setup (M3): laid out as far as it is, and chosen from in order."""

from __future__ import annotations

from collections import Counter

from labrys.games.minos import decisions as d
from labrys.games.minos.course import Unsound, check_agendas, check_offers
from labrys.games.minos.rules import setup
from labrys.games.minos.state import NOBODY, NONE, ROUTES, State, blank


def check_setup(state: State) -> None:
    """Raise Unsound unless the table can be like this before round 1."""
    fresh = blank(state.kit, state.options, state.players)
    setup.open_game(fresh)
    stack = state.stack
    if not stack or stack[0][0] != d.SET_UP or (len(stack) > 1 and stack != fresh.stack[: len(stack)]):
        raise Unsound("what is due to the table is not the rest of a setup")
    _check_laid_out(state, Counter(stack))
    check_offers(state)
    if any(state.pool) or any(state.rows):
        raise Unsound("dice are on the table before the first round")
    part, first_hands = stack[0][1], 2 * state.players + 1
    if len(stack) > 1:
        check_agendas(state, frozenset(), -2)
    elif state.options.setup == "draft" and 0 < part < first_hands:
        _check_picks(state, part - 1)
    elif part in (first_hands, first_hands + 1):
        _check_hands(state, is_dealt=part > first_hands)
    else:
        raise Unsound(f"the setup has no part {part}")
    if state.together != (part == first_hands + 1):
        raise Unsound("all act at once exactly in progress, in income, and over their first hands")


def _check_laid_out(state: State, due: Counter[d.Decision]) -> None:
    kit = state.kit
    counts: list[tuple[str, int, int]] = [
        ("vases", len(state.vases), kit.components.vase_slots.in_play - due[d.TURN_VASE, 0, 0]),
        ("action bonuses", int(state.bonus != NONE), 1 - due[d.TURN_BONUS, 0, 0]),
        ("routes", len(state.routes), ROUTES - sum(kind == d.TURN_ROUTE for kind, _, _ in due.elements())),
        ("cards in the offer", state.offer.bit_count(), kit.components.offer - due[d.OFFER, 0, 0]),
        (
            "abilities",
            state.abilities.bit_count() + sum(tile != NONE for tile in state.ability),
            state.players - due[d.TURN_ABILITY, 0, 0],
        ),
    ]
    bonuses = kit.components.bonuses_a_route[state.players]
    for place, tiles in enumerate(state.stock):
        at, red = divmod(place, 2)
        counts.append((f"bonuses beside route {at + 1}", tiles.bit_count(), bonuses - due[d.STOCK_ROUTE, red, at]))
    for region, is_start in enumerate(state.land.start):
        number = state.land.number[region]
        laid = [0 if is_start else 1 - due[d.LAY_OUT, what, region] for what in (0, 1, 2)]
        counts.append((f"foundations in region {number}", int(state.foundation[region] != NONE), laid[0]))
        levels = [kit.people_level[tile] for tile in state.people[region]]
        if levels != [2] * laid[2] + [1] * laid[1]:
            raise Unsound(f"the Sea Peoples of region {number} are not those of the setup")
    for what, found, wanted in counts:
        if found != wanted:
            raise Unsound(f"{found} {what} are laid out, not {wanted}")
    is_draft = state.options.setup == "draft"
    for seat in range(state.players):
        if is_draft and len(state.stack) > 1 and not all(_lacks(state, seat)):
            raise Unsound(f"seat {seat} has chosen before everything is laid out")
        if not is_draft and [due[d.DEAL, 0, seat], due[d.DEAL, 1, seat]] != _lacks(state, seat):
            raise Unsound(f"seat {seat} has other things than were dealt to it")
    is_open = due[d.WHO_CHOOSES, 0, 0] if is_draft else len(state.stack) > 1
    if (state.first == NOBODY) != bool(is_open):
        raise Unsound("somebody is first exactly when that has been settled")


def _lacks(state: State, seat: int) -> list[int]:
    """Of a starting card and an ability: 1 for what a seat has not."""
    return [int(state.start[seat] == NONE), int(state.ability[seat] == NONE)]


def _check_picks(state: State, made: int) -> None:
    """Clockwise and back each takes a starting card or an ability, the second time the other kind (M3.7)."""
    order = [(state.first + step) % state.players for step in (*range(state.players), *range(state.players)[::-1])]
    for seat in range(state.players):
        lacks, taken = _lacks(state, seat), order[:made].count(seat)
        if 2 - sum(lacks) != taken:
            raise Unsound(f"seat {seat} has chosen {2 - sum(lacks)} times, not {taken}")
        needs = lacks[0] * setup.NEEDS_CARD | lacks[1] * setup.NEEDS_TILE
        if state.agenda[seat] != (((d.PICK, needs, 0),) if seat == order[made] else ()):
            raise Unsound(f"seat {order[made]} has to choose now, and nobody else")


def _check_hands(state: State, *, is_dealt: bool) -> None:
    """The first hands are dealt, then cards are put back and one founds the palace (M3.8)."""
    for seat, agenda in enumerate(state.agenda):
        if any(_lacks(state, seat)):
            raise Unsound(f"seat {seat} has no starting card or no ability")
        kinds = [kind for kind, _, _ in agenda]
        if not is_dealt:
            card = state.kit.components.starts[state.start[seat]]
            left = sum(b for kind, _, b in agenda if kind == d.DECK)
            if set(kinds) - {d.DECK} or len(kinds) > 1 or state.hand[seat].bit_count() + left != card.draw:
                raise Unsound(f"seat {seat} draws {card.draw} cards, and does nothing before")
            continue
        rest = [kind for kind in kinds if kind not in (d.BACK, d.FOUND)]
        if kinds not in (rest, [*rest, d.FOUND], [*rest, d.FOUND, d.BACK]):
            raise Unsound(f"seat {seat} puts cards back, then founds its palace, and then has all else")
