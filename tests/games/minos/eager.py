"""Players who look for what no golden game has shown yet, each in a way of its own."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from labrys.core.game import Move
from labrys.games.minos import moves
from labrys.games.minos.components import GOODS, SECTIONS, TRACKS
from labrys.games.minos.decisions import FIGHT
from labrys.games.minos.state import State
from tests.games.minos.features import next_fighters

COLOUR = {"influence": "red", "cultural": "yellow", "population": "blue"}
WEIGHTS: dict[type[Move], float] = {
    moves.End: 0.01, moves.Done: 0.02, moves.Forfeit: 0.05, moves.Exchange: 0.02, moves.Discard: 0.1, moves.Play: 2.0,
    moves.City: 3.0, moves.Tower: 3.0, moves.Farm: 6.0, moves.Ship: 3.0, moves.Sail: 2.0, moves.Battle: 6.0,
    moves.Gather: 9.0, moves.Take: 9.0, moves.Palace: 6.0, moves.Tile: 4.0, moves.Trade: 3.0, moves.Draw: 2.0,
    moves.Market: 0.2, moves.Escort: 0.1,
}  # fmt: skip
"""How likely a kind of move is; 1 for all others."""
Taste = Callable[[State, int, Move], float]


def shown_by(state: State, seat: int, move: Move) -> str:
    """What a move shows at once, as far as the players look for it."""
    kit = state.kit
    match move:
        case moves.Play():
            return f"card {move.words[0]} is played"
        case moves.Draw() if move.card in kit.card_number:
            return f"card {move.card} is played"
        case moves.City():
            tile = state.foundation[state.land.index[move.region]]
            return f"foundation {kit.foundation_ids[tile]} is built on" if tile >= 0 else ""
        case moves.Battle():
            return f"tile {kit.people_ids[state.people[state.land.index[move.region]][-1]]} is battled"
        case moves.Tile():
            return f"bonus {move.tile} is used"
        case moves.Start():
            return f"start {move.card}"
        case moves.Exchange():
            return f"exchange for {move.gain}"
        case moves.Done() if state.agenda[seat][-1][0] == FIGHT:
            return "a last battle is left to the next" if next_fighters(state, state.agenda[seat][-1][1]) else ""
    return ""


def scholar(state: State, seat: int, move: Move) -> float:
    """Plays cards, and keeps its coins for them."""
    match move:
        case moves.Draft():
            return {"develop": 6.0, "wild": 3.0, "prepare": 3.0, "build": 0.3, "expand": 0.5}[move.section]
        case moves.Play():
            return 0.2
        case moves.City() | moves.Tower() | moves.Ship() | moves.Sail():
            return 0.02
        case moves.Escort() | moves.Market():
            return 0.05
        case moves.Forfeit():
            return 4.0 if state.kind == SECTIONS.index("expand") else 1.0
        case moves.Ability():
            return 9.0 if move.tile == "SA1" else 1.0
    return 1.0


def builder(state: State, seat: int, move: Move) -> float:
    match move:
        case moves.Draft():
            return {"build": 6.0, "expand": 3.0, "wild": 2.0, "develop": 0.5, "prepare": 1.0}[move.section]
        case moves.City() | moves.Tower() | moves.Ship() | moves.Sail():
            return 4.0
        case moves.Play():
            return 0.1
    return 1.0


def sailor(state: State, seat: int, move: Move) -> float:
    """Goes for the red tiles of the routes, and the towers that they take."""
    match move:
        case moves.Draft():
            return {"build": 9.0, "wild": 3.0, "expand": 1.0, "develop": 0.3, "prepare": 1.0}[move.section]
        case moves.Tower() | moves.Ship() | moves.Sail():
            return 9.0
        case moves.Play() | moves.City() | moves.Escort() | moves.Market():
            return 0.05
        case moves.Good():
            return 5.0 if move.good in ("copper", "herb", "wood") else 0.5
        case moves.Forfeit():
            return 4.0 if state.kind != SECTIONS.index("build") else 0.2
    return 1.0


def settler(state: State, seat: int, move: Move) -> float:
    """Goes wherever it has nobody yet, and leaves no region."""
    match move:
        case moves.Draft():
            return {"expand": 8.0, "wild": 2.0, "build": 1.0, "develop": 0.5, "prepare": 0.5}[move.section]
        case moves.March() | moves.Escort():
            index, players = state.land.index, state.players
            there = state.warriors[index[move.to] * players + seat]
            here = state.warriors[index[move.region] * players + seat]
            return 9.0 if here > 1 and not there else 0.02
        case moves.Farm():
            return 0.05
        case moves.Battle():
            return 0.2
        case moves.Advance():
            return 5.0 if move.track == "population" else 1.0
    return 1.0


def merchant(state: State, seat: int, move: Move) -> float:
    """Collects goods of one type after another."""
    match move:
        case moves.Good() | moves.Market():
            owned = state.goods[seat] >> 8 * GOODS.index(move.good) & 255
            return (1.0, 8.0, 20.0, 20.0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1)[owned]
        case moves.Advance():
            return 9.0 if move.track == "cultural" else 1.0
        case moves.Ability():
            return 20.0 if move.tile == "SA2" else 1.0
        case moves.Farm():
            return 9.0
    return scholar(state, seat, move) * 2


def climber(track: str) -> Taste:
    """Drafts dice of one colour and climbs its track."""

    def taste(state: State, seat: int, move: Move) -> float:
        match move:
            case moves.Draft():
                colour, value = move.die[:-1], int(move.die[-1])
                likes = {COLOUR[track]: 4.0, "gray": 2.0}.get(colour, 0.05)
                return float(likes * value**2)
            case moves.Advance():
                return 30.0 if move.track == track else 0.3
            case moves.Ability():
                return 20.0 if move.tile == "SA4" else 1.0
        return 1.0

    return taste


def rival(state: State, seat: int, move: Move) -> float:
    """Climbs for the build points of culture, and uses them where others may want to build at the same time."""
    match move:
        case moves.March() | moves.Escort():
            there = state.warriors[state.land.index[move.to] * state.players + seat]
            return 9.0 if _others_at(state, seat, move.to) and not there else 0.3
        case moves.City() | moves.Farm():
            if state.active == seat:
                return 0.02
            return 9.0 if _others_at(state, seat, move.region) else 0.3
        case moves.Tower() | moves.Ship() | moves.Sail() if state.active != seat:
            return 0.02
        case moves.Battle() | moves.Convert() | moves.Play():
            return 0.2
    return _climb_culture(state, seat, move)


_climb_culture = climber("cultural")


def _others_at(state: State, seat: int, region: int) -> bool:
    first = state.land.index[region] * state.players
    return any(state.warriors[first + other] for other in range(state.players) if other != seat)


TASTES: tuple[Taste, ...] = (
    scholar, *map(climber, TRACKS), settler, scholar, merchant, builder, sailor, sailor, scholar,
)  # fmt: skip
LATE_TASTES: tuple[Taste, ...] = (
    settler,
    settler,
    sailor,
    scholar,
    merchant,
    climber("influence"),
    climber("influence"),
)
"""For the last games, when most cards have been seen: crowded regions, ships, high tracks."""
CLASHES: tuple[Taste, ...] = (rival, settler)
"""For what takes several who want the same: all at the table have one of these."""


class Eager:
    """A player that does what is missing if it can, and otherwise what it likes, by chance."""

    def __init__(self, missing: set[str], taste: Taste, rng: random.Random) -> None:
        self.missing, self.taste, self.rng = missing, taste, rng

    def choose(self, state: State, seat: int, legal: Sequence[Move]) -> Move:
        new = [move for move in legal if shown_by(state, seat, move) in self.missing]
        if new:
            move = self.rng.choice(new)
            is_taken = isinstance(move, moves.Tile) and not state.held[seat] >> state.kit.bonus_ids.index(move.tile) & 1
            if not isinstance(move, moves.Draw) and not is_taken:
                self.missing.discard(shown_by(state, seat, move))
            return move
        return self.rng.choices(legal, [self._weight(state, seat, move) for move in legal])[0]

    def _weight(self, state: State, seat: int, move: Move) -> float:
        weight = WEIGHTS.get(type(move), 1.0) * self.taste(state, seat, move)
        match move:
            case moves.Discard() | moves.Palace() | moves.Back():
                number = state.kit.card_number[move.card]
                wanted = f"card {move.card} is played" in self.missing and not state.area[seat] >> number & 1
                return weight * (0.01 if wanted else 3.0)
        return weight
