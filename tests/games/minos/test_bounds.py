"""What no set may exceed, and gains without end: each refused in a sentence, whoever made the set."""

from __future__ import annotations

import re

import pytest

from tests.games.minos.written import HOUSE, found, other, printed, problems, row, with_card, with_part

INSTANTS = ", ".join(f'"{text}"' for text in ("coin", "2 coin", "3 coin", "vp", "2 vp", "card", "place", "move"))
SPACES = "    { points = 1 },\n" * 5


def _stones(number: int) -> str:
    return "[" + ", ".join(['"stone"'] * number) + "]"


BEYOND: dict[str, tuple[str, str]] = {
    "icons": (
        with_card("II-01", wants='["herb", "wood", "silver"]'),
        "card II-01, wants: 3 good icons; 2 at most (rule M5.2)",
    ),
    "instants": (
        with_card("I-01", instant=f'[{INSTANTS}, "temp"]'),
        "card I-01, instant: 9 effects; 8 at most (rule M5.2)",
    ),
    "spaces": (
        row(2, "wild", "spaces = [\n", f"spaces = [\n{SPACES}"),
        "row wild for 2: 7 spaces; 4 at most (rule M5)",
    ),
    "points": (
        row(4, "expand", "points = 6", "points = 10"),
        "row expand for 4, spaces[0]: 10 points; 9 at most (rule M5)",
    ),
    "temps": (
        with_part("starts", "S4-3", temps=_stones(10)),
        "starting card S4-3, temps: 10 temporary goods; 9 at most (rule M3.8)",
    ),
    "vases": (other("in_play = 3", "in_play = 4"), "vase_slots, in_play: 4 vases; 3 at most (rule M3.5)"),
    "warriors": (other("warriors = 10", "warriors = 16"), "pieces, warriors: 16 warriors; 15 at most (rule M2.2)"),
    "dice": (other("\ndice = 4", "\ndice = 5"), "pieces, dice: 5 dice of a player; 4 at most (rule M2.2)"),
    "goods": (other("each = 9", "each = 300"), "stock, each: 300 goods of a type; 99 at most (rule M2.3)"),
    "palace": (
        other("3, 4, 4]\nlevel", "3, 4, 300]\nlevel"),
        "tracks, palace: 300 cards at an income; 99 at most (rule M8)",
    ),
    "a gain": (
        with_card("I-01", instant='["vp + 99 temp"]'),
        'card I-01, instant[0]: 99 times "temp"; 9 at most (rule M13)',
    ),
    "a price": (
        other("city = [0, 6, 9]", "city = [0, 6, 46]"),
        "costs, city[2]: 46 takes more than 15 temporary goods, the most of a build (rule M5.3)",
    ),
    "a farm": (
        other("farm = [1, 2, 3, 4]", "farm = [1, 2, 3, 16]"),
        "costs, farm[3]: 16 takes more than 15 warriors, the most of a build (rule M5.3)",
    ),
    "a route": (
        with_part("routes", "R2A", costs="[2, 3, 4, 5, 99]"),
        "route R2A, costs[4]: 99 takes more than 15 temporary goods, the most of a build (rule M5.3)",
    ),
    "equal dice": (
        other("same_dice = 6", "same_dice = 3"),
        "same_dice: 13 dice for 2 players nearly always show 3 of a value; rolls would not end (rule M4.1)",
    ),
    "one die": (
        other("same_dice = 6", "same_dice = 1"),
        "same_dice: 17 dice for 4 players nearly always show 1 of a value; rolls would not end (rule M4.1)",
    ),
    "first hands": (
        with_part("starts", "S2-1", draw="62"),
        "starts for 2: 69 cards are drawn and 5 lie in the offer; the deck has 72 (rule M3.8)",
    ),
    "the offer": (other("\noffer = 5\n", "\noffer = 73\n"), "offer: 73 cards; a deck has 72 (rule M3.4)"),
    "first goods": (
        re.sub(r'(id = "S4-.*?good = )"\w+"', r'\1"wood"', HOUSE, flags=re.DOTALL).replace("stack = 5", "stack = 3"),
        "starts for 4: 4 begin with wood; 3 lie face up (rule M3.8)",
    ),
    "a word": (
        with_part("vases", "V01", id='"space"'),
        'id "space": moves use this word for something else (rule M2.3)',
    ),
    "a good": (with_card("I-01", id='"herb"'), 'id "herb": moves use this word for something else (rule M2.3)'),
}


@pytest.mark.rule("M2.2", "M2.3", "M3.4", "M3.5", "M3.8", "M4.1", "M5", "M5.2", "M5.3", "M8", "M13")
@pytest.mark.parametrize(("text", "sentence"), BEYOND.values(), ids=BEYOND.keys())
def test_what_moves_positions_or_decks_have_no_room_for_is_refused_whoever_made_the_set(text: str, sentence: str):
    assert text != HOUSE
    assert sentence in map(str, problems(printed(text)))


def test_what_is_just_within_the_bounds_is_no_fault():
    for text in (
        with_card("II-01", wants='["herb", "wood"]'),
        with_card("I-01", instant=f"[{INSTANTS}]"),
        with_card("I-01", instant='["9 temp + 99 coin"]'),
        row(4, "expand", "points = 6", "points = 9"),
        with_part("starts", "S4-3", temps=_stones(9)),
        other("same_dice = 6", "same_dice = 5"),
        other("city = [0, 6, 9]", "city = [0, 6, 45]"),
        with_part("starts", "S2-1", draw="60"),
    ):
        assert [] == problems(printed(text))


WITHOUT_END: dict[str, tuple[str, str]] = {
    "a route": (
        with_part("routes", "R2A", income='["coin", "2 coin", "3 coin", "4 coin", "vp + route-income"]'),
        'route R2A, income[4]: "route-income" on a route would lead to itself without end (rule M13)',
    ),
    **{
        word: (
            other('beyond = "3 vp"', f'beyond = "vp + {word}"'),
            f'tracks, beyond: "{word}" past the top of a track would lead to itself without end (rule M8)',
        )
        for word in ("influence", "cultural", "population", "any-track", "lowest-track")
    },
    "a track by a route": (
        other('beyond = "3 vp"', 'beyond = "route-income"'),
        'tracks, beyond: "route-income" past the top leads to a route with a track, and on without end (rule M8)',
    ),
    **{
        f"a conversion, {text}": (
            with_card("I-01", instant=f'["{text}"]'),
            f'card I-01, instant[0]: "{text}" gives back what it takes, again and again (rule M13)',
        )
        for text in (
            "repeat 2 coin -> vp + 2 coin", "repeat 1 weaponry -> vp or 2 weaponry",
            "repeat discard 2 -> card + deck-card", "2 farms: repeat 3 coin -> coin per city",
            "vp instead 2 farms: repeat 1 coin -> 2 coin",
            "repeat 2 coin -> route-income",
            # A wild point draws a card, and what is discarded comes back with the deck.
            "repeat discard 1 -> wild",
            # One becomes the other by an ability.
            "repeat 1 weaponry -> 2 coin", "repeat 1 coin + 1 weaponry -> vp + 2 coin",
        )
    },
}  # fmt: skip


@pytest.mark.rule("M8", "M13")
@pytest.mark.parametrize(("text", "sentence"), WITHOUT_END.values(), ids=WITHOUT_END.keys())
def test_a_gain_that_leads_to_itself_is_refused_whoever_made_the_set(text: str, sentence: str):
    assert text != HOUSE
    assert [sentence] == [str(problem) for problem in problems(printed(text))]


def test_past_the_top_of_a_track_may_lie_what_a_conversion_asks_for():
    """A conversion into a step on a track is one for what lies past its top, once the top is reached."""
    text = printed(with_card("I-01", instant='["repeat 3 coin -> any-track"]'))

    assert [] == problems(text)
    assert [("card I-01, instant[0]", "M13")] == found(text.replace('beyond = "3 vp"', 'beyond = "3 coin"'))


def test_a_conversion_that_gives_other_things_or_less_is_no_fault():
    for text in (
        "repeat 3 coin -> 2 coin + vp",
        "repeat 2 weaponry -> coin",
        "2 coin -> 3 coin",
        "repeat discard 2 -> card",
    ):
        assert [] == problems(printed(with_card("I-01", instant=f'["{text}"]')))
