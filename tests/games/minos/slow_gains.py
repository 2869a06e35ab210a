"""What effects do when they come, by the slow referee (M7, M8, M13): coins at once, choices onto the seat's stack."""

from __future__ import annotations

from tests.games.minos.slow_box import (
    BOX,
    CARDS,
    EFFECTS,
    INCOME_END,
    TOP,
    TRACK_BOARD,
    TRACKS,
    Convert,
    Effect,
    Either,
    Gain,
    Instead,
    When,
    source_of,
)
from tests.games.minos.slow_table import Table

ASKED = {
    "temp": "temp", "good": "good", "random-good": "random-good", "card": "draw", "place": "place", "move": "move",
}  # fmt: skip
"""By thing: the decision that asks for so many of it, where that says nothing else."""
ASKED_WITH = {
    "build": ("build", "paid"), "build-free": ("build", "free"), "wild": ("wild", "open"), "play": ("play", "paid"),
    "play-free": ("play", "free"), "palace": ("palace", "paid"), "palace-free": ("palace", "free"),
}  # fmt: skip


def resolve(table: Table, seat: int, effect: Effect) -> None:
    """An effect comes into force."""
    match effect:
        case Gain():
            give(table, seat, effect, 0)
        case Either():
            table.push(seat, "either", effect.name)
        case Convert():
            table.push(seat, "convert", effect.name, 0)
        case When():
            if table.meets(seat, effect.condition):
                resolve(table, seat, effect.inner)
        case Instead():
            resolve(table, seat, effect.second if table.meets(seat, effect.condition) else effect.first)


def resolve_named(table: Table, seat: int, name: str) -> None:
    """The same of what stands in a place of the box, if anything does."""
    if name in EFFECTS:
        resolve(table, seat, EFFECTS[name])


def give(table: Table, seat: int, effect: Gain, start: int) -> None:
    """The things of a gain in the written order; what comes after one that has to be asked about waits for it."""
    for at in range(start, len(effect.items)):
        number, word, count = effect.items[at]
        amount = number * (1 if count is None else table.count(seat, count))
        if not amount or _give_at_once(table, seat, word, amount, effect.name):
            continue
        if at + 1 < len(effect.items):
            table.push(seat, "items", effect.name, at + 2)
        _ask_for(table, seat, word, amount)
        return


def _give_at_once(table: Table, seat: int, word: str, amount: int, name: str) -> bool:
    """Things that leave nothing to choose; False if this is not one of them."""
    match word:
        case "coin":
            table.coins[seat] += amount
        case "weaponry":
            table.weaponry[seat] += amount
        case "vp":
            table.ledger[seat][source_of(name)] += amount
        case "reserve":
            came = min(amount, table.supply[seat])
            table.supply[seat] -= came
            table.reserves[seat] += came
        case "income":
            table.income[seat] = min(INCOME_END, table.income[seat] + amount)
        case _:
            return False
    return True


def _ask_for(table: Table, seat: int, word: str, amount: int) -> None:
    if word in ASKED:
        table.push(seat, ASKED[word], amount)
    elif word in ASKED_WITH:
        kind, detail = ASKED_WITH[word]
        table.push(seat, kind, amount, detail)
    elif word == "deck-card":
        table.push(seat, "deck", table.active_age() + 1, amount)
    elif word == "age2-card":
        table.push(seat, "deck", 2, amount)
    else:
        for _ in range(amount):
            if word in TRACKS:
                table.push(seat, "advancing", word)
            elif word == "any-track":
                table.push(seat, "track", ",".join(TRACKS))
            elif word == "lowest-track":
                table.push(seat, "track", "lowest")
            elif word == "route-income":
                table.push(seat, "route")
            else:
                assert word == "bonus"
                resolve_named(table, seat, str(table.bonus))


def advance(table: Table, seat: int, track: str) -> None:
    """One space up, with what stands there; past the top 3 points (M8)."""
    space = table.tracks[seat][track] + 1
    if space > TOP:
        assert TRACK_BOARD["beyond"] == "3 vp"
        table.ledger[seat]["tracks"] += 3
        return
    table.tracks[seat][track] = space
    resolve_named(table, seat, f"{track}/{space}")


def receive_good(table: Table, seat: int, good: str) -> None:
    """Of its type the 1st good brings 1 income step, the 2nd 2, the 3rd 1 and an Age II card, the 4th 2 (M7)."""
    table.goods[seat][good] += 1
    owned = table.goods[seat][good]
    steps = {1: 1, 2: 2, 3: 1, 4: 2}.get(owned, 0)
    table.income[seat] = min(INCOME_END, table.income[seat] + steps)
    if owned == 3:
        table.push(seat, "deck", 2, 1)


# Cards (M5.1, M16)


def renew(table: Table, age: int) -> None:
    """An empty deck is made of the discards of its age, as soon as there are any; not of an age that is over."""
    if not table.deck[age] and table.discards[age] and age >= table.active_age():
        table.deck[age], table.discards[age] = table.discards[age], set()
        table.pools[age].append(set(table.deck[age]))


def show(table: Table, seat: int, card: str) -> None:
    """A card leaves a hand and all see which it was."""
    table.hands[seat].remove(card)
    if card in table.shown[seat]:
        table.shown[seat].remove(card)
        return
    age = CARDS[card]["age"] - 1
    if age == 0 and card in table.pools[0][0] and table.from_setup[seat]:
        table.from_setup[seat] -= 1
    for pool in table.pools[age]:
        pool.discard(card)


def discard(table: Table, seat: int, card: str) -> None:
    show(table, seat, card)
    age = CARDS[card]["age"] - 1
    table.discards[age].add(card)
    renew(table, age)


def draw_from_deck(table: Table, seat: int, age: int, card: str) -> None:
    table.deck[age].remove(card)
    table.hands[seat].add(card)
    renew(table, age)


def refill_offer(table: Table) -> int:
    """The offer is to be filled up to five as far as cards go; how many are asked for (M5.1)."""
    age = table.active_age()
    missing: int = min(BOX["offer"] - len(table.offer), len(table.deck[age]) + len(table.discards[age]))
    table.stack += [("offer", str(age + 1))] * missing
    return missing
