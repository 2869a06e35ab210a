"""Guests, accounts and sessions over HTTP. A session is a cookie; nothing here is told to another origin."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import UNSET, structs

from labrys.core.refusal import Refusal, refusal
from labrys.server.doors.rates import address_of, limit
from labrys.server.http.attempts import attempt
from labrys.server.http.callers import desk_of, neighbours_of, person_of, person_or_stranger, player_of, rates_of
from labrys.server.http.people import (
    Change,
    Changed,
    Me,
    NewAccount,
    NewGuest,
    NewPasswords,
    SignedIn,
    SignIn,
    me,
)
from labrys.server.http.problems import Refused, refusals, stranger
from labrys.server.http.tokens import add_mute, list_mutes, list_tokens, make_token, remove_mute, withdraw_token
from labrys.server.identity.accounts import Person, has_account
from labrys.server.identity.adoption import adopt
from labrys.server.identity.desk import Desk
from labrys.server.identity.names import read_account, read_name, read_password
from labrys.server.identity.player import Player

_Request = Request[Any, Any, Any]
_TAGS = ["people"]
_NOTHING = ResponseSpec(None, description="Done, and nothing to say")


@post("/guests", tags=_TAGS, responses={200: ResponseSpec(Me, description="Renamed"), **refusals(401, 409)})
async def be_guest(request: _Request, data: JSONBody[NewGuest]) -> Response[Me]:
    """Become a guest with this name. Who is a guest already stays the same player and is renamed; who is signed in
    to an account is refused, since that would lose sight of it."""
    desk, present = desk_of(request), await person_or_stranger(request)
    name = read_name(data.name)
    if present is None:
        limit(rates_of(request), "guests", address_of(request))
        return _as_session(request, desk, await desk.accounts.new_guest(name), 201)
    if not present.is_guest:
        text = "you are signed in as {name}; change the name there, or sign out first"
        raise Refused(409, refusal("signed-in", "S1", text, name=present.name))
    limit(rates_of(request), "changes", present.id)
    return _as_session(request, desk, await _rename(request, present, name), 200)


@get("/me", tags=_TAGS, responses=refusals(401))
async def show_me(request: _Request) -> Response[Me]:
    """Who I am."""
    player, desk = await player_of(request), desk_of(request)
    person, renewal = await _person(desk, player), await desk.renewal(request)
    cookies = [] if renewal is None else [renewal]
    # A session that was begun before browsers were known makes its browser known.
    if not player.by_token and person.account and not desk.known.has(_known(request, desk), person.account):
        cookies.append(desk.known.cookie(_known(request, desk), person.account))
    return Response(me(person), cookies=cookies)


@patch("/me", tags=_TAGS, responses=refusals(401))
async def change_me(request: _Request, data: JSONBody[Change]) -> Changed:
    """Change my name or my webhook. A new webhook gets a new secret, which is shown only in this answer."""
    player, desk = await person_of(request), desk_of(request)
    limit(rates_of(request), "changes", player.id)
    name = None if data.name is UNSET else read_name(data.name)
    if isinstance(data.hook, str):
        _check_hook(data.hook, desk)
    if name is not None:
        await _rename(request, player, name)
    secret = None if data.hook is UNSET else await desk.accounts.set_hook(player.id, data.hook)
    return Changed(**structs.asdict(me(await _person(desk, player))), hook_secret=secret)


@post("/account", tags=_TAGS, responses=refusals(401, 409, 503))
async def open_account(request: _Request, data: JSONBody[NewAccount]) -> Response[Me]:
    """Make an account. A guest stays the same player, with every game; sessions of that guest elsewhere end. A
    stranger becomes a new player, named like the account unless a name is given."""
    desk, present = desk_of(request), await person_or_stranger(request)
    if present is not None and not present.is_guest:
        raise has_account()
    account, password = read_account(data.account), read_password(data.password)
    name = None if data.name is None else read_name(data.name)
    limit(rates_of(request), "sign-ins", address_of(request))
    person = await desk.accounts.open_account(present.id if present else None, account, password, name)
    if present is not None:
        await _tell_signed_out(request, person.id)
        if person.name != present.name:
            await _tell_renamed(request, person.id)
    return _as_session(request, desk, person, 201)


@put("/account/password", tags=_TAGS, responses=refusals(401, 409, 503))
async def change_password(request: _Request, data: JSONBody[NewPasswords]) -> Response[Me]:
    """Change my password. My sessions end everywhere but here; tokens stay until they are withdrawn."""
    player, desk = await person_of(request), desk_of(request)
    new = read_password(data.new)
    limit(rates_of(request), "account", player.id)
    person = await desk.accounts.change_password(player.id, data.old, new)
    await _tell_signed_out(request, person.id)
    return _as_session(request, desk, person, 200)


@post("/session", status_code=200, tags=_TAGS, responses=refusals(401, 503))
async def sign_in(request: _Request, data: JSONBody[SignIn]) -> Response[SignedIn]:
    """Sign in. With `adopt` the account takes over the present guest's games, and the guest is no more; without it
    the guest is left behind, and nobody can come back as that guest unless another session of it exists."""
    desk, present, rates = desk_of(request), await person_or_stranger(request), rates_of(request)
    account = _account_or_none(data.account)
    is_known = account is not None and desk.known.has(_known(request, desk), account)
    succeed = attempt(rates, address_of(request), account, is_known)
    person = await desk.accounts.sign_in(account, data.password)
    if person is None:
        raise Refused(401, refusal("wrong-sign-in", "S1", "there is no account with this name and password"))
    succeed()
    taken = None
    if data.adopt and present is not None and present.is_guest:
        taken = await adopt(desk.database, present.id, person.id)
        neighbours = neighbours_of(request)
        if taken is not None and neighbours is not None:
            await neighbours.adopted(present.id, person.id)
    content = SignedIn(**structs.asdict(me(person)), adopted=taken or [])
    return Response(content, cookies=_cookies(request, desk, person))


@delete("/session", tags=_TAGS, responses={204: _NOTHING, **refusals(401)})
async def sign_out(request: _Request) -> Response[None]:
    """Sign out in this browser."""
    await person_or_stranger(request)
    return _without_session(desk_of(request).sessions.no_cookie())


@delete("/sessions", tags=_TAGS, responses={204: _NOTHING, **refusals(401)})
async def sign_out_everywhere(request: _Request) -> Response[None]:
    """End all my sessions, here and elsewhere. A guest cannot come back from this."""
    player, desk = await person_of(request), desk_of(request)
    await desk.accounts.end_sessions(player.id)
    await _tell_signed_out(request, player.id)
    return _without_session(desk.sessions.no_cookie())


def identity_router() -> Router:
    """Everything about players, under /api."""
    routes = [be_guest, show_me, change_me, open_account, change_password, sign_in, sign_out, sign_out_everywhere]
    programs = [list_tokens, make_token, withdraw_token, list_mutes, add_mute, remove_mute]
    return Router("/api", route_handlers=[*routes, *programs])


async def _person(desk: Desk, player: Player) -> Person:
    person = await desk.accounts.person(player.id)
    if person is None:
        # Adopted since the request began.
        raise stranger()
    return person


async def _rename(request: _Request, player: Player, name: str) -> Person:
    person = await desk_of(request).accounts.rename(player.id, name)
    if name != player.name:
        await _tell_renamed(request, player.id)
    return person


async def _tell_renamed(request: _Request, player: str) -> None:
    neighbours = neighbours_of(request)
    if neighbours is not None:
        await neighbours.renamed(player)


async def _tell_signed_out(request: _Request, player: str) -> None:
    neighbours = neighbours_of(request)
    if neighbours is not None:
        await neighbours.signed_out(player)


def _check_hook(hook: str, desk: Desk) -> None:
    # The part of the server that calls webhooks is loaded when the first one is set.
    from labrys.server.alerts.address import check_address

    reason = check_address(hook, inside=desk.settings.alerts_inside)
    if reason is not None:
        raise Refused(400, Refusal("bad-hook", "S1", reason))


def _account_or_none(text: str) -> str | None:
    """At the sign-in a name that cannot be one is answered like any other that does not exist."""
    try:
        return read_account(text)
    except Refused:
        return None


def _as_session(request: _Request, desk: Desk, person: Person, status: int) -> Response[Me]:
    return Response(me(person), status_code=status, cookies=_cookies(request, desk, person))


def _cookies(request: _Request, desk: Desk, person: Person) -> list[Cookie]:
    """The session, and that this browser has been signed in to the account."""
    session = desk.sessions.cookie(person.id, person.epoch)
    if person.account is None:
        return [session]
    return [session, desk.known.cookie(_known(request, desk), person.account)]


def _known(request: _Request, desk: Desk) -> str | None:
    return request.cookies.get(desk.known.cookie_name)


def _without_session(no_cookie: Cookie) -> Response[None]:
    return Response(None, status_code=204, cookies=[no_cookie])
