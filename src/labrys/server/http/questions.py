"""Questions about a table over HTTP: why, what if, what now; hurrying its bots, and hints."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from labrys.server import asking, hinting
from labrys.server.doors.rates import address_of, limit
from labrys.server.http.callers import player_of, rates_of
from labrys.server.http.problems import refusals
from labrys.server.http.tables import AnyRequest, TableId, house_of, who
from labrys.server.tables import wire


@post("/tables/{table_id:str}/reasons", status_code=200, responses=refusals(401, 404, 409))
async def reasons(request: AnyRequest, table_id: TableId, data: JSONBody[asking.Why]) -> wire.Reasons:
    """Why moves are not legal."""
    player = await player_of(request)
    limit(rates_of(request), "asks", player.id, asking.cost_of(data))
    return asking.why((await house_of(request).find(table_id)).sitting, player, data)


@post("/tables/{table_id:str}/previews", status_code=200, responses=refusals(401, 404, 409))
async def previews(request: AnyRequest, table_id: TableId, data: JSONBody[asking.Preview]) -> wire.Previews:
    """What moves would change."""
    player = await player_of(request)
    limit(rates_of(request), "asks", player.id, asking.cost_of(data))
    return asking.preview((await house_of(request).find(table_id)).sitting, player, data)


@post("/tables/{table_id:str}/survey", status_code=200, responses=refusals(401, 404, 409, 410, 422))
async def survey(request: AnyRequest, table_id: TableId, data: JSONBody[asking.Survey]) -> wire.SurveyAnswer:
    """What the rules make of the table as I see it, or as I would see it after a legal move of mine."""
    player = await who(request)
    limit(rates_of(request), "asks", player.id if player is not None else address_of(request))
    return asking.survey((await house_of(request).find(table_id)).sitting, player, data)


@post("/tables/{table_id:str}/plan", status_code=200, responses=refusals(401, 404, 409, 410))
async def plan(request: AnyRequest, table_id: TableId, data: JSONBody[asking.Plan]) -> asking.PlanAnswer:
    """What would come of moves in my own turn, the present or the next one, with the table as it is."""
    player = await player_of(request)
    limit(rates_of(request), "asks", player.id, asking.cost_of(data))
    return asking.plan((await house_of(request).find(table_id)).sitting, player, data)


@post("/tables/{table_id:str}/hurry", status_code=200, responses=refusals(401, 404, 409, 410))
async def hurry(request: AnyRequest, table_id: TableId, data: JSONBody[asking.Hurry]) -> asking.Hurrying:
    """Let the bots answer without waiting, until people have to decide."""
    player = await player_of(request)
    limit(rates_of(request), "asks", player.id)
    house = house_of(request)
    return asking.hurry(house, await house.find(table_id), player, data)


@post("/tables/{table_id:str}/hint", status_code=200, responses=refusals(401, 403, 404, 409, 410, 503))
async def hint(request: AnyRequest, table_id: TableId, data: JSONBody[hinting.Hint]) -> hinting.HintAnswer:
    """Which moves are best where I have to decide, and why."""
    player = await player_of(request)
    limit(rates_of(request), "hints", player.id)
    house = house_of(request)
    return await hinting.hint(house, await house.find(table_id), player, data, address_of(request))


router = Router("/api", route_handlers=[reasons, previews, survey, plan, hurry, hint], tags=["tables"])
