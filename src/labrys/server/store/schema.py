"""The database: one append-only log per table, and around it what lists and look-ups need.

A table's truth is its log; `tables` and `seats` repeat what lists ask for and are written in the same transaction.
Times are seconds since 1970, values with a shape of their own are JSON text, ids cannot be guessed.
"""

from __future__ import annotations

import secrets

from sqlalchemy import Boolean, Column, Double, Index, Integer, MetaData, Table, Text, UniqueConstraint

# Names of constraints are fixed, so that migrations can speak of them on every database.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the account's name, folded; empty for a guest
    Column("look", Text, unique=True, index=True),  # what that looks like, if no older account looks the same
    Column("password", Text),  # argon2's hash
    Column("epoch", Integer, nullable=False, default=0),  # sessions of an earlier epoch no longer count
    Column("adopted_by", Text),  # the account that took over this guest's games
    Column("hook", Text),  # where to call when it is this player's turn
    Column("hook_secret", Text),  # what such calls are signed with
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("digest", Text, nullable=False),  # sha256 of the token's secret part
    Column("created", Double, nullable=False),
    UniqueConstraint("digest"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),  # secret until the game is over
    Column("maker", Text, nullable=False, index=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double, index=True),  # when a clock or the table's limit runs out
    Column("bots_due", Boolean, nullable=False, default=False),  # whether a bot has to decide
    Column("claimed", Double, nullable=False, default=0.0),  # until when a server has taken that upon itself
    Index("ix_tables_lobby", "public", "status", "touched"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("player", Text),
    Column("key", Text),
    Column("entry", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("to_move", Boolean, nullable=False),
)

kept = Table(  # seats that are kept for somebody, of tables that may long have begun
    "kept",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, nullable=False, index=True),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("line", Text, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
)

secrets_kept = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


def new_id() -> str:
    """An id of 128 random bits, for anything that people may refer to."""
    return secrets.token_urlsafe(16)
