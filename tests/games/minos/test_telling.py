from __future__ import annotations

import random

import pytest

from labrys.core.event import Event
from labrys.core.seats import CHANCE, SPECTATOR
from labrys.games.minos import decisions as d
from labrys.games.minos import events, moves, telling
from labrys.games.minos.game import Minos
from labrys.games.minos.hints import Hints, as_notation, hand, look, prices, whole_table, why_none
from tests.games.minos.moments import progress
from tests.games.minos.scenario import Scene

MINOS = Minos()
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__]
NAMES = ["You", "Bot (seat 1)", "Bot (seat 2)"]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_and_another_where_its_secrets_are_blank(kind: type[Event]):
    assert kind in telling._SENTENCES
    assert bool(kind.secrets) == (kind in telling._HIDDEN)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.CardDrawn(0, 1, "I-03"), "You drew I-03 from the deck of Age I."),
        (events.Advanced(1, "cultural", 3), "Bot (seat 1) advanced on culture to 3."),
        (events.Advanced(1, "influence", 9), "Bot (seat 1) advanced on influence past its top."),
        (events.Gained(0, "coin", 1, "I-17/trait.1"), "You gained 1 coin (trait of I-17)."),
        (events.Gained(0, "vp", 3, "track/9"), "You gained 3 VP (past the top of a track)."),
        (events.Gained(0, "reserve", 2, "tower/1"), "You gained 2 warriors in reserve (tower number 1)."),
        (events.Took(0, "build-2/2.1"), "You took the effect of space build/2."),
        (events.CardPlayed(0, "I-02", 4, ("herb",), False), "You played I-02 for 4 coins and temporary herb."),
        (events.CardPlayed(0, "I-02", 1, (), True), "You played I-02 from the offer for 1 coin."),
        (events.CardToPalace(0, "I-02", 2, True), "You put I-02 from the hand into the palace and lost 2 VP."),
        (events.Built(0, "farm", 3, 0, 1, 1), "You built a farm in region 3 for 1 warrior and 1 temporary good."),
        (
            events.BuildLost(0, "city", 3, 2),
            "You could not build the city in region 3: Bot (seat 2) had more right to it (M4.7).",
        ),
        (events.Exchanged(0, 4, "weaponry", 2), "You exchanged 4 coins for 2 weaponry."),
        (events.Paid(0, 5, 1, "I-05/1"), "You paid 5 coins and 1 weaponry (I-05)."),
        (events.LaidOut(CHANCE, "F03", "region/4"), "F03 was laid out at region 4."),
        (events.GameEnded(CHANCE, (0, 2)), "The game is over after four rounds: You and Bot (seat 2) won."),
    ],
)  # fmt: skip
def test_an_event_is_told_in_one_sentence(event: Event, sentence: str):
    assert sentence == telling.tell(event, NAMES)


def test_whatever_is_secret_is_told_to_its_owner_alone():
    drawn = events.CardDrawn(1, 2, "II-03")

    assert "Bot (seat 1) drew a card from the deck of Age II." == telling.tell(drawn.seen_by(SPECTATOR), NAMES)
    assert "Bot (seat 1) drew II-03 from the deck of Age II." == telling.tell(drawn.seen_by(1), NAMES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_decides_is_asked_something_and_told_a_little_of_every_choice(players: int):
    rng, state, kinds = random.Random(players), MINOS.begin(MINOS.read_options({"setup": "random"}), players), set()
    while deciders := MINOS.deciders(state):
        if deciders == (CHANCE,):
            MINOS.apply(state, CHANCE, rng.choice(MINOS.ask(state))[0])
            continue
        seat = rng.choice(deciders)
        legal = MINOS.legal(state, seat)
        view = MINOS.view(state, seat)
        due = view.seats[seat].agenda[-1].partition(":")[0]
        if due not in kinds or rng.random() < 0.02:
            kinds.add(due)
            question = telling.question(view, MINOS.kit)
            assert question.endswith((".", "?")), question
            assert question not in ("Decide.", "Somebody else decides."), view.seats[seat].agenda
            hints = Hints(MINOS, view)
            said = [hints.of(MINOS.decode(state, code)) for code in rng.sample(legal, min(8, len(legal)))]
            assert not any("None" in hint or "{" in hint for hint in said)
            assert look(MINOS, view, None, 100)
            assert all(len(line) < 400 for line in [*hand(MINOS, view, 100), *prices(MINOS, view, 100)])
        MINOS.apply(state, seat, rng.choice(legal))

    assert kinds <= set(d.NAMES)
    assert len(kinds) > 12


@pytest.mark.rule("M4.3", "M8")
def test_a_hint_about_an_advance_counts_those_already_chosen():
    dice = ("0 build red6", "0 expand red3", "0 wild red6", "0 prepare red4", "1 wild blue6", "1 prepare blue3")
    scene = progress(Scene.of().has(tracks=(7, 0, 0)).dice(*dice))

    def hint() -> str:
        return Hints(MINOS, MINOS.view(scene.state, 0)).of(moves.Advance("influence"))

    assert hint().startswith("to 8: ")
    scene.play("advance influence", seat=0)
    assert hint() == "past the top: 3 VP"


def test_a_move_may_be_written_in_any_case_and_without_counts_of_nothing():
    scene = Scene.of().turn("build")
    view = MINOS.view(scene.state, 0)

    for written, notation in (
        ("CITY 3", "city 3 0"),
        ("ship 1", "ship 1 0 0"),
        ("Play i-17 Stone", "play I-17 stone"),
        ("draft RED5 Build", "draft red5 build"),
        ("farm 3 1 0", "farm 3 1 0"),
        ("", ""),
    ):
        assert notation == as_notation(MINOS, view, written)


def test_parts_of_the_table_can_be_looked_at_alone():
    view = MINOS.view(Scene.of().turn("build").state, 0)

    assert whole_table(MINOS, view, 100, "map").startswith("Map.")
    assert "map takes one of dice," in whole_table(MINOS, view, 100, "xyz")
    assert "You have no action point left in this turn." == why_none(
        MINOS, MINOS.view(Scene.of().turn("build").play("forfeit").state, 0), "city"
    )
