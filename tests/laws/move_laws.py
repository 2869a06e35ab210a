"""Laws about moves: legal, accepted and not refused are one thing; every word means one thing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from labrys.core.game import Move
from labrys.core.refusal import BadNotation, Refusal
from labrys.core.registry import AnyGame
from labrys.core.seats import CHANCE
from tests.laws.absurd import NO_MOVES, NO_SEATS, NO_TEXTS, NO_WORDS
from tests.laws.playing import Played, Setting, codes_of, play

LONGEST_REASON = 300
"""A reason is one sentence, however long the move that it refuses."""


def law_legal_moves_are_accepted(game: AnyGame, setting: Setting, seed: int) -> None:
    """What is legal is not refused, as a struct or as a text, and has one code."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 25):
        for seat in game.deciders(state):
            for code in codes_of(game, state, seat):
                move = game.decode(state, code)
                assert game.encode(state, move) == code, f"{move} was made from another code"
                assert game.refusal(state, seat, move) is None, f"{move} is legal but refused"
                text = game.text(move)
                assert game.refusal(state, seat, text) is None, f"{text!r} is legal but refused as a text"


def law_refusals_and_legal_moves_agree(game: AnyGame, setting: Setting, seed: int) -> None:
    """A well-formed move is refused exactly if it is not among the legal ones; each reason is a full one."""
    rng = random.Random(seed)
    played = play(game, setting, seed)
    strangers = list(_strangers(game, played, rng))
    for state in played.states(rng, 8):
        before = game.position(state)
        for seat in (*range(setting.seats), CHANCE):
            legal = set(codes_of(game, state, seat)) if seat in game.deciders(state) else set()
            for move in rng.sample(strangers, 40):
                refusal = game.refusal(state, seat, move)
                is_legal = game.encode(state, move) in legal
                assert (refusal is None) == is_legal, f"seat {seat}, {move}: legal {is_legal}, refusal {refusal}"
                if refusal is not None:
                    _check_reason(refusal)
        assert game.position(state) == before, "asking for a reason has changed the state"


def _strangers(game: AnyGame, played: Played, rng: random.Random) -> Iterator[Move]:
    """Moves of every kind that occurred, with the words of this game in any field: legal somewhere, or nowhere."""
    seen: dict[type[Move], list[Move]] = {}
    words: dict[type, set[Any]] = {str: {"", "x", "-1", "thera/9", "0,0"}, int: {0, 1, -1, 7}}
    for step in played.steps:
        for code in rng.sample(codes := codes_of(game, step.before, step.seat), min(3, len(codes))):
            move = game.decode(step.before, code)
            seen.setdefault(type(move), []).append(move)
            for value in msgspec.structs.astuple(move):
                for word in value if isinstance(value, tuple) else (value,):
                    words[type(word)].add(word)
    pools = {kind: sorted(found) for kind, found in words.items()}
    for kind, moves in seen.items():
        yield from rng.sample(moves, min(12, len(moves)))
        for _ in range(20):
            fields = [getattr(rng.choice(moves), name) for name in kind.__struct_fields__]
            if fields:
                at = rng.randrange(len(fields))
                fields[at] = _other(fields[at], pools, rng)
            yield kind(*fields)


def _other(value: object, pools: dict[type, list[Any]], rng: random.Random) -> object:
    if isinstance(value, tuple):
        return tuple(rng.choice(pools[str]) if rng.random() < 0.3 else word for word in value * rng.randrange(7))
    return rng.choice(pools[type(value)])


def _check_reason(refusal: Refusal) -> None:
    assert isinstance(refusal, Refusal)
    assert refusal.code, "a refusal without a code"
    assert refusal.rule, "a refusal without a rule"
    assert 0 < len(refusal.text) <= LONGEST_REASON, f"a reason of {len(refusal.text)} characters"
    assert refusal.text.isprintable(), f"a reason that cannot be shown: {refusal.text!r}"
    assert all(str(fact).isprintable() for fact in refusal.facts.values()), f"facts that cannot be shown: {refusal}"


def law_nothing_absurd_is_accepted(game: AnyGame, setting: Setting, seed: int) -> None:
    """Whatever is given for a move is refused with a reason; nothing is raised, nothing changes."""
    rng = random.Random(seed)
    played = play(game, setting, seed)
    for state in played.states(rng, 4):
        before = game.position(state)
        for seat in (*range(setting.seats), CHANCE):
            for rubbish in (*NO_MOVES, *NO_TEXTS, *_misshapen(game, played, rng)):
                _refuse(game, state, seat, rubbish)
        assert game.position(state) == before, "a refused move has changed the state"


def law_nobody_else_may_decide(game: AnyGame, setting: Setting, seed: int) -> None:
    """A legal move is refused to every seat that does not decide, and to whatever is no seat."""
    rng = random.Random(seed)
    for step in play(game, setting, seed).sample(rng, 10):
        state, deciders = step.before, game.deciders(step.before)
        move = game.decode(state, step.code)
        for nobody in (*NO_SEATS, setting.seats, *range(setting.seats), CHANCE):
            if type(nobody) is not int or nobody not in deciders:
                _refuse(game, state, nobody, move)


def _refuse(game: AnyGame, state: Any, seat: object, move: object) -> None:
    try:
        refusal = game.refusal(state, seat, move)
    except Exception as error:
        raise AssertionError(f"a {type(move).__name__} by a {type(seat).__name__} raises {error!r}") from error
    assert refusal is not None, f"a {type(move).__name__} by a {type(seat).__name__} is accepted"
    _check_reason(refusal)


def _misshapen(game: AnyGame, played: Played, rng: random.Random) -> Iterator[object]:
    """Moves of every kind with something else in each field or for each word."""
    for move in _one_of_each_kind(game, played):
        fields = msgspec.structs.astuple(move)
        for at in range(len(fields)):
            # A plain 0 may be what the field is for.
            wrongs = [
                *(no for no in rng.sample(NO_MOVES, 3) if type(no) is not int or no),
                *rng.sample(NO_WORDS, 2),
                ("\ud800", 3, None),
                ("x" * 99,) * 99,
            ]
            yield from (type(move)(*fields[:at], wrong, *fields[at + 1 :]) for wrong in wrongs)
        yield from _misspelt(game, move)


def _one_of_each_kind(game: AnyGame, played: Played) -> list[Move]:
    moves = (game.decode(step.before, step.code) for step in played.steps)
    return list({type(move): move for move in moves}.values())


def _misspelt(game: AnyGame, move: Move) -> Iterator[str]:
    """The move's text with a word that means nothing in place of each word, or after the last."""
    words = game.text(move).split()
    for wrong in NO_WORDS:
        yield " ".join([*words, wrong])
        yield from (" ".join([*words[:at], wrong, *words[at + 1 :]]) for at in range(len(words)))


def law_notation_round_trips(game: AnyGame, setting: Setting, seed: int) -> None:
    """Every legal move and every answer of chance comes back from its text, and so does every position."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 25):
        for seat in game.deciders(state):
            texts = set()
            for code in (codes := codes_of(game, state, seat)):
                move = game.decode(state, code)
                text = game.text(move)
                texts.add(text)
                assert game.spelled(state, code) == text, f"the code of {text!r} is spelled {game.spelled(state, code)}"
                assert game.parse(text) == move, f"{text!r} is read as another move"
                assert game.text(game.parse(text)) == text, f"{text!r} is written in another way"
                assert type(game.parse(f"  {text} ")) is type(move), f"{text!r} does not bear blanks around it"
                assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move, f"{move} is not data"
            assert len(texts) == len(codes), "two moves have the same text"
        position = game.position(state)
        assert game.position(game.parse_position(position)) == position, "a position is written in another way"


def law_rubbish_is_no_notation(game: AnyGame, setting: Setting, seed: int) -> None:
    """A text that is no move, or no position, gives BadNotation with a sentence; one that is misspelt, nothing else."""
    for text in NO_TEXTS:
        for read in (game.parse, game.parse_position):
            assert not _is_readable(read, text), f"{text[:40]!r} is read as something"
    for move in _one_of_each_kind(game, play(game, setting, seed)):
        for text in _misspelt(game, move):
            _is_readable(game.parse, text)


def _is_readable(read: Callable[[str], object], text: str) -> bool:
    try:
        read(text)
    except BadNotation as error:
        length = len(str(error))
    except Exception as error:
        raise AssertionError(f"{text[:40]!r} raises {error!r}") from error
    else:
        return True
    assert 0 < length <= LONGEST_REASON, f"{text[:40]!r} is refused in {length} characters"
    return False


def law_a_slow_generator_agrees(game: AnyGame, setting: Setting, seed: int) -> None:
    """Another generator, written for clearness from the rules alone, finds the same legal moves.

    It stands in tests/games/<name>/slow.py: `legal(position)` gives the texts of all moves of the seat that decides,
    `legal(position, seat)` those of one of several; `answers(position)` those of chance, and `candidates(position)`
    everything that could be said there.
    """
    slow, rng = slow_generator(setting.game), random.Random(seed)
    for step in play(game, setting, seed).sample(rng, 6):
        state, position = step.before, game.position(step.before)
        fast = {game.text(game.decode(state, code)) for code in codes_of(game, state, step.seat)}
        which = (step.seat,) if len(game.deciders(state)) > 1 else ()
        found = set(slow.answers(position) if step.seat == CHANCE else slow.legal(position, *which))
        assert fast == found, f"only here {fast - found}, only there {found - fast}"
        sayings = sorted(slow.candidates(position))
        for text in rng.sample(sayings, min(40, len(sayings))):
            refusal = game.refusal(state, step.seat, text)
            assert (refusal is None) == (text in found), f"{text!r} is refused: {refusal}"


def slow_generator(name: str) -> Any:
    """The module of the slow generator of a game."""
    module = f"tests.games.{name}.slow"
    assert find_spec(module) is not None, f"{name} has no slow generator"
    return import_module(module)
