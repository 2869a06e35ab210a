"""The words that somebody wrote into a setup: read like names, before others see them."""

from __future__ import annotations

from msgspec.structs import replace

from labrys.core.refusal import refusal
from labrys.server.http.problems import Refused
from labrys.server.identity.names import read_name, read_title
from labrys.server.tables.setup import LONGEST_TITLE, Setup


def worded(setup: Setup) -> Setup:
    """The setup with its title and the names of its seats as they are kept; Refused if one is none.

    Seats are kept by rematches alone: nobody gets tables into others' lists, or names them.
    """
    if any(plan.kept_for or (plan.name and plan.kind != "me") for plan in setup.seats):
        raise Refused(422, refusal("named-seat", "S4", "only the maker's own seats are named, and none is kept"))
    seats = tuple(replace(plan, name=read_name(plan.name)) if plan.name else plan for plan in setup.seats)
    return replace(setup, seats=seats, title=read_title(setup.title, LONGEST_TITLE))
