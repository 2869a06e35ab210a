"""What the study of Minos reads from a finished table is what the record says, and what lay there on the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from labrys.arena.match import play_match
from labrys.balance.facts import SeatFacts, Story
from labrys.balance.studies import study_of
from labrys.core.bitsets import bits
from labrys.core.record import Record
from labrys.core.registry import game
from labrys.core.seats import CHANCE
from labrys.core.table import Table
from labrys.games.minos.state import FROM_VASES, SOURCES

GAMES = ((2, "draft", "BBB"), (3, "random", "random"), (4, "draft", "AAA"))
PLACES = ("first", "second", "third", "fourth")


class Followed:
    """A game, played again: where everything ever lay, looked up after every entry, without any event."""

    def __init__(self, record: Record) -> None:
        header = record.header
        self.entries = list(record.entries)
        self.table = Table(game("minos"), header.seats, header.options)
        self.players = len(header.seats)
        self.drawn, self.held, self.palaces, self.bonuses = ([set[str]() for _ in header.seats] for _ in range(4))
        for entry in self.entries:
            before = self._hands()
            self.table.play(CHANCE if entry.by == "chance" else entry.by, entry.move)
            self._look(before, entry.move)
        self.state: Any = self.table.state
        self.story: Story = study_of(self.table.game, self.players).tell(self.table)

    def _hands(self) -> list[set[str]]:
        return [self._cards(hand) for hand in self.table.state.hand]

    def _cards(self, cards: int) -> set[str]:
        return {self.table.state.kit.card_ids[card] for card in bits(cards)}

    def _look(self, before: list[set[str]], move: str) -> None:
        state = self.table.state
        for seat, hand in enumerate(self._hands()):
            if move.startswith("dealt "):
                self.drawn[seat] |= hand - before[seat]
            if state.round:
                self.held[seat] |= hand
            self.palaces[seat] |= self._cards(state.palace[seat])
            self.bonuses[seat] |= {state.kit.bonus_ids[tile] for tile in bits(state.held[seat])}

    def said(self, by: object, word: str) -> list[str]:
        """What follows this word in the moves of a seat, or of chance."""
        moves = (entry.move.split() for entry in self.entries if entry.by == by)
        return [told[1] for told in moves if told[0] == word]

    def seats(self) -> Iterator[tuple[int, SeatFacts]]:
        return iter(enumerate(self.story.seats))


@cache
def followed(players: int, setup: str, routes: str) -> Followed:
    options = {"setup": setup, "routes": routes}
    return Followed(play_match(game("minos"), ["greedy"] * players, "5eed", options).record)


@pytest.fixture(params=GAMES, ids=lambda told: f"{told[0]}-{told[1]}")
def played(request: pytest.FixtureRequest) -> Followed:
    """Games of greedy bots, who do a bit of everything."""
    return followed(*request.param)


def cards(seat: SeatFacts, what: str) -> set[str]:
    """Of both ages; each card is told under its own."""
    for age, numeral in ((1, "I-"), (2, "II-")):
        assert all(card.startswith(numeral) for card in seat.had[f"{what}-{age}"])
    return {*seat.had[f"{what}-1"], *seat.had[f"{what}-2"]}


def test_places_are_counted_from_whoever_drafted_first(played: Followed):
    first = next(entry.by for entry in played.entries if entry.move.startswith("draft "))
    assert isinstance(first, int)

    for seat, told in played.seats():
        assert (PLACES[(seat - first) % played.players],) == told.had["place"]


def test_who_chose_first_is_whom_chance_named_and_nobody_where_chance_dealt(played: Followed):
    named = [int(seat) for seat in played.said("chance", "first")]

    for seat, told in played.seats():
        assert tuple(PLACES[(seat - chooser) % played.players] for chooser in named) == told.had["choice"]


def test_starting_cards_and_abilities_are_those_that_were_taken_or_dealt(played: Followed):
    dealt = played.said("chance", "dealt")

    for family in ("start", "ability"):
        told = [one for _, seat in played.seats() for one in seat.had[family]]
        assert played.players == len(told) == len(set(told))
        chosen = {seat: played.said(seat, family) for seat in range(played.players)}
        assert all([told[seat]] == names for seat, names in chosen.items() if names)
        if played.state.options.setup == "random":
            # Seat after seat; what is left for the last one need not be asked.
            in_turn = [name for name in dealt if name in told][-played.players :]
            assert in_turn == told[: len(in_turn)]


def test_cards_are_played_drawn_and_brought_to_the_palace_as_the_record_says(played: Followed):
    for seat, told in played.seats():
        assert set(played.said(seat, "play")) == cards(told, "played")
        assert set(played.said(seat, "palace")) == cards(told, "palaced") == played.palaces[seat]
        assert played.drawn[seat] == cards(told, "drawn")


def test_a_seat_held_what_was_in_its_hand_and_not_what_it_put_back_at_setup(played: Followed):
    back = set()
    for seat, told in played.seats():
        passing = {*played.said(seat, "play"), *played.said(seat, "palace")}
        assert played.held[seat] | passing == cards(told, "held")
        back |= cards(told, "drawn") - cards(told, "held")

    assert back, "a game in which everything that was put back came again shows nothing"


def test_vases_are_those_with_the_mark_of_the_seat_and_bring_what_its_ledger_has(played: Followed):
    state = played.state
    marks = dict(zip((state.kit.vase_ids[vase] for vase in state.vases), state.vase_by, strict=True))

    for seat, told in played.seats():
        assert {vase for vase, by in marks.items() if by >> seat & 1} == set(told.had["vases"])
        assert sorted(told.had["vases"]) == sorted(vase for vase, _ in told.brought["vases"])
        assert state.ledger[seat * SOURCES + FROM_VASES] == sum(points for _, points in told.brought["vases"])
    assert any(marks.values())


def test_routes_bonuses_and_sea_peoples_are_what_the_seat_sailed_took_and_beat(played: Followed):
    state = played.state
    for seat, told in played.seats():
        routes = {state.kit.route_ids[state.routes[int(at) - 1]] for at in played.said(seat, "ship")}
        assert routes == set(told.had["routes"])
        assert played.bonuses[seat] == set(told.had["bonuses"])
        assert {state.kit.people_ids[tile] for tile in bits(state.trophies[seat])} == set(told.had["peoples"])
        assert len(played.said(seat, "battle")) == len(told.had["peoples"])
    for family in ("routes", "bonuses", "peoples"):
        assert any(told.had[family] for _, told in played.seats())


def test_what_was_laid_out_is_what_chance_dealt(played: Followed):
    kit, dealt = played.state.kit, set(played.said("chance", "dealt"))
    laid = {"vases": kit.vase_ids, "bonuses": kit.bonus_ids, "peoples": kit.people_ids}

    for _, told in played.seats():
        for family, names in laid.items():
            assert {name for name in names if name in dealt} == set(told.had[f"{family}-laid"])
        assert ["R1", "R2", "R3"] == [route[:2] for route in told.had["routes-laid"]]
        sides = played.table.record.header.options["routes"]
        assert sides in ("random", "".join(route[2] for route in told.had["routes-laid"]))


def test_the_means_of_a_game_are_those_of_its_record(played: Followed):
    plays = sum(len(played.said(seat, "play")) for seat in range(played.players))
    palaces = sum(len(played.said(seat, "palace")) for seat in range(played.players))

    assert {
        "cards played (a seat)": plays / played.players,
        "cards in the palace (a seat)": palaces / played.players,
    } == played.story.counts
