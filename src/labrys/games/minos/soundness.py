"""Whether a position that somebody wrote could be one of this game, as far as pieces and decisions go.

The rules trust their state. So a position from outside is looked over once, here, before it becomes one: first that
every piece is there once and every number within its bounds, then that what is due can be asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

from labrys.core.bitsets import bits
from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos.components import COLOURS, GOODS, TOP
from labrys.games.minos.course import Unsound, check_round
from labrys.games.minos.kit import count_in
from labrys.games.minos.outset import check_setup
from labrys.games.minos.position import EXTRAS
from labrys.games.minos.rules import table
from labrys.games.minos.rules.count import cities, farms, on_map, towers
from labrys.games.minos.rules.round import LAST_ROUND
from labrys.games.minos.rules.scoring import FINISHED
from labrys.games.minos.state import NOBODY, NONE, ROUTES, State

MOST = 9999
"""No score is greater."""
PURSE = 4095
"""No purse is greater: an exchange has room for so much."""


def check_sound(state: State) -> None:
    """Raise Unsound unless every piece is there once and the decisions that are due can be asked."""
    _check_numbers(state)
    _check_cards(state)
    _check_knowledge(state)
    _check_tiles(state)
    _check_pieces(state)
    _check_dice(state)
    _check_decisions(state)
    (check_round if state.round else check_setup)(state)
    try:
        _check_answers(state)
        _check_question(state)
    except Unsound:
        raise
    except (ValueError, LookupError, ArithmeticError, AssertionError, TypeError) as error:
        raise Unsound(f"what is due cannot be asked: {error!r}") from None


def _between(what: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Unsound(f"{what} is {value}, it lies between {least} and {most}")


def _check_numbers(state: State) -> None:
    kit, last = state.kit, state.players - 1
    limits = (
        ("round", state.round, 0, LAST_ROUND),
        ("first", state.first, NOBODY, last),
        ("active", state.active, NOBODY, last),
        ("complete", state.complete, 0, (1 << state.players) - 1),
        ("for_coins", state.for_coins, 0, (1 << state.players) - 1),
        ("for_weaponry", state.for_weaponry, 0, (1 << state.players) - 1),
        ("points", state.points, 0, 99),
        ("age2_point", state.age2_point, 0, 1),
        ("extras", state.extras, 0, (1 << len(EXTRAS)) - 1),
        ("fresh", state.fresh, 0, 1),
        ("discarding", state.discarding, 0, 1),
    )
    for name, value, least, most in limits:
        _between(name, value, least, most)
    spaces = max(map(len, kit.route_costs))
    rows = (
        ("coins", state.coins, 0, PURSE),
        ("weaponry", state.weaponry, 0, PURSE),
        ("a source of the ledger", state.ledger, -MOST, MOST),
        ("income", state.income, 0, kit.income_end),
        ("a track", state.tracks, 0, TOP),
        ("a ship", state.ships, 0, spaces),
        ("from_setup", state.from_setup, 0, len(kit.card_ids)),
        ("opening", [number for row in state.opening for number in row], 0, MOST),
    )
    for name, values, least, most in rows:
        for value in values:
            _between(name, value, least, most)
    if state.round and state.first == NOBODY:
        raise Unsound(f"round {state.round} has no first player")
    if state.together != bool(state.opening):
        raise Unsound("a step of all at once has an opening, and nothing else has")


def _each_once(what: str, ids: tuple[str, ...], places: Iterable[int], expected: int) -> None:
    """Every one of the expected cards in exactly one of the places, and none besides."""
    found = 0
    for place in places:
        twice = found & place
        if twice:
            raise Unsound(f"{what} {ids[bits(twice)[0]]} is in two places")
        found |= place
    wrong = found ^ expected
    if wrong:
        state = "there" if found & wrong else "missing"
        raise Unsound(f"{what} {ids[bits(wrong)[0]]} should not be {state}")


def _check_cards(state: State) -> None:
    kit, everything = state.kit, state.kit.age_cards[0] | state.kit.age_cards[1]
    places = [*state.deck, *state.discards, state.offer, *state.hand, *state.area, *state.palace]
    _each_once("card", kit.card_ids, places, everything)
    for age in (0, 1):
        if (state.deck[age] | state.discards[age]) & ~kit.age_cards[age]:
            raise Unsound(f"a card lies on a deck or discards of age {age + 1} and is not of it")
    _between("the offer", state.offer.bit_count(), 0, kit.components.offer)
    traits = state.palace[state.active] if state.active != NOBODY else 0
    if state.traits & ~traits:
        raise Unsound("a trait is due of a card that is not in the palace")


def _check_knowledge(state: State) -> None:
    """Pools hold what is hidden and nothing else; what is remembered of the first hands can be (M16)."""
    kit = state.kit
    back = reduce(or_, state.put_back, 0)
    _each_once("card", kit.card_ids, state.put_back, back & kit.age_cards[0])
    for seat, shown in enumerate(state.shown):
        if shown & ~state.hand[seat]:
            raise Unsound(f"seat {seat} does not hold all cards that it is known to hold")
    hidden = [hand & ~shown for hand, shown in zip(state.hand, state.shown, strict=True)]
    for age, pools in enumerate(state.pools):
        unseen = state.deck[age] | reduce(or_, hidden) & kit.age_cards[age]
        _each_once("hidden card", kit.card_ids, pools, unseen)
        if state.deck[age] & ~pools[-1]:
            raise Unsound(f"the deck of age {age + 1} holds a card of an earlier one")
    for seat, cards in enumerate(hidden):
        kept = (cards & state.pools[0][0] & ~back).bit_count()
        if state.from_setup[seat] > kept:
            raise Unsound(f"of seat {seat}'s first hand at most {kept} cards are left")


def _distinct(what: str, tiles: Iterable[int]) -> None:
    found = [tile for tile in tiles if tile != NONE]
    if len(found) != len(set(found)):
        raise Unsound(f"a {what} is there twice")


def _check_tiles(state: State) -> None:
    kit, players = state.kit, state.players
    _distinct("foundation", state.foundation)
    won = [tile for tiles in state.trophies for tile in bits(tiles)]
    _distinct("Sea Peoples tile", [*won, *(tile for people in state.people for tile in people)])
    _distinct("starting card", state.start)
    _distinct("ability", [*state.ability, *bits(state.abilities)])
    _distinct("trade bonus", [tile for tiles in (*state.stock, *state.held) for tile in bits(tiles)])
    _distinct("vase", state.vases)
    _check_routes(state)
    _between("the number of vases", len(state.vases), 0, kit.components.vase_slots.in_play)
    if any(tile != NONE and kit.components.starts[tile].players != players for tile in state.start):
        raise Unsound(f"a starting card is not for {players} players")
    for at, tiles in enumerate(state.stock):
        if tiles & (kit.blue if at % 2 else kit.red):
            raise Unsound("a trade bonus lies among those of the other colour")
    slots = len(kit.components.vase_slots.slots[players])
    for by, filled in zip(state.vase_by, state.vase_filled, strict=True):
        _between("what is filled of a vase", filled, 0, slots)
        _between("who has claimed a vase", by, 0, (1 << players) - 1)
        if filled != min(slots, by.bit_count()):
            raise Unsound(f"{by.bit_count()} seats have claimed a vase, {filled} of its slots are filled")
    if state.round and (len(state.routes) < ROUTES or NONE in (*state.start, *state.ability, state.bonus)):
        raise Unsound("a round is being played, but the table is not laid out")


def _check_routes(state: State) -> None:
    """Each tile in its place, with the side up that was agreed."""
    kit, agreed = state.kit, state.options.routes
    _between("the number of routes", len(state.routes), 0, ROUTES)
    for at, route in enumerate(state.routes):
        if kit.route_tile[route] != at + 1 or (agreed != "random" and kit.route_side[route] != agreed[at]):
            raise Unsound(f"{kit.route_ids[route]} is not route {at + 1} of this game")


def _check_pieces(state: State) -> None:
    """Goods, warriors and structures, none too many."""
    kit, pieces = state.kit, state.kit.components.pieces
    for good, name in enumerate(GOODS):
        packs = (state.stacks, state.pile, *state.goods)
        total = sum(count_in(pack, good) for pack in packs)
        if total != kit.components.stock.each:
            raise Unsound(f"there are {total} {name}, not {kit.components.stock.each}")
    for seat in range(state.players):
        waits = not cities(state, seat)
        warriors = state.reserves[seat] + state.supply[seat] + on_map(state, seat) + waits
        if warriors != pieces.warriors or min(state.reserves[seat], state.supply[seat]) < 0:
            raise Unsound(f"seat {seat} has {warriors} warriors, not {pieces.warriors}")
        _between("the number of cities", cities(state, seat), 0, pieces.cities)
        _between("the number of towers", towers(state, seat), 0, pieces.towers)
        _between("the number of farms", farms(state, seat), 0, pieces.farms)
        if state.round and waits:
            raise Unsound(f"seat {seat} has no city")
    for region, owner in enumerate(state.city):
        for structure in (owner, state.tower[region], state.farm[region]):
            _between("an owner", structure, NOBODY, state.players - 1)
        if state.tower[region] not in (NOBODY, owner):
            raise Unsound("a tower stands where its owner has no city")
        if owner != NOBODY and state.foundation[region] != NONE:
            raise Unsound("a foundation lies under a city")


def _check_dice(state: State) -> None:
    """All dice are on the table during a round, at most as many of a colour as there are."""
    kit, players = state.kit, state.players
    dice, rolling = kit.dice[players], [(a, b) for kind, a, b in state.stack if kind == d.ROLL]
    placed = [die for row in state.rows for die in row]
    for colour, name in enumerate(COLOURS):
        count = sum(state.pool[colour * 6 : colour * 6 + 6]) + sum(left for one, left in rolling if one == colour)
        count += sum(die != NONE and die >> 3 & 3 == colour for die in placed)
        _between(f"the number of {name} dice", count, 0, dice[colour])
    total = sum(state.pool) + len(placed) + sum(left for _, left in rolling)
    if total not in (0, sum(dice)):
        raise Unsound(f"{total} dice are on the table, not {sum(dice)}")
    for section, row in enumerate(state.rows):
        _between("the number of dice in a section", len(row), 0, len(kit.rows[players, section]))
        for die in row:
            if die != NONE:
                _between("the seat of a die", die & 7, 0, players - 1)


def _check_decisions(state: State) -> None:
    """Every decision can be, and the due ones are for somebody to decide."""
    for seat, agenda in enumerate(state.agenda):
        for decision in agenda:
            _check_decision(state, seat, decision)
        if (state.active == seat) != ((d.TURN, 0, 0) in agenda):
            raise Unsound(f"seat {seat} should have a turn exactly if it is the active one")
    waiting = table.pending(state)
    if table.asking(state) == NONE:
        for seat in waiting:
            if state.agenda[seat][-1][0] >= d.FIRST_STEP_KIND:
                raise Unsound(f"{d.NAMES[state.agenda[seat][-1][0]]} is due to seat {seat}, but nobody decides it")
    if state.stack and not waiting and state.stack[-1][0] >= d.FIRST_TABLE_STEP:
        raise Unsound(f"{d.NAMES[state.stack[-1][0]]} is due, but nobody decides it")
    if any(kind == d.DEAL and b >= state.players for kind, _, b in state.stack):
        raise Unsound("something is to be dealt to a seat that is not there")
    over = not state.stack and not waiting
    if state.reason != (FINISHED if over else ""):
        left = len(state.stack) + len(waiting)
        raise Unsound(f"{left} decisions are left, and the game is said to have ended by {state.reason[:40]!r}")


def _check_decision(state: State, seat: int, decision: d.Decision) -> None:
    kind, a, b = decision
    kit = state.kit
    match kind:
        case d.EFFECTS if not b or b >> len(kit.instants[a]):
            raise Unsound(f"{kit.card_ids[a]} has no such effects")
        case d.ITEMS:
            effect = kit.effects[a]
            assert isinstance(effect, fx.Gain)
            _between("the next item of a gain", b, 1, len(effect.items) - 1)
        case d.DISCARD | d.BACK:
            _between("the number of cards to give", b if kind == d.DISCARD else a, 1, state.hand[seat].bit_count())
        case d.FIGHT if not state.people[a]:
            raise Unsound(f"there is nobody to battle in region {state.land.number[a]}")
        case d.GROUPS | d.RETRIEVE | d.DRAFT | d.TURN if not state.round:
            raise Unsound(f"{d.NAMES[kind]} is due before the first round")


def _check_answers(state: State) -> None:
    """The secret answers are moves that the seats could make one after the other, and whole where they are said to
    be."""
    if not any(state.answers):
        if state.complete:
            raise Unsound("an answer is said to be whole, but there is none")
        return
    world = state.clone()
    world.answers, world.complete = [()] * state.players, 0
    for seat, answers in enumerate(state.answers):
        for code in answers:
            if code not in table.legal(world, seat):
                raise Unsound(f"the answer of seat {seat} could not be given")
            table.apply(world, seat, code)
    if world.answers != state.answers or world.complete != state.complete:
        raise Unsound("the answers do not fit those that are said to be whole")


def _check_question(state: State) -> None:
    """Chance, or every seat that has to decide, has something to say."""
    waiting = [seat for seat in table.pending(state) if not state.complete >> seat & 1]
    if table.asking(state) != NONE or (state.stack and not waiting):
        if not table.ask(state):
            raise Unsound("chance is asked without a question")
        return
    for seat in waiting:
        if not table.legal(state, seat):
            raise Unsound(f"seat {seat} has to decide and has no legal move")
