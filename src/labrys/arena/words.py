"""How an arena puts things: the same words and columns in the terminal, on the page and on the ladder."""

from __future__ import annotations

from collections.abc import Iterator

from labrys.arena import label as labels
from labrys.arena.sequential import ERROR
from labrys.arena.standings import HIGH, OPEN, PairingRow, RatingRow, SeatRow, Standings

PAIRING_COLUMNS = ("", "games", "wins", "share", "95 %", "settled")
POINT_COLUMNS = ("", "points", "lead", "95 %")
RATING_COLUMNS = ("", "rating", "95 %", "games", "ms a decision")
SEAT_COLUMNS = ("", "wins", "share", "95 %")


def percent(value: float) -> str:
    """A share."""
    return f"{100 * value:.1f} %"


def number(value: float) -> str:
    """A number of victories, of which some may be shared."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f}"


def lead_interval(low: float | None, high: float | None) -> str:
    """The interval of a lead, if there is one."""
    return "-" if low is None or high is None else f"{low:+.1f} to {high:+.1f}"


def pairing_name(row: PairingRow) -> str:
    """Who meets whom."""
    others = round(1 / row.fair) - 1
    return f"{row.bot} against {row.against if others == 1 else f'{others} of {row.against}'}"


def pairing_cells(standings: Standings, row: PairingRow) -> tuple[str, ...]:
    """A row under PAIRING_COLUMNS."""
    return (
        pairing_name(row),
        str(row.games),
        number(row.wins),
        percent(row.share),
        _interval(row.low, row.high),
        verdict(standings, row),
    )


def point_cells(row: PairingRow) -> tuple[str, ...]:
    """A row under POINT_COLUMNS."""
    return (
        pairing_name(row),
        f"{row.points:.1f} : {row.points_against:.1f}",
        f"{row.lead:+.1f}",
        lead_interval(row.lead_low, row.lead_high),
    )


def verdict(standings: Standings, row: PairingRow) -> str:
    """What the sequential test says."""
    question = standings.question
    if question is None:
        return ""
    if row.verdict == OPEN:
        return "open"
    if question.is_who:
        found = f"{row.bot if row.verdict == HIGH else row.against} is better"
    elif row.verdict == HIGH:
        found = f"{question.high:g}, not {question.low:g}"
    else:
        found = f"{question.low:g}, not {question.high:g}"
    return f"{found} (early)" if row.is_early else found


def rating_cells(row: RatingRow) -> tuple[str, ...]:
    """A row under RATING_COLUMNS."""
    interval = f"{row.low:+.0f} to {row.high:+.0f}"
    return row.bot, f"{row.rating:+.0f}", interval, str(row.games), f"{row.milliseconds:.2f}"


def seat_cells(row: SeatRow) -> tuple[str, ...]:
    """A row under SEAT_COLUMNS."""
    return f"seat {row.seat}", number(row.wins), percent(row.share), _interval(row.low, row.high)


def label_rows(standings: Standings) -> list[tuple[str, str]]:
    """What was played, line by line."""
    label = standings.label
    sit = (
        "seats swapped"
        if label.players == 2
        else f"one of the first against {label.players - 1} of the other, at each seat in turn"
    )
    return labels.label_rows(label, f"{', '.join(label.bots)}; every two meet, {sit}, from the same seed")


def forfeits(standings: Standings) -> Iterator[str]:
    """Who lost by failing, bot by bot, with the first reason of each."""
    for bot in dict.fromkeys(row.bot for row in standings.forfeits):
        rows = [row for row in standings.forfeits if row.bot == bot]
        games = "1 game" if len(rows) == 1 else f"{len(rows)} games"
        yield f"{bot} forfeited {games}; game {rows[0].number}: {rows[0].why}"


def cautions(standings: Standings) -> list[str]:
    """What a reader has to know to trust the figures neither too much nor too little."""
    unit = "pair" if standings.label.players == 2 else "round"
    said = [
        f"Intervals are of 95 %. Games of one {unit} have one seed and count together, shared victories in parts.",
        "Ratings are on the scale of Elo, by Bradley and Terry's model from all games; their mean is 0.",
    ]
    question = standings.question
    if question:
        asked = "who is better, asked as" if question.is_who else "the question"
        said.append(
            f"The sequential test ({asked} {question.high:g} or {question.low:g} of the victories) "
            f"errs in at most {100 * ERROR:.0f} % of pairings whose share is one of these."
        )
    early = [row for row in standings.pairings if row.is_early]
    if early:
        beyond = sum(row.beyond for row in early)
        more = f" {beyond} games beyond that are kept and not counted." if beyond else ""
        said.append(
            f"{len(early)} of {len(standings.pairings)} pairings stopped early: their shares, intervals and ratings "
            f"are biased away from equality; with --settle never they are not.{more}"
        )
    if standings.timed:
        said.append(
            f"{', '.join(standings.timed)} went by the clock: these games cannot be played again in the same way."
        )
    if len(standings.sources) > 1:
        said.append(
            f"Games were played by {len(standings.sources)} states of engine, bots and weights: "
            "they may not be comparable."
        )
    return said
