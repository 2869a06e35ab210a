"""What can be claimed of a course in Minos: cards played, structures built, points, vases, groups of dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from labrys.bots.advice.claims import Claim, claim
from labrys.bots.advice.following import Path
from labrys.bots.advice.standing import booked
from labrys.core.game import Move
from labrys.core.refusal import Fact
from labrys.games.minos import codes, events, moves
from labrys.games.minos.components import GOODS, SECTIONS, TRACKS
from labrys.games.minos.position import goods_in
from labrys.games.minos.rules import progress
from labrys.games.minos.rules.count import dominant, heights, on_map
from labrys.games.minos.rules.dice import place_of
from labrys.games.minos.state import FROM_VASES, State

SAID: Final = {
    "minos-scores": "scores {points} VP",
    "minos-vase": "claims {vases:vase} for {points} VP",
    "minos-plays": "plays {card} for {coins:coin}",
    "minos-palace": "puts {card} into the palace",
    "minos-city": "builds a city in {region}",
    "minos-tower": "builds a tower in {region}",
    "minos-farm": "builds a farm in {region}",
    "minos-ship": "builds a ship on route {route}",
    "minos-sails": "brings the ship on route {route} to space {space}",
    "minos-battle": "beats the Sea Peoples in {region}",
    "minos-dominates": "comes to dominate {region}",
    "minos-group": "completes a group of dice for {track}",
    "minos-die": "puts {die} on space {space} of {section}, for {points:action point} as the dice stand",
    "minos-acts": "gives {points:action point} for {section}",
    "minos-advances": "advances to space {space} of {track}",
    "minos-warriors": "brings {warriors:warrior} more onto the map",
    "minos-coins": "gains {coins:coin}",
    "minos-weaponry": "gains {weaponry} weaponry",
    "minos-draws": "draws {cards:card}",
    "minos-takes": "takes {card} from the offer",
    "minos-owns": "comes to own {goods} {good}",
    "minos-income": "advances to space {space} of the income track",
    "minos-temporary": "gets temporary {good}",
    "minos-market": "buys temporary {good} for {coins:coin}",
    "minos-ends": "ends the turn with {coins:coin} and {cards:card} in hand",
    "minos-begins": "begins with {coins:coin} and {weaponry} weaponry",
    "minos-back": "puts back {card} ({coins:coin})",
    "minos-affords": "can then play {card}",
}
"""The claims about this game, in English."""
ECHOES: Final = {
    "minos-plays", "minos-palace", "minos-city", "minos-tower", "minos-farm", "minos-ship", "minos-sails",
    "minos-battle", "minos-draws", "minos-takes", "minos-market",
}  # fmt: skip
"""What the name of a move says already, where it is written out."""

SHARED: Final = ("minos-advances", "minos-palace", "minos-weaponry", "minos-warriors")
"""What can be claimed of a step of all at once: nobody else's answer takes it away (M4.7)."""
_RISKED: Final = (moves.City, moves.Tower, moves.Farm, moves.Ship, moves.Sail, moves.Battle, moves.Play, moves.Take)
"""Moves of such a step that may come to nothing, or to something else."""
_TRACK_WORDS: Final = {"influence": "influence", "cultural": "culture", "population": "population"}


def claims(path: Path) -> tuple[list[Claim], list[Claim]]:
    """What a course does, the weightiest first, and what can be done after it."""
    if not path.before.round:
        # What is set up brings everybody the same: a city, its goods, some points.
        return _set_up(path), []
    after = path.settled
    deeds = [
        *_vases(path, after), *_scored(path, after), *_played(path), *_built(path, after), *_drafted(path, after),
        *_retrieved(path), *_progress(path, after), *_warriors(path, after), *_owned(path, after),
        *_drawn(path), *_gained(path, after), *_got(path), *_bought(path), *_ended(path),
    ]  # fmt: skip
    if path.is_shared:
        risks = any(isinstance(move, _RISKED) for move in path.moves)
        return [] if risks else [one for one in deeds if one.kind in SHARED], []
    return deeds, _affords(path)


def _set_up(path: Path) -> list[Claim]:
    """What is chosen before the first round, one by one: a starting card, a card to put back."""
    move, kit = path.moves[0], path.before.kit
    if isinstance(move, moves.Start):
        card = kit.components.starts[kit.start_ids.index(move.card)]
        return [claim(SAID, "minos-begins", coins=card.coins, weaponry=card.weaponry)]
    if isinstance(move, moves.Back):
        return [claim(SAID, "minos-back", card=move.card, coins=kit.card_cost[kit.card_ids.index(move.card)])]
    return []


def _there(kind: str, region: int) -> Claim:
    """A claim about a region."""
    return claim(SAID, kind, {"region": f"region {region}"}, region=region)


def _on(kind: str, track: str, **facts: Fact) -> Claim:
    """A claim about a track."""
    return claim(SAID, kind, {"track": _TRACK_WORDS[track]}, track=track, **facts)


def _vases(path: Path, after: State) -> list[Claim]:
    """Vases that are claimed, and the points for them."""
    before, seat = path.before, path.seat
    new = sum((now & ~then) >> seat & 1 for then, now in zip(before.vase_by, after.vase_by, strict=False))
    points = booked(after, seat)[FROM_VASES] - booked(before, seat)[FROM_VASES]
    return [claim(SAID, "minos-vase", vases=new, points=points)] if new and points > 0 else []


def _scored(path: Path, after: State) -> list[Claim]:
    """Points of all other sources."""
    then, now = booked(path.before, path.seat), booked(after, path.seat)
    points = sum(now) - now[FROM_VASES] - sum(then) + then[FROM_VASES]
    return [claim(SAID, "minos-scores", points=points)] if points > 0 else []


def _played(path: Path) -> list[Claim]:
    found: list[Claim] = []
    for at, told in enumerate(path.told):
        for event in told:
            if isinstance(event, events.CardPlayed):
                found.append(claim(SAID, "minos-plays", card=event.card, coins=event.coins))
            elif isinstance(event, events.Battled):
                found.append(_there("minos-battle", event.region))
        move = path.moves[at]
        if isinstance(move, moves.Palace):
            found.append(claim(SAID, "minos-palace", card=move.card))
    return found


def _built(path: Path, after: State) -> list[Claim]:
    found, before, seat = [], path.before, path.seat
    numbers = after.land.number
    for kind, then, now in (
        ("minos-city", before.city, after.city),
        ("minos-tower", before.tower, after.tower),
        ("minos-farm", before.farm, after.farm),
    ):
        for region, owner in enumerate(now):
            if owner == seat and then[region] != seat:
                found.append(_there(kind, numbers[region]))
    for route in range(3):
        old, new = before.ships[seat * 3 + route], after.ships[seat * 3 + route]
        if new and not old:
            found.append(claim(SAID, "minos-ship", route=route + 1))
        elif new > old:
            found.append(claim(SAID, "minos-sails", route=route + 1, space=new))
    return found


def _drafted(path: Path, after: State) -> list[Claim]:
    """Where a die comes to stand, and what it adds to groups."""
    move, before, seat = path.moves[0], path.before, path.seat
    if not isinstance(move, moves.Draft):
        return []
    section, value = SECTIONS.index(move.section), int(move.die[-1])
    at = place_of(before.rows[section], value)
    stood = claim(
        SAID,
        "minos-die",
        {"die": f"{move.die[:-1]} {value}"},
        die=move.die,
        section=move.section,
        space=at + 1,
        points=before.kit.rows[before.players, section][at].points,
    )
    return [*(_on("minos-group", track) for track in more_groups(before, after, seat)), stood]


def _retrieved(path: Path) -> list[Claim]:
    """What a die gives to act with."""
    if not isinstance(path.moves[0], moves.Retrieve):
        return []
    name, points = path.moves[0].space.partition("/")[0], path.known[1].points
    words = {"section": "any section"} if name == SECTIONS[-1] else {}
    return [claim(SAID, "minos-acts", words, section=name, points=points)] if points else []


def more_groups(before: State, after: State, seat: int) -> list[str]:
    """The tracks that a seat's dice can advance further than before."""
    found = []
    for track in range(len(TRACKS)):
        old = max((one[track] for one in progress.possible(before, seat)), default=0)
        new = max((one[track] for one in progress.possible(after, seat)), default=0)
        if new > old:
            found.append(TRACKS[track])
    return found


def _progress(path: Path, after: State) -> list[Claim]:
    old, new = heights(path.before, path.seat), heights(after, path.seat)
    return [_on("minos-advances", TRACKS[track], space=new[track]) for track in range(3) if new[track] > old[track]]


def _warriors(path: Path, after: State) -> list[Claim]:
    before, seat, found = path.before, path.seat, []
    for region in range(after.land.size):
        if dominant(after, region) == seat != dominant(before, region):
            found.append(_there("minos-dominates", after.land.number[region]))
    more = on_map(after, seat) - on_map(before, seat)
    if more > 0:
        found.append(claim(SAID, "minos-warriors", warriors=more))
    return found


def _drawn(path: Path) -> list[Claim]:
    named = [move.card for move in path.moves if isinstance(move, moves.Draw)]
    blind = sum(card in ("deck", "age2") for card in named)
    taken = [claim(SAID, "minos-takes", card=card) for card in named if card not in ("deck", "age2")]
    return [*taken, *([claim(SAID, "minos-draws", cards=blind)] if blind else [])]


def _gained(path: Path, after: State) -> list[Claim]:
    before, seat, found = path.before, path.seat, []
    coins, weaponry = after.coins[seat] - before.coins[seat], after.weaponry[seat] - before.weaponry[seat]
    if coins > 0:
        found.append(claim(SAID, "minos-coins", coins=coins))
    if weaponry > 0:
        found.append(claim(SAID, "minos-weaponry", weaponry=weaponry))
    return found


def _owned(path: Path, after: State) -> list[Claim]:
    """Goods that come, and how far they bring the income."""
    before, seat, found = path.before, path.seat, []
    then, now = goods_in(before.goods[seat]), goods_in(after.goods[seat])
    for good, name in enumerate(GOODS):
        if now[good] > then[good]:
            found.append(claim(SAID, "minos-owns", goods=now[good], good=name))
    if after.income[seat] > before.income[seat]:
        found.append(claim(SAID, "minos-income", space=after.income[seat]))
    return found


def _got(path: Path) -> list[Claim]:
    """Temporary goods that are not paid for."""
    return [
        claim(SAID, "minos-temporary", good=event.good)
        for told in path.told
        for event in told
        if isinstance(event, events.TempGained)
    ]


def _bought(path: Path) -> list[Claim]:
    bought = [event for told in path.told for event in told if isinstance(event, events.GoodBought)]
    return [claim(SAID, "minos-market", good=event.good, coins=event.coins) for event in bought]


def _ended(path: Path) -> list[Claim]:
    """With what a turn is ended at once."""
    if not isinstance(path.moves[0], moves.End):
        return []
    before, seat = path.before, path.seat
    return [claim(SAID, "minos-ends", coins=before.coins[seat], cards=before.hand[seat].bit_count())]


def _affords(path: Path) -> list[Claim]:
    """Cards that can be played where the course ends, though not where it began."""
    before, after = _playable(path, path.before), _playable(path, path.after)
    return [claim(SAID, "minos-affords", card=path.before.kit.card_ids[card]) for card in after if card not in before]


def is_taken_up(said: Claim, later: Sequence[Move]) -> bool:
    """Whether moves that are to follow do what a claim says can be done then: a hint names no card that the seat is
    not advised to play."""
    return said.kind != "minos-affords" or said.facts["card"] in [
        move.words[0] for move in later if isinstance(move, moves.Play)
    ]


def _playable(path: Path, state: Any) -> list[int]:
    """The cards that the seat may play next."""
    if path.seat not in path.game.deciders(state):
        return []
    legal = path.game.legal(state, path.seat)
    cards = {(code & codes.ARGUMENT) >> 2 for code in legal if code & ~codes.ARGUMENT == codes.PLAY}
    return sorted(cards)
