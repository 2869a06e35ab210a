"""The quick look at Minos tells of its games what they were."""

from __future__ import annotations

import pytest

from labrys.games.minos.components import load
from tools.look_minos import Seat, play, table


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_told_with_places_starting_cards_abilities_and_what_was_played(players: int):
    seats = play(players, None, "5eed")
    cards = {card.id: card for card in load().starts if card.players == players}

    assert {f"place {at + 1}" for at in range(players)} == {seat.place for seat in seats}
    assert set(cards) == {seat.start for seat in seats}
    assert [True] == [cards[seat.start].flag for seat in seats if seat.place == "place 1"]
    assert pytest.approx(1.0) == sum(seat.win for seat in seats)
    assert pytest.approx(0.0) == sum(seat.above for seat in seats)
    assert max(seats, key=lambda seat: seat.points).win > 0
    assert all(sum(seat.plays) > 4 for seat in seats)
    assert seats == play(players, None, "5eed")


def test_the_table_has_a_line_for_each_thing_with_its_means():
    one = Seat("place 1", "S2-1", "SA1", 1.0, 110, 5.0, (1, 2, 3, 4), 5, 6, 7)
    other = Seat("place 2", "S2-2", "SA2", 0.0, 100, -5.0, (0, 0, 0, 0), 0, 0, 0)
    lines = list(table([one, other]))

    assert ["place 1", "place 2", "S2-1", "S2-2", "SA1", "SA2"] == [line[:9].strip() for line in lines[1:]]
    assert ["1", "100.0", "+-", "0.0", "5.0", "+-", "0.0", "110"] == lines[1][9:].split()[:8]
    assert [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0] == [float(word) for word in lines[1].split()[-7:]]
