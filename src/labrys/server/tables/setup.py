"""What is agreed when a table is made (S4): game, options, seats, clocks, who may watch and talk."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from labrys.bots.registry import bot_names
from labrys.core.refusal import BadOptions
from labrys.core.registry import AnyGame, UnknownGame, game
from labrys.server.tables.declined import declined

DAY = 86_400
LONGEST_TITLE = 60

Word = Annotated[str, msgspec.Meta(max_length=40)]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is meant to sit on a seat: anybody, the maker of the table, or a bot.

    A maker with several seats plays them all in one browser, each under a name of its own if they like.
    """

    kind: Literal["open", "me", "bot"] = "open"
    bot: Word = ""
    name: Word = ""
    kept_for: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The id of the player for whom an open seat is kept, as in a rematch."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Seconds for each decision, and for all decisions of a game together; without a limit where it is None."""

    move: Annotated[int, msgspec.Meta(ge=5, le=30 * DAY)] | None = None
    game: Annotated[int, msgspec.Meta(ge=30, le=365 * DAY)] | None = None


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table before anybody has done anything."""

    game: Word
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=20)] = {}
    public: bool = False
    """Whether the lobby shows it. Whoever has the link finds a table that is not public."""
    talk: bool | None = None
    """Whether people may talk; off on public tables and on at others unless said otherwise."""
    clock: Clock = Clock()
    standin: Word = ""
    """The bot that plays for somebody who is out of time or has left; the game's strongest unless named."""
    limit: Annotated[int, msgspec.Meta(ge=60, le=3650 * DAY)] = 60 * DAY
    """After so many seconds without any change the table is archived."""
    starts: Literal["full", "maker"] = "full"
    """Whether it begins by itself when all seats are taken, or when its maker says so."""
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""


def settle(setup: Setup) -> Setup:
    """The setup with everything left open filled in; Declined with a sentence if it cannot be played."""
    rules = find_game(setup.game)
    try:
        options = rules.read_options(setup.options)
        if len(setup.seats) not in rules.seat_counts:
            counts = ", ".join(map(str, rules.seat_counts))
            raise BadOptions(f"{rules.title} is for {counts} seats, not for {len(setup.seats)}")
        rules.begin(options, len(setup.seats))
    except BadOptions as error:
        raise declined("bad-options", "S4", str(error), 422) from None
    for number, plan in enumerate(setup.seats):
        if (plan.bot and plan.kind != "bot") or (plan.kept_for and plan.kind != "open"):
            text = f"seat {number}: only a bot's seat names a bot, and only an open seat is kept for somebody"
            raise declined("bad-seat", "S4", text, 422)
    if setup.clock.move is not None and setup.limit < setup.clock.move:
        raise declined("bad-clock", "S4", "the table would be archived before the time for a move is up", 422)
    bots = bot_names(setup.game)
    named = [plan.bot for plan in setup.seats if plan.kind == "bot"] + [setup.standin] * bool(setup.standin)
    for bot in named:
        if bot not in bots:
            raise declined("no-such-bot", "S4", f"no bot is called {bot[:40]!r}; there is {', '.join(bots)}", 422)
    if all(plan.kind == "bot" for plan in setup.seats):
        raise declined("no-people", "S4", "a table needs a seat for a person", 422)
    return msgspec.structs.replace(
        setup,
        options=msgspec.to_builtins(options),
        talk=not setup.public if setup.talk is None else setup.talk,
        standin=setup.standin or _strongest(bots),
    )


def find_game(name: str) -> AnyGame:
    """The game of that name, or Declined."""
    try:
        return game(name)
    except UnknownGame as error:
        raise declined("no-such-game", "S4", str(error), 422) from None


def _strongest(bots: tuple[str, ...]) -> str:
    return next((bot for bot in ("minos", "captain", "greedy") if bot in bots), bots[0])


def rotated(setup: Setup, players: tuple[str | None, ...], names: tuple[str, ...]) -> Setup:
    """The setup of a rematch: everybody moves on by one seat, and people's seats are kept for them (S7)."""
    plans = [
        plan if plan.kind == "bot" else SeatPlan("open", name=name, kept_for=player or "")
        for plan, player, name in zip(setup.seats, players, names, strict=True)
    ]
    return msgspec.structs.replace(setup, seats=tuple(plans[-1:] + plans[:-1]), starts="full")
