"""Makes the golden games of Minos: `python -m tests.games.minos.golden_games` writes them anew.

They have to be made again whenever the house components or the rules change. All follows from the seeds: the same games
come out each time. If something stays missing, more games or more tries will find it, or it is a gap with a reason
(`features`).
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from labrys.core.chance import Seeded
from labrys.core.record import write
from labrys.core.registry import game as game_of
from labrys.core.table import Table
from tests.games.minos.eager import CLASHES, LATE_TASTES, TASTES, Eager
from tests.games.minos.features import GAPS, WANTED, features

GOLDEN = Path(__file__).parent / "golden"
EARLY, LATE, RARE = 9, 6, 10
"""So many games for the cards above all, so many at most for what is then missing, and for clashes of several."""
STAGES = (0,) * EARLY + (1,) * LATE + (2,) * RARE
TRIES = (20, 64, 900)
"""Each early game is the best of so many, and each late one; of so many rare ones the first that shows something."""
SETTINGS = (
    (4, "draft", "AAA"), (3, "random", "random"), (2, "draft", "BBB"), (4, "random", "BBB"), (4, "draft", "AAA"),
    (4, "draft", "random"),
)  # fmt: skip


def play(at: int, attempt: int, missing: set[str]) -> Table:
    """One game of eager players, of a taste each."""
    seed = f"golden minos {at} {attempt}"
    rng = random.Random(seed)
    is_rare = STAGES[at] == 2
    players, setup, routes = SETTINGS[(attempt if is_rare else at) % len(SETTINGS)]
    wanted = set(missing)
    if is_rare:
        tastes = [rng.choice(CLASHES)] * players
    else:
        tastes = rng.sample(LATE_TASTES if STAGES[at] else TASTES, players)
    eager = [Eager(wanted, taste, rng) for taste in tastes]
    table = Table(game_of("minos"), ["eager"] * players, {"setup": setup, "routes": routes}, Seeded(seed))
    while not table.is_over:
        seat = rng.choice(table.deciders())
        table.play(seat, eager[seat].choose(table.state, seat, table.legal(seat)))
    return table


def worth(found: set[str]) -> int:
    """What a game shows, by how hard it is to find: cards and tiles come to those who look for them."""
    easy = {"card": 1, "foundation": 1, "tile": 1, "bonus": 2}
    return sum(easy.get(what.partition(" ")[0], 3) for what in found)


def best_of(at: int, missing: set[str]) -> Table | None:
    """Of the tries for one golden game the one that shows most of what is missing."""
    best, most = None, 0
    for attempt in range(TRIES[STAGES[at]]):
        table = play(at, attempt, missing)
        new = features(table) & missing
        if worth(new) > most:
            best, most = table, worth(new)
        if new == missing or (new and STAGES[at] == 2):
            break
    return best


def find() -> list[Table]:
    """Games that together show as much as they can, each the one of several that adds most."""
    missing, kept = WANTED - set(GAPS), []
    for at in range(len(STAGES)):
        best = best_of(at, missing)
        if best is None:
            continue
        missing -= features(best)
        kept.append(best)
        sys.stdout.write(f"game {at + 1}: {len(missing)} missing\n")
        if not missing:
            break
    sys.stdout.write(f"missing: {', '.join(sorted(missing))}\n")
    return kept


if __name__ == "__main__":
    games = find()
    GOLDEN.mkdir(exist_ok=True)
    for path in GOLDEN.glob("*.jsonl"):
        path.unlink()
    for at, table in enumerate(games, 1):
        players = len(table.record.header.seats)
        (GOLDEN / f"{at:02}-{players}-players.jsonl").write_bytes(write(table.record))
