"""What the table does between decisions, by the slow referee: the steps of setup, rounds and end (M3, M4, M12)."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.minos.slow_box import BOX, COLOURS, PEOPLES, STARTS
from tests.games.minos.slow_gains import refill_offer
from tests.games.minos.slow_legal import further_advances
from tests.games.minos.slow_score import (
    begin_together,
    end_together,
    income_part,
    next_fighter,
    score_farms_and_regions,
    score_the_end,
)
from tests.games.minos.slow_table import Decision, Table


def _set_up(table: Table, due: Decision) -> None:
    """Picks forth and back, then starting cards and draws, then what is kept (M3.7, M3.8)."""
    part, players = int(due[1]), table.players
    if part < 2 * players and table.setup == "draft":
        table.stack.append(("set-up", str(part + 1)))
        order = table.turn_order()
        seat = [*order, *reversed(order)][part]
        kinds = [kind for kind, has in (("start", table.starts), ("ability", table.ability)) if has[seat] is None]
        table.push(seat, "pick", ",".join(kinds))
    elif part <= 2 * players:
        table.stack.append(("set-up", str(2 * players + 1)))
        for seat in range(players):
            _begin_seat(table, seat)
    elif part == 2 * players + 1:
        table.stack.append(("set-up", str(part + 1)))
        begin_together(table)
        for seat in range(players):
            back = STARTS[str(table.starts[seat])]["back"]
            table.from_setup[seat] = len(table.hands[seat]) - back
            _give_goods(table, seat)
            table.push(seat, "found")
            if back:
                table.push(seat, "back", back)
    else:
        table.together, table.opening_warriors, table.opening_weaponry = 0, {}, []
        table.stack.append(("round",))


def _begin_seat(table: Table, seat: int) -> None:
    card = STARTS[str(table.starts[seat])]
    table.coins[seat], table.weaponry[seat] = card["coins"], card["weaponry"]
    table.ledger[seat]["start"] = card["vp"]
    table.stacks[card["good"]] -= 1
    table.goods[seat][card["good"]] += 1
    for good in card.get("temps", []):
        table.temps[seat][good] += 1
    table.cities[card["region"]] = seat
    second = int(card.get("warrior", False))
    table.warriors[card["region"]][seat] = 1 + second
    table.reserves[seat] -= second
    if card.get("flag"):
        table.first = seat
    table.push(seat, "deck", 1, card["draw"])


def _give_goods(table: Table, seat: int) -> None:
    """SA2 (M4.6, M10)."""
    if table.is_ability(seat, "goods"):
        if table.level(seat) == 3:
            table.push(seat, "good", 1)
        table.push(seat, "random-good" if table.level(seat) == 2 else "temp", 1)


def _round(table: Table, due: Decision) -> None:
    if table.round:
        table.first = (int(table.first or 0) + 1) % table.players
    table.round += 1
    table.stack += [("income", "0"), ("actions", "0"), ("progress", "0"), ("drafting", "0")]
    roll_all(table)
    if table.round > 1:
        for seat in range(table.players):
            _give_goods(table, seat)


def roll_all(table: Table) -> None:
    table.dice.clear()
    dice = BOX["dice"][str(table.players)]
    table.stack += [("roll", colour, str(dice[colour])) for colour in reversed(COLOURS)]


def _drafting(table: Table, due: Decision) -> None:
    placed = int(due[1])
    if placed < 4 * table.players:
        table.stack.append(("drafting", str(placed + 1)))
        table.push(table.turn_order()[placed % table.players], "draft")


def _progress(table: Table, due: Decision) -> None:
    if due[1] == "1":
        end_together(table)
        return
    table.stack.append(("progress", "1"))
    begin_together(table)
    for seat in range(table.players):
        if further_advances(table, seat, []):
            table.push(seat, "groups", "-")


def _actions(table: Table, due: Decision) -> None:
    """The offer is filled up, then comes the next turn (M4.4, M5.1)."""
    table.stack.append(due)
    if refill_offer(table):
        return
    table.stack.pop()
    taken = int(due[1])
    if taken < 4 * table.players:
        table.stack.append(("actions", str(taken + 1)))
        table.push(table.turn_order()[taken % table.players], "retrieve")


def _income(table: Table, due: Decision) -> None:
    part = int(due[1]) + 1
    if part == 1:
        begin_together(table)
    if part <= 5:
        table.stack.append(("income", str(part)))
        income_part(table, part)
        return
    table.dice.clear()
    table.rows = {section: [] for section in table.rows}
    if table.round < 4:
        table.stack.append(("round",))
    if table.round in (2, 4):
        table.stack.append(("scoring",))
    end_together(table)


def _scoring(table: Table, due: Decision) -> None:
    score_farms_and_regions(table)
    if table.round == 2:
        table.discards[0] |= table.offer
        table.offer = set()
        table.stack += [("offer", "2")] * min(BOX["offer"], len(table.deck[1]) + len(table.discards[1]))
        return
    for region, tiles in table.peoples.items():
        table.peoples[region] = [tile for tile in tiles if PEOPLES[tile]["level"] == 2]
    table.stack += [("ending",), ("battles", str(table.numbers[0]), "-")]


def _battles(table: Table, due: Decision) -> None:
    region, asked = int(due[1]), set() if due[2] == "-" else set(map(int, due[2].split(",")))
    fighter = next_fighter(table, region, asked) if table.peoples[region] else None
    if fighter is not None:
        seats = ",".join(map(str, sorted({*asked, fighter})))
        table.stack.append(("battles", due[1], seats))
        table.push(fighter, "fight", region)
        return
    table.peoples[region] = []
    later = table.numbers[table.numbers.index(region) + 1 :]
    if later:
        table.stack.append(("battles", str(later[0]), "-"))


STEPS: dict[str, Callable[[Table, Decision], None]] = {
    "set-up": _set_up, "round": _round, "drafting": _drafting, "progress": _progress, "actions": _actions,
    "income": _income, "scoring": _scoring, "battles": _battles, "ending": lambda table, due: score_the_end(table),
}  # fmt: skip
