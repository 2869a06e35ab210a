"""The application: everything put together, from settings to routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from labrys import __version__
from labrys.server.alerts.bell import Bell
from labrys.server.doors.headers import Doors
from labrys.server.doors.rates import Rates, Turnstile
from labrys.server.house import House
from labrys.server.http import games, identity, operations, pages, questions, replays, tables
from labrys.server.http.problems import HANDLERS
from labrys.server.identity.desk import Desk, load_secret
from labrys.server.live import live
from labrys.server.metrics import Measures, Timed
from labrys.server.readiness import Readiness
from labrys.server.settings import Settings
from labrys.server.store.database import open_database
from labrys.server.store.notices import Listener
from labrys.server.sweeping import Sweeper
from labrys.server.tables.declined import Declined


def make_app(settings: Settings, measures: Measures | None = None, rates: Rates | None = None) -> ASGIApp:
    """The whole server of these settings, doors included; it opens its database when it starts."""
    rates, measures = rates or Rates(settings.limits), measures or Measures()
    inside = Doors(make_litestar(settings, rates, measures), settings, Turnstile(rates))
    return Timed(inside, measures, settings.log == "debug")


def make_litestar(settings: Settings, rates: Rates, measures: Measures) -> Litestar:
    """The application behind the doors."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = await open_database(settings)
        try:
            secret = await load_secret(database, settings)
            bell = Bell(database, settings, settings.link)
            house = House(database, settings, secret, bell)
            app.state.update(
                settings=settings, rates=rates, lines={}, house=house, desk=Desk(database, settings, secret), bell=bell
            )
            app.state.neighbours = house.neighbours
            app.state.measures = measures
            app.state.readiness = Readiness(database, settings)
            app.state.replayer = replays.Replayer()
            measures.start(house, bell, app.state.lines)
            await bell.start()
            listener = None
            if settings.is_postgres:
                listener = Listener(settings.database_url, house.neighbours.heard, house.neighbours.missed)
                await listener.start()
            else:
                await house.store.disclaim()
            sweeper = Sweeper(house, settings.sweep_seconds, settings.grace_seconds)
            sweeper.start()
            try:
                yield
            finally:
                await sweeper.stop()
                if listener is not None:
                    await listener.close()
                await house.close()
                await app.state.replayer.pool.close()
                await bell.stop()
                await measures.stop()
        finally:
            await database.close()

    return Litestar(
        route_handlers=[
            tables.router,
            questions.router,
            games.router,
            replays.router,
            identity.identity_router(),
            live,
            operations.router,
            pages.router,
        ],
        lifespan=[lifespan],
        exception_handlers={**HANDLERS, Declined: tables.on_declined, NotFoundException: pages.on_missing_page},
        # The schema alone: the pages that could show it load scripts from other sites.
        openapi_config=OpenAPIConfig(
            title="Labrys", version=__version__, path="/api/docs", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=65_536,
        # What is logged, and how, is for logs.py to say.
        logging_config=None,
    )
