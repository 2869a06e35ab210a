"""What the operator's page says is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from labrys.server.doors.rates import RATES
from labrys.server.settings import Settings, from_environment
from tests.server.operations.stage import opened

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> list[list[str]]:
    """The cells of a section's table, without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_setting_has_its_row():
    assert [f"`LABRYS_{name.upper()}`" for name in Settings.__struct_fields__] == [row[0] for row in rows("Settings")]


def test_what_the_page_calls_usual_is_usual():
    """Where the usual value is a word of the settings; others are told in words."""
    named = {row[0].strip("`"): row[1].strip("`") for row in rows("Settings") if row[1].startswith("`")}
    del named["LABRYS_DATABASE"]

    assert Settings() == from_environment(named)
    assert {"database", "address", "origins", "hosts", "metrics_token"} == {
        name for name in Settings.__struct_fields__ if f"LABRYS_{name.upper()}" not in named
    }


def test_every_rate_has_its_row():
    told = {row[0].strip("`"): (row[2], row[3]) for row in rows("Limits")}

    assert {kind: (f"{rate.per_second:.3g}", f"{rate.burst:g}") for kind, rate in RATES.items()} == told


@pytest.mark.anyio
async def test_every_metric_has_its_row(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser("127.0.0.1") as browser:
        text = (await browser.get("/metrics")).text
    kinds = dict(re.findall(r"^# TYPE (labrys_\w+) (\w+)$", text, re.MULTILINE))

    assert set(kinds) == set(re.findall(r"`(labrys_\w+)", "".join(row[0] for row in rows("Metrics"))))


def test_every_event_of_the_log_has_its_row():
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/labrys/server").rglob("*.py"))
    events = set(re.findall(r"_log\.\w+\(\s*\"([\w-]+)\"", source))

    assert events - {"request"} == set(re.findall(r"`([\w-]+)`", "".join(row[0] for row in rows("Logs"))))


@pytest.mark.parametrize("name", sorted(set(re.findall(r"\bLABRYS_\w+", PAGE))))
def test_no_setting_is_misspelled(name: str):
    assert name.removeprefix("LABRYS_").lower() in Settings.__struct_fields__


def test_the_links_of_the_page_lead_somewhere():
    headings = {f"#{line.lstrip('# ').lower().replace(' ', '-')}" for line in PAGE.splitlines() if line.startswith("#")}
    links = re.findall(r"\]\(([^)]+)\)", PAGE)

    assert [] == [link for link in links if link not in headings and not (ROOT / "docs" / link).exists()]
