"""Variants of the house set, which show what would move the abilities (M15): each is sound, and changes something."""

from __future__ import annotations

import pytest

from labrys.games.minos import components
from labrys.games.minos import effects as fx
from tools.variants_minos import CHANGES, STEPS, play, toml, variant

NUMBERED = [f"{name}{':1' * numbers}" for name, (_, numbers, _) in CHANGES.items()]


def read(*changes: str) -> components.ComponentSet:
    found, problems = components.read(toml(variant(list(changes))))
    assert [] == problems
    assert found is not None
    return found


def gains(box: components.ComponentSet) -> set[int]:
    texts = [text for card in box.cards for text in (*card.instant, card.trait)]
    texts += [tile.gain for tile in box.foundations] + [tile.gain for tile in box.sea_peoples]
    texts += [tile.gain for tile in box.trade_bonuses] + [tile.gain for tile in box.action_bonuses]
    texts += [text for route in box.routes for text in route.income]
    return {item.gain for text in texts for item in fx.items_of(fx.parse(text))}


def test_without_a_change_it_is_the_house_set_by_another_name():
    house, same = components.load(), read()

    assert not same.house
    assert (house.cards, house.routes, house.board, house.maps) == (same.cards, same.routes, same.board, same.maps)


@pytest.mark.parametrize("change", NUMBERED)
def test_each_change_makes_another_set_that_is_sound(change: str):
    assert read().digest != read(change).digest


def test_what_is_said_to_be_gone_is_gone():
    assert not gains(read("no-steps")) & set(STEPS)
    assert not gains(read("no-points")) & {fx.BUILD, fx.WILD}


@pytest.mark.parametrize("change", ["olives", "cards:3", "cards:a:b", "poor:1"])
def test_what_is_no_change_is_refused(change: str):
    with pytest.raises(SystemExit, match="is no change"):
        variant([change])


def test_a_variant_can_be_played_and_counted(tmp_path):
    path = tmp_path / "variant.toml"
    path.write_text(toml(variant(["decrees:2", "traits"])), encoding="utf-8")
    seats = play(str(path), 2, "5eed", 0)

    assert 1.0 == sum(seen.share for seen in seats)
    assert 2 == len({seen.ability for seen in seats})
    assert all(0 <= seen.structures <= 12 for seen in seats)
