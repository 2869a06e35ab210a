"""Tokens for programs, and mutes, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, Parameter

from labrys.core.refusal import refusal
from labrys.server.doors.rates import limit
from labrys.server.http.callers import desk_of, neighbours_of, person_of, player_of, rates_of
from labrys.server.http.people import FreshToken, Muted, NewToken
from labrys.server.http.problems import Refused, refusals
from labrys.server.identity import mutes, tokens
from labrys.server.identity.names import read_name
from labrys.server.identity.tokens import Token

_Request = Request[Any, Any, Any]
_LONGEST_LABEL = 40

TokenId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", min_length=16, max_length=16)]
PlayerId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{22}$", min_length=22, max_length=22)]


@get("/tokens", tags=["programs"], responses=refusals(401))
async def list_tokens(request: _Request) -> list[Token]:
    """My tokens, without their secrets."""
    player = await person_of(request)
    return await tokens.held_by(desk_of(request).database, player.id)


@post("/tokens", tags=["programs"], responses=refusals(401, 409))
async def make_token(request: _Request, data: JSONBody[NewToken]) -> FreshToken:
    """A new token for a program that plays for me. The token itself is shown only in this answer."""
    player = await person_of(request)
    limit(rates_of(request), "changes", player.id)
    label = read_name(data.label, "a label", _LONGEST_LABEL)
    made, text = await tokens.make(desk_of(request).database, player.id, label)
    return FreshToken(id=made.id, label=made.label, token=text)


@delete("/tokens/{token_id:str}", tags=["programs"], responses=refusals(401, 404))
async def withdraw_token(request: _Request, token_id: TokenId) -> None:
    """Make one of my tokens worthless."""
    player = await person_of(request)
    if not await tokens.withdraw(desk_of(request).database, player.id, token_id):
        raise Refused(404, refusal("no-token", "S1", "you have no such token"))
    neighbours = neighbours_of(request)
    if neighbours is not None:
        await neighbours.signed_out(player.id)


@get("/mutes", tags=["people"], responses=refusals(401))
async def list_mutes(request: _Request) -> list[Muted]:
    """Those whose talk I do not want to see."""
    player = await player_of(request)
    muted = await mutes.muted_by(desk_of(request).database, player.id)
    return [Muted(id_, name) for id_, name in muted.items()]


@put("/mutes/{player_id:str}", status_code=204, tags=["people"], responses=refusals(401, 404))
async def add_mute(request: _Request, player_id: PlayerId) -> None:
    """See no talk of this player any more."""
    player, desk = await player_of(request), desk_of(request)
    limit(rates_of(request), "changes", player.id)
    if player_id == player.id:
        raise Refused(400, refusal("own-talk", "S1", "you cannot mute yourself"))
    if await desk.accounts.person(player_id) is None:
        raise Refused(404, refusal("no-player", "S1", "there is no such player"))
    await mutes.mute(desk.database, player.id, player_id)
    await _tell_muted(request, player.id)


@delete("/mutes/{player_id:str}", tags=["people"], responses=refusals(401))
async def remove_mute(request: _Request, player_id: PlayerId) -> None:
    """See this player's talk again."""
    player = await player_of(request)
    await mutes.unmute(desk_of(request).database, player.id, player_id)
    await _tell_muted(request, player.id)


async def _tell_muted(request: _Request, player: str) -> None:
    neighbours = neighbours_of(request)
    if neighbours is not None:
        await neighbours.muted(player)
