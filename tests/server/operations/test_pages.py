"""The pages that people read: the client for every address of its own, and what there is without it."""

from __future__ import annotations

import gzip
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from labrys.core.record import read
from labrys.server.pages import client
from labrys.server.pages.markup import many, tag
from tests.server.operations.stage import Stage, opened

pytestmark = pytest.mark.anyio

PAGE = b'<!doctype html><div id="labrys"></div><script type="module" src="/assets/index-abc.js"></script>'
SCRIPT = b"console.log(1);\n" * 50
ALWAYS_THERE = ["/", "/lobby", "/mine", "/settings", "/replay"]
ALWAYS_THERE += ["/rules", "/rules/akrotiri", "/rules/minos", "/rules/table"]
ALWAYS_THERE += ["/learn/akrotiri", "/learn/minos"]
FOR_PEOPLE = {"Accept": "text/html,*/*;q=0.8"}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client, as a build leaves one."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-abc.js.br").write_bytes(b"as if brotli had made it")
    (folder / "assets" / "lily-abc.svg").write_bytes(b"<svg/>")
    monkeypatch.setattr(client, "FOLDER", folder)
    return folder


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


async def by_other_rules(stage: Stage, table: str) -> None:
    """As if an earlier version of the rules had begun it."""
    async with stage.database.engine.begin() as connection:
        query = "UPDATE log SET entry = replace(entry, '\"rules\":', '\"rules\":9') WHERE table_id = ?"
        await connection.exec_driver_sql(query, (table,))
    assert stage.measures.house is not None
    stage.measures.house.keeper.tables.clear()


@pytest.mark.usefixtures("built")
async def test_every_address_of_the_client_has_its_page(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, _, table = await seated(stage)
        paths = [*ALWAYS_THERE, f"/tables/{table}", f"/replay/{table}"]
        answers = {path: await visitor.get(path) for path in paths}

    assert [] == [path for path, answer in answers.items() if (200, PAGE) != (answer.status_code, answer.content)]
    for answer in answers.values():
        assert "text/html" in answer.headers["content-type"]
        assert "no-cache" == answer.headers["cache-control"]
        assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/tables/nowhere",
        "/replay/nowhere",
        "/nowhere",
        "/lobby/more",
        "/rules/go",
        "/learn",
        "/learn/go",
        "/static/no.css",
    ],
)
async def test_what_is_not_there_has_the_clients_page_too(tmp_path: Path, path: str):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        page = await visitor.get(path, headers=FOR_PEOPLE)

    assert (404, PAGE) == (page.status_code, page.content)
    assert "default-src 'none'" in page.headers["content-security-policy"]


@pytest.mark.usefixtures("built")
async def test_programs_get_the_answer_that_they_know(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as program:
        answers = [
            await program.get("/nowhere"),
            await program.get("/api/nowhere", headers=FOR_PEOPLE),
            await program.get("/api/tables/nowhere", headers=FOR_PEOPLE),
            await program.get("/assets/nowhere.js", headers=FOR_PEOPLE),
        ]

    assert [(404, "application/json")] * 4 == [(one.status_code, one.headers["content-type"]) for one in answers]


@pytest.mark.usefixtures("built")
async def test_the_page_is_not_sent_again_to_who_has_it(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        first = await visitor.get("/")
        again = await visitor.get("/lobby", headers={"If-None-Match": first.headers["etag"]})
        missing = await visitor.get("/nowhere", headers={"If-None-Match": first.headers["etag"], **FOR_PEOPLE})

    assert (304, b"") == (again.status_code, again.content)
    assert first.headers["etag"] == again.headers["etag"]
    assert (404, PAGE) == (missing.status_code, missing.content)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("accepted", "form", "length"),
    [
        ("", None, len(SCRIPT)),
        ("gzip, deflate", "gzip", len(gzip.compress(SCRIPT))),
        ("gzip, deflate, br, zstd", "br", 24),
        ("br;q=0, gzip;q=0.5", "gzip", len(gzip.compress(SCRIPT))),
        ("identity", None, len(SCRIPT)),
    ],
)
async def test_the_clients_files_come_in_the_smallest_form_that_a_browser_reads(
    tmp_path: Path, accepted: str, form: str | None, length: int
):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        request = visitor.stream("GET", "/assets/index-abc.js", headers={"Accept-Encoding": accepted})
        async with request as answer:
            sent = b"".join([part async for part in answer.aiter_raw()])

    assert (200, length) == (answer.status_code, len(sent))
    assert form == answer.headers.get("content-encoding")
    assert "Accept-Encoding" == answer.headers["vary"]
    assert "text/javascript; charset=utf-8" == answer.headers["content-type"]
    assert "public, max-age=31536000, immutable" == answer.headers["cache-control"]


LISTING = b"""{
  "index.html": {"file": "assets/index-abc.js", "imports": ["_runes.js"], "isEntry": true},
  "_runes.js": {"file": "assets/runes-abc.js"},
  "_words-fr.js": {"file": "assets/words-fr-abc.js", "name": "words-fr", "imports": ["_runes.js"]},
  "_words-en.js": {"file": "assets/words-en-abc.js", "name": "words-en", "imports": ["_runes.js"]},
  "_words-akrotiri-fr.js": {"file": "assets/words-akrotiri-fr-abc.js", "name": "words-akrotiri-fr"},
  "_words-minos-fr.js": {"file": "assets/words-minos-fr-abc.js", "name": "words-minos-fr"},
  "src/pages/Table.svelte": {"file": "assets/Table-abc.js", "imports": ["index.html"], "css": ["assets/Table-abc.css"]},
  "src/games/akrotiri/index.ts": {"file": "assets/akrotiri-abc.js", "imports": ["src/pages/Table.svelte"]}
}"""


async def test_a_page_names_at_once_all_that_it_will_want(tmp_path: Path, built: Path):
    (built / "manifest.json").write_bytes(LISTING)
    (built / "index.html").write_bytes(b'<head><script src="/assets/index-abc.js"></script></head>')
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, _, table = await seated(stage)
        home = (await visitor.get("/", headers={"Accept-Language": "de-DE,de;q=0.9"})).text
        page = await visitor.get(f"/tables/{table}", headers={"Accept-Language": "de, fr-CH;q=0.9, en;q=0.8"})

    assert ["index", "words-en", "runes"] == re.findall(r'"/assets/([\w-]+)-abc.js"', home)
    named = ["index", "words-fr", "runes", "words-akrotiri-fr", "Table", "akrotiri"]
    assert named == re.findall(r'"/assets/([\w-]+)-abc.js"', page.text)
    assert '<link rel="modulepreload" crossorigin href="/assets/Table-abc.js">' in page.text
    assert '<link rel="stylesheet" crossorigin href="/assets/Table-abc.css">' in page.text
    assert "Accept-Encoding, Accept-Language" == page.headers["vary"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("name", ["..%2findex.html", "%2e%2e/index.html", "index-abc.js.gz", "index-abc.js.br", ""])
async def test_nothing_but_the_clients_files_is_given_out(tmp_path: Path, name: str):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        answer = await visitor.get(f"/assets/{name}")

    assert 404 == answer.status_code


async def test_a_client_built_anew_is_served_at_once(tmp_path: Path, built: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        before = await visitor.get("/")
        (built / "assets" / "index-abc.js").rename(built / "assets" / "index-def.js")
        (built / "index.html").write_bytes(PAGE.replace(b"abc", b"def"))
        after, old = await visitor.get("/"), await visitor.get("/assets/index-abc.js")
        new = await visitor.get("/assets/index-def.js")

    assert before.headers["etag"] != after.headers["etag"]
    assert b"index-def.js" in after.content
    assert (404, 200) == (old.status_code, new.status_code)


async def test_where_the_client_was_not_built_the_page_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(client, "FOLDER", tmp_path / "nowhere")
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        page = await visitor.get("/")
        assert 404 == (await visitor.get("/assets/index.js")).status_code

    assert 503 == page.status_code
    assert "start it with make run" in words(page)


@pytest.mark.usefixtures("built")
async def test_search_engines_keep_away_from_private_tables(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, _, private = await seated(stage)
        _, _, public = await seated(stage, public=True)
        hidden = [await visitor.get(f"/{page}/{private}") for page in ("tables", "replay")]
        shown = [await visitor.get(f"/{page}/{public}") for page in ("tables", "replay")]

    assert ["noindex, nofollow"] * 2 == [page.headers.get("x-robots-tag") for page in hidden]
    assert [None] * 2 == [page.headers.get("x-robots-tag") for page in shown]


@pytest.mark.usefixtures("built")
@pytest.mark.rule("S5.6", "S10.4")
async def test_a_finished_game_of_other_rules_keeps_its_page_and_its_record(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, theseus, table = await seated(stage)
        await wish(theseus, table, "join")
        await wish(theseus, table, "resign")
        await by_other_rules(stage, table)
        page = await visitor.get(f"/tables/{table}")
        record = read((await visitor.get(f"/api/tables/{table}/record")).content)

    assert (200, PAGE) == (page.status_code, page.content)
    assert "noindex, nofollow" == page.headers["x-robots-tag"]
    assert record.end is not None
    assert ("resigned", (0,)) == (record.end.end, record.end.winners)
    assert record.end.seed


@pytest.mark.usefixtures("built")
@pytest.mark.rule("S5.6", "S10.4")
async def test_a_game_of_other_rules_that_is_not_over_has_its_page_and_gives_no_record(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, theseus, table = await seated(stage)
        await wish(theseus, table, "join")
        await by_other_rules(stage, table)
        page = await visitor.get(f"/tables/{table}")
        why = (await visitor.get(f"/api/tables/{table}")).json()["table"]["unplayable"]
        record = await visitor.get(f"/api/tables/{table}/record")

    assert (200, PAGE) == (page.status_code, page.content)
    assert ("other-rules", 403) == (why["code"], record.status_code)


@pytest.mark.usefixtures("built")
@pytest.mark.rule("S10.4")
async def test_a_game_being_played_shows_its_promise_and_a_finished_one_its_seed(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        _, theseus, table = await seated(stage)
        waiting = (await visitor.get(f"/api/tables/{table}")).json()["table"]
        await wish(theseus, table, "join")
        playing = (await visitor.get(f"/api/tables/{table}")).json()["table"]
        await wish(theseus, table, "resign")
        over = (await visitor.get(f"/api/tables/{table}")).json()["table"]

    assert ("", None) == (waiting["promise"], waiting["end"])
    assert (64, None) == (len(playing["promise"]), playing["end"])
    assert playing["promise"] == over["promise"]
    assert over["end"]["seed"]


async def test_the_guide_for_programs_asks_for_nothing_that_is_not_there(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as visitor:
        page = await visitor.get("/programs")
        links = sorted(set(Tags(page.text).links) - {"/"})
        found = {link: await visitor.get(link) for link in links}

    assert "POST /api/guests" in words(page)
    assert ["/api/docs/openapi.json", "/static/labrys.css", "/static/labrys.svg"] == links
    assert [] == [link for link, answer in found.items() if 200 != answer.status_code]
    assert "text/css; charset=utf-8" == found["/static/labrys.css"].headers["content-type"]
    assert "image/svg+xml" == found["/static/labrys.svg"].headers["content-type"]


def test_markup_escapes_what_is_not_markup():
    assert '<a href="&quot;&lt;">&lt;b&gt;<i>&amp;</i></a>' == tag("a", "<b>", tag("i", "&"), href='"<')
    assert "&lt;<b></b>" == many("<", tag("b"))
