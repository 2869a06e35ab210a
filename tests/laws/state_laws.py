"""Laws about states: copies stay apart, saving is invisible, nothing is lost, every game ends."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec

from labrys.core.event import Event
from labrys.core.game import View
from labrys.core.record import EARLY_ENDS
from labrys.core.refusal import BadNotation
from labrys.core.registry import AnyGame
from labrys.core.seats import CHANCE
from tests.laws.playing import Choosy, Setting, facts, next_decision, onlookers, play, question


def _go_on(game: AnyGame, state: Any, rng: random.Random, decisions: int) -> list[tuple[int, int]]:
    """Change a state by some decisions; what they were."""
    choose, made = Choosy(game, rng), list[tuple[int, int]]()
    while game.deciders(state) and len(made) < decisions:
        seat, code = next_decision(game, state, choose, rng)
        game.apply(state, seat, code)
        made.append((seat, code))
    return made


def law_a_child_leaves_its_parent_alone(game: AnyGame, setting: Setting, seed: int) -> None:
    """Neither what the parent keeps nor what it works out changes when a clone is played on."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 14):
        before = facts(game, state, setting)
        child = state.clone()
        assert facts(game, child, setting) == before, "a clone differs from what it was cloned from"
        _go_on(game, child, rng, 8)
        assert facts(game, state, setting) == before, "playing on in a clone has changed its parent"


def law_a_parent_leaves_its_child_alone(game: AnyGame, setting: Setting, seed: int) -> None:
    """A clone stays as it is when the state that it was cloned from is played on."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 14):
        parent = state.clone()
        child = parent.clone()
        before = facts(game, child, setting)
        _go_on(game, parent, rng, 8)
        assert facts(game, child, setting) == before, "playing on has changed an earlier clone"


def law_saving_is_invisible(game: AnyGame, setting: Setting, seed: int) -> None:
    """A state saved as text and loaded again cannot be told from the one that was not."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 8):
        loaded = game.parse_position(game.position(state))
        assert facts(game, loaded, setting) == facts(game, state, setting), "a loaded position differs"
        unsaved = state.clone()
        unsaved.events, loaded.events = list[Event](), list[Event]()
        for seat, code in _go_on(game, unsaved, rng, 12):
            game.apply(loaded, seat, code)
        assert loaded.events == unsaved.events, "after loading the same moves tell another story"
        assert facts(game, loaded, setting) == facts(game, unsaved, setting), "after loading the game takes another way"


def law_a_damaged_position_is_refused_in_words(game: AnyGame, setting: Setting, seed: int) -> None:
    """Whatever was done to a position's text: it is read, or refused with BadNotation, and nothing else."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 6):
        text = game.position(state)
        for _ in range(12):
            damaged = _damage(text, rng)
            try:
                game.parse_position(damaged)
            except BadNotation:
                continue
            except Exception as error:
                raise AssertionError(f"a damaged position raises {error!r}:\n{damaged}") from error


def _damage(text: str, rng: random.Random) -> str:
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    words = lines[at].split()
    match rng.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines[at] = " ".join(words[:-1])
        case 2:
            lines[at] += rng.choice([" -", " 7", "+", ":", "@", " \ud800", " \x00", " -1", "9" * 30])
        case 3:
            lines[at] = lines[at].replace(rng.choice(lines[at]), rng.choice("x-9/,@:+ \n"))
        case 4:
            lines[at], lines[0] = lines[0], lines[at]
        case _:
            lines.append(rng.choice(lines))
    return "\n".join(lines)


def law_components_are_conserved(game: AnyGame, setting: Setting, seed: int) -> None:
    """At every moment there is as much of everything as at the start."""
    played = play(game, setting, seed)
    start = game.census(played.steps[0].before)
    assert start, "nothing is counted"
    for at, state in enumerate([*(step.before for step in played.steps), played.last]):
        assert game.census(state) == start, f"decision {at}: {game.census(state)} instead of {start}"


def law_every_game_ends(game: AnyGame, setting: Setting, seed: int) -> None:
    """Random moves lead to an end, which has a reason; before it there is none, after it nobody decides."""
    played = play(game, setting, seed)
    assert game.deciders(played.last) == (), f"still no end after {len(played.steps)} decisions"
    assert game.end_reason(played.last), "the game is over without a reason"
    assert game.end_reason(played.last) not in EARLY_ENDS, "the game is over for a reason that only tables have"
    assert all(not game.end_reason(step.before) for step in played.steps), "a reason to end, but the game goes on"
    for seat in range(setting.seats):
        assert game.legal(played.last, seat) == [], "the game is over, but a seat may still move"


def law_deciders_are_consistent(game: AnyGame, setting: Setting, seed: int) -> None:
    """Either chance or some seats decide. Legal moves are ascending and distinct, and only deciders have any."""
    for step in play(game, setting, seed).steps:
        state, deciders = step.before, game.deciders(step.before)
        by_chance = deciders == (CHANCE,)
        assert by_chance or set(deciders) <= set(range(setting.seats)), f"{deciders} are not seats"
        assert len(set(deciders)) == len(deciders) > 0, "a decider twice, or none in the middle of the game"
        for seat in range(setting.seats):
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in deciders), f"seat {seat} has {len(legal)} moves, deciding are {deciders}"
            assert all(a < b for a, b in pairwise(legal)), "legal moves are not ascending"
        answers = question(game, state)
        assert bool(answers) == by_chance, "chance is asked without a question"
        assert all(a < b for (a, _), (b, _) in pairwise(answers)), "answers are not ascending"
        assert all(type(weight) is int and weight > 0 for _, weight in answers), "a weight that is no positive number"


def law_scores_are_valid_at_any_time(game: AnyGame, setting: Setting, seed: int) -> None:
    """One sheet a seat, its total the sum of its lines; the winners are those whom nobody outranks."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 20):
        before = game.position(state)
        sheets = game.score(state)
        assert [sheet.seat for sheet in sheets] == list(range(setting.seats)), "not one sheet a seat"
        for sheet in sheets:
            assert sheet.total == sum(line.points for line in sheet.lines), "a total is not the sum of its lines"
            assert sum(sheet.parts().values()) == sheet.total, "the parts do not make up the total"
            assert all(line.part and line.what for line in sheet.lines), "points without a name"
        ranks = [(sheet.total, *sheet.tie_break) for sheet in sheets]
        leaders = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        assert game.winners(state) == leaders, f"{game.winners(state)} win, but the best are {leaders}"
        assert game.position(state) == before, "counting the score has changed the state"


def law_views_are_plain_data(game: AnyGame, setting: Setting, seed: int) -> None:
    """A view is a value of its own: frozen, JSON-able, for that seat; looking changes nothing."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 2):
        before = game.position(state)
        for seat in onlookers(setting):
            view = game.view(state, seat)
            assert isinstance(view, View)
            assert view.seat == seat, "a view for somebody else"
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view, "a view is not plain data"
            assert game.show(view), "nothing to show"
        looking = list(onlookers(setting))
        one_by_one = [msgspec.json.encode(game.view(state, seat)) for seat in looking]
        together = [msgspec.json.encode(view) for view in game.views(state, looking)]
        assert together == one_by_one, "looking together shows something else than looking alone"
        assert game.position(state) == before, "looking has changed the state"
