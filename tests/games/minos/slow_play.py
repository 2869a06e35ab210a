"""What a seat's answer to a decision does to the table, by the slow referee."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.minos.slow_acts import EXTRAS, battle, exchange, extra_action, use_point
from tests.games.minos.slow_box import CARDS, EFFECTS, Convert, Either, spaces
from tests.games.minos.slow_gains import advance, discard, receive_good, resolve, resolve_named, show
from tests.games.minos.slow_legal import DONE, WITH_EXTRAS, further_advances, own_dice, plain_dues
from tests.games.minos.slow_prices import SECTION_OF
from tests.games.minos.slow_table import Decision, Table


def carry_out(table: Table, seat: int, move: str) -> None:
    """A move of a seat about what is due to it."""
    word, *rest = move.split()
    due = table.agenda[seat][-1]
    if word == "exchange":
        exchange(table, seat, rest[0], int(rest[1]))
        return
    table.for_coins.discard(seat)
    table.for_weaponry.discard(seat)
    if table.active == seat:
        if word in EXTRAS and due[0] in WITH_EXTRAS:
            table.fresh = 0
            table.discarding = 1 if word == "discard" else 0
            table.extras.add(EXTRAS[word])
            extra_action(table, seat, word, rest)
            return
        table.discarding = 0
    if move == DONE:
        table.agenda[seat].pop()
        if due[0] == "groups":
            _advance_by_groups(table, seat, [] if due[1] == "-" else due[1].split(","))
        return
    _MOVES[due[0]](table, seat, due, word, rest)


# The answers to decisions


def _pick(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    if word == "start":
        table.starts[seat] = rest[0]
    else:
        table.ability[seat] = rest[0]
        table.abilities.remove(rest[0])


def _back(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.one_less(seat)
    table.hands[seat].remove(rest[0])
    table.deck[0].add(rest[0])
    table.put_back[seat].add(rest[0])


def _found(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    show(table, seat, rest[0])
    table.palace[seat].add(rest[0])


def _draft(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    die, section = rest
    table.dice[die] -= 1
    row = table.rows[section]
    lower = [other for other in row if int(other.split(":")[0][-1]) <= int(die[-1])]
    table.rows[section] = [*lower, f"{die}:{seat}", *row[len(lower) :]]


def _groups(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    chosen = [*([] if due[1] == "-" else due[1].split(",")), rest[0]]
    table.agenda[seat].pop()
    if further_advances(table, seat, chosen):
        table.push(seat, "groups", ",".join(chosen))
    else:
        _advance_by_groups(table, seat, chosen)


def _advance_by_groups(table: Table, seat: int, tracks: list[str]) -> None:
    for track in reversed(tracks):
        table.push(seat, "advancing", track)


def _retrieve(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    section, at = rest[0].split("/")
    value = next(value for _, value, row, space in own_dice(table, seat) if (row, space) == (section, int(at)))
    table.rows[section][int(at) - 1] = "_"
    table.agenda[seat][-1] = ("turn",)
    space = spaces(table.players, section)[int(at) - 1]
    table.active, table.points = seat, space["points"]
    table.kind = None if section == "wild" else section
    table.space = f"{section}-{table.players}/{at}" if space.get("gain") else None
    table.age2_point = int(space.get("age2", False) and table.round in (1, 2))
    triggers = (section, {1: "die-1-2", 2: "die-1-2", 3: "die-3-4", 4: "die-3-4"}.get(value, "die-5-6"))
    table.traits = {card for card in table.palace[seat] if CARDS[card]["trigger"] in triggers}
    table.extras, table.fresh, table.discarding = set(), 1, 0


def _turn(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.fresh = 0
    match word:
        case "end":
            table.agenda[seat].pop()
            table.active, table.points, table.kind, table.space = None, 0, None, None
            table.age2_point = table.discarding = 0
            table.traits, table.extras = set(), set()
        case "forfeit":
            table.points, table.space = 0, None
            table.coins[seat] += 2
        case "take":
            _take_due(table, seat, rest[0])
        case "gather":
            for what in plain_dues(table):
                _take_due(table, seat, what)
        case _:
            table.points -= 1
            table.kind = SECTION_OF[word]
            if rest == ["age2"]:
                table.age2_point = 0
            use_point(table, seat, word, rest)


def _take_due(table: Table, seat: int, what: str) -> None:
    if what == "space":
        name, table.space = str(table.space), None
    else:
        table.traits.remove(what)
        name = f"{what}/trait"
    resolve_named(table, seat, name)


def _effects(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    card, number = rest[0].split("/")
    left = [at for at in due[2].split(",") if at != number]
    table.agenda[seat].pop()
    if left:
        table.push(seat, "effects", card, ",".join(left))
    resolve_named(table, seat, rest[0])


def _either(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    effect = EFFECTS[due[1]]
    assert isinstance(effect, Either)
    resolve(table, seat, effect.choices[int(rest[0]) - 1])


def _convert(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    effect = EFFECTS[due[1]]
    assert isinstance(effect, Convert)
    if effect.repeats:
        table.push(seat, "convert", due[1], int(due[2]) + 1)
    table.coins[seat] -= effect.coins
    table.weaponry[seat] -= effect.weaponry
    if effect.discards:
        table.push(seat, "discard", due[1], effect.discards)
    else:
        resolve(table, seat, effect.inner)


def _discard(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    left = int(due[2]) - 1
    table.agenda[seat].pop()
    if left:
        table.push(seat, "discard", due[1], left)
    discard(table, seat, rest[0])
    effect = EFFECTS[due[1]]
    assert isinstance(effect, Convert)
    if not left:
        resolve(table, seat, effect.inner)


def _track(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    advance(table, seat, rest[0])


def _temp(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.one_less(seat)
    table.temps[seat][rest[0]] += 1


def _good(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.one_less(seat)
    table.stacks[rest[0]] -= 1
    receive_good(table, seat, rest[0])


def _point(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    """A point that an effect gives: draw, place, move, build, play."""
    table.one_less(seat)
    use_point(table, seat, word, rest, free=due[-1] == "free")


def _wild(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    if int(due[1]) > 1:
        table.push(seat, "wild", int(due[1]) - 1, SECTION_OF[word])
    use_point(table, seat, word, rest)


def _palace(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    """From the player area for nothing, from the hand by losing its points unless that is free (M4.5, M13)."""
    table.one_less(seat)
    card = rest[0]
    if card in table.area[seat]:
        table.area[seat].remove(card)
    else:
        show(table, seat, card)
        table.ledger[seat]["palace-price"] -= 0 if due[2] == "free" else CARDS[card]["vp"]
    table.palace[seat].add(card)


def _route(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    resolve_named(table, seat, dict(table.route_income(seat))[int(rest[0])])


def _bonus_tile(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    table.stock[due[2]][int(due[1]) - 1].remove(rest[0])
    table.tiles[seat].add(rest[0])


def _fight(table: Table, seat: int, due: Decision, word: str, rest: list[str]) -> None:
    table.agenda[seat].pop()
    battle(table, seat, int(rest[0]))


Answer = Callable[[Table, int, Decision, str, list[str]], None]
_MOVES: dict[str, Answer] = {
    "pick": _pick, "back": _back, "found": _found, "draft": _draft, "groups": _groups, "retrieve": _retrieve,
    "turn": _turn, "effects": _effects, "either": _either, "convert": _convert, "discard": _discard, "track": _track,
    "temp": _temp, "good": _good, "draw": _point, "place": _point, "move": _point, "build": _point, "wild": _wild,
    "play": _point, "palace": _palace, "route": _route, "bonus-tile": _bonus_tile, "fight": _fight,
}  # fmt: skip
