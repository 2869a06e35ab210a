"""What goes over the wire, in the order in which the client's types are written, and under which names."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple, get_args

from labrys.bots.advice.advise import Advised
from labrys.core import plan, record, score
from labrys.games.akrotiri import components as akrotiri_components
from labrys.games.akrotiri import events as akrotiri_events
from labrys.games.akrotiri import moves as akrotiri_moves
from labrys.games.akrotiri.preview import MovePreview as AkrotiriPreview
from labrys.games.akrotiri.survey import AkrotiriSurvey
from labrys.games.akrotiri.view import AkrotiriView
from labrys.games.minos import components as minos_components
from labrys.games.minos import events as minos_events
from labrys.games.minos import moves as minos_moves
from labrys.games.minos.inscriptions import Box
from labrys.games.minos.preview import MovePreview as MinosPreview
from labrys.games.minos.survey import MinosSurvey
from labrys.games.minos.view import MinosView
from labrys.server import asking, frames, hinting, live, made
from labrys.server.http import people, replays, tables
from labrys.server.http.games import GameFacts
from labrys.server.http.problems import Problem
from labrys.server.identity.tokens import Token
from labrys.server.tables import wire, wishes
from labrys.server.tables.setup import Clock, SeatPlan, Setup

Structs = tuple[Any, ...]
Union = tuple[str, str, Structs]


class GameTypes(NamedTuple):
    """What a game says in words of its own."""

    name: str
    seen: Structs
    moves: Structs
    events: Structs
    components: ModuleType
    literals: tuple[str, ...]
    """Sets of words that have a name among the components."""
    words: dict[str, str]
    """What stands under these names in what the game says, where it promises no more than a text."""

    @property
    def title(self) -> str:
        return self.name.capitalize()

    @property
    def sections(self) -> tuple[tuple[str, Structs], ...]:
        return ("What is seen", self.seen), ("Moves", self.moves), ("Events", self.events)

    @property
    def unions(self) -> tuple[Union, ...]:
        return (
            (f"{self.title}Move", f"A move of {self.title}, chance's answers included.", self.moves),
            (f"{self.title}Event", f"What can happen in a game of {self.title}.", self.events),
        )


def _events(module: ModuleType) -> Structs:
    return tuple(one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__)


AKROTIRI = GameTypes(
    name="akrotiri",
    seen=(AkrotiriView, AkrotiriPreview, AkrotiriSurvey, akrotiri_components.ComponentSet),
    moves=tuple(akrotiri_moves.WORDS.values()),
    events=_events(akrotiri_events),
    components=akrotiri_components,
    literals=("Terrain", "Colour", "Corner", "Exit", "TierName", "Edition"),
    words={"terrain": "Terrain", "colour": "Colour", "point": "Point", "side": "Side", "tier": "TierName"},
)
MINOS = GameTypes(
    name="minos",
    seen=(MinosView, MinosPreview, MinosSurvey, Box),
    moves=tuple(minos_moves.WORDS.values()),
    events=_events(minos_events),
    components=minos_components,
    literals=("Good", "Colour", "Section", "Trigger", "Track", "AbilityKind", "VaseCondition", "VaseColour"),
    words={},
)
GAMES = (AKROTIRI, MINOS)
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
    made.Made,
    wire.Refused,
    wire.Reasons,
    wire.Previews,
    wire.SurveyAnswer,
    asking.PlanAnswer,
    asking.Hurrying,
    hinting.HintAnswer,
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
    score.ScoreSheet,
)
SECTIONS: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("What people say at a table", SAID_BY_PEOPLE),
    ("What people say over HTTP", BODIES),
    ("What the server says at a table", SAID_BY_SERVER),
    ("What the server answers over HTTP, and the lines of a record", ANSWERS),
)

RENAMED: dict[Any, str] = {
    **{one: f"{one.__name__}Move" for game in GAMES for one in game.moves},
    record.End: "RecordEnd",
    record.Header: "RecordHeader",
    record.Entry: "RecordEntry",
    score.Line: "ScoreLine",
    akrotiri_components.Start: "StartingMeans",
}
"""Names that would stand for two things here."""

UNIONS: tuple[tuple[str, str, tuple[Any, ...]], ...] = (
    ("AnyWish", "What people may wish of a table.", get_args(wishes.AnyWish)),
    ("AnyMessage", "All that may be sent over a table's socket.", get_args(live.Message)),
    ("AnyAnswer", "All that may come over a table's socket.", SAID_BY_SERVER),
)
ANY_GAME = (
    ("AnyView", "What one seat, or a spectator, sees of a game.", "{ seat: number }"),
    ("AnyMove", "A move of a game, as legal ones are sent.", "{ move: string }"),
    ("AnyEvent", "Something that happened in a game.", "{ event: string; seat: number; [field: string]: unknown }"),
    ("AnyPreview", "What a move would change.", "object"),
    ("AnySurvey", "What the rules can say of a view, for drawing and for hints.", "{ sheets: ScoreSheet[] }"),
)
"""What is said in the words of each game: how much of it all have in common."""
OF_A_GAME: dict[tuple[Any, str], str] = {
    (wire.Update, "view"): "AnyView | null",
    (wire.Update, "legal"): "AnyMove[]",
    (wire.Seen, "events"): "AnyEvent[]",
    (wire.Previews, "previews"): "(AnyPreview | null)[]",
    (wishes.Play, "move"): "RawMove",
    (asking.Why, "moves"): "RawMove[]",
    (asking.Preview, "moves"): "RawMove[]",
    (asking.Preview, "after"): "RawMove[] | null",
    (asking.Survey, "move"): "RawMove | null",
    (wire.SurveyAnswer, "survey"): "AnySurvey",
    (wishes.PlayAll, "moves"): "RawMove[]",
    (asking.Plan, "moves"): "RawMove[]",
    (plan.PlanStep, "move"): "RawMove",
    (plan.PlanStep, "preview"): "AnyPreview | null",
    (Advised, "move"): "AnyMove",
    (Advised, "course"): "AnyMove[]",
    (asking.PlanAnswer, "view"): "AnyView | null",
    (asking.PlanAnswer, "legal"): "AnyMove[]",
    (asking.PlanAnswer, "survey"): "AnySurvey | null",
    (record.Header, "options"): "Record<string, string>",
    (frames.Replay, "options"): "Record<string, string>",
    (frames.Frame, "events"): "AnyEvent[]",
    (frames.Frame, "view"): "Partial<AnyView>",
    (frames.Frame, "own"): "Partial<AnyView>[]",
    (AkrotiriSurvey, "up"): "Point",
}
"""Fields that the server leaves open."""
