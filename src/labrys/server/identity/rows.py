"""Rows that are written once, whoever comes first."""

from __future__ import annotations

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_unless_there(table: Table, is_postgres: bool) -> postgresql.Insert | sqlite.Insert:
    """An insert that leaves a row of the same key as it is."""
    if is_postgres:
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
