"""Score sheets as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.core.score import ScoreSheet
from labrys.core.table import Table


def sheet_lines(sheets: Sequence[ScoreSheet], names: Sequence[str]) -> list[str]:
    """Every seat's points with the reasons for them."""
    lines: list[str] = []
    for sheet in sheets:
        lines.append(f"{names[sheet.seat]}: {sheet.total} point{'' if sheet.total == 1 else 's'}")
        for line in sheet.lines:
            why = f"   {' '.join(line.why)}" if line.why else ""
            lines.append(f"  {line.points:4d}  {line.what}{why}")
    return lines


def verdict(table: Table, names: Sequence[str]) -> str:
    """Who won, and why the game ended; or that it goes on."""
    if not table.is_over:
        return "The game is not over."
    end = table.record.end
    assert end is not None, "a game that is over has its end in the record"
    early = table.record.early_end()
    how = f"The game is over: {early}" if early else f"The game ended: {end.end}"
    if not end.winners:
        return f"{how}."
    winners = [names[seat] for seat in end.winners]
    what = "won" if len(winners) == 1 else "share the victory"
    return f"{' and '.join(winners)} {what}. {how}."
