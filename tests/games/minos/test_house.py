from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path

import pytest

from labrys.games.minos import components, decrees, order, worth
from labrys.games.minos import effects as fx
from tests.games.minos.written import (
    HOUSE,
    SET,
    card,
    found,
    on_map,
    other,
    printed,
    problems,
    row,
    with_card,
    with_part,
    without_regions,
)

# The numbers of the rules, and M15: what the house design promises.
PROMISES = {
    "M2.1 dice": (other("yellow = 4\ngray = 5", "yellow = 5\ngray = 4"), "dice, 4", "M2.1"),
    "M2.2 dice": (other("dice = 4", "dice = 3"), "pieces, dice", "M2.2"),
    "M2.3 goods": (other("each = 9", "each = 8"), "stock, each", "M2.3"),
    "M3.3 bonuses": (other("3 = 4\n", "3 = 3\n"), "bonuses_a_route", "M3.3"),
    "M3.4 offer": (other("\noffer = 5", "\noffer = 6"), "offer", "M3.4"),
    "M3.5 vases of a colour": (with_part("vases", "V01", colour='"white"'), "vases", "M3.5"),
    "M3.5 points": (other("3 = [10, 7, 3]", "3 = [10, 8, 3]"), "vase_slots, slots", "M3.5"),
    "M4.1 same dice": (other("same_dice = 6", "same_dice = 5"), "same_dice", "M4.1"),
    "M4.3 group": (other("group = 9", "group = 8"), "tracks, group", "M4.3"),
    "M4.4 forfeit": (other("forfeit = 2", "forfeit = 3"), "board, forfeit", "M4.4"),
    "M5 points": (row(4, "expand", "points = 6", "points = 7"), "row expand for 4", "M5"),
    "M5 three players": (row(3, "build", "any-track", "bonus"), "row build for 3", "M5"),
    "M5 two players": (row(2, "wild", '"any-track or bonus"', '"bonus"'), "row wild for 2", "M5"),
    "M5 one space more": (row(2, "wild", "},\n]", "},\n    { points = 1 },\n]"), "row wild for 2", "M5"),
    "M5.2 discount": (other("per_good = 3", "per_good = 2"), "costs, per_good", "M5.2"),
    "M5.3 prices": (other("tower = [3, 6, 9]", "tower = [3, 6, 8]"), "costs, tower", "M5.3"),
    "M6.1 march": (other("march = 1", "march = 2"), "costs, march", "M6.1"),
    "M7 arrivals": (other('arrivals = ["income"', 'arrivals = ["2 income"'), "stock, arrivals", "M7"),
    "M8 track": (other('"5 coin", "", "deck', '"4 coin", "", "deck'), "tracks, influence", "M8"),
    "M8 weaponry": (other("weaponry = [1, 1, 2", "weaponry = [1, 2, 2"), "tracks, weaponry", "M8"),
    "M10 numbers": (with_part("abilities", "SA4", numbers="[8, 7, 5]"), "ability SA4, numbers", "M10"),
    "M12.1 farms": (other("[2, 4, 8, 14]", "[2, 4, 8, 15]"), "board, farm_points", "M12.1"),
    "M12.3 leftovers": (other("leftovers = 5", "leftovers = 4"), "board, leftovers", "M12.3"),
    "M13 a choice on a card": (with_card("I-09", trait='"coin or place"'), "card I-09", "M13"),
    "M13 Age II in Age II": (with_card("II-58", trait='"age2-card"'), "card II-58", "M13"),
    "M15 regions": (without_regions(14), "map for 4", "M15"),
    "M15 one neighbour": (without_regions(13, 14), "map for 4, region 12", "M15"),
    "M15 goods of the map": (on_map(4, 'good = "wood"', 'good = "silver"'), "map for 4", "M15"),
    "M15 adjacent starts": (
        on_map(2, 'name = "Tarrha"\ngood = "copper"', 'name = "Tarrha"\ngood = "copper"\nstart = true')
        .replace('name = "Knossos"\ngood = "stone"\nstart = true', 'name = "Knossos"\ngood = "stone"', 1)
        .replace("warrior = true\nregion = 6", "warrior = true\nregion = 2", 1),
        "map for 2",
        "M15",
    ),
    "M15 outside the frame": (on_map(4, "w2 = [18", "w2 = [-18"), "map for 4, points.w2", "M15"),
    "M15 two players' map": (on_map(2, '"Tarrha"', '"Lisos"'), "map for 2, region 2", "M15"),
    "M15 two players' outline": (on_map(2, "s20 = [72", "s20 = [73"), "map for 2, region 2", "M15"),
    "M15 trigger": (with_card("I-01", trigger='"wild"'), "cards of Age I", "M15"),
    "M15 cost": (with_card("I-01", cost="2"), "card I-01, cost", "M15"),
    "M15 points": (with_card("II-01", vp="8"), "card II-01, vp", "M15"),
    "M15 doubled in Age I": (with_card("I-53", wants='["herb", "herb"]'), "card I-53, wants", "M15"),
    "M15 silver": (HOUSE.replace('"silver"', '"tin"').replace('"herb"', '"silver"').replace('"tin"', '"herb"'),
                   "cards of Age I", "M15"),
    "M15 points follow cost": (re.sub(r"\nvp = 4\ninstant", "\nvp = 1\ninstant", HOUSE), "cards of Age I", "M15"),
    "M15 too good a card": (with_card("I-70", instant='["14 vp"]'), "card I-70", "M15"),
    "M15 too bad a card": (with_card("I-70", cost="14"), "card I-70", "M15"),
    "M15 trait too strong": (with_card("I-28", trait='"4 coin"'), "card I-28, trait", "M15"),
    "M15 trait too weak": (with_card("II-28", trait='"coin"'), "card II-28, trait", "M15"),
    "M15 trait beyond the instants": (
        with_card("I-37", instant='["coin"]', trait='"2 coin"'), "card I-37, trait", "M15"),
    "M15 condition out of reach": (with_card("I-34", trait='"10 palace: 2 vp"'), "card I-34", "M15"),
    "M15 a bad bargain": (with_card("I-28", trait='"3 coin -> 2 vp"'), "card I-28", "M15"),
    "M15 a bargain without end": (with_card("II-67", instant='["repeat 2 weaponry -> 3 vp"]'), "card II-67", "M15"),
    "M15 dominated": (
        with_card(
            "I-60", cost="3", wants='["silver", "stone"]', vp="4", instant='["8 vp + 2 temp"]', trait='"3 vp"'
        ),
        "card I-07",
        "M15",
    ),
    "M15 same instants": (
        with_card("I-11", instant=str(list(card("I-10").instant)).replace("'", '"')), "card I-11, instant", "M15"),
    "M15 same trait": (with_card("I-02", trait='"2 coin"'), "card I-02, trait", "M15"),
    "M15 a card of the book": (with_card("I-16", cost="9"), "cards", "M15"),
    "M15 a trait of the book": (with_card("I-23", trait='"discard 3 -> cultural"'), "cards", "M15"),
    "M15 costs of a route": (with_part("routes", "R2A", costs="[2, 3, 3, 5, 6]"), "route R2A, costs[2]", "M15"),
    "M15 income of a route": (
        with_part("routes", "R2A", income='["weaponry", "coin", "2 coin", "3 coin", "any-track"]'),
        "route R2A, income[1]",
        "M15",
    ),
    "M15 top of a route": (with_part("routes", "R2A", top="0"), "route R2A, top", "M15"),
    "M15 routes of the book": (with_part("routes", "R3A", costs="[2, 4, 5, 6, 7]"), "routes", "M15"),
    "M15 no track on a route": (
        re.sub(r"\nincome = .*(track|influence|cultural|population).*",
               r'\nincome = ["coin", "2 coin", "3 coin", "4 coin", "5 coin"]', HOUSE),
        "routes",
        "M15",
    ),
    "M15 income track": (other("income_coins = [3,", "income_coins = [2,"), "board, income_coins", "M15"),
    "M15 points of income": (other("[0, 0, 0, 0, 0, 0, 2,", "[0, 0, 0, 0, 0, 1, 2,"), "board, income_points", "M15"),
    "M15 cities": (other("city_points = [0, 1, 2]", "city_points = [1, 1, 2]"), "board, city_points", "M15"),
    "M15 ships": (other("ship_points = [0, 1, 2]", "ship_points = [0, 2, 1]"), "board, ship_points", "M15"),
    "M15 first tower": (other('["age2-card + reserve"', '["card + reserve"'), "board, towers[0]", "M15"),
    "M15 later towers": (other('"coin + weaponry"]', '"3 coin + vp"]'), "board, towers", "M15"),
    "M15 small farms": (other('farms = ["coin"', 'farms = ["4 coin"'), "board, farms[0]", "M15"),
    "M15 last farms": (other('"2 income", "income"]\ndom', '"income", "2 income"]\ndom'), "board, farms", "M15"),
    "M15 too good a start": (with_part("starts", "S4-3", coins="30"), "starting card S4-3", "M15"),
    "M15 goods of starts": (with_part("starts", "S4-3", good='"silver"'), "starts for 4", "M15"),
    "M15 weaponry": (with_part("sea_peoples", "P1-10", weaponry="4"), "Sea People P1-10, weaponry", "M15"),
    "M15 too easy a battle": (with_part("sea_peoples", "P2-09", weaponry="4"), "Sea People P2-09", "M15"),
    "M15 same battle": (with_part("sea_peoples", "P2-06", gain='"coin + 12 vp"'), "Sea People P2-09", "M15"),
    "M15 foundation": (with_part("foundations", "F01", gain='"8 coin"'), "foundation F01", "M15"),
    "M15 same foundation": (with_part("foundations", "F01", gain='"2 temp"'), "foundation F03", "M15"),
    "M15 blue": (with_part("trade_bonuses", "B01", gain='"8 coin"'), "trade bonus B01", "M15"),
    "M15 red": (with_part("trade_bonuses", "D01", gain='"vp"'), "trade bonus D01", "M15"),
    "M15 action bonus": (with_part("action_bonuses", "A1", gain='"good"'), "action bonus A1", "M15"),
    "M15 means first on a card": (with_card("I-01", instant='["place + coin"]'), "card I-01, instant[0]", "M15"),
    "M15 means first in a trait": (with_card("I-01", trait='"build + coin"'), "card I-01, trait", "M15"),
    "M15 means first on a route": (
        with_part("routes", "R2A", income='["coin", "2 coin", "3 coin", "4 coin", "place + any-track"]'),
        "route R2A, income[4]", "M15"),
    "M15 means first on a tower": (other('"coin + weaponry"]', '"wild + coin"]'), "board, towers[2]", "M15"),
    "M15 means first on a track": (other('"build-free", "4 vp"]', '"build-free + vp", "4 vp"]'),
                                   "tracks, cultural[7]", "M15"),
}  # fmt: skip


@pytest.mark.rule("M2.1", "M3.5", "M4.1", "M4.4", "M5", "M5.2", "M5.3", "M7", "M8", "M10", "M12.1", "M13.3", "M15")
@pytest.mark.parametrize(("text", "where", "rule"), PROMISES.values(), ids=PROMISES.keys())
def test_a_broken_promise_is_reported_at_its_place(text: str, where: str, rule: str):
    """The numbers of the rules and each constraint of M15, broken once."""
    assert text != HOUSE
    assert (where, rule) in found(text)


@pytest.mark.rule("M15")
@pytest.mark.parametrize(
    ("family", "name", "where"),
    [
        ("foundations", "F01", "foundation F01, gain"), ("sea_peoples", "P1-01", "Sea People P1-01, gain"),
        ("trade_bonuses", "B01", "trade bonus B01, gain"), ("action_bonuses", "A1", "action bonus A1, gain"),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    ("text", "means", "act"),
    [
        ("coin + place + weaponry", "weaponry", "place"), ("wild + any-track", "any-track", "wild"),
        ("vp or play + 2 coin", "coin", "play"), ("2 coin -> palace-free + card", "card", "palace-free"),
        ("2 farms: move + temp", "temp", "move"), ("vp instead 2 farms: build + vp", "vp", "build"),
    ],
)  # fmt: skip
def test_what_a_gain_brings_stands_before_what_it_lets_one_do(
    family: str, name: str, where: str, text: str, means: str, act: str
):
    what = f'"{text}" gives "{means}" after "{act}", which could have used it'

    assert what in [problem.what for problem in problems(with_part(family, name, gain=f'"{text}"'))]
    assert where in [problem.where for problem in problems(with_part(family, name, gain=f'"{text}"'))]


@pytest.mark.rule("M15")
@pytest.mark.parametrize("text", ["2 coin + weaponry", "coin + place + move", "place or coin", "3 coin -> place"])
def test_means_before_acts_are_no_fault(text: str):
    faults = problems(with_part("foundations", "F01", gain=f'"{text}"'))

    assert not any("could have used it" in problem.what for problem in faults)


@pytest.mark.rule("M15")
@pytest.mark.parametrize(
    "name",
    ["M2.1 dice", "M5.3 prices", "M10 numbers", "M15 cost", "M15 dominated", "M15 too good a card", "M15 regions"],
)
def test_a_printed_set_need_not_keep_the_promises_of_the_house_design(name: str):
    """What the printed game has in these places is not for us to say."""
    assert [] == found(printed(PROMISES[name][0]))


@pytest.mark.rule("M13.3")
@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ("route-income", "coin", 'the gain "route-income" is on 0 cards; 2 at least'),
        (" per lowest", "", 'the count "lowest" is on 0 cards; 2 at least'),
        ("ship 4: ", "2 farms: ", 'the condition "ship 4" is on 0 cards; 2 at least'),
        ("repeat ", "", 'the form "repeat" is on 0 cards; 2 at least'),
    ],
)
def test_the_cards_use_the_whole_language(before: str, after: str, what: str):
    """M13.3: each gain, condition, count and form is on several cards."""
    cards = HOUSE.index("[[cards]]")
    text = HOUSE[:cards] + HOUSE[cards:].replace(before, after)

    assert ("cards", what, "M13.3") in [(problem.where, problem.what, problem.rule) for problem in problems(text)]


@pytest.mark.rule("M13.3")
def test_every_symbol_of_the_book_is_on_a_card():
    """M13.3, counted without the validator's own list."""
    used = {symbol for card in SET.cards for text in decrees.texts_of(card) for symbol in decrees.symbols(text)}
    words = {f"gain {gain}" for gain in fx.GAINS} - {f"gain {gain}" for gain in fx.BOARD_ONLY}
    words |= {f"condition {condition}" for condition in fx.CONDITIONS} | {f"count {count}" for count in fx.COUNTS}

    assert words | {f"form {form}" for form in decrees.FORMS} == used
    assert (23, 13, 10) == (len(fx.GAINS) - len(fx.BOARD_ONLY), len(fx.CONDITIONS), len(fx.COUNTS))


@pytest.mark.rule("M15", "M17")
def test_the_four_cards_of_the_develop_example_are_among_the_cards():
    """The book's example of Develop: 8 with one icon, 10 with two, 8 with one, 8 with a doubled one."""
    named = {name: (card(name).age, card(name).cost, card(name).instant) for name in ("I-51", "I-16", "I-60", "II-31")}

    assert {
        "I-51": (1, 8, ("coin + random-good",)),
        "I-16": (1, 10, ("play instead 2 farms: play-free",)),
        "I-60": (1, 8, ("any-track",)),
        "II-31": (2, 8, ("coin per warrior", "5 coin -> palace")),
    } == named
    assert [1, 2, 1, 2] == [len(card(name).wants) for name in named]
    assert 2 == len(set(card("I-16").wants))
    assert 1 == len(set(card("II-31").wants))


@pytest.mark.rule("M15", "M17")
def test_the_six_traits_of_the_examples_are_among_the_traits():
    """The book's examples of Develop and of the palace."""
    named = [(card(name).trigger, card(name).trait) for name in ("I-10", "I-11", "I-19", "I-58", "I-61", "I-23")]

    assert [
        ("develop", "move"),
        ("develop", "deck-card"),
        ("build", "coin"),
        ("die-3-4", "vp"),
        ("die-3-4", "temp"),
        ("build", "discard 3 -> influence"),
    ] == named


@pytest.mark.rule("M15")
def test_cards_are_numbered_by_age_and_trigger():
    """M15: nine cards of each trigger in each age, in the order of the triggers."""
    for age, roman in ((1, "I"), (2, "II")):
        deck = [card for card in SET.cards if card.age == age]

        assert [f"{roman}-{number:02}" for number in range(1, 73)] == [card.id for card in deck]
        assert [trigger for trigger in components.TRIGGERS for _ in range(9)] == [card.trigger for card in deck]


@pytest.mark.rule("M15")
def test_age_ii_is_dearer_and_stronger_than_age_i():
    """M15: on average; a deck whose cards cost 5 and bring a coin and 2 points is neither, beside one of cost 6."""
    second = HOUSE.index('id = "II-01"')
    first = re.sub(r"\ncost = \d+", "\ncost = 6", HOUSE[:second])
    cheap = re.sub(r"\ncost = \d+", "\ncost = 5", HOUSE[second:])
    weak = re.sub(r"\ninstant = .*", '\ninstant = ["coin"]', cheap)
    weak = re.sub(r"\nvp = \d+", "\nvp = 2", weak)
    whats = {problem.what for problem in problems(first + weak)}

    averages = {what.partition(" on average")[0] for what in whats if what.startswith("the cards of Age II")}
    assert {"the cards of Age II cost 5.00", "the cards of Age II are worth 3.00"} == averages


@pytest.mark.rule("M15")
def test_no_card_is_better_than_another_in_every_respect():
    """M15, over both decks and whatever the triggers."""
    assert [] == [(one.id, two.id) for one, two in permutations(SET.cards, 2) if order.dominates(one, two)]


@pytest.mark.rule("M15")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3 coin", "2 coin"),
        ("coin + vp", "vp"),
        ("any-track", "population"),
        ("good + coin", "random-good"),
        ("wild", "build"),
        ("palace-free", "palace"),
        ("coin per city", "coin per city"),
        ("coin or vp", "vp"),
        ("2 coin", "2 farms: 2 coin"),
        ("2 coin", "coin instead 2 farms: 2 coin"),
        ("coin instead 2 farms: 2 coin", "coin"),
        ("2 farms: 2 coin", "2 farms: coin"),
        ("coin instead 2 farms: 3 coin", "coin instead 2 farms: 2 coin"),
        ("2 vp", "2 coin -> 2 vp"),
        ("2 coin -> 2 vp", "3 coin -> 2 vp"),
        ("repeat 2 coin -> vp", "2 coin -> vp"),
        ("coin + vp", "coin or vp"),
    ],
)
def test_one_effect_is_better_than_another(better: str, worse: str):
    """The order of value: what stands in it is beyond doubt."""
    assert order.covers(fx.parse(better), fx.parse(worse))
    assert better == worse or not order.covers(fx.parse(worse), fx.parse(better))


@pytest.mark.rule("M15")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("3 coin", "vp"),
        ("coin per city", "2 coin"),
        ("deck-card", "age2-card"),
        ("2 farms: 5 coin", "2 towers: coin"),
        ("2 coin -> 3 vp", "coin -> vp".replace("coin ->", "1 coin ->")),
        ("vp", "repeat 1 coin -> vp"),
        ("coin instead 2 farms: 5 vp", "coin instead 2 towers: 5 vp"),
    ],
)
def test_some_effects_cannot_be_compared(one: str, two: str):
    assert not order.covers(fx.parse(one), fx.parse(two))
    assert not order.covers(fx.parse(two), fx.parse(one))


@pytest.mark.rule("M15")
def test_a_card_is_cheaper_only_if_it_is_so_with_any_goods():
    """Each matched icon takes 3 off (M5.2)."""
    plain = components.Card(id="X", age=1, cost=5, vp=1, instant=("coin",), trigger="wild", trait="coin")
    wanting = components.Card(
        id="Y", age=1, cost=7, wants=("herb",), vp=1, instant=("coin",), trigger="wild", trait="coin"
    )
    dear = components.Card(
        id="Z", age=1, cost=8, wants=("herb",), vp=1, instant=("coin",), trigger="wild", trait="coin"
    )

    assert not order.cheaper(plain, wanting)
    assert order.cheaper(plain, dear)
    assert order.cheaper(wanting, dear)
    assert not order.cheaper(wanting, plain)


@pytest.mark.rule("M15")
@pytest.mark.parametrize(
    ("text", "age", "coins"),
    [
        ("", 1, 0),
        ("2 coin + weaponry", 1, 3.25),
        ("coin per warrior", 2, worth.AMOUNTS["warrior"][1]),
        ("discard 3 -> influence", 1, 1.5),
        ("repeat 3 coin -> 2 vp", 1, 2.25),
        ("2 farms: 2 vp", 2, 3 * worth.CHANCES["2 farms"][1]),
        ("play instead 2 farms: play-free", 1, 3.5 + 8.5 * worth.CHANCES["2 farms"][0]),
        ("5 coin -> vp", 1, 0),
        ("coin or vp", 1, 1.75),
    ],
)
def test_the_model_says_what_an_effect_is_worth(text: str, age: int, coins: float):
    """The yardstick of the house design, in coins."""
    assert coins == pytest.approx(worth.worth(text, age))


@pytest.mark.rule("M15")
def test_the_model_says_what_a_card_is_worth_beyond_its_price():
    """I-60, cost 8 with one icon: any track, 4 points, 2 more at each die of 3 or 4."""
    first, second = worth.BEYOND

    assert 8 - 2 + first == pytest.approx(worth.price(card("I-60")))
    assert 5.25 + 4 + 2.5 * 3 - 6 - first == pytest.approx(worth.surplus(card("I-60")))
    assert 8 - 2 - 1.25 + second == pytest.approx(worth.price(card("II-31")))
    assert 10 - 2 - 1.75 + first == pytest.approx(worth.price(card("I-16")))


@pytest.mark.rule("M13")
def test_the_page_about_components_names_every_word_of_the_language():
    page = (Path(__file__).parents[3] / "docs" / "components.md").read_text()
    words = [*fx.GAINS, *fx.CONDITIONS, *fx.COUNTS, *fx.PRICES]

    assert [] == [word for word in words if f"`{word}`" not in page]
