from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from labrys.games.minos import effects as fx
from labrys.games.minos.components import ComponentSet, load
from labrys.games.minos.inscriptions import (
    TABLE,
    ability_phrase,
    card_phrase,
    catalogue,
    space_phrase,
    text,
    tile_named,
)
from labrys.games.minos.wording import ENGLISH, Phrase, effect_text, english, phrase, phrase_of

GOLDEN = Path(__file__).with_name("cards.txt")
"""What stands on the house set's cards and tiles, once read and approved; a line each."""


@pytest.fixture(scope="module")
def house() -> ComponentSet:
    return load()


def within(said: Phrase) -> Iterator[Phrase]:
    yield said
    for inner in said.inner:
        yield from within(inner)


def everything(components: ComponentSet) -> list[Phrase]:
    """All that is written anywhere: cards, tiles, spaces, boards and tracks."""
    board, tracks = components.board, components.tracks
    boards = [*board.towers, *board.farms, *components.stock.arrivals, tracks.beyond]
    boards += [*tracks.influence, *tracks.cultural, *tracks.population]
    spaces = [space_phrase(space) for row in components.rows for space in row.spaces]
    return [*catalogue(components), *spaces, *map(phrase_of, boards)]


@pytest.mark.rule("M13", "M15")
def test_cards_and_tiles_read_as_they_were_once_read_and_approved(house: ComponentSet):
    assert GOLDEN.read_text(encoding="utf-8").splitlines() == [text(said) for said in catalogue(house)]


@pytest.mark.rule("M13")
def test_every_word_of_the_language_of_effects_has_words():
    named = {f"effect-{gain}" for gain in fx.GAINS} | {f"count-{count}" for count in fx.COUNTS}
    named |= {f"price-{price}" for price in fx.PRICES}
    named |= {next(iter(within(phrase(fx.parse(f"{condition}: coin"))))).inner[0].id for condition in fx.CONDITIONS}

    assert [] == sorted(named - ENGLISH.keys())
    assert len(fx.CONDITIONS) == sum(name.startswith("condition-") for name in ENGLISH)


def test_every_phrase_has_words_and_every_word_is_said(house: ComponentSet):
    said = {one.id for whole in everything(house) for one in within(whole)}

    assert [] == sorted(said - TABLE.keys())
    # Of a price of several things, and of goods that stand on no starting card, nothing is written on this set.
    assert {"price-all"} >= TABLE.keys() - said


def test_nothing_is_left_to_be_filled_in(house: ComponentSet):
    for said in everything(house):
        words = text(said)
        assert not re.search(r"[{}]|None|  ", words), words
        assert not re.search(r"\b1 (coins|cards|warriors|goods|points|steps)\b", words), words


def test_a_phrase_is_plain_data_that_another_language_can_say(house: ComponentSet):
    said = card_phrase(house.cards[0])

    assert said == msgspec.json.decode(msgspec.json.encode(said), type=Phrase)
    assert hash(said) == hash(card_phrase(house.cards[0]))


@pytest.mark.rule("M13")
@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ("coin", "1 coin"),
        ("2 coin + random-good", "2 coins, 1 random good"),
        ("any-track or bonus", "any track +1 or the action bonus"),
        ("coin per warrior", "1 coin per warrior on the map"),
        ("5 coin -> palace", "pay 5 coins: 1 card to the palace"),
        ("1 coin + 2 weaponry + discard 1 -> 2 vp", "pay 1 coin and pay 2 weaponry and discard 1 card: 2 VP"),
        ("repeat 2 weaponry -> 3 vp", "any number of times, pay 2 weaponry: 3 VP"),
        ("2 towers: any-track", "with 2 or more towers: any track +1"),
        ("tracks 3: vp", "with all tracks at 3 or higher: 1 VP"),
        ("play instead 2 farms: play-free", "play 1 card; with 2 or more farms instead play 1 card free"),
    ],
)
def test_an_effect_is_said_from_its_structure(effect: str, words: str):
    assert words == effect_text(fx.parse(effect)) == english(phrase(fx.parse(effect)))


@pytest.mark.rule("M10")
def test_an_ability_is_told_level_by_level(house: ComponentSet):
    words = {tile.kind: text(ability_phrase(tile)) for tile in house.abilities}

    assert (
        "SA4: level 1: a group of dice needs 8; level 2: a group of dice needs 7; level 3: a group of dice needs 6"
        == (words["groups"])
    )
    assert words["exchange"].endswith("every 3 leftovers score 1 VP")


def test_a_tile_of_any_kind_is_found_by_its_id(house: ComponentSet):
    names = [tile.id for tile in house.foundations] + [tile.id for tile in house.trade_bonuses]
    names += [tile.id for tile in house.action_bonuses] + [tile.id for tile in house.sea_peoples]

    assert names == [tile_named(house, name).name for name in names]
