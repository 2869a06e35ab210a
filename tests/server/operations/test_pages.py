"""The pages that people read."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from labrys.core.record import read
from labrys.server.pages.markup import many, tag
from tests.server.operations.stage import Stage, opened

pytestmark = pytest.mark.anyio

EVIL = "<script>alert('&amp;')</script>\""


class Tags(HTMLParser):
    """Which elements a page has, and whether they are closed in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.links: list[str] = []
        self.feed(page)
        assert [] == self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.links += [value for name, value in attrs if name in ("href", "src") and value]
        assert not [name for name, _ in attrs if name.startswith("on") or name == "style"]
        if tag not in ("meta", "link", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open.pop()


def words(page: httpx.Response) -> str:
    """What a page says, once it is seen to be well formed and to need no script."""
    assert "text/html; charset=utf-8" == page.headers["content-type"]
    assert not {"script", "style", "iframe"} & Tags(page.text).seen
    text = re.sub(r"<[^>]+>", " ", page.text.partition("<main>")[2].partition("</main>")[0])
    return " ".join(unescape(text).split())


async def seated(stage: Stage, title: str = "", **more: Any) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Two people at a table of theirs."""
    ariadne, theseus = stage.browser(), stage.browser()
    await ariadne.post("/api/guests", json={"name": "Ariadne"})
    await theseus.post("/api/guests", json={"name": "Theseus"})
    setup = {"game": "akrotiri", "seats": [{"kind": "me"}, {"kind": "open"}], "title": title, **more}
    table = (await ariadne.post("/api/tables", json=setup)).json()["table"]["id"]
    return ariadne, theseus, table


async def wish(browser: httpx.AsyncClient, table: str, word: str, **more: Any) -> None:
    answer = await browser.post(f"/api/tables/{table}/wishes", json={"wish": word, **more})
    assert 200 == answer.status_code, answer.text


async def test_the_front_page_lists_public_tables_and_no_others(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        empty = words(await visitor.get("/"))
        _, _, public = await seated(stage, "Knossos", public=True)
        _, theseus, played = await seated(stage, "Phaistos", public=True)
        await wish(theseus, played, "join")
        _, _, private = await seated(stage, "Zakros")
        page = await visitor.get("/")

    assert "No public table waits for players" in empty
    before, _, after = words(page).partition("Being played")
    assert "Knossos" in before
    assert "Phaistos" in after
    assert {f"/tables/{public}", f"/tables/{played}", "/programs", "/api/docs/openapi.json"} <= set(
        Tags(page.text).links
    )
    assert private not in page.text
    assert "Zakros" not in page.text
    assert all(name in page.text for name in ("Jay Cormier", "Sen-Foong Lim", "Stanislav Kordonskiy", "Board&amp;Dice"))


async def test_a_table_not_finished_says_who_sits_there_and_what_is_missing(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, theseus, table = await seated(stage)
        waiting = words(await visitor.get(f"/tables/{table}"))
        await wish(theseus, table, "join")
        page = await visitor.get(f"/tables/{table}")

    assert "Waiting for players" in waiting
    assert "Ariadne free" in waiting
    assert "Being played" in words(page)
    assert "Theseus" in words(page)
    assert "The browser table is being built; until then play by program" in words(page)
    assert "house components: our own design" in words(page)
    assert "noindex" in page.text


@pytest.mark.rule("S10.4")
async def test_a_game_being_played_shows_its_promise(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, theseus, table = await seated(stage)
        waiting = words(await visitor.get(f"/tables/{table}"))
        await wish(theseus, table, "join")
        page = words(await visitor.get(f"/tables/{table}"))
        promise = (await visitor.get(f"/api/tables/{table}")).json()["table"]["promise"]

    assert "Promise" not in waiting
    assert f"Promise {promise}" in page


async def test_a_finished_game_leads_to_its_rematch(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, theseus, table = await seated(stage)
        await wish(theseus, table, "join")
        await wish(theseus, table, "resign")
        before = words(await visitor.get(f"/tables/{table}"))
        following = (await theseus.post(f"/api/tables/{table}/rematch")).json()["table"]
        page = await visitor.get(f"/tables/{table}")

    assert "The next game" not in before
    assert "The next game of the same people" in words(page)
    assert f"/tables/{following}" in Tags(page.text).links


async def by_other_rules(stage: Stage, table: str) -> None:
    """As if an earlier version of the rules had begun it."""
    async with stage.database.engine.begin() as connection:
        query = "UPDATE log SET entry = replace(entry, '\"rules\":', '\"rules\":9') WHERE table_id = ?"
        await connection.exec_driver_sql(query, (table,))
    assert stage.measures.house is not None
    stage.measures.house.keeper.tables.clear()


@pytest.mark.rule("S5.6", "S10.4")
async def test_a_finished_game_of_other_rules_keeps_a_page_with_its_result(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, theseus, table = await seated(stage)
        await wish(theseus, table, "join")
        await wish(theseus, table, "resign")
        await by_other_rules(stage, table)
        page = await visitor.get(f"/tables/{table}")
        record = read((await visitor.get(f"/api/tables/{table}/record")).content)

    said = words(page)
    assert record.end is not None
    assert 200 == page.status_code
    assert "Ariadne won. Theseus resigned." in said
    assert "This table cannot be opened: it was begun by rules version 9" in said
    assert f"Ariadne winner Total {record.end.scores[0]} Theseus Total {record.end.scores[1]}" in said
    assert record.header.promise in said
    assert record.end.seed in said
    assert f"/api/tables/{table}/record" in Tags(page.text).links
    assert "noindex" in page.text


@pytest.mark.rule("S5.6", "S10.4")
async def test_a_game_of_other_rules_that_is_not_over_has_a_page_that_says_why(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, theseus, table = await seated(stage)
        await wish(theseus, table, "join")
        seed = (await stage.measures.house.find(table)).sitting.seed  # type: ignore[union-attr]
        await by_other_rules(stage, table)
        page = await visitor.get(f"/tables/{table}")

    assert 410 == page.status_code
    assert "it was begun by rules version 9" in words(page)
    assert seed not in page.text


async def test_a_finished_game_has_everything_on_its_page(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, theseus, table = await seated(stage, "Knossos")
        await wish(theseus, table, "join")
        before = (await visitor.get(f"/tables/{table}")).text
        await wish(theseus, table, "resign")
        page = await visitor.get(f"/tables/{table}")
        end = (await visitor.get(f"/api/tables/{table}")).json()["table"]["end"]
        record = read((await visitor.get(f"/api/tables/{table}/record")).content)

    said = words(page)
    assert "Ariadne won. Theseus resigned." in said
    assert end["seed"] not in before
    assert end["seed"] in said
    assert record.header.promise in said
    assert "labrys verify FILE" in said
    assert "Taken back nothing" in said
    assert "edition revised" in said
    assert re.search(r"Played \d+ \w+ \d{4}, \d\d:\d\d", said)
    assert f"/api/tables/{table}/record" in Tags(page.text).links


async def test_every_point_is_on_the_page_with_its_reason(tmp_path: Path):
    """A whole game of one person against themselves, after a beginning that was taken back."""
    rng = Random(3)
    async with opened(tmp_path) as stage, stage.browser() as ariadne:
        await ariadne.post("/api/guests", json={"name": "Ariadne"})
        seats = [{"kind": "me", "name": "left"}, {"kind": "me", "name": "right"}]
        look = (await ariadne.post("/api/tables", json={"game": "akrotiri", "seats": seats})).json()
        table = look["table"]["id"]
        await wish(ariadne, table, "move", version=look["version"], move=look["legal"][-1])
        await wish(ariadne, table, "undo", version=look["version"] + 1, seat=look["seat"])
        while look["table"]["status"] == "playing":
            look = (await ariadne.get(f"/api/tables/{table}")).json()
            if look["legal"]:
                await wish(ariadne, table, "move", version=look["version"], move=rng.choice(look["legal"]))
        assert stage.measures.house is not None
        sitting = (await stage.measures.house.find(table)).sitting
        assert sitting.table is not None
        sheets = sitting.game.score(sitting.table.state)
        said = words(await ariadne.get(f"/tables/{table}"))

    assert f"The game ended: {look['table']['end']['end']}." in said
    assert "Taken back 1 time" in said
    for sheet in sheets:
        for line in sheet.lines:
            assert " ".join([line.what, *line.why, str(line.points)]) in said
        assert f" {sheet.total}" in said
    assert list(look["table"]["end"]["scores"]) == [sheet.total for sheet in sheets]


async def test_whatever_people_write_is_escaped(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        ariadne = stage.browser()
        await ariadne.post("/api/guests", json={"name": "<b>x</b>&quot;"})
        seats = [{"kind": "me", "name": "<i>left</i>"}, {"kind": "me"}]
        setup = {"game": "akrotiri", "seats": seats, "title": EVIL, "public": True}
        table = (await ariadne.post("/api/tables", json=setup)).json()["table"]["id"]
        front, playing = await visitor.get("/"), await visitor.get(f"/tables/{table}")
        await wish(ariadne, table, "resign", seat=0)
        over = await visitor.get(f"/tables/{table}")

    for page in (front, playing, over):
        assert EVIL in words(page)
        assert not {"script", "i"} & Tags(page.text).seen
    assert "<b>x</b>&quot;" in words(over)


@pytest.mark.parametrize("path", ["/tables/nowhere", "/nowhere", "/static/nowhere.css"])
async def test_what_is_not_there_has_a_page_too(tmp_path: Path, path: str):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        page = await visitor.get(path, headers={"Accept": "text/html,*/*;q=0.8"})

    assert 404 == page.status_code
    assert "There is nothing here" in words(page)
    assert "default-src 'none'" in page.headers["content-security-policy"]


async def test_programs_get_the_answer_that_they_know(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as program:
        answers = [
            await program.get("/nowhere"),
            await program.get("/api/nowhere", headers={"Accept": "text/html"}),
            await program.get("/api/tables/nowhere", headers={"Accept": "text/html"}),
        ]

    assert [(404, "application/json")] * 3 == [(one.status_code, one.headers["content-type"]) for one in answers]


async def test_pages_ask_for_nothing_that_is_not_there(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        links = {link for path in ("/", "/programs") for link in Tags((await visitor.get(path)).text).links}
        found = {link: await visitor.get(link) for link in sorted(links)}

    assert {"/static/labrys.css", "/static/labrys.svg"} <= links
    assert [] == [link for link, answer in found.items() if 200 != answer.status_code]
    assert "text/css; charset=utf-8" == found["/static/labrys.css"].headers["content-type"]
    assert "image/svg+xml" == found["/static/labrys.svg"].headers["content-type"]


def test_markup_escapes_what_is_not_markup():
    assert '<a href="&quot;&lt;">&lt;b&gt;<i>&amp;</i></a>' == tag("a", "<b>", tag("i", "&"), href='"<')
    assert "&lt;<b></b>" == many("<", tag("b"))
