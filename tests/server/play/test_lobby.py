"""What the lobby shows where many tables are made to fill it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from labrys.server.doors.rates import RATES
from tests.server.attacks.inside import Inside, code_of, opened
from tests.server.running import Person

pytestmark = [pytest.mark.anyio, pytest.mark.rule("S4.3")]


async def shown(inside: Inside, status: str = "open") -> list[str]:
    answer = await inside.browser().get("/api/tables", params={"status": status})
    return [line["id"] for line in answer.json()]


async def public_table(person: Person, **more: object) -> str:
    return await person.make_table("me", "open", public=True, **more)


async def test_of_one_maker_it_shows_the_latest_three(tmp_path: Path):
    async with opened(tmp_path) as inside:
        ann, bo = await inside.guests(2)
        honest = await public_table(ann)
        spam = [await public_table(bo) for _ in range(20)]

        assert [*reversed(spam[-3:]), honest] == await shown(inside)


async def test_a_table_with_its_people_comes_before_those_that_nobody_attends(tmp_path: Path):
    async with opened(tmp_path) as inside:
        ann, *others = await inside.guests(45)
        honest = await public_table(ann)
        async with inside.socket(honest, ann) as socket:
            await socket.next("update")
            for other in others:
                for _ in range(3):
                    await public_table(other)
            stranger = (await shown(inside))[1]
            async with inside.socket(stranger, ann) as watching:
                await watching.next("update")
                listed = await shown(inside)

        assert 100 == len(listed)
        assert honest == listed[0]
        # Somebody who only watches does not make it a table with people at it.
        assert stranger == listed[1]
        assert honest not in await shown(inside)


async def test_an_attended_table_counts_among_the_three_of_its_maker(tmp_path: Path):
    async with opened(tmp_path) as inside:
        ann = await inside.guest("Ann")
        tables = [await public_table(ann) for _ in range(5)]
        async with inside.socket(tables[0], ann) as socket:
            await socket.next("update")

            assert [tables[0], tables[4], tables[3]] == await shown(inside)


async def test_each_status_has_a_list_of_its_own(tmp_path: Path):
    async with opened(tmp_path) as inside:
        ann, bo = await inside.guests(2)
        waiting = await public_table(ann)
        begun = await inside.begun(ann, bo, public=True)

        assert [[waiting], [begun], []] == [await shown(inside, status) for status in ("open", "playing", "over")]


async def test_public_tables_are_limited_by_address(tmp_path: Path):
    """However many guests an address makes."""
    async with opened(tmp_path, limits=True) as inside:
        people = [await inside.guest(f"guest {n}") for n in range(6)]
        burst = int(RATES["public"].burst)
        setup = {"game": "akrotiri", "seats": [{"kind": "me"}, {"kind": "open"}]}

        async def made(client: httpx.AsyncClient, public: bool) -> httpx.Response:
            return await client.post("/api/tables", json={**setup, "public": public})

        answers = [await made(people[n % 6].client, public=True) for n in range(burst + 1)]

        assert [*[201] * burst, 429] == [answer.status_code for answer in answers]
        assert (429, "too-many") == code_of(answers[-1])
        assert 201 == (await made(people[0].client, public=False)).status_code
        assert 201 == (await made((await inside.guest("Ann", "198.51.100.7")).client, public=True)).status_code
