"""What the first lesson of Minos says of its table is true there, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from labrys.core.lesson import Step
from labrys.core.record import Entry
from labrys.core.seats import CHANCE
from labrys.core.table import Table
from labrys.games.minos.events import Scored, VaseClaimed
from labrys.games.minos.game import Minos
from labrys.games.minos.lesson import lesson
from labrys.games.minos.sights import RegionView, SeatView
from labrys.games.minos.survey import MinosSurvey
from labrys.games.minos.wording import Phrase
from tests.texts.said import LANGUAGES, TEXTS

MINOS = Minos()
ME, OTHER = 0, 1


def play(table: Table, line: str) -> None:
    who, _, move = line.partition(" ")
    if who.isdigit():
        table.play(int(who), move)
    else:
        table.play(CHANCE, line)


@cache
def moments() -> dict[str, int]:
    """By step that is done: how many lines of the script come before the learner is asked for it."""
    found: dict[str, int] = {}
    entries: list[Entry] = []
    for at, line in enumerate(lesson().script):
        who, _, move = line.partition(" ")
        if at >= lesson().begins:
            step = lesson().standing(entries).waits_for
            if who == str(ME) and step is not None:
                found.setdefault(step.id, at)
            entries.append(Entry(int(who), move) if who.isdigit() else Entry("chance", line))
    return found


class Moment:
    """The table of the lesson when a step is to be done."""

    def __init__(self, step: str) -> None:
        self.table = Table(MINOS, ["", ""], lesson().options)
        for line in lesson().script[: moments()[step]]:
            play(self.table, line)

    @property
    def mine(self) -> SeatView:
        return MINOS.view(self.table.state, ME).seats[ME]

    @property
    def survey(self) -> MinosSurvey:
        return MINOS.survey(MINOS.view(self.table.state, ME))

    def region(self, number: int) -> RegionView:
        return next(one for one in MINOS.view(self.table.state, ME).regions if one.number == number)

    def turn(self) -> tuple[str | None, int]:
        """The section of the learner's turn, and its points."""
        turn = self.survey.turn
        assert turn is not None
        assert ME == turn.seat
        return turn.section, turn.points

    def gains(self, *lines: str) -> dict[str, int]:
        """What these moves of the learner, and chance's answers, change of the learner's own."""
        before = self.mine
        for line in lines:
            play(self.table, line if line.startswith("dealt ") else f"{ME} {line}")
        after = self.mine
        names = ("coins", "weaponry", "vp", "reserves", "cards")
        changes = {name: getattr(after, name) - getattr(before, name) for name in names}
        return {name: change for name, change in changes.items() if change}


def price(moment: Moment, card: str, *temps: str) -> int:
    ways = next(one.ways for one in moment.survey.cards if one.id == card)
    return next(way.price for way in ways if way.temps == temps)


def test_every_step_that_is_done_comes_up_in_the_script():
    assert [step.id for step in lesson().steps if not step.is_read] == list(moments())


@pytest.mark.rule("M4.2")
def test_a_low_die_takes_the_better_space():
    moment = Moment("order")
    view = MINOS.view(moment.table.state, ME)
    assert (2, 32) == (view.round, moment.mine.vp)
    assert [1] == [region.number for region in view.regions if region.city == ME]
    assert 2 == sum(die is not None and die.seat == ME for row in view.rows for die in row)

    moment.gains("draft yellow3 expand")

    row = MINOS.view(moment.table.state, ME).rows[3]
    assert [("yellow3", ME), ("blue5", OTHER)] == [(die.die, die.seat) for die in row if die]
    points = next(row for row in MINOS.components.rows if (row.players, row.section) == (2, "expand")).spaces
    assert [6, 4] == [space.points for space in points]


@pytest.mark.rule("M4.3")
def test_two_groups_of_nine_advance_two_tracks():
    moment = Moment("groups")
    group = moment.survey.groups[ME]
    assert (9, ({"influence": 1, "cultural": 1},)) == (group.total, group.advances)

    assert 3 == moment.gains("advance cultural", "advance influence", "dealt stone")["coins"]


@pytest.mark.rule("M4.4", "M9")
def test_the_highest_die_wakes_both_cards_of_the_palace():
    moment = Moment("trait")
    assert ("build", 3) == moment.turn()

    assert {"coins": 1, "weaponry": 2} == moment.gains("gather")


@pytest.mark.rule("M5.3", "M10")
def test_the_stone_makes_the_city_cheaper():
    moment = Moment("city")
    city = next(one for one in moment.survey.builds if one.what == "city")
    assert (6, 3) == (city.cost, city.price)
    assert moment.region(3).warriors[ME] > 0

    assert {"coins": -3, "vp": 2 + 2} == moment.gains("city 3 0")


@pytest.mark.rule("M5.3")
@pytest.mark.parametrize("region", [1, 3])
def test_tower_and_farm_bring_what_is_said(region: int):
    moment = Moment("build")
    assert 2 == moment.turn()[1]

    assert {"coins": 1, "reserves": 1, "vp": 2} == moment.gains(f"farm {region} 1 0")
    assert {"coins": -3, "reserves": 1, "vp": 2, "cards": 1} == moment.gains("tower 1 0", "dealt II-24")


@pytest.mark.rule("M5", "M8")
def test_the_space_brings_warriors():
    moment = Moment("space")
    assert ("prepare", 2) == moment.turn()

    assert {"reserves": 2} == moment.gains("take space", "choose 1", "advance population")


@pytest.mark.rule("M5.2", "M6.2")
def test_the_card_costs_four_instead_of_ten():
    card = next(one for one in MINOS.components.cards if one.id == "I-27")
    assert (10, ("grain", "silver")) == (card.cost, tuple(sorted(card.wants)))
    assert "I-27" in [one.id for one in Moment("draw").survey.cards if one.is_offered]
    moment = Moment("market")
    assert ("develop", 3) == moment.turn()
    assert 10 - 3 == price(moment, "I-27")

    assert {"coins": -1} == moment.gains("market grain")
    assert {"coins": -4, "cards": -1} == moment.gains("play I-27 grain")
    assert {"vp": 2} == moment.gains("take I-27/2")


@pytest.mark.rule("M5.3")
def test_the_ship_reaches_a_trade_bonus():
    moment = Moment("ship")

    assert {"coins": 1, "vp": 3} == moment.gains("take I-27/1")
    assert {"coins": -1} == moment.gains("sail 1 0")
    assert 3 == len(moment.table.legal(ME))
    moment.gains("tile B14")
    assert (2, 2) == (moment.mine.ships[0], moment.turn()[1])
    assert (0, 0) == (price(moment, "I-57"), price(moment, "I-38"))


@pytest.mark.rule("M6.6")
def test_the_battle_takes_and_brings_what_is_said():
    moment = Moment("battle")
    assert ("expand", 6) == moment.turn()

    assert {"coins": 1, "weaponry": -2, "vp": 5, "reserves": 1} == moment.gains("battle 3")


@pytest.mark.rule("M12.1")
def test_two_warriors_dominate_monastiraki():
    moment = Moment("expand")
    assert (0, 1) == moment.region(4).warriors
    moment.gains("place 3", "place 3", "move 3 4")
    assert (1, 1) == moment.survey.regions[3].points

    moment.gains("move 3 4")

    assert (3, 1) == moment.survey.regions[3].points


@pytest.mark.rule("M4.5", "M11", "M12.1")
def test_income_the_vase_and_the_scoring_bring_what_is_said():
    moment = Moment("palace")
    income = moment.survey.income[ME]
    assert (3, 1, 1) == (income.coins, income.weaponry, income.palace)
    assert (Phrase("effect-coin", 2),) == income.routes
    vase = next(one for one in moment.survey.vases if one.id == "V11")
    assert (10, 3, 2) == (vase.worth, vase.needed, vase.have[ME])

    moment.gains("palace I-27")

    told = [event for _, event in moment.table.events]
    assert [("V11", 10)] == [(e.vase, e.points) for e in told if isinstance(e, VaseClaimed) and e.seat == ME]
    scored = [(e.source, e.points) for e in told if isinstance(e, Scored) and e.seat == ME]
    assert ("farms", 2) in scored


@pytest.mark.rule("M4")
def test_after_the_lesson_the_learner_drafts_first():
    moment = Moment("palace")
    moment.gains("palace I-27")
    table = moment.table
    while CHANCE in table.deciders():
        asked = table.game.ask(table.state)
        table.play(CHANCE, table.game.spelled(table.state, asked[len(table.record.entries) % len(asked)][0]))

    assert (ME,) == table.deciders()
    assert 3 == MINOS.view(table.state, ME).round


@cache
def words(language: str) -> dict[str, str]:
    """By step: what it says."""
    file = (TEXTS / language / "minos-learn.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^learn-minos-(\S+) = (.+)$", file, re.MULTILINE))


@pytest.mark.parametrize("step", lesson().steps, ids=lambda step: step.id)
def test_a_step_is_said_briefly_and_with_the_same_numbers_in_every_language(step: Step):
    numbers = {language: sorted(re.findall(r"\d+", words(language)[step.id])) for language in LANGUAGES}

    assert numbers["en"] == numbers["fr"] == numbers["es"]
    assert all(len(words(language)[step.id].split()) <= 80 for language in LANGUAGES)
