"""Tokens: what a program shows to act for a player. Only a digest of a token is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from hmac import compare_digest

import msgspec
from sqlalchemy import delete, func, insert, literal, select

from labrys.core.refusal import refusal
from labrys.server.http.problems import Refused
from labrys.server.identity.accounts import IS_SOMEBODY, PERSON, Person
from labrys.server.store.database import Database
from labrys.server.store.schema import players, tokens

MOST = 10
_SHOWN = re.compile(r"[Bb]earer +labrys_([0-9a-f]{16})_([0-9a-f]{48})", re.ASCII)


class Token(msgspec.Struct, frozen=True):
    """A token as its owner sees it afterwards."""

    id: str
    label: str
    created: float


async def make(database: Database, player: str, label: str) -> tuple[Token, str]:
    """A new token, and the text of it, which nobody can ask for again."""
    token = Token(secrets.token_hex(8), label, time.time())
    secret = secrets.token_hex(24)
    held = select(func.count()).select_from(tokens).where(tokens.c.player == player).scalar_subquery()
    values = {
        "id": token.id,
        "player": player,
        "label": label,
        "digest": _digest(secret),
        "created": token.created,
    }
    row = select(*[literal(value) for value in values.values()]).where(held < MOST)
    async with database.engine.begin() as connection:
        # One at a time for each player: two requests at once must not make one token too many.
        await connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
        made = await connection.execute(insert(tokens).from_select(list(values), row))
    if made.rowcount != 1:
        text = "you have {most} tokens, which is the most; withdraw one"
        raise Refused(409, refusal("enough-tokens", "S1", text, most=MOST))
    return token, f"labrys_{token.id}_{secret}"


async def held_by(database: Database, player: str) -> list[Token]:
    """A player's tokens, the oldest first."""
    query = select(tokens.c.id, tokens.c.label, tokens.c.created).where(tokens.c.player == player)
    async with database.engine.connect() as connection:
        rows = await connection.execute(query.order_by(tokens.c.created, tokens.c.id))
        return [Token(*row) for row in rows]


async def withdraw(database: Database, player: str, token: str) -> bool:
    """Make a token worthless; False if the player has none of that id."""
    which = (tokens.c.id == token) & (tokens.c.player == player)
    async with database.engine.begin() as connection:
        return (await connection.execute(delete(tokens).where(which))).rowcount == 1


async def owner(database: Database, shown: str) -> Person | None:
    """The player for whom an Authorization header speaks; None if it is no token of ours."""
    match = _SHOWN.fullmatch(shown)
    if match is None:
        return None
    query = select(tokens.c.digest, *PERSON).join(players, players.c.id == tokens.c.player)
    async with database.engine.connect() as connection:
        row = (await connection.execute(query.where(tokens.c.id == match[1], IS_SOMEBODY))).one_or_none()
    if row is None or not compare_digest(str(row.digest), _digest(match[2])):
        return None
    return Person(*row[1:])


def _digest(secret: str) -> str:
    """The secret has 192 random bits: nobody guesses it, so a quick digest is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
