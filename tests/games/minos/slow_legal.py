"""What a seat may answer to each decision, by the slow referee; and whether an effect would do anything at all.

How decisions are asked is the engine's form: what does nothing is not offered, whatever is offered may be declined
unless a price has been begun, and extra actions stand beside the answers where a seat has its turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product

from tests.games.minos.slow_box import (
    CARDS,
    EFFECTS,
    GOODS,
    INCOME_END,
    SECTIONS,
    STARTS,
    TRACK_OF,
    TRACKS,
    Convert,
    Effect,
    Either,
    Gain,
    Instead,
    When,
    is_plain,
    spaces,
)
from tests.games.minos.slow_prices import (
    acts,
    builds,
    can_beat,
    draws,
    exchanges,
    extra_actions,
    marches,
    placings,
    plays,
)
from tests.games.minos.slow_table import Decision, Table

DONE = "done"
WITH_EXTRAS = ("turn", "effects", "convert", "build", "wild", "play", "palace")
"""Where the seat whose turn it is may take extra actions: between effects and before costs."""
WITHOUT_EXCHANGE = ("pick", "back", "found", "draft", "retrieve")


# Whether an effect does anything


def does_something(table: Table, seat: int, effect: Effect) -> bool:
    match effect:
        case Gain():
            return any(_is_worth(table, seat, word, count) for _, word, count in effect.items)
        case Either():
            return any(does_something(table, seat, choice) for choice in effect.choices)
        case Convert():
            return can_pay(table, seat, effect) and does_something(table, seat, effect.inner)
        case When():
            return table.meets(seat, effect.condition) and does_something(table, seat, effect.inner)
        case Instead():
            chosen = effect.second if table.meets(seat, effect.condition) else effect.first
            return does_something(table, seat, chosen)


def can_pay(table: Table, seat: int, effect: Convert) -> bool:
    return (
        table.coins[seat] >= effect.coins
        and table.weaponry[seat] >= effect.weaponry
        and len(table.hands[seat]) >= effect.discards
    )


def paying_routes(table: Table, seat: int) -> set[str]:
    return {f"income {at}" for at, name in table.route_income(seat) if does_something(table, seat, EFFECTS[name])}


def _is_worth(table: Table, seat: int, word: str, count: str | None) -> bool:
    """Whether one thing of a gain would come (M7, M13)."""
    if count is not None and table.count(seat, count) == 0:
        return False
    # Coins, weaponry, points, temporary goods and advances always come.
    return word not in _WANTS or bool(_WANTS[word](table, seat))


_WANTS: dict[str, Callable[[Table, int], object]] = {
    "good": lambda table, seat: any(table.stacks.values()),
    "random-good": lambda table, seat: any(table.pile.values()),
    "card": lambda table, seat: draws(table),
    "deck-card": lambda table, seat: table.deck[table.active_age()],
    "age2-card": lambda table, seat: table.deck[1],
    "place": placings,
    "move": marches,
    "build": builds,
    "build-free": lambda table, seat: builds(table, seat, free=True),
    "wild": lambda table, seat: acts(table, seat, None),
    "play": plays,
    "play-free": lambda table, seat: plays(table, seat, free=True),
    "palace": lambda table, seat: for_palace(table, seat, free=False),
    "palace-free": lambda table, seat: for_palace(table, seat, free=True),
    "route-income": paying_routes,
    "reserve": lambda table, seat: table.supply[seat],
    "income": lambda table, seat: table.income[seat] < INCOME_END,
    "bonus": lambda table, seat: does_something(table, seat, EFFECTS[str(table.bonus)]),
}
"""What there must be for a thing to come; moves that could be made with it, for most."""


def for_palace(table: Table, seat: int, *, free: bool) -> set[str]:
    """Played cards, and cards of the hand whose points the seat has, or which cost none (M4.5)."""
    hand = {card for card in table.hands[seat] if free or CARDS[card]["vp"] <= table.vp(seat)}
    return {f"palace {card}" for card in table.area[seat] | hand}


# Groups of dice (M4.3)


def own_dice(table: Table, seat: int) -> list[tuple[str, int, str, int]]:
    """A seat's dice that are not retrieved: colour, value, section, space from 1."""
    found = []
    for section in SECTIONS:
        for at, word in enumerate(table.rows[section], 1):
            if word != "_" and word.endswith(f":{seat}"):
                die = word.split(":")[0]
                found.append((die[:-1], int(die[-1]), section, at))
    return found


def needed_total(table: Table, seat: int) -> int:
    return 9 - table.level(seat) if table.is_ability(seat, "groups") else 9


@lru_cache(maxsize=1 << 12)
def all_advances(dice: tuple[tuple[str, int], ...], total: int) -> frozenset[tuple[str, ...]]:
    """Every set of advances that can be had, as sorted tracks: each die is put into one of four groups, or none."""
    found = set()
    for places in product(range(len(dice) + 1), repeat=len(dice)):
        tracks = []
        for group in set(places) - {0}:
            members = [die for die, place in zip(dice, places, strict=True) if place == group]
            colours = {colour for colour, _ in members} - {"gray"}
            if len(colours) != 1 or sum(value for _, value in members) < total:
                break
            tracks.append(TRACK_OF[colours.pop()])
        else:
            found.add(tuple(sorted(tracks)))
    return frozenset(found)


def further_advances(table: Table, seat: int, chosen: list[str]) -> set[str]:
    """The tracks that can be advanced besides those chosen."""
    dice = tuple(sorted((colour, value) for colour, value, _, _ in own_dice(table, seat)))
    possible = all_advances(dice, needed_total(table, seat))
    return {track for track in TRACKS if tuple(sorted([*chosen, track])) in possible}


# The answers to each decision


def answers_to(table: Table, seat: int, due: Decision) -> set[str]:
    """What is said to the decision itself, without extra actions and the exchange."""
    kind, *details = due
    found = _ANSWERS[kind](table, seat, *details)
    return found if kind in _NO_DECLINING else found | {DONE}


def all_answers(table: Table, seat: int, *, exchanging: bool = True) -> set[str]:
    """Everything that a seat may say about what is due to it."""
    due = table.agenda[seat][-1]
    found = answers_to(table, seat, due)
    if table.active == seat and due[0] in WITH_EXTRAS:
        found |= extra_actions(table, seat)
    if exchanging and due[0] not in WITHOUT_EXCHANGE:
        found |= exchanges(table, seat)
    return found


def _pick(table: Table, seat: int, kinds: str) -> set[str]:
    found = set()
    if "start" in kinds:
        found |= {f"start {card}" for card in starts_left(table)}
    if "ability" in kinds:
        found |= {f"ability {tile}" for tile in table.abilities}
    return found


def starts_left(table: Table) -> list[str]:
    return [name for name, card in STARTS.items() if card["players"] == table.players and name not in table.starts]


def _draft(table: Table, seat: int) -> set[str]:
    open_sections = [one for one in SECTIONS if len(table.rows[one]) < len(spaces(table.players, one))]
    return {f"draft {die} {section}" for die in +table.dice for section in open_sections}


def _retrieve(table: Table, seat: int) -> set[str]:
    dice = own_dice(table, seat)
    highest = max(value for _, value, _, _ in dice)
    return {f"retrieve {section}/{at}" for _, value, section, at in dice if value == highest}


def plain_dues(table: Table) -> list[str]:
    """What is due in this turn and leaves nothing to choose."""
    found = ["space"] if table.space is not None and is_plain(EFFECTS[table.space]) else []
    return found + [card for card in sorted(table.traits) if is_plain(EFFECTS[f"{card}/trait"])]


def _turn(table: Table, seat: int) -> set[str]:
    found = {"end"}
    if table.fresh:
        found.add("forfeit")
    if table.space is not None and does_something(table, seat, EFFECTS[table.space]):
        found.add("take space")
    found |= {f"take {card}" for card in table.traits if does_something(table, seat, EFFECTS[f"{card}/trait"])}
    if len(plain_dues(table)) > 1:
        found.add("gather")
    if table.points:
        found |= acts(table, seat, table.kind, age2=bool(table.age2_point))
    return found


def _effects(table: Table, seat: int, card: str, left: str) -> set[str]:
    names = [f"{card}/{at}" for at in left.split(",")]
    return {f"take {name}" for name in names if does_something(table, seat, EFFECTS[name])}


def _either(table: Table, seat: int, name: str) -> set[str]:
    effect = EFFECTS[name]
    assert isinstance(effect, Either)
    choices = enumerate(effect.choices, 1)
    return {f"choose {at}" for at, choice in choices if does_something(table, seat, choice)}


def _convert(table: Table, seat: int, name: str, times: str) -> set[str]:
    return {"convert"} if does_something(table, seat, EFFECTS[name]) else set()


def _track(table: Table, seat: int, among: str) -> set[str]:
    return {f"advance {track}" for track in (table.lowest(seat) if among == "lowest" else among.split(","))}


def _bonus_tile(table: Table, seat: int, route: str, colour: str) -> set[str]:
    return {f"tile {tile}" for tile in table.stock[colour][int(route) - 1]} or {DONE}


def _groups(table: Table, seat: int, chosen: str) -> set[str]:
    tracks = [] if chosen == "-" else chosen.split(",")
    return {f"advance {track}" for track in further_advances(table, seat, tracks)}


_ANSWERS: dict[str, Callable[..., set[str]]] = {
    "pick": _pick,
    "back": lambda table, seat, left: {f"back {card}" for card in table.hands[seat]},
    "found": lambda table, seat: {f"palace {card}" for card in table.hands[seat]},
    "draft": _draft,
    "groups": _groups,
    "retrieve": _retrieve,
    "turn": _turn,
    "effects": _effects,
    "either": _either,
    "convert": _convert,
    "discard": lambda table, seat, name, left: {f"discard {card}" for card in table.hands[seat]},
    "track": _track,
    "temp": lambda table, seat, left: {f"good {good}" for good in GOODS},
    "good": lambda table, seat, left: {f"good {good}" for good in GOODS if table.stacks[good]},
    "draw": lambda table, seat, left: draws(table),
    "place": lambda table, seat, left: placings(table, seat),
    "move": lambda table, seat, left: marches(table, seat),
    "build": lambda table, seat, left, cost: builds(table, seat, free=cost == "free"),
    "wild": lambda table, seat, left, kind: acts(table, seat, None if kind == "open" else kind),
    "play": lambda table, seat, left, cost: plays(table, seat, free=cost == "free"),
    "palace": lambda table, seat, left, cost: for_palace(table, seat, free=cost == "free"),
    "route": paying_routes,
    "bonus-tile": _bonus_tile,
    "fight": lambda table, seat, region: {f"battle {region}"} if can_beat(table, seat, int(region)) else set(),
}
_NO_DECLINING = ("pick", "back", "found", "draft", "retrieve", "turn", "discard", "bonus-tile")
