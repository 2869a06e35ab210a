"""What is measured of the engine, in which order, and what is wanted of it."""

from __future__ import annotations

from typing import Final, NamedTuple

INTERPRETED, COMPILED = "interpreted", "compiled"
BUILDS: Final = (COMPILED, INTERPRETED)


class Part(NamedTuple):
    """One process of a round, which prints its figures."""

    key: str
    module: str
    words: tuple[str, ...]
    peer: str = ""
    """Whose it is; empty for ours."""
    build: str = ""
    """Of ours, which build runs."""

    @property
    def name(self) -> str:
        return f"{self.key}, {self.build}" if self.build else self.key


class Wanted(NamedTuple):
    """A demand on a figure of ours, alone or beside a peer's of the same round."""

    title: str
    ours: str
    figure: str
    peer: str = ""
    peer_title: str = ""
    is_less_better: bool = False
    """Times: then the ratio is the peer's to ours."""
    at_least: tuple[float | None, float | None] = (None, None)
    """Of the ratio, interpreted and compiled; None where it is only reported."""
    at_most: float | None = None
    """Of the figure itself."""


def _part(key: str, module: str, *words: object, peer: str = "", build: str = "") -> Part:
    return Part(key, module, tuple(map(str, words)), peer, build)


def _both(key: str, module: str, *words: object, between: tuple[Part, ...] = ()) -> list[Part]:
    """Both builds of ours, with those peers between them that they are compared with: pairs are neighbours in time."""
    compiled, interpreted = (_part(key, module, *words, build=build) for build in BUILDS)
    return [compiled, *between, interpreted]


def parts(scale: float = 1.0) -> list[Part]:
    """One round; with a smaller scale fewer games of each kind."""

    def n(number: int) -> int:
        return max(2, round(number * scale))

    catanatron_2 = _part("Catanatron 2", "bench.peer_catanatron", 2, n(20), n(1_000), peer="catanatron")
    catanatron_4 = _part("Catanatron 4", "bench.peer_catanatron", 4, n(20), n(1_000), peer="catanatron")
    chess = _part("python-chess", "bench.peer_chess", n(20), n(20_000), 280, peer="chess")
    whole_chess = _part("python-chess, whole games", "bench.peer_chess", n(10), n(20_000), 10_000, peer="chess")
    spiel = [
        _part(f"OpenSpiel {name}", "bench.peer_openspiel", name, n(games), n(copies), peer="openspiel")
        for name, games, copies in (
            ("quoridor", 800, 20_000),
            ("backgammon", 300, 20_000),
            ("gin_rummy", 300, 5_000),
            ("python_block_dominoes", 800, 2_000),
        )
    ]
    search = _part("OpenSpiel IS-MCTS", "bench.peer_openspiel_search", n(4), n(50), peer="openspiel")
    return [
        *_both(
            "Akrotiri 2", "bench.play", "akrotiri", 2, n(300), n(50_000), between=(catanatron_2, chess, whole_chess)
        ),
        *_both("Minos 4", "bench.play", "minos", 4, n(80), n(50_000), between=(catanatron_4,)),
        *_both("Minos 3", "bench.play", "minos", 3, n(80), n(20_000)),
        *_both("Minos 2", "bench.play", "minos", 2, n(100), n(20_000)),
        *spiel,
        _part("boardgame.io tic-tac-toe", "play.cjs", n(2_000), peer="boardgameio"),
        *_both("search Akrotiri 2", "bench.search", "akrotiri", 2, n(4), n(50), between=(search,)),
        *_both("search Minos 2", "bench.search", "minos", 2, n(4), n(50)),
        *_both("search Minos 4", "bench.search", "minos", 4, n(4), n(50)),
        *_both("growth Akrotiri 2", "bench.growth", "akrotiri", 2, n(80)),
        *_both("growth Minos 4", "bench.growth", "minos", 4, n(30)),
    ]


def once(scale: float = 1.0) -> list[Part]:
    """What does not vary from round to round, or is only told."""
    games = max(2, round(10 * scale))
    return [
        *_both("memory Akrotiri 2", "bench.memory", "akrotiri", 2, games),
        *_both("memory Minos 4", "bench.memory", "minos", 4, games),
        *_both("survey", "bench.survey", max(2, round(100 * scale))),
    ]


_SPEED, _COPY, _SEARCH = "decisions_per_second", "copy_microseconds", "simulations_per_second"
_GIN = "OpenSpiel's IS-MCTS, gin rummy"

WANTED: Final = (
    Wanted(
        "Akrotiri, 2 players, random decisions a second",
        "Akrotiri 2",
        _SPEED,
        "Catanatron 2",
        "Catanatron, 2 players",
        at_least=(0.7, 5),
    ),
    Wanted(
        "Minos, 4 players, random decisions a second",
        "Minos 4",
        _SPEED,
        "Catanatron 4",
        "Catanatron, 4 players",
        at_least=(0.7, 5),
    ),
    Wanted(
        "Akrotiri, 2 players, random decisions a second",
        "Akrotiri 2",
        _SPEED,
        "python-chess",
        "python-chess, games of 280 half-moves",
        at_least=(1, 7),
    ),
    Wanted(
        "Akrotiri, 2 players, random decisions a second",
        "Akrotiri 2",
        _SPEED,
        "python-chess, whole games",
        "python-chess, games to their end",
    ),
    Wanted(
        "Akrotiri, 2 players, time of a state's copy in mid-game",
        "Akrotiri 2",
        _COPY,
        "Catanatron 2",
        "Catanatron, 2 players",
        is_less_better=True,
        at_least=(5, 15),
    ),
    Wanted(
        "Minos, 4 players, time of a state's copy in mid-game",
        "Minos 4",
        _COPY,
        "Catanatron 4",
        "Catanatron, 4 players",
        is_less_better=True,
        at_least=(5, 15),
    ),
    Wanted(
        "Akrotiri, 2 players, simulations a second of a tree search with full rollouts",
        "search Akrotiri 2",
        _SEARCH,
        "OpenSpiel IS-MCTS",
        _GIN,
        at_least=(None, 0.5),
    ),
    Wanted(
        "Minos, 2 players, simulations a second of a tree search with full rollouts",
        "search Minos 2",
        _SEARCH,
        "OpenSpiel IS-MCTS",
        _GIN,
        at_least=(None, 0.5),
    ),
    Wanted(
        "Minos, 4 players, simulations a second of a tree search with full rollouts",
        "search Minos 4",
        _SEARCH,
        "OpenSpiel IS-MCTS",
        _GIN,
    ),
    Wanted(
        "Akrotiri, 2 players, cost of a decision in the last tenth of a game to the first",
        "growth Akrotiri 2",
        "last_to_first",
        at_most=2,
    ),
    Wanted(
        "Minos, 4 players, cost of a decision in the last tenth of a game to the first",
        "growth Minos 4",
        "last_to_first",
    ),
)
