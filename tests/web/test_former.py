"""A finished game of rules that are no longer played: its page shows the result, and its record can be had."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from labrys.core.record import read
from tests.server.running import Running, running
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
