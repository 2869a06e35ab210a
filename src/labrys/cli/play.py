"""`labrys play`: a person in the terminal against bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from labrys.cli.faults import Fault, printable
from labrys.cli.reading import (
    ComponentsFile,
    GameOptions,
    check_start,
    open_game,
    read_options,
    read_record,
    read_seat,
    replay_record,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from labrys.cli.session import Session
    from labrys.cli.words import Words
    from labrys.core.registry import AnyGame
    from labrys.core.table import Table

PERSON = "you"
"""The person's name in a record."""
FIRST_GAME = "akrotiri"
"""What is played if no game is named, here or by a record."""


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, such as akrotiri, which it is without it.")
    ] = None,
    against: Annotated[
        str, typer.Option("--against", metavar="BOT", help="The bot, or several with commas between.")
    ] = "greedy",
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", help="Your seat; 0 without it.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="How many seats; 2 without it.")] = None,
    option: GameOptions = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S", help="Same seed, same draws.")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    components: ComponentsFile = None,
) -> None:
    """Play against bots in the terminal."""
    from labrys.cli.screen import Screen
    from labrys.cli.session import Session
    from labrys.core.chance import new_seed, seed_from

    named = game or (read_record(load).header.game if load is not None else FIRST_GAME)
    rules, screen = open_game(named, components), Screen()
    secret = new_seed() if seed is None else seed_from(seed)
    session = None
    try:
        if load is None:
            table, mine, bots = _begin(rules, against, seat, seats, read_options(option or ()), secret)
        else:
            if seats is not None or option:
                raise Fault(
                    "a saved game has its seats and options already: --seats and --option do not go with --load"
                )
            table, mine, bots, had_promise = _go_on(rules, load, components, against, seat, seed is not None, secret)
        session = Session(table, mine, bots, secret, screen, loaded=load is not None)
        screen.say(_welcome(table.game, session.words))
        if load is not None:
            screen.say(_loaded(load, session, had_promise))
        session.run()
    except KeyboardInterrupt:
        screen.say("")
        if session is not None:
            session.leave()
        else:
            screen.say("Good-bye.")


def _begin(
    rules: AnyGame, against: str, seat: int | None, seats: int | None, options: dict[str, object], seed: str
) -> tuple[Table, int, list[str]]:
    from labrys.core.chance import Seeded
    from labrys.core.table import Table

    others = against.split(",")
    count = seats if seats is not None else max(rules.seat_counts[0], len(others) + 1)
    check_start(rules, options, count)
    mine = read_seat(seat or 0, count)
    bots = _bots(rules, others, count, mine)
    return Table(rules, bots, options, Seeded(seed)), mine, bots


def _bots(rules: AnyGame, others: list[str], seats: int, mine: int) -> list[str]:
    """A name for every seat: one bot given sits at all other seats, several in the order of the seats."""
    from labrys.bots.registry import bot_names

    names = bot_names(rules.name)
    for name in others:
        if name not in names:
            raise Fault(f"no bot called {name!r} plays {rules.name}; there is {', '.join(names)}")
    if len(others) == 1:
        others = others * (seats - 1)
    if len(others) != seats - 1:
        raise Fault(f"{seats} seats leave {seats - 1} for bots, you named {len(others)}")
    return [*others[:mine], PERSON, *others[mine:]]


def _go_on(
    rules: AnyGame, path: Path, components: Path | None, against: str, seat: int | None, has_seed: bool, seed: str
) -> tuple[Table, int, list[str], bool]:
    import msgspec

    from labrys.bots.registry import bot_names
    from labrys.core.chance import Seeded, promise

    table = replay_record(path, read_record(path), None, components)
    header = table.record.header
    if header.game != rules.name:
        raise Fault(f"{path} is a game of {header.game}, not of {rules.name}")
    known = bot_names(rules.name)
    persons = [number for number, name in enumerate(header.seats) if name not in known]
    mine = read_seat(seat if seat is not None else (persons or [0])[0], len(header.seats))
    default = _bots(rules, against.split(",")[:1], len(header.seats), mine)
    bots = [
        PERSON if number == mine else name if name in known else default[number]
        for number, name in enumerate(header.seats)
    ]
    if has_seed and promise(seed) != header.promise:
        raise Fault(f"{path} was played from another seed; leave --seed out to go on with a new one")
    # The seed of an unfinished game is in no file. Without it chance goes on unpromised, and the record says so.
    table.chance = Seeded(seed)
    person = _marked(header.seats, header.seats[mine] if mine in persons else PERSON, goes_on=not table.is_over)
    seats = tuple(person if number == mine else name for number, name in enumerate(bots))
    kept = header.promise if has_seed or table.is_over else ""
    table.record.header = msgspec.structs.replace(header, seats=seats, promise=kept)
    if not table.is_over:
        table.rewind(len(table.record.entries))
    return table, mine, bots, bool(header.promise)


def _marked(seats: Sequence[str], name: str, *, goes_on: bool) -> str:
    """The person's name with every mark that a name in the record has, wherever the person sat before."""
    from labrys.cli.session import HINTED, LOADED, REPLACED, UNDONE

    marks = [mark for mark in (UNDONE, HINTED, REPLACED, LOADED) if any(mark in other for other in seats)]
    if goes_on and LOADED not in marks:
        marks.append(LOADED)
    return name + "".join(mark for mark in marks if mark not in name)


def _loaded(path: Path, session: Session, had_promise: bool) -> str:
    """What has been loaded, and what has become of the promise of chance."""
    from labrys.core.refusal import counted

    table = session.table
    if table.is_over:
        return f"Loaded {printable(str(path))}: a finished game.\n"
    if table.record.header.promise:
        chance = "The promise of chance is kept: it goes on from the same seed."
    elif had_promise:
        chance = "The promise of chance is dropped: it goes on from a new seed (give --seed again to keep it)."
    else:
        chance = "Chance goes on from a new seed; the record holds no promise."
    against = ", ".join(name for seat, name in enumerate(session.bot_names) if seat != session.seat)
    view = table.game.view(table.state, session.seat)
    where = f"round {session.words.round(view)}, {counted(len(table.record.entries), 'decision')} made"
    return f"Loaded {printable(str(path))}: {where}, against {against}. {chance}\n"


def _welcome(rules: AnyGame, words: Words) -> str:
    place, *more = words.welcome()
    return "\n".join([f"{rules.title} with {rules.components_name} components. {place}", *more]) + "\n"
