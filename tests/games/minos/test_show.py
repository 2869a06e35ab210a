from __future__ import annotations

import random
import re

import pytest

from labrys.core.seats import SPECTATOR
from labrys.games.minos.game import Minos
from labrys.games.minos.imagine import imagine
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.show import show
from labrys.games.minos.view import view_of
from tests.games.minos.random_games import SETTINGS, house_kit, play, sample
from tests.games.minos.scenario import Scene

KIT = house_kit()


def onlookers(players: int) -> list[int]:
    return [*range(players), SPECTATOR]


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_every_position_can_be_shown_to_everybody_on_a_page_of_100_columns(players: int, options: MinosOptions):
    for moment in sample(players, options, 3, 12):
        for seat in onlookers(players):
            lines = show(view_of(moment.state, seat), KIT).splitlines()

            assert 110 >= max(map(len, lines))
            assert [] == [line for line in lines if len(line) > 100 and not line.startswith("  ")]
            assert [] == [line for line in lines if line != line.rstrip()]
            assert not re.search(r"None|[{}<]", "\n".join(lines))


@pytest.mark.rule("M16")
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_the_text_is_the_same_in_every_world_the_seat_cannot_tell_from_this_one(players: int, options: MinosOptions):
    rng = random.Random(7)
    for moment in sample(players, options, 4, 8):
        for seat in onlookers(players):
            view = view_of(moment.state, seat)
            twin = imagine(view, KIT, rng)

            assert show(view, KIT) == show(view_of(twin, seat), KIT)


@pytest.mark.rule("M16")
def test_others_see_no_card_of_a_hand_that_was_never_open():
    moments, _ = play(3, MinosOptions(), 5)
    for moment in moments[::40]:
        state = moment.state
        for looker in onlookers(3):
            view = view_of(state, looker)
            text = show(view, KIT)
            seen = state.offer | sum(state.area) | sum(state.palace)
            for seat in range(3):
                hidden = state.hand[seat] & ~state.shown[seat] & ~seen
                if seat != looker:
                    names = [name for card, name in enumerate(KIT.card_ids) if hidden >> card & 1]
                    # What the looker put back itself it knows, whoever drew it later.
                    names = [name for name in names if name not in view.put_back]
                    assert [] == [name for name in names if re.search(rf"\b{name}\b", text)]
            assert (looker == SPECTATOR) == ("Your hand" not in text)


def test_whatever_lies_on_the_table_is_shown():
    moments, last = play(4, MinosOptions(), 6)
    for state in (moments[len(moments) // 2].state, last):
        text = show(view_of(state, SPECTATOR), KIT)
        for region, number in enumerate(state.land.number):
            line = next(line for line in text.splitlines() if line.startswith(f"  {number} "))
            for word, owners in (("city", state.city), ("tower", state.tower), ("farm", state.farm)):
                assert (owners[region] >= 0) == (f"{word}:{owners[region]}" in line)
            for tile in state.people[region]:
                assert KIT.people_ids[tile] in line
        for card, name in enumerate(KIT.card_ids):
            if (state.offer | sum(state.palace) | sum(state.area)) >> card & 1:
                assert re.search(rf"\b{name}\b", text)
        for vase in state.vases:
            assert KIT.vase_ids[vase] in text
        for route in state.routes:
            assert KIT.route_ids[route] in text


@pytest.mark.rule("M15")
def test_house_components_are_called_so():
    game = Minos()
    text = game.show(game.view(game.begin(game.read_options({}), 2), SPECTATOR))

    assert "Minos, house components, 2 players, draft setup; as a spectator sees it" in text
    assert "House components: map, cards, tiles and parts of the boards are our own design" in text


@pytest.mark.rule("M5.2")
def test_a_card_is_shown_with_what_it_costs_its_looker():
    cost = {card.id: card.cost for card in KIT.components.cards}
    coins = cost["I-02"] + 2
    scene = Scene.of().has(hand="I-03", coins=coins, temps="silver").offer("I-02").turn("develop")
    text = show(view_of(scene.state, 0), scene.state.kit).replace("\n    ", " ")

    held, offered = cost["I-03"], cost["I-02"]
    assert re.search(rf"I-03: costs {held} \(silver\).*\[now {held}, or {held - 3} with silver\]", text)
    assert re.search(rf"I-02: costs {offered} \(herb\).*\[now {offered + 3}, too dear\]", text)
