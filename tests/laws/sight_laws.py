"""Laws about hidden information: what a seat sees, may do and is told does not depend on what is hidden from it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import msgspec

from labrys.core.chance import AsTheyLie
from labrys.core.event import Event
from labrys.core.game import View
from labrys.core.registry import AnyGame
from labrys.core.seats import CHANCE, SPECTATOR
from tests.laws.playing import Played, Setting, codes_of, onlookers, play, table_of


def law_a_view_does_not_depend_on_what_it_hides(game: AnyGame, setting: Setting, seed: int) -> None:
    """In a world that the seat imagines it has the same view, to the last byte, and the same may decide."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 14):
        for seat in onlookers(setting):
            view = game.view(state, seat)
            for shuffler in (rng, AsTheyLie()):
                twin = game.imagine(view, shuffler)
                assert msgspec.json.encode(game.view(twin, seat)) == msgspec.json.encode(view), _told(view, game, twin)
                assert game.deciders(twin) == game.deciders(state), "who decides depends on hidden things"


def _told(view: View, game: AnyGame, twin: Any) -> str:
    other = game.view(twin, view.seat)
    names = [name for name in view.__struct_fields__ if getattr(view, name) != getattr(other, name)]
    return f"seat {view.seat} sees in its own world another {', '.join(names)}"


def law_imagined_worlds_are_possible(game: AnyGame, setting: Setting, seed: int) -> None:
    """A world that a seat imagines is like any other: nothing is lost, it can be saved and played on."""
    rng = random.Random(seed)
    played = play(game, setting, seed)
    census = game.census(played.last)
    for state in played.states(rng, 3):
        for seat in onlookers(setting):
            world = game.imagine(game.view(state, seat), rng)
            assert game.census(world) == census, "an imagined world has other components"
            text = game.position(world)
            assert game.position(game.parse_position(text)) == text
            for _ in range(20):
                for decider in game.deciders(world)[:1]:
                    game.apply(world, decider, rng.choice(codes_of(game, world, decider)))
            assert game.census(world) == census, "an imagined world loses components"


def law_worlds_differ(game: AnyGame, setting: Setting, seed: int) -> None:
    """What is hidden is dealt anew: a seat's worlds are not all the true one."""
    rng = random.Random(seed)
    middle = play(game, setting, seed).steps[len(play(game, setting, seed).steps) // 3].before
    for seat in onlookers(setting):
        view = game.view(middle, seat)
        worlds = {game.position(game.imagine(view, rng)) for _ in range(6)}
        assert len(worlds) > 1, f"seat {seat} imagines but one world"


def law_legal_moves_do_not_depend_on_what_is_hidden(game: AnyGame, setting: Setting, seed: int) -> None:
    """What a seat may do, why it may not, and what a move promises is the same in all of its worlds."""
    rng = random.Random(seed)
    played = play(game, setting, seed)
    foreign = _moves_of(game, played, rng)
    for state in played.states(rng, 14):
        for seat in range(setting.seats):
            view, legal = game.view(state, seat), game.legal(state, seat)
            moves = [game.decode(state, code) for code in legal]
            for _ in range(3):
                twin = game.imagine(view, rng)
                assert game.legal(twin, seat) == legal, "legal moves depend on hidden things"
                assert [game.decode(twin, code) for code in legal] == moves, "moves mean other things"
                for move in rng.sample(foreign, 8):
                    ours, theirs = game.refusal(state, seat, move), game.refusal(twin, seat, move)
                    assert ours == theirs, f"{move} is refused by {ours} or by {theirs}"
            for move in rng.sample(moves, min(2, len(moves))):
                promised = game.preview(view, move)
                assert promised == game.preview(game.view(twin, seat), move), f"{move} promises other things"


def _moves_of(game: AnyGame, played: Played, rng: random.Random) -> list[Any]:
    """Moves that some seat or chance could have made at some moment of the game, all of them different."""
    found = {}
    for step in played.steps:
        for code in rng.sample(codes := codes_of(game, step.before, step.seat), min(4, len(codes))):
            move = game.decode(step.before, code)
            found[game.text(move)] = move
    return list(found.values())


def law_a_seat_sees_what_it_is_told(game: AnyGame, setting: Setting, seed: int) -> None:
    """What a seat is told of a decision and what it sees after it tell the same, and nothing that stays hidden.

    The same decision in the true world and in an imagined one, and any two answers of chance or choices of one
    kind by somebody else: the seat was told the same exactly if its view is the same afterwards. Only of what is gone
    without a trace, as a die that is rolled again at once, more may be told.
    """
    rng = random.Random(seed)
    for step in play(game, setting, seed).sample(rng, 20):
        for seat in onlookers(setting):
            twin = game.imagine(game.view(step.before, seat), rng)
            told: dict[bytes, tuple[bytes, int]] = {}
            saw: dict[bytes, bytes] = {}
            for world, code in _decisions_alike(game, step.before, twin, step.seat, step.code, seat, rng):
                view, events = _carry_out(game, world, step.seat, code, seat)
                others, other = told.setdefault(view, (events, code))
                is_told_alike = events == others or _is_gone(game, world, step.seat, code, other)
                assert is_told_alike, f"seat {seat} is told more than it sees: {events!r}"
                assert saw.setdefault(events, view) == view, f"seat {seat} sees more than it is told: {events!r}"


def _decisions_alike(
    game: AnyGame, state: Any, twin: Any, decider: int, code: int, onlooker: int, rng: random.Random
) -> list[tuple[Any, int]]:
    """The decision in both worlds, and others in its place that the onlooker may not be able to tell from it."""
    found = [(state, code)]
    for world in (state, twin):
        codes = codes_of(game, world, decider)
        if code in codes:
            found.append((world, code))
        if decider != onlooker:
            kind = type(game.decode(state, code))
            alike = [other for other in codes if type(game.decode(world, other)) is kind]
            found += [(world, other) for other in rng.sample(alike, min(3, len(alike)))]
    return found


def _is_gone(game: AnyGame, world: Any, decider: int, one: int, other: int) -> bool:
    """Whether nothing at the table, hidden or not, says afterwards which of two decisions was made."""
    if one == other or other not in codes_of(game, world, decider):
        return False
    positions = set()
    for code in (one, other):
        child = world.clone()
        game.apply(child, decider, code)
        positions.add(game.position(child))
    return len(positions) == 1


def _carry_out(game: AnyGame, world: Any, decider: int, code: int, onlooker: int) -> tuple[bytes, bytes]:
    """The onlooker's view after a decision, and what it was told meanwhile."""
    child = world.clone()
    child.events = []
    game.apply(child, decider, code)
    seen = [event.seen_by(onlooker) for event in child.events]
    return msgspec.json.encode(game.view(child, onlooker)), msgspec.json.encode(seen)


def law_spectators_are_told_no_secret(game: AnyGame, setting: Setting, seed: int) -> None:
    """Fields that are secret reach nobody but their seat; everything else reaches everybody."""
    for step in play(game, setting, seed).steps:
        for event in step.events:
            for seat in onlookers(setting):
                seen = event.seen_by(seat)
                for name in event.__struct_fields__:
                    hidden = name in event.secrets and seat != event.seat
                    assert getattr(seen, name) == (None if hidden else getattr(event, name)), f"{name} of {event}"
                assert seat != SPECTATOR or msgspec.json.encode(seen)


def law_what_reveals_nothing_teaches_nothing(game: AnyGame, setting: Setting, seed: int) -> None:
    """A move whose events reveal nothing leaves everybody in doubt about all that they were in doubt about.

    In any world that somebody imagined before it the mover has a legal move of which that somebody is told the
    same; in the mover's own worlds it is the same move.
    """
    rng = random.Random(seed)
    played = play(game, setting, seed)
    moves = [step for step in played.steps if step.seat != CHANCE]
    quiet = played._replace(steps=[step for step in moves if not any(event.reveals for event in step.events)])
    assert quiet.steps, "every move reveals something"
    for step in quiet.sample(rng, 24):
        for onlooker in onlookers(setting):
            view = game.view(step.before, onlooker)
            told = _told_of(game, step.before, step.seat, step.code, onlooker)
            world = game.imagine(view, rng)
            legal = sorted(game.legal(world, step.seat), key=lambda code: code != step.code)
            codes = legal[:1] if onlooker == step.seat else legal
            alike = any(_told_of(game, world, step.seat, code, onlooker) == told for code in codes)
            assert alike, f"seat {onlooker} learns something that nothing is said to reveal: {told}"


def _told_of(game: AnyGame, world: Any, decider: int, code: int, onlooker: int) -> list[Event]:
    """What an onlooker is told of a decision."""
    child, events = world.clone(), list[Event]()
    child.events = events
    game.apply(child, decider, code)
    return [event.seen_by(onlooker) for event in events]


def law_every_event_is_told(game: AnyGame, setting: Setting, seed: int) -> None:
    """Everything that happens is told in a sentence, whoever is told it; what was left out of it stays out."""
    names = [f"player {seat}" for seat in range(setting.seats)]
    for step in play(game, setting, seed).steps:
        for event in step.events:
            for seat in onlookers(setting):
                seen = event.seen_by(seat)
                sentence = game.tell(seen, names)
                assert sentence.strip(), f"{seen} is not told"
                assert sentence.isprintable(), f"{seen} is told as {sentence!r}"
                assert "None" not in sentence, f"{seen} is told with a hole in it: {sentence}"


def law_previews_come_true(game: AnyGame, setting: Setting, seed: int) -> None:
    """What a preview says of a move is what then happens, whatever chance answers.

    It says nothing of what comes after a move with which others' secret answers are carried out; whether a move is one
    of these the game's table of options tells by itself.
    """
    rng = random.Random(seed)
    standing = table_of(setting.game).standing
    for step in (step for step in play(game, setting, seed).sample(rng, 40) if step.seat != CHANCE):
        view = game.view(step.before, step.seat)
        legal = game.legal(step.before, step.seat)
        codes = [step.code, *rng.sample(legal, min(3, len(legal)))]
        previews = game.previews(view, moves := [game.decode(step.before, code) for code in codes])
        assert previews[-1] == game.preview(view, moves[-1]), "together moves promise something else than alone"
        for code, promised in zip(codes, cast(list[Any], previews), strict=True):
            assert promised.before == standing(game, step.before, step.before, step.seat), "a preview begins elsewhere"
            child = step.before.clone()
            game.apply(child, step.seat, code)
            asks = game.deciders(child) == (CHANCE,)
            while game.deciders(child) == (CHANCE,):
                game.apply(child, CHANCE, rng.choice(game.ask(child))[0])
            text = game.text(game.decode(step.before, code))
            assert promised.after == standing(game, step.before, child, step.seat), f"{text} promised {promised.after}"
            assert promised.after is None or promised.asks_chance == asks, f"{text}: chance is asked {asks}"


def law_a_survey_knows_no_more_than_its_view(game: AnyGame, setting: Setting, seed: int) -> None:
    """A survey is plain data, the same to the last byte in whichever of the view's worlds it is worked out.

    Of the view as it is and as it would be after any legal move of its seat.
    """
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 8):
        for seat in onlookers(setting):
            view, legal = game.view(state, seat), [] if seat == SPECTATOR else game.legal(state, seat)
            codes = rng.sample(legal, min(3, len(legal)))
            for move in (None, *(game.decode(state, code) for code in codes)):
                made = msgspec.json.encode(game.survey(view, move))
                for _ in range(2):
                    with dreaming(game, rng):
                        again = msgspec.json.encode(game.survey(view, move))
                    assert again == made, f"a survey for seat {seat} depends on what is hidden from it, after {move}"


@contextmanager
def dreaming(game: AnyGame, rng: random.Random) -> Iterator[None]:
    """Meanwhile the game imagines worlds as this generator deals them, whatever else it is given to deal with."""
    imagine = game.imagine
    setattr(game, "imagine", lambda view, _: imagine(view, rng))  # noqa: B010  It has a method of that name.
    try:
        yield
    finally:
        delattr(game, "imagine")


def law_a_survey_after_a_move_is_that_of_the_view_after_it(game: AnyGame, setting: Setting, seed: int) -> None:
    """As long as chance is not asked and the mover learns nothing new, which is to say that its view after the move
    is the same in all of its worlds, and that the move's preview does not leave open what comes of it."""
    rng, compared = random.Random(seed), 0
    steps = [step for step in play(game, setting, seed).sample(rng, 60) if step.seat != CHANCE]
    for step in steps:
        view = game.view(step.before, step.seat)
        legal = game.legal(step.before, step.seat)
        for code in {step.code, *rng.sample(legal, min(2, len(legal)))}:
            after = _view_after(game, step.before, step.seat, code)
            twins = [_view_after(game, game.imagine(view, rng), step.seat, code) for _ in range(3)]
            if after is None or any(twin != after for twin in twins):
                continue
            move = game.decode(step.before, code)
            if cast(Any, game.preview(view, move)).after is None:
                continue
            made, promised = game.survey(after), game.survey(view, move)
            assert promised == made, f"a survey after {game.text(move)} is not what is seen after it"
            compared += 1
    assert compared > len(steps) // 3, "hardly any move can be foreseen"


def _view_after(game: AnyGame, world: Any, seat: int, code: int) -> View | None:
    """A seat's view after its move; None if chance is asked."""
    child = world.clone()
    game.apply(child, seat, code)
    return None if game.deciders(child) == (CHANCE,) else game.view(child, seat)
