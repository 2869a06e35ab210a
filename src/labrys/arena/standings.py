"""What the games of an arena show, as plain values for a table, JSON or a page."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from labrys.arena.label import Label
from labrys.arena.numbers import mean_of, share_of, share_of_rounds
from labrys.arena.plan import Finished, Pairing
from labrys.arena.ratings import Meeting, ratings_of
from labrys.arena.watch import Question, Round, Watch

OPEN, HIGH, LOW = "open", "high", "low"
Counts = tuple[tuple[int, int], ...]
"""Values, each with how often it occurred."""


class PairingRow(msgspec.Struct, frozen=True):
    """How the first bot of a pairing did against the other; `share` is of victories, beside the `fair` one."""

    bot: str
    against: str
    rounds: int
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    points: float
    points_against: float
    lead: float
    lead_low: float | None
    lead_high: float | None
    """Of one round alone there is no interval."""
    leads: Counts
    """Of the first bot above the best of the others, in points."""
    verdict: str
    """What the sequential test found; `open` if nothing, empty if there was none."""
    ratio: float
    """The logarithm of the test's likelihood ratio, of the high share to the low one."""
    is_early: bool
    """Whether it was ended by the test, before all its games: then share and interval are biased."""
    beyond: int
    """Games that were played when it ended, and are not counted."""


class RatingRow(msgspec.Struct, frozen=True):
    """A bot's rating with its 95 % interval, and what its decisions took."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    decisions: int
    milliseconds: float
    """Of a decision, on average."""


class SeatRow(msgspec.Struct, frozen=True):
    """How a seat did, whoever sat there."""

    seat: int
    wins: float
    share: float
    low: float
    high: float


class ForfeitRow(msgspec.Struct, frozen=True):
    """A game that a bot lost by failing."""

    number: int
    bot: str
    why: str


class Standings(msgspec.Struct, frozen=True):
    """Everything an arena says. `arena` is the version of the format."""

    arena: int
    label: Label
    question: Question | None
    pairings: tuple[PairingRow, ...]
    ratings: tuple[RatingRow, ...]
    seats: tuple[SeatRow, ...]
    lengths: Counts
    """Decisions of a game."""
    mean_length: float
    forfeits: tuple[ForfeitRow, ...]
    timed: tuple[str, ...]
    """Bots that go by the clock, whose games nobody can repeat."""
    sources: tuple[str, ...]
    """Digests of the files that played: more than one if rules or bots were edited between games."""
    digest: str


def make_standings(label: Label, watch: Watch) -> Standings:
    """What the games that count show; the label's number of games is theirs."""
    rounds = {pairing: watch.counted(pairing) for pairing in watch.plan.pairings}
    games = sorted(chain.from_iterable(chain.from_iterable(rounds.values())), key=lambda game: game.number)
    lengths = [sum(game.decisions) for game in games]
    return Standings(
        arena=1,
        label=msgspec.structs.replace(label, games=len(games)),
        question=watch.question,
        pairings=tuple(_pairing(watch, pairing, listed) for pairing, listed in rounds.items()),
        ratings=_ratings(meetings_of(rounds.values()), games),
        seats=tuple(_seat(seat, games) for seat in range(label.players)),
        lengths=_counts(lengths),
        mean_length=sum(lengths) / max(len(lengths), 1),
        forfeits=tuple(
            ForfeitRow(game.number, game.seats[game.forfeit.seat], game.forfeit.why) for game in games if game.forfeit
        ),
        timed=tuple(dict.fromkeys(bot for game in games for bot in game.timed)),
        sources=tuple(sorted({game.sources for game in games})),
        digest=digest_of(games),
    )


def meetings_of(pairings: Iterable[Sequence[Round]]) -> list[Meeting]:
    """Rounds as ratings take them."""
    return [
        Meeting(
            rounds[0][0].pairing.bot,
            rounds[0][0].pairing.against,
            [[game.victory(game.seat) for game in games] for games in rounds],
            len(rounds[0][0].seats),
        )
        for rounds in pairings
        if rounds
    ]


def digest_of(games: Iterable[Finished]) -> str:
    """One fingerprint of games in their order."""
    lines = (f"{game.digest} {' '.join(map(str, game.scores))}\n" for game in games)
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def _pairing(watch: Watch, pairing: Pairing, rounds: Sequence[Round]) -> PairingRow:
    games, test = list(chain.from_iterable(rounds)), watch.test(pairing)
    victories = [[game.victory(game.seat) for game in each] for each in rounds]
    found = share_of_rounds(victories)
    lead = mean_of((game.round, float(game.lead)) for game in games)
    verdict = ""
    if test:
        verdict = OPEN if not test.is_settled else HIGH if test.is_high else LOW
    mine = sum(game.scores[game.seat] for game in games)
    return PairingRow(
        bot=pairing.bot,
        against=pairing.against,
        rounds=len(rounds),
        games=len(games),
        wins=sum(map(sum, victories)),
        share=found.share,
        low=found.low,
        high=found.high,
        fair=1 / watch.plan.seats,
        points=mine / max(len(games), 1),
        points_against=(sum(sum(game.scores) for game in games) - mine) / max(len(games) * (watch.plan.seats - 1), 1),
        lead=lead.mean,
        lead_low=lead.low,
        lead_high=lead.high,
        leads=_counts(game.lead for game in games),
        verdict=verdict,
        ratio=test.ratio if test else 0.0,
        is_early=watch.is_settled(pairing) and len(rounds) < watch.rounds,
        beyond=watch.beyond(pairing) if watch.is_settled(pairing) else 0,
    )


def _ratings(meetings: Sequence[Meeting], games: Sequence[Finished]) -> tuple[RatingRow, ...]:
    sat: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    seconds: dict[str, float] = {}
    for game in games:
        sat.update(set(game.seats))
        for seat, bot in enumerate(game.seats):
            decisions[bot] += game.decisions[seat]
            seconds[bot] = seconds.get(bot, 0.0) + game.seconds[seat]
    return tuple(
        RatingRow(
            *rating, sat[rating.bot], decisions[rating.bot], 1000 * seconds[rating.bot] / (decisions[rating.bot] or 1)
        )
        for rating in ratings_of(meetings)
    )


def _seat(seat: int, games: Sequence[Finished]) -> SeatRow:
    """Seats of a round are held by both bots in turn, so that their strengths cancel out."""
    clusters = {pair: at for at, pair in enumerate(dict.fromkeys((game.pairing, game.round) for game in games))}
    victories = [(clusters[game.pairing, game.round], game.victory(seat)) for game in games]
    found = share_of(victories)
    return SeatRow(seat, sum(victory for _, victory in victories), found.share, found.low, found.high)


def _counts(values: Iterable[int]) -> Counts:
    return tuple(sorted(Counter(values).items()))
