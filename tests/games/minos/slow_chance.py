"""Chance by the slow referee: what it can answer, and what comes of an answer (M3, M4.1, M5.1, M7)."""

from __future__ import annotations

from tests.games.minos.slow_box import (
    ABILITIES,
    ACTION_BONUSES,
    BONUSES,
    FOUNDATIONS,
    GOODS,
    PEOPLES,
    ROUTES,
    VASES,
)
from tests.games.minos.slow_gains import draw_from_deck, receive_good, renew
from tests.games.minos.slow_legal import starts_left
from tests.games.minos.slow_steps import roll_all
from tests.games.minos.slow_table import Table


def chance_answers(table: Table) -> set[str]:
    """Everything that chance can answer now."""
    seat = table.chance_for()
    if seat is not None:
        kind, *details = table.agenda[seat][-1]
        things = table.deck[int(details[0]) - 1] if kind == "deck" else {good for good in GOODS if table.pile[good]}
        return {f"dealt {thing}" for thing in things}
    if any(table.agenda) or not table.stack:
        return set()
    kind, *details = table.stack[-1]
    if kind == "who-chooses":
        return {f"first {seat}" for seat in range(table.players)}
    if kind == "roll":
        return {f"rolled {details[0]}{value}" for value in range(1, 7)}
    return {f"dealt {thing}" for thing in _things(table, kind, details)}


def _things(table: Table, kind: str, details: list[str]) -> set[str]:
    """What may be turned up for the table (M3)."""
    match kind:
        case "lay-out":
            if details[0] == "foundation":
                return set(FOUNDATIONS) - set(table.foundations.values())
            used = {tile for tiles in table.peoples.values() for tile in tiles}
            level = int(details[0].removeprefix("level-"))
            return {name for name, tile in PEOPLES.items() if tile["level"] == level} - used
        case "stock-route":
            used = {tile for tiles in table.stock[details[0]] for tile in tiles}
            return {name for name, tile in BONUSES.items() if tile["colour"] == details[0]} - used
        case "turn-vase":
            colours = {VASES[vase]["colour"] for vase, _, _ in table.vases}
            return {name for name, vase in VASES.items() if vase["colour"] not in colours}
        case "turn-bonus":
            return set(ACTION_BONUSES)
        case "turn-ability":
            return set(ABILITIES) - table.abilities
        case "turn-route":
            return {name for name, route in ROUTES.items() if route["tile"] == int(details[0])}
        case "deal":
            return set(starts_left(table)) if details[0] == "start" else set(table.abilities)
        case "offer":
            return set(table.deck[int(details[0]) - 1])
    raise AssertionError(kind)


def carry_out_chance(table: Table, move: str) -> None:
    thing = move.split()[1]
    seat = table.chance_for()
    if seat is not None:
        kind, *details = table.agenda[seat].pop()
        if int(details[-1]) > 1:
            table.push(seat, kind, *details[:-1], int(details[-1]) - 1)
        if kind == "deck":
            draw_from_deck(table, seat, int(details[0]) - 1, thing)
        else:
            table.pile[thing] -= 1
            receive_good(table, seat, thing)
        return
    kind, *details = table.stack.pop()
    if kind == "roll":
        _roll(table, details[0], int(details[1]) - 1, thing)
    else:
        _lay_out(table, kind, details, thing)


def _lay_out(table: Table, kind: str, details: list[str], thing: str) -> None:
    match kind:
        case "who-chooses":
            table.first = int(thing)
        case "lay-out":
            region = int(details[1])
            if details[0] == "foundation":
                table.foundations[region] = thing
            else:
                table.peoples[region].append(thing)
        case "stock-route":
            table.stock[details[0]][int(details[1]) - 1].add(thing)
        case "turn-vase":
            table.vases.append((thing, set(), 0))
        case "turn-bonus":
            table.bonus = thing
        case "turn-ability":
            table.abilities.add(thing)
        case "turn-route":
            table.route_tiles.append(thing)
        case "deal":
            if details[0] == "start":
                table.starts[int(details[1])] = thing
            else:
                table.ability[int(details[1])] = thing
                table.abilities.remove(thing)
        case "offer":
            age = int(details[0]) - 1
            table.deck[age].remove(thing)
            table.offer.add(thing)
            for pool in table.pools[age]:
                pool.discard(thing)
            renew(table, age)


def _roll(table: Table, colour: str, left: int, die: str) -> None:
    """All dice again if 6 or more show the same (M4.1)."""
    table.dice[die] += 1
    if left:
        table.stack.append(("roll", colour, str(left)))
    elif table.stack[-1][0] != "roll":
        shown = [int(one[-1]) for one in table.dice.elements()]
        if any(shown.count(value) >= 6 for value in range(1, 7)):
            roll_all(table)
