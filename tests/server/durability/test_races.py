from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest

from labrys.server.tables import entries as e
from tests.server.durability.races import Scene, Wished
from tests.server.durability.stage import Site, assert_shown_as_stored, fresh_rng, log_of, people

pytestmark = pytest.mark.anyio


def codes(done: list[Wished]) -> list[str]:
    return sorted(one.code for one in done)


async def two_moves(scene: Scene) -> None:
    await scene.begin()
    person, update = await scene.decider()
    done = await scene.together((person, scene.move(update)), (person, scene.move(update)))

    assert ["granted", "late"] == codes(done)


async def one_move_sent_twice(scene: Scene) -> None:
    await scene.begin()
    person, update = await scene.decider()
    move = scene.move(update)
    # Sockets learn of it by their update too, before the answer that says `again`.
    by_http = scene.rng.random() < 0.5
    done = await scene.together((person, move), (person, move), by_http=by_http)

    assert ["granted", "granted"] == codes(done)
    assert done[0].answer["version"] == done[1].answer["version"]
    assert not by_http or [False, True] == sorted(one.answer["again"] for one in done)


async def two_moves_by_one_key(scene: Scene) -> None:
    await scene.begin()
    person, update = await scene.decider()
    moves = scene.move(update, "same"), scene.move(update, "same")
    done = await scene.together((person, moves[0]), (person, moves[1]), by_http=True)

    assert codes(done) == (["granted", "granted"] if done[0].wish == done[1].wish else ["granted", "key-used"])


async def a_move_and_taking_back(scene: Scene) -> None:
    await scene.begin()
    await scene.play(scene.rng.randrange(1, 4))
    person, update = await scene.decider()
    undo = scene.wish("undo", version=update["version"], ask=scene.rng.random() < 0.5)
    done = await scene.together((person, scene.move(update)), (person, undo))

    assert "granted" in codes(done)
    # To ask the others changes nothing yet: a move may follow, and answers them.
    assert codes(done) != ["granted", "granted"] or "undo-asked" == done[1].answer["did"]


async def two_who_join(scene: Scene) -> None:
    starts = scene.rng.choice(("full", "maker"))
    scene.table = await scene.ann.make_table("open", "random", starts=starts)
    done = await scene.together((scene.ann, scene.wish("join")), (scene.bo, scene.wish("join")))

    assert {"granted", "begun" if starts == "full" else "no-free-seat"} == set(codes(done))


async def joining_and_leaving(scene: Scene) -> None:
    scene.table = await scene.ann.make_table("me", "random", starts="maker")
    done = await scene.together((scene.ann, scene.wish("leave")), (scene.bo, scene.wish("join")))

    assert "granted" == done[0].code
    assert done[1].code in ("granted", "no-free-seat")


async def a_wish_and_the_end_of_time(scene: Scene) -> None:
    await scene.begin(clock={"move": 5})
    await scene.play(2)
    person, update = await scene.decider()
    due = next(clock["due"] for clock in update["table"]["clocks"] if clock["seat"] == update["seat"])
    ahead = 0.4
    shift = due - update["now"] - ahead
    older = scene.table
    await scene.with_a_past(shift)
    wish = scene.rng.choice([scene.wish("return"), scene.wish("undo", version=update["version"]), scene.move(update)])
    done = await scene.together((person, wish), at=due - shift + scene.rng.uniform(-0.05, 0.15))

    if wish["wish"] == "return":
        assert done[0].code in ("granted", "not-away")
    else:
        assert done[0].code in ("granted", "away", "late", "revealed", "nothing-to-undo")
    for table in (older, scene.table):
        # Otherwise the time of both would run out, and bots play to the end.
        await scene.ann.wish(table, "resign")


async def a_move_and_leaving(scene: Scene) -> None:
    await scene.begin()
    person, update = await scene.decider()
    leaver = scene.rng.choice([scene.ann, scene.bo])
    done = await scene.together((person, scene.move(update)), (leaver, scene.wish("leave")))

    assert "granted" == done[1].code
    assert done[0].code in (("granted", "away", "late") if leaver is person else ("granted",))


async def a_move_and_resigning(scene: Scene) -> None:
    await scene.begin()
    person, update = await scene.decider()
    loser = scene.rng.choice([scene.ann, scene.bo])
    done = await scene.together((person, scene.move(update)), (loser, scene.wish("resign")))

    assert "granted" == done[1].code
    assert done[0].code in ("granted", "over")


async def a_move_and_consent_to_taking_back(scene: Scene) -> None:
    await scene.begin()
    moved: set[str] = set()
    while len(moved) < 2:
        person, update = await scene.decider()
        version = (await person.granted(scene.table, **scene.move(update)))["version"]
        moved.add(person.id)
    asker, other = (scene.ann, scene.bo) if person is scene.bo else (scene.bo, scene.ann)
    await asker.granted(scene.table, "undo", version=version, ask=True)
    person, update = await scene.decider()
    yes = scene.wish("answer-undo", version=update["version"], yes=True)
    done = await scene.together((person, scene.move(update)), (other, yes))

    assert ["granted", "late"] == codes(done)


async def a_move_and_consent_to_the_end(scene: Scene) -> None:
    await scene.begin()
    await scene.ann.granted(scene.table, "offer-end")
    person, update = await scene.decider()
    yes = scene.wish("answer-end", version=update["version"], yes=True)
    done = await scene.together((person, scene.move(update)), (scene.bo, yes))

    assert codes(done) in (["granted", "over"], ["granted", "late"])


async def two_offers_of_the_end(scene: Scene) -> None:
    await scene.begin()
    done = await scene.together((scene.ann, scene.wish("offer-end")), (scene.bo, scene.wish("offer-end")))

    assert ["granted", "offered"] == codes(done)


async def two_rematches(scene: Scene) -> None:
    await scene.begin()
    await scene.ann.granted(scene.table, "resign")
    who = scene.rng.choice([(scene.ann, scene.bo), (scene.bo, scene.bo), (scene.ann, scene.bo, scene.ann, scene.bo)])
    askers = [await scene.at(person) for person in who]
    answers = await asyncio.gather(*(one.client.post(f"/api/tables/{scene.table}/rematch") for one in askers))

    assert [201] * len(who) == [answer.status_code for answer in answers]
    (table,) = {answer.json()["table"] for answer in answers}
    first = [e.read(row.entry) for row in await log_of(scene.site.database, scene.table)]
    assert [e.Rematched(table)] == [entry for entry in first if isinstance(entry, e.Rematched)]
    second = [e.read(row.entry) for row in await log_of(scene.site.database, table)]
    seated = {entry.player: entry.seat for entry in second if isinstance(entry, e.Sat)}
    assert {person.id for person in who} == set(seated)
    assert {scene.ann.id: 1, scene.bo.id: 0}.items() >= seated.items()
    assert (len(seated) == 2) == any(isinstance(entry, e.Began) for entry in second)
    assert len(seated) == sum(isinstance(entry, e.Sat) for entry in second)
    await assert_shown_as_stored(scene.site.database, table, *askers, since=len(second))


RACES: tuple[Callable[[Scene], Awaitable[None]], ...] = (
    two_moves,
    one_move_sent_twice,
    two_moves_by_one_key,
    a_move_and_taking_back,
    two_who_join,
    joining_and_leaving,
    a_wish_and_the_end_of_time,
    a_move_and_leaving,
    a_move_and_resigning,
    a_move_and_consent_to_taking_back,
    a_move_and_consent_to_the_end,
    two_offers_of_the_end,
    two_rematches,
)


async def run(site: Site, races: int, rng: random.Random) -> None:
    ran: Counter[str] = Counter()
    for number in range(races):
        race = RACES[number % len(RACES)]
        async with people(rng.choice(site.addresses), "Ann", "Bo") as found, contextlib.AsyncExitStack() as stack:
            print(race.__name__)  # noqa: T201  Seen when the test fails.
            await race(Scene(site, rng, stack, found))
        ran[race.__name__] += 1
    assert len(RACES) == len(ran)


@pytest.mark.parametrize("races", [52, pytest.param(520, marks=pytest.mark.deep)])
async def test_races_end_in_a_lawful_state_and_each_answer_is_true(single: Site, races: int):
    await run(single, races, fresh_rng())


@pytest.mark.parametrize("races", [52, pytest.param(520, marks=pytest.mark.deep)])
async def test_so_they_do_between_two_servers(pair: Site, races: int):
    await run(pair, races, fresh_rng())
