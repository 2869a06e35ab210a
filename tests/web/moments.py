"""Tables at chosen moments: branches of games that are kept as records, made by the server's interface."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Page, expect

from labrys.core import compact, record

GAMES = Path(__file__).parents[1] / "games"
Seats = list[dict[str, str]]


@cache
def game(number: int, name: str = "akrotiri") -> str:
    """One of the kept games, as a link has it."""
    [path] = (GAMES / name / "golden").glob(f"{number:02}-*.jsonl")
    return compact.pack(record.read(path.read_bytes())).decode()


def alone(seat: int, players: int = 2) -> Seats:
    """I sit there, and bots everywhere else."""
    return [{"kind": "me"} if one == seat else {"kind": "bot", "bot": "greedy"} for one in range(players)]


class Guest:
    """Somebody at a server, in a browser or without one."""

    def __init__(self, request: APIRequestContext, address: str, name: str = "Ariadne") -> None:
        self.request = request
        self.headers = {"Origin": address}
        self.id = str(self.post("/api/guests", {"name": name})["id"])

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = self.request.post(path, data=data, headers=self.headers)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def table(self, seats: Seats, name: str = "akrotiri", **setup: Any) -> str:
        """A new table of this game; its id."""
        return str(self.post("/api/tables", {"game": name, "seats": seats, **setup})["table"]["id"])

    def branch(self, number: int, at: int, seats: Seats, name: str = "akrotiri", **setup: Any) -> str:
        """A table that goes on with a kept game after so many entries; its id."""
        return self.table(seats, name, branch={"record": game(number, name), "at": at}, **setup)

    def wish(self, table: str, wish: str, **more: Any) -> dict[str, Any]:
        return self.post(f"/api/tables/{table}/wishes", {"wish": wish, **more})

    def version(self, table: str) -> int:
        return int(self.request.get(f"/api/tables/{table}").json()["version"])


def sit(page: Page, table: str, decision: str) -> None:
    """Go to a table, and wait until this is asked there, with everything that is known about it."""
    page.goto(f"/tables/{table}")
    expect(page.locator(".act")).to_have_attribute("data-decision", decision)
    # Points come with the survey, and the survey comes last.
    expect(page.locator(".seat .points").first).to_be_attached()
