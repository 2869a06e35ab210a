"""By claim about Minos: whether it is true of moves that were made, by events and views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.games.minos import events
from labrys.games.minos.components import COLOURS, GOODS, SECTIONS, TRACKS, WEALTH
from labrys.games.minos.moves import Play
from labrys.games.minos.rules.progress import group_total, maximal_advances
from tests.bots.advice.positions import Replayed

Facts = dict[str, Any]


def _seats(made: Replayed) -> tuple[Any, Any]:
    return made.before.seats[made.seat], made.after.seats[made.seat]


def scored(made: Replayed) -> int:
    """Points of all sources but vases and the end."""
    left_out = {WEALTH.index("vases"), WEALTH.index("leftovers")}
    before, after = (
        sum(points for source, points in enumerate(one.ledger) if source not in left_out) for one in _seats(made)
    )
    return int(after - before)


def scores(made: Replayed, facts: Facts) -> bool:
    return bool(facts["points"] == scored(made) > 0)


def vase(made: Replayed, facts: Facts) -> bool:
    claimed = made.told(events.VaseClaimed)
    return (facts["vases"], facts["points"]) == (len(claimed), sum(one.points for one in claimed))


def plays(made: Replayed, facts: Facts) -> bool:
    return (facts["card"], facts["coins"]) in [(one.card, one.coins) for one in made.told(events.CardPlayed)]


def palace(made: Replayed, facts: Facts) -> bool:
    before, after = _seats(made)
    return facts["card"] in set(after.palace) - set(before.palace)


def _built(what: str) -> Callable[[Replayed, Facts], bool]:
    def check(made: Replayed, facts: Facts) -> bool:
        built = [one.region for one in made.told(events.Built) if one.structure == what]
        return facts["region"] in built

    return check


def ship(made: Replayed, facts: Facts) -> bool:
    return facts["route"] in [one.route for one in made.told(events.ShipBuilt)]


def sails(made: Replayed, facts: Facts) -> bool:
    before, after = _seats(made)
    at = facts["route"] - 1
    return bool(0 < before.ships[at] < after.ships[at] == facts["space"])


def battle(made: Replayed, facts: Facts) -> bool:
    return facts["region"] in [one.region for one in made.told(events.Battled)]


def _dominates(made: Replayed, view: Any, region: int) -> bool:
    counts = next(one.warriors for one in view.regions if one.number == region)
    others = [count for seat, count in enumerate(counts) if seat != made.seat]
    return bool(counts[made.seat] > max(others))


def dominates(made: Replayed, facts: Facts) -> bool:
    return _dominates(made, made.after, facts["region"]) and not _dominates(made, made.before, facts["region"])


def _advances(made: Replayed, view: Any, track: int) -> int:
    dice = [
        (COLOURS.index(one.die[:-1]), int(one.die[-1]))
        for row in view.rows
        for one in row
        if one is not None and one.seat == made.seat
    ]
    total = group_total(made.world, made.seat)
    return max(one[track] for one in maximal_advances(sorted(dice), total))


def group(made: Replayed, facts: Facts) -> bool:
    track = TRACKS.index(facts["track"])
    return _advances(made, made.before, track) < _advances(made, made.after, track)


def die(made: Replayed, facts: Facts) -> bool:
    (drafted,) = made.told(events.DieDrafted)
    if (drafted.section, drafted.space) != (facts["section"], facts["space"]):
        return False
    section = SECTIONS.index(drafted.section)
    placed = made.after.rows[section][drafted.space - 1]
    spaces = made.world.kit.rows[made.world.players, section]
    return bool(
        placed.seat == made.seat and placed.die == facts["die"] and spaces[facts["space"] - 1].points == facts["points"]
    )


def acts(made: Replayed, facts: Facts) -> bool:
    (retrieved,) = made.told(events.DieRetrieved)
    return (facts["section"], facts["points"]) == (retrieved.section, made.after.points)


def advances(made: Replayed, facts: Facts) -> bool:
    before, after = _seats(made)
    track = TRACKS.index(facts["track"])
    return bool(before.tracks[track] < after.tracks[track] == facts["space"])


def warriors(made: Replayed, facts: Facts) -> bool:
    before, after = (sum(one.warriors[made.seat] for one in view.regions) for view in (made.before, made.after))
    return bool(facts["warriors"] == after - before)


def coins(made: Replayed, facts: Facts) -> bool:
    before, after = _seats(made)
    return bool(facts["coins"] == after.coins - before.coins)


def weaponry(made: Replayed, facts: Facts) -> bool:
    before, after = _seats(made)
    return bool(facts["weaponry"] == after.weaponry - before.weaponry)


def draws(made: Replayed, facts: Facts) -> bool:
    return bool(facts["cards"] == len(made.told(events.Drawing)))


def takes(made: Replayed, facts: Facts) -> bool:
    return facts["card"] in made.before.offer and facts["card"] in made.after.seats[made.seat].shown + made.after.seats[
        made.seat
    ].area + tuple(made.after.discards[0]) + tuple(made.after.discards[1])


def owns(made: Replayed, facts: Facts) -> bool:
    good = GOODS.index(facts["good"])
    before, after = (one.goods[good] for one in _seats(made))
    gained = [one.good for one in made.told(events.GoodGained)].count(facts["good"])
    return bool(before + gained == after == facts["goods"] > before)


def income(made: Replayed, facts: Facts) -> bool:
    before, after = _seats(made)
    return bool(before.income < after.income == facts["space"])


def temporary(made: Replayed, facts: Facts) -> bool:
    at = GOODS.index(facts["good"])
    before, after = (one.temps[at] for one in _seats(made))
    return after > before and not made.told(events.GoodBought)


def market(made: Replayed, facts: Facts) -> bool:
    return (facts["good"], facts["coins"]) in [(one.good, one.coins) for one in made.told(events.GoodBought)]


def ends(made: Replayed, facts: Facts) -> bool:
    """Nothing is paid or played after it: what it had is what it goes with."""
    before, _ = _seats(made)
    return bool(made.told(events.TurnEnded)) and (facts["coins"], facts["cards"]) == (before.coins, before.cards)


def begins(made: Replayed, facts: Facts) -> bool:
    """As the card says that is open on the table."""
    (taken,) = made.told(events.StartTaken)
    card = next(one for one in made.game.components.starts if one.id == taken.card)
    return (facts["coins"], facts["weaponry"]) == (card.coins, card.weaponry)


def back(made: Replayed, facts: Facts) -> bool:
    before, after = (view.hand + view.put_back for view in (made.before, made.after))
    cost = next(one.cost for one in made.game.components.cards if one.id == facts["card"])
    return facts["card"] in made.before.hand and sorted(before) == sorted(after) and facts["coins"] == cost


def _may_play(made: Replayed, world: Any, card: str) -> bool:
    legal = [made.game.decode(world, code) for code in made.game.legal(world, made.seat)]
    return card in [move.words[0] for move in legal if isinstance(move, Play)]


def affords(made: Replayed, facts: Facts) -> bool:
    return _may_play(made, made.world, facts["card"]) and not _may_play(made, made.first, facts["card"])


CHECKS: dict[str, Callable[[Replayed, Facts], bool]] = {
    "minos-scores": scores,
    "minos-vase": vase,
    "minos-plays": plays,
    "minos-palace": palace,
    "minos-city": _built("city"),
    "minos-tower": _built("tower"),
    "minos-farm": _built("farm"),
    "minos-ship": ship,
    "minos-sails": sails,
    "minos-battle": battle,
    "minos-dominates": dominates,
    "minos-group": group,
    "minos-die": die,
    "minos-acts": acts,
    "minos-advances": advances,
    "minos-warriors": warriors,
    "minos-coins": coins,
    "minos-weaponry": weaponry,
    "minos-draws": draws,
    "minos-takes": takes,
    "minos-owns": owns,
    "minos-income": income,
    "minos-temporary": temporary,
    "minos-market": market,
    "minos-ends": ends,
    "minos-begins": begins,
    "minos-back": back,
    "minos-affords": affords,
}
