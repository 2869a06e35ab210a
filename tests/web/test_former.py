"""Games of former versions in the browser: drawn with their own components; no dead end where they cannot go on."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from labrys.core.components import shipped
from labrys.core.record import read
from labrys.core.registry import game
from tests.server.running import Running, running
from tests.server.store.former.databases import PLAYED_BY_OTHERS, changed, laid
from tests.server.store.former.make import NAME, PASSWORD
from tests.web.pages import Opener
from tests.web.walk import Walk


def finished(page: Page) -> str:
    """A table at which one of two at a screen has resigned; its id."""
    page.goto("/")
    ask = """async ([path, body]) => (await fetch(`/api${path}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json()"""
    page.evaluate(ask, ["/guests", {"name": "Ann"}])
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    made = page.evaluate(ask, ["/tables", {"game": "akrotiri", "seats": seats, "options": {"first": "0"}}])
    page.evaluate(ask, [f"/tables/{made['table']['id']}/wishes", {"wish": "resign", "seat": 1}])
    return str(made["table"]["id"])


def by_other_rules(server: Running, folder: Path) -> None:
    """As if an earlier version of the rules had begun every game."""
    server.stop()
    database = sqlite3.connect(folder / "labrys.db")
    database.execute("UPDATE log SET entry = replace(entry, '\"rules\":', '\"rules\":9')")
    database.commit()
    database.close()
    server.start()


@pytest.mark.rule("S5.6", "S10.4")
def test_a_finished_game_of_former_rules_shows_its_result_and_gives_its_record(browser: Browser, tmp_path: Path):
    with running(tmp_path) as server:
        opener = Opener(browser, server.address)
        page = opener.desk()
        walk = Walk(page)
        table = finished(page)
        by_other_rules(server, tmp_path)
        for address in (f"/tables/{table}", f"/replay/{table}"):
            page.goto(address)
            result = page.get_by_role("region", name="Ann won")
            expect(result.get_by_role("listitem")).to_have_text([re.compile(r"Ann\s+\d"), re.compile(r"Ben\s+\d")])
            with page.expect_download() as download:
                result.get_by_role("link", name="Download the record").click()
            kept = read(download.value.path().read_bytes())

            assert kept.end is not None
            assert ("resigned", (0,)) == (kept.end.end, kept.end.winners)
            walk.stop(address)
        walk.end()
        opener.close()
        assert [] == opener.complaints


@contextmanager
def ann_at(browser: Browser, file: Path) -> Iterator[tuple[Page, dict[tuple[str, str], str]]]:
    """A page of Ann's at a server with a former database, and her tables by game and title."""
    with running(file.parent) as server:
        opener = Opener(browser, server.address)
        page = opener.desk()
        page.goto("/")
        sign_in = """async (body) => {
          await fetch("/api/session", { method: "POST", headers: { "Content-Type": "application/json" }, body });
          return (await fetch("/api/tables/mine")).json();
        }"""
        mine = page.evaluate(sign_in, json.dumps({"account": NAME, "password": PASSWORD}))
        yield page, {(line["game"], line["title"]): line["id"] for line in mine}
        opener.close()
        assert [] == opener.complaints


def test_a_game_with_a_former_house_set_is_drawn_and_played_and_replayed_with_it(browser: Browser, tmp_path: Path):
    digest = shipped("labrys.games.minos").keys() - {game("minos").components_digest}
    with ann_at(browser, laid("875bd7b", tmp_path)) as (page, tables):
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"/tables/{tables['minos', 'playing']}")
        act = page.locator(".act[data-decision]")
        expect(act).not_to_have_attribute("data-decision", "wait")
        version = act.get_attribute("data-version") or ""
        act.get_by_role("button", name=re.compile("^Local market")).click()
        expect(act).not_to_have_attribute("data-version", version)
        boxes = {url.rpartition("/")[2].partition(".")[0] for url in asked if "/minos/components/" in url}
        assert boxes & digest, "the pictures of the set with which it was begun"
        page.goto(f"/replay/{tables['minos', 'over']}")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Minos")
        expect(page.locator(".board svg").first).to_be_visible()


@pytest.mark.rule("S5.6", "S7.10")
@pytest.mark.parametrize("old", ['"rules":1', game("minos").components_digest], ids=["drawn", "not drawn"])
def test_a_game_that_cannot_be_played_on_says_why_and_can_be_ended(old: str, browser: Browser, tmp_path: Path):
    file = laid("73c2f1f", tmp_path)
    changed(file, old, '"rules":0' if "rules" in old else "0123456789ab" + old[12:], title="playing", game="minos")
    with ann_at(browser, file) as (page, tables):
        walk = Walk(page)
        page.goto(f"/tables/{tables['minos', 'playing']}")
        question = page.get_by_role("region", name="Question")
        expect(question).to_contain_text("cannot be played on here")
        why = "rules version 0; here is version 1" if "rules" in old else "house (0123456789ab)"
        expect(page.get_by_text(why)).to_be_visible()
        expect(page.get_by_text("Ann").first).to_be_visible()
        # What comes of ending it is said, whether the table is drawn or not.
        expect(page.get_by_text("Its record can then be downloaded")).to_be_visible()
        walk.stop("a game that cannot be played on")
        page.goto("/mine")
        page.get_by_role("listitem").filter(has_text="Cannot be played on here").get_by_role("link").click()
        question.get_by_role("button", name="End the game").click()
        page.get_by_role("dialog").get_by_role("button", name="End the game").click()
        result = page.get_by_role("region", name="The game is over")
        expect(result).to_contain_text("Ended without a result")
        # There is nothing to be replayed here.
        expect(result.get_by_role("link", name="Watch the replay")).to_have_count(0)
        with page.expect_download() as download:
            result.get_by_role("link", name="Download the record").click()
        kept = read(download.value.path().read_bytes())
        assert kept.end is not None
        assert "closed" == kept.end.end
        walk.stop("when it has been ended")
        walk.end()


def test_a_game_that_replays_in_part_only_says_of_which_moment_its_picture_is(browser: Browser, tmp_path: Path):
    commit, name = PLAYED_BY_OTHERS
    with ann_at(browser, laid(commit, tmp_path)) as (page, tables):
        page.goto(f"/tables/{tables[name, 'playing']}")
        question = page.get_by_role("region", name="Question")
        said = re.compile(r"Shown as it stood at version (\d+)\. It does not replay from version (\d+) on")
        expect(question).to_contain_text(said)
        [(shown, lost)] = said.findall(question.inner_text())
        assert int(shown) == int(lost) - 1
