"""What is agreed when a table is made (S4): game, options, seats, clocks, who may watch and talk."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from labrys.bots.registry import bot_names
from labrys.core.refusal import BadOptions, Refusal
from labrys.core.registry import AnyGame, UnknownComponents, UnknownGame, game, game_with
from labrys.core.registry import names as games
from labrys.server.tables import lessons
from labrys.server.tables.branching import Branch
from labrys.server.tables.branching import settled as settled_branch
from labrys.server.tables.declined import Declined, declined

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
    hints: bool | None = None
    """Whether people may ask for hints; where one person plays alone and in lessons, unless said otherwise."""
    clock: Clock = Clock()
    standin: Word = ""
    """The bot that plays for somebody who is out of time or has left; the game's strongest unless named."""
    limit: Annotated[int, msgspec.Meta(ge=60, le=3650 * DAY)] = 60 * DAY
    """After so many seconds without any change the table is archived."""
    starts: Literal["full", "maker"] = "full"
    """Whether it begins by itself when all seats are taken, or when its maker says so."""
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""
    branch: Branch | None = None
    """The moment of a recorded game from which this one goes on; its options are that game's."""
    lesson: Word = ""
    """The lesson that is learned at this table."""
    components: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The digest of the components: today's house set or a former one; today's unless named. A rematch names those of
    the game that it follows."""


def settle(setup: Setup) -> Setup:
    """The setup with everything left open filled in; Declined with a sentence if it cannot be played."""
    rules = find_game(setup.game, setup.components)
    setup = _with_branch(setup, rules)
    try:
        options = rules.read_options(setup.options)
        if len(setup.seats) not in rules.seat_counts:
            counts = ", ".join(map(str, rules.seat_counts))
            raise BadOptions(f"{rules.title} is for {counts} seats, not for {len(setup.seats)}")
        rules.begin(options, len(setup.seats))
    except BadOptions as error:
        raise Declined(Refusal("bad-options", "S4", str(error)), 422) from None
    for number, plan in enumerate(setup.seats):
        if (plan.bot and plan.kind != "bot") or (plan.kept_for and plan.kind != "open"):
            text = "seat {seat}: only a bot's seat names a bot, and only an open seat is kept for somebody"
            raise declined("bad-seat", "S4", text, 422, seat=number)
    if setup.clock.move is not None and setup.limit < setup.clock.move:
        raise declined("bad-clock", "S4", "the table would be archived before the time for a move is up", 422)
    bots = bot_names(setup.game)
    named = [plan.bot for plan in setup.seats if plan.kind == "bot"] + [setup.standin] * bool(setup.standin)
    for bot in named:
        if bot not in bots:
            text = "no bot is called {bot!r}; there is {bots}"
            raise declined("no-such-bot", "S4", text, 422, bot=bot[:40], bots=", ".join(bots))
    if all(plan.kind == "bot" for plan in setup.seats):
        raise declined("no-people", "S4", "a table needs a seat for a person", 422)
    return msgspec.structs.replace(
        setup,
        options=msgspec.to_builtins(options),
        talk=not setup.public if setup.talk is None else setup.talk,
        standin=setup.standin or bots[-1],
    )


def may_hint(setup: Setup) -> bool:
    """Whether hints may be asked for at a table (S11.1)."""
    if setup.hints is not None:
        return setup.hints
    return bool(setup.lesson) or sum(plan.kind != "bot" for plan in setup.seats) == 1


def _with_branch(setup: Setup, rules: AnyGame) -> Setup:
    """The setup with its lesson or branch settled, if it has one, and the options of that."""
    if setup.lesson:
        return lessons.settled(setup, rules)
    if setup.branch is None:
        return setup
    branch, header = settled_branch(setup.branch, setup.game, len(setup.seats))
    is_other = setup.components not in ("", header.components_hash)
    if is_other or any(header.options.get(name) != value for name, value in setup.options.items()):
        text = "a game that goes on from a record has the options and the components of that record"
        raise declined("branch-options", "S7", text, 422)
    return msgspec.structs.replace(setup, branch=branch, options=header.options, components=header.components_hash)


def find_game(name: str, components: str = "") -> AnyGame:
    """The game of that name, with the components of a digest or with today's; or Declined."""
    try:
        return game_with(name, components) if components else game(name)
    except UnknownGame:
        text = "no game is called {game!r}; there is {games}"
        raise declined("no-such-game", "S4", text, 422, game=name, games=", ".join(games())) from None
    except UnknownComponents:
        raise declined("no-such-components", "S4", "this server has no such components", 422) from None


def game_of(setup: Setup) -> AnyGame:
    """The game of a table that has not begun: with today's components if those that were agreed are not known here."""
    try:
        return find_game(setup.game, setup.components)
    except Declined:
        return find_game(setup.game)


def rotated(setup: Setup, players: tuple[str | None, ...], names: tuple[str, ...], components: str = "") -> Setup:
    """The setup of a rematch: everybody moves on by one seat, and people's seats are kept for them (S7)."""
    plans = [
        plan if plan.kind == "bot" else SeatPlan("open", name=name, kept_for=player or "")
        for plan, player, name in zip(setup.seats, players, names, strict=True)
    ]
    seats = tuple(plans[-1:] + plans[:-1])
    return msgspec.structs.replace(setup, seats=seats, starts="full", branch=None, lesson="", components=components)
