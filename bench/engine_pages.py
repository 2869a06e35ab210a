"""The engine's part of the report: tables in Markdown, from what a run has found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from bench.plan import COMPILED, INTERPRETED
from bench.rounds import Found
from bench.verdicts import Spread, Verdict, column, spread, verdicts

PLAYED = ("Akrotiri 2", "Minos 2", "Minos 3", "Minos 4")
PEERS = (
    ("Catanatron 2", "Catanatron, 2 players", "Python"),
    ("Catanatron 4", "Catanatron, 4 players", "Python"),
    ("python-chess", "python-chess", "Python"),
    ("OpenSpiel quoridor", "OpenSpiel, quoridor", "C++ from Python"),
    ("OpenSpiel backgammon", "OpenSpiel, backgammon", "C++ from Python"),
    ("OpenSpiel gin_rummy", "OpenSpiel, gin rummy", "C++ from Python"),
    ("OpenSpiel python_block_dominoes", "OpenSpiel, dominoes", "Python"),
    ("boardgame.io tic-tac-toe", "boardgame.io, tic-tac-toe", "JavaScript"),
)
MEMORY = (
    ("copy_bytes", "a copy of a state in mid-game, beside its original"),
    ("state_bytes", "a state, where the states of all decisions of a game are kept"),
    ("record_in_memory_bytes", "the record of a finished game, in memory"),
    ("record_text_bytes", "the same as text (JSON Lines)"),
    ("record_compact_bytes", "the same as compact text"),
    ("record_log_bytes", "the same as the texts of the server's log"),
    ("record_decisions", "decisions of such a game"),
)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return ["| " + " | ".join(cells) + " |" for cells in (head, ["---"] * len(head), *rows)]


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def ratio(found: Spread | None) -> str:
    return "not measured" if found is None else f"{found.middle:.2f} ({found.least:.2f}..{found.most:.2f})"


def judged(rows: Iterable[Verdict]) -> list[str]:
    """The demands: what is wanted, what was measured, whether it holds."""
    words = {None: "", True: "yes", False: "**no**"}
    return table(
        ["what", "beside", "build", "ours", "theirs", "wanted", "measured", "holds"],
        [
            (
                row.title,
                row.peer or "itself",
                row.build,
                number(row.ours),
                number(row.theirs) if row.peer else "",
                row.wanted,
                ratio(row.found),
                words[row.holds],
            )
            for row in rows
        ],
    )


def middle(found: Found, name: str, figure: str) -> float | None:
    values = column(found, name, figure)
    return median(values) if values else None


def speeds(found: Found) -> list[str]:
    """Random play of ours and of all peers, in absolute numbers."""
    ours = [
        (f"{key[:-2]}, {key[-1]} players", build, f"{key}, {build}")
        for key in PLAYED
        for build in (COMPILED, INTERPRETED)
    ]
    figures = ("decisions_per_second", "legal_moves", "decisions_per_game", "copy_microseconds")
    return table(
        ["game", "written in", "decisions/s", "least..most", "legal moves", "decisions/game", "copy, µs"],
        [
            (title, kind, number(middles[0]), extremes(found, name), *map(number, middles[1:]))
            for title, kind, name in [*ours, *((title, kind, name) for name, title, kind in PEERS)]
            for middles in [[middle(found, name, figure) for figure in figures]]
        ],
    )


def extremes(found: Found, name: str) -> str:
    values = column(found, name, "decisions_per_second")
    if not values:
        return "not measured"
    _, least, most = spread(values)
    return f"{least:,.0f}..{most:,.0f}"


def beside_peers(found: Found) -> list[str]:
    """Akrotiri's and Minos' random decisions to those of every peer, paired by rounds."""
    pairs = [
        (game, build, f"{game}, {build}") for game in ("Akrotiri 2", "Minos 4") for build in (COMPILED, INTERPRETED)
    ]
    return table(
        ["times as many decisions a second as", *(f"{game}, {build}" for game, build, _ in pairs)],
        [(title, *(ratio(paired(found, ours, theirs)) for _, _, ours in pairs)) for theirs, title, _ in PEERS],
    )


def paired(found: Found, ours: str, theirs: str) -> Spread | None:
    figure = "decisions_per_second"
    a, b = column(found, ours, figure), column(found, theirs, figure)
    return spread([x / y for x, y in zip(a, b, strict=True)]) if a and b else None


def growth(found: Found) -> list[str]:
    """Microseconds of a decision by the tenths of a game."""
    games = [(game, build) for game in ("Akrotiri 2", "Minos 4") for build in (COMPILED, INTERPRETED)]
    return table(
        ["µs a decision, by tenths of a game", *map(str, range(1, 11))],
        [
            (
                f"{game[:-2]}, {game[-1]} players, {build}",
                *(number(middle(found, f"growth {game}, {build}", f"tenth_{at}")) for at in range(1, 11)),
            )
            for game, build in games
        ],
    )


def memory(found: Found) -> list[str]:
    """Bytes of states and records. Records are the same in both builds."""
    names = [(game, build) for game in ("Akrotiri 2", "Minos 4") for build in (COMPILED, INTERPRETED)]
    return table(
        ["bytes of", *(f"{game[:-2]}, {game[-1]} players, {build}" for game, build in names)],
        [
            (title, *(number(middle(found, f"memory {game}, {build}", figure)) for game, build in names))
            for figure, title in MEMORY
        ],
    )


def survey(found: Found) -> str:
    told = [
        f"{value:.1f} ms {build}"
        for build in (COMPILED, INTERPRETED)
        if (value := middle(found, f"survey, {build}", "survey_milliseconds")) is not None
    ]
    return f"The survey of a full map of Akrotiri, which the browser asks for: {', '.join(told) or 'not measured'}."


def pages(found: Found) -> list[str]:
    """The whole part."""
    return [
        "### What is wanted",
        "",
        *judged(verdicts(found)),
        "",
        "### Random play",
        "",
        *speeds(found),
        "",
        *beside_peers(found),
        "",
        "### Growth",
        "",
        *growth(found),
        "",
        "### Memory",
        "",
        *memory(found),
        "",
        survey(found),
    ]
