"""Finds in what a browser has received whatever its person may not know (A11): the others' hands and goals, what lies
in the piles, what was answered in secret, the seed. It compares with what was true on the server at the time."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page

from labrys.core.seats import SPECTATOR
from labrys.server.tables import entries
from labrys.server.tables.setup import Setup
from labrys.server.tables.sitting import OVER, Sitting
from tests.server.wire.laws import check_update
from tests.web.known import State, all_cards, all_goals, open_cards, open_goals

TEXTS = Path(__file__).parents[2] / "src" / "labrys" / "texts" / "en" / "akrotiri.ftl"
_DRAWN = re.compile(r' (?:d|points|transform|viewBox)="[^"]*"')
"""How something is drawn: M10 is also a way to begin a line."""
_ID = re.compile(r"\b(?:(?:T|[EMH])\d\d|II?-\d\d)\b")
"""Tiles and maps of Akrotiri, cards of Minos."""
_KEPT = """
async () => {
  const databases = await indexedDB.databases();
  const caches_ = "caches" in globalThis ? await caches.keys() : [];
  return [
    document.documentElement.outerHTML + document.title,
    JSON.stringify({...localStorage, ...sessionStorage, databases, caches: caches_, cookie: document.cookie}),
  ];
}
"""
_SAME_FOR_ALL = re.compile(r"/api/games(/|$)")


class Received(NamedTuple):
    """A text that came to the browser, or that it made of what came."""

    kind: str
    """`frame`, `answer` (by HTTP), `page` or `store`."""
    text: str
    version: int
    """That of the table as the browser knew it then."""
    where: str = ""
    asked: Mapping[str, Any] = {}
    """The question, if it is the answer to one."""


class Truth:
    """All that was true at a table, version by version."""

    def __init__(self, sittings: Mapping[int, Sitting], seed: str) -> None:
        self.sittings = dict(sittings)
        self.seed = seed
        self._known: dict[int, dict[int, tuple[set[str], set[str]]]] = {}

    @classmethod
    def of(cls, database: Path, table: str) -> Truth:
        """Read from the server's own log."""
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
            made = connection.execute("SELECT setup, seed, maker, created FROM tables WHERE id = ?", [table]).fetchone()
            rows = connection.execute(
                "SELECT seq, at, entry, player, key FROM log WHERE table_id = ? ORDER BY seq", [table]
            ).fetchall()
        setup, seed, maker, created = made
        sitting = Sitting(table, msgspec.json.decode(setup, type=Setup), seed, maker, created)
        sittings = {}
        for seq, at, entry, player, key in rows:
            sitting = sitting.fork()
            sitting.fold(seq, at, entries.read(entry), player, key)
            sittings[seq] = sitting
        return cls(sittings, seed)

    def state(self, version: int) -> State | None:
        table = self.sittings[version].table
        state: State | None = None if table is None else table.state
        return state

    def is_over(self, version: int) -> bool:
        return self.sittings[version].status == OVER

    def hidden(self, version: int, seat: int) -> tuple[set[str], set[str]]:
        """Cards, maps and tiles, and goals, that this seat has never seen until then."""
        state = self.state(version)
        if state is None:
            return set(), set()
        cards, goals = self._seen(seat)[version]
        return all_cards(state) - cards, all_goals(state) - goals

    def _seen(self, seat: int) -> dict[int, tuple[set[str], set[str]]]:
        """By version: the cards, maps and tiles, and the goals, that a seat has seen so far."""
        if seat not in self._known:
            cards: set[str] = set()
            goals: set[str] = set()
            self._known[seat] = known = {}
            for version in sorted(self.sittings):
                state = self.state(version)
                if state is not None:
                    cards, goals = cards | open_cards(state, seat), goals | open_goals(state, seat)
                known[version] = cards, goals
        return self._known[seat]


def kept_by(page: Page, version: int) -> list[Received]:
    """The page as it is now, and all that the browser keeps for it."""
    document, store = page.evaluate(_KEPT)
    return [Received("page", _DRAWN.sub("", document), version), Received("store", store, version)]


def page_betrays(page: Page, truth: Truth, version: int, looking: int | None) -> list[str]:
    """What the page shows or keeps that the person who looks may not know; nobody in particular if it is covered."""
    return betrayals(kept_by(page, version), truth, SPECTATOR if looking is None else looking)


@cache
def goal_titles() -> dict[str, str]:
    """What goals are called on the page, in English."""
    found = re.findall(r"^akrotiri-goal-([\w-]+) = (.+)$", TEXTS.read_text(), re.MULTILINE)
    return {goal: title for goal, title in found if not goal.endswith("-text")}


def betrayals(received: Iterable[Received], truth: Truth, seat: int) -> list[str]:
    """A sentence for each text that tells a seat what it may not know."""
    rng = random.Random("twins")
    return [
        f"{one.kind} {one.where} at version {one.version}: {what}"
        for one in received
        for what in _betrayed(one, truth, seat, rng)
    ]


def _betrayed(one: Received, truth: Truth, seat: int, rng: random.Random) -> list[str]:
    if truth.is_over(one.version):
        return []
    found = ["the seed"] if truth.seed[:16] in one.text else []
    if one.kind in ("frame", "answer"):
        return found + _told(one, truth, seat, rng)
    cards, goals = truth.hidden(one.version, seat)
    found += sorted(cards & set(_ID.findall(one.text)))
    if one.kind == "page":
        return found + sorted(goal for goal in goals if goal_titles()[goal] in one.text or f"goal:{goal}" in one.text)
    return found + sorted(goal for goal in goals if re.search(rf"\b{goal}\b", one.text))


def _told(one: Received, truth: Truth, seat: int, rng: random.Random) -> list[str]:
    """What is wrong with what the server said."""
    if one.kind == "answer" and _SAME_FOR_ALL.search(one.where):
        return []
    message = json.loads(one.text)
    kind = message.get("type") if isinstance(message, dict) else None
    if kind == "update" and message["view"] is not None:
        return _update(one.text, truth, seat, rng)
    if kind == "survey":
        return _survey(message, one.asked, truth, seat)
    version = message.get("version", one.version) if isinstance(message, dict) else one.version
    cards, _ = truth.hidden(version or one.version, seat)
    return sorted(cards & set(_ID.findall(one.text)) - set(_ID.findall(json.dumps(one.asked))))


def _update(text: str, truth: Truth, seat: int, rng: random.Random) -> list[str]:
    """An update is the same in a world that the seat cannot tell from the true one."""
    try:
        check_update(text, seat, truth.sittings, rng)
    except AssertionError as error:
        return [str(error)]
    return []


def _survey(message: Mapping[str, Any], asked: Mapping[str, Any], truth: Truth, seat: int) -> list[str]:
    """A survey is what the rules make of the seat's view, and nothing else."""
    sitting = truth.sittings[message["version"]]
    assert sitting.table is not None
    game, move = sitting.game, asked.get("move")
    view = game.view(sitting.table.state, seat)
    made = game.survey(view, game.read_move(move) if isinstance(move, dict) else None)
    is_same = message["survey"] == json.loads(msgspec.json.encode(made))
    return [] if is_same else ["a survey of something else than its view"]
