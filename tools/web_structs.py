"""What goes over the wire, in the order in which the client's types are written, and under which names."""

from __future__ import annotations

from typing import Any, get_args

from labrys.core import record, score
from labrys.games.akrotiri import components, events, moves
from labrys.games.akrotiri.components import ComponentSet
from labrys.games.akrotiri.preview import MovePreview
from labrys.games.akrotiri.survey import AkrotiriSurvey
from labrys.games.akrotiri.view import AkrotiriView
from labrys.server import asking, frames, live
from labrys.server.http import people, replays, tables
from labrys.server.http.games import GameFacts
from labrys.server.http.problems import Problem
from labrys.server.identity.tokens import Token
from labrys.server.tables import wire, wishes
from labrys.server.tables.setup import Clock, SeatPlan, Setup

AKROTIRI_MOVES = tuple(moves.WORDS.values())
AKROTIRI_EVENTS = tuple(
    one for one in vars(events).values() if isinstance(one, type) and one.__module__ == events.__name__
)
SAID_BY_PEOPLE = (*get_args(live.Message), Clock, SeatPlan, Setup)
BODIES = (
    people.NewGuest,
    people.Change,
    people.NewAccount,
    people.SignIn,
    people.NewPasswords,
    people.NewToken,
    replays.ShowRecord,
    replays.SurveyRecord,
)
SAID_BY_SERVER = (
    wire.Update,
    wire.TalkLine,
    wire.Granted,
    wire.Refused,
    wire.Reasons,
    wire.Previews,
    wire.SurveyAnswer,
    wire.Pong,
)
ANSWERS = (
    Problem,
    people.Me,
    people.Changed,
    people.SignedIn,
    people.FreshToken,
    people.Muted,
    Token,
    GameFacts,
    tables.TableLine,
    tables.Rematch,
    record.Header,
    record.Entry,
    record.End,
    frames.Replay,
)
GAME = (AkrotiriView, MovePreview, score.ScoreSheet, AkrotiriSurvey, ComponentSet)

SECTIONS: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("What people say at a table", SAID_BY_PEOPLE),
    ("What people say over HTTP", BODIES),
    ("What the server says at a table", SAID_BY_SERVER),
    ("What the server answers over HTTP, and the lines of a record", ANSWERS),
    ("Akrotiri: what is seen", GAME),
    ("Akrotiri: moves", AKROTIRI_MOVES),
    ("Akrotiri: events", AKROTIRI_EVENTS),
)

RENAMED: dict[Any, str] = {
    **{one: f"{one.__name__}Move" for one in AKROTIRI_MOVES},
    record.End: "RecordEnd",
    record.Header: "RecordHeader",
    record.Entry: "RecordEntry",
    score.Line: "ScoreLine",
    components.Start: "StartingMeans",
}
"""Names that would stand for two things here."""

UNIONS: tuple[tuple[str, str, tuple[Any, ...]], ...] = (
    ("AnyWish", "What people may wish of a table.", get_args(wishes.AnyWish)),
    ("AnyMessage", "All that may be sent over a table's socket.", get_args(live.Message)),
    ("AnyAnswer", "All that may come over a table's socket.", SAID_BY_SERVER),
    ("AkrotiriMove", "A move of Akrotiri, chance's answers included.", AKROTIRI_MOVES),
    ("AkrotiriEvent", "What can happen in a game of Akrotiri.", AKROTIRI_EVENTS),
)
ANY_GAME = (
    ("AnyView", "What one seat, or a spectator, sees of a game.", "AkrotiriView"),
    ("AnyMove", "A move of a game, as legal ones are sent.", "AkrotiriMove"),
    ("AnyEvent", "Something that happened in a game.", "AkrotiriEvent"),
    ("AnyPreview", "What a move would change.", "MovePreview"),
    ("AnySurvey", "What the rules can say of a view, for drawing and for hints.", "AkrotiriSurvey"),
)
OF_A_GAME: dict[tuple[Any, str], str] = {
    (wire.Update, "view"): "AnyView | null",
    (wire.Update, "legal"): "AnyMove[]",
    (wire.Seen, "events"): "AnyEvent[]",
    (wire.Previews, "previews"): "(AnyPreview | null)[]",
    (wishes.Play, "move"): "RawMove",
    (asking.Why, "moves"): "RawMove[]",
    (asking.Preview, "moves"): "RawMove[]",
    (asking.Survey, "move"): "RawMove | null",
    (wire.SurveyAnswer, "survey"): "AnySurvey",
    (record.Header, "options"): "Record<string, string>",
    (frames.Replay, "options"): "Record<string, string>",
    (frames.Frame, "events"): "AnyEvent[]",
    (frames.Frame, "view"): "Partial<AnyView>",
    (frames.Frame, "own"): "Partial<AnyView>[]",
    (AkrotiriSurvey, "up"): "Point",
}
"""Fields that the server leaves open."""

KNOWN_WORDS = {"terrain": "Terrain", "colour": "Colour", "point": "Point", "side": "Side", "tier": "TierName"}
"""What stands under these names in what the games say, where they promise no more than a text."""

LITERALS = {
    frozenset(get_args(getattr(components, name))): name
    for name in ("Terrain", "Colour", "Corner", "Exit", "TierName", "Edition")
}
