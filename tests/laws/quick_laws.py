"""Laws about the quick way in: it is the same game, only without words."""

from __future__ import annotations

import random
from collections import Counter

import msgspec

from labrys.core.quick import CHANCE, OVER, Lots, Quick, pick
from labrys.core.registry import AnyGame
from labrys.core.score import best
from tests.laws.playing import Setting, onlookers, play

ALMOST_1 = 1 - 2**-53
"""The greatest number that is drawn."""


def law_the_quick_way_plays_alike(game: AnyGame, setting: Setting, seed: int) -> None:
    """The same decide, may do the same, and what they do leads to the same; so it is on the way that any game has."""
    played = play(game, setting, seed)
    for quick in (game.quick, Quick(game)):
        for step in played.sample(random.Random(seed), 40):
            state = step.before
            deciders = game.deciders(state)
            assert quick.decider(state) == deciders[0], "the quick way asks somebody else"
            if deciders[0] == CHANCE:
                assert list(quick.ask(state)) == game.ask(state), "the quick way asks chance something else"
            else:
                for seat in deciders:
                    assert list(quick.legal(state, seat)) == game.legal(state, seat), "other moves are legal"
            ours, theirs = state.clone(), state.clone()
            quick.apply(ours, step.seat, step.code)
            game.apply(theirs, step.seat, step.code)
            assert game.position(ours) == game.position(theirs), "a quick move leads elsewhere"
        assert quick.decider(played.last) == OVER, "the quick way goes on after the end"


def law_the_quick_way_counts_alike(game: AnyGame, setting: Setting, seed: int) -> None:
    """Points are the sums of the sheets, and ranks order the seats as the sheets do; nothing is changed by counting."""
    played = play(game, setting, seed)
    for quick in (game.quick, Quick(game)):
        for state in [*played.states(random.Random(seed), 40), played.last]:
            sheets, text = game.score(state), game.position(state)
            assert list(quick.points(state)) == [sheet.total for sheet in sheets], "the quick way has other points"
            ranks = list(quick.ranks(state))
            for one in sheets:
                for other in sheets:
                    ahead = one.rank_key > other.rank_key
                    assert (ranks[one.seat] > ranks[other.seat]) == ahead, "the quick way places them otherwise"
            winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
            assert winners == best(sheets), "the quick way has other winners"
            assert game.position(state) == text, "counting has changed the state"


def law_a_sight_tells_what_its_view_tells(game: AnyGame, setting: Setting, seed: int) -> None:
    """Worlds of one sight show its seat the view it was made of, each is its own, and they are not all the same."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 6):
        for seat in onlookers(setting):
            view, lots = game.view(state, seat), Lots(rng)
            for quick in (game.quick, Quick(game)):
                sight = quick.sight(view)
                for _ in range(2):
                    world = sight.world(lots)
                    shown = msgspec.json.encode(game.view(world, seat))
                    assert shown == msgspec.json.encode(view), "a world of a sight shows something else"
                    # What is played in one world must not be seen in the next.
                    quick.rollout(world, lots.draw)


def law_the_quick_way_plays_to_the_end(game: AnyGame, setting: Setting, seed: int) -> None:
    """From any world of any seat random play comes to an end, and loses nothing."""
    rng = random.Random(seed)
    played = play(game, setting, seed)
    census = game.census(played.last)
    for state in played.states(rng, 3):
        for seat in onlookers(setting):
            lots = Lots(rng)
            world = game.quick.sight(game.view(state, seat)).world(lots)
            decided = game.quick.rollout(world, lots.draw)
            assert game.quick.decider(world) == OVER, "random play stops before the end"
            assert game.end_reason(world), "random play ends without a reason"
            assert decided or not game.deciders(state) or CHANCE in game.deciders(state), "nobody decided anything"
            assert game.census(world) == census, "random play loses components"


def law_chance_is_as_likely_as_it_weighs(game: AnyGame, setting: Setting, seed: int) -> None:
    """Numbers spread evenly from 0 to 1 pick every answer as often as its weight says; and so chance answers."""
    rng = random.Random(seed)
    for step in play(game, setting, seed).steps:
        if step.seat == CHANCE:
            question = game.quick.ask(step.before)
            total = sum(weight for _, weight in question)
            picked = Counter(pick(question, (at + 0.5) / total) for at in range(total))
            assert picked == dict(game.ask(step.before)), "an answer has another share"
            number = rng.choice([0.0, rng.random(), ALMOST_1])
            ours, theirs = step.before.clone(), step.before.clone()
            code = game.quick.answer(ours, [number].pop)
            assert code == pick(question, number), "chance answers something else"
            game.apply(theirs, CHANCE, code)
            assert game.position(ours) == game.position(theirs), "a quick answer leads elsewhere"
