"""Every law catches a bug that was planted for it: a law that nothing can break proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from labrys.core.chance import Chance
from labrys.core.event import Event
from labrys.core.table import Table
from labrys.games.akrotiri import events, preview
from labrys.games.akrotiri import game as game_module
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.state import State
from labrys.games.minos.game import Minos
from tests.laws import move_laws as moves
from tests.laws import mutants as bug
from tests.laws import plan_laws as plans
from tests.laws import quick_laws as quick
from tests.laws import quick_mutants as haste
from tests.laws import record_laws as records
from tests.laws import sight_laws as sight
from tests.laws import sight_mutants as blur
from tests.laws import state_laws as states
from tests.laws import together_laws as together
from tests.laws.playing import Setting
from tests.laws.processes import law_every_process_plays_alike
from tests.laws.test_laws import ON_RECORDS, ON_STATES, Law

PLAIN = Setting("akrotiri", (("edition", "revised"),), 3)
LAVISH = PLAIN._replace(is_lavish=True)

PLANTED: tuple[tuple[Law, type[Akrotiri], str], ...] = (
    (records.law_replay_equals_play, bug.RemembersElsewhere, "the replay"),
    (records.law_a_game_can_end_early, bug.PaysForCounting, "other scores|has changed the state"),
    (records.law_undo_is_replay_of_a_prefix, bug.RemembersElsewhere, "the state is not that|not legal"),
    (records.law_chance_answers_are_those_asked, bug.ForgetsAnAnswer, "a wrong question"),
    (records.law_every_answer_leaves_its_own_mark, bug.DrawsWhatItLikes, "two answers lead to the same state"),
    (states.law_a_child_leaves_its_parent_alone, bug.SharesThePurse, "changed its parent"),
    (states.law_a_child_leaves_its_parent_alone, bug.ChangesTheOldSea, "changed its parent"),
    (states.law_a_parent_leaves_its_child_alone, bug.SharesThePurse, "changed an earlier clone"),
    (states.law_a_parent_leaves_its_child_alone, bug.ChangesTheOldSea, "changed an earlier clone"),
    (states.law_saving_is_invisible, bug.ForgetsTheActions, "a loaded position differs"),
    (states.law_a_damaged_position_is_refused_in_words, bug.ReadsCarelessly, "a damaged position raises"),
    (states.law_components_are_conserved, bug.LosesACube, "instead of"),
    (states.law_every_game_ends, bug.NeverEnds, "still no end"),
    (states.law_every_game_ends, bug.EndsWithoutAReason, "without a reason"),
    (states.law_deciders_are_consistent, bug.Unsorted, "not ascending"),
    (states.law_deciders_are_consistent, bug.Repeats, "not ascending"),
    (states.law_deciders_are_consistent, bug.LetsOthersMove, "deciding are"),
    (states.law_deciders_are_consistent, bug.WeighsNothing, "no positive number"),
    (states.law_scores_are_valid_at_any_time, bug.FirstSeatWins, "but the best are"),
    (states.law_scores_are_valid_at_any_time, bug.CountsBackwards, "not one sheet a seat"),
    (states.law_scores_are_valid_at_any_time, bug.PaysForCounting, "has changed the state|but the best are"),
    (states.law_every_game_ends, bug.EndsByAgreement, "that only tables have"),
    (states.law_views_are_plain_data, bug.ShowsSeatZero, "for somebody else"),
    (states.law_views_are_plain_data, bug.ShowsSeatZeroToAll, "than looking alone"),
    (moves.law_legal_moves_are_accepted, bug.RefusesEverySail, "legal but refused"),
    (moves.law_legal_moves_are_accepted, bug.CodesTwice, "from another code"),
    (moves.law_refusals_and_legal_moves_agree, bug.MissesAMove, "legal False, refusal None"),
    (moves.law_refusals_and_legal_moves_agree, bug.RefusesNothing, "legal False, refusal None"),
    (moves.law_refusals_and_legal_moves_agree, bug.RefusesWithoutAWord, "a reason of 0 characters"),
    (moves.law_refusals_and_legal_moves_agree, bug.ChargesForRefusals, "has changed the state"),
    (moves.law_nothing_absurd_is_accepted, bug.RefusesLoudly, "raises"),
    (moves.law_nobody_else_may_decide, bug.AcceptsBooleans, "is accepted"),
    (moves.law_nothing_absurd_is_accepted, bug.ChargesForRefusals, "has changed the state"),
    (moves.law_notation_round_trips, bug.DropsTheSign, "read as another move"),
    (moves.law_notation_round_trips, bug.MisspellsCards, "is spelled draw t"),
    (moves.law_rubbish_is_no_notation, bug.LooksWordsUp, "raises KeyError"),
    (moves.law_rubbish_is_no_notation, bug.ReadsCarelessly, "raises ValueError"),
    (moves.law_a_slow_generator_agrees, bug.MissesAMove, "only there"),
    (moves.law_a_slow_generator_agrees, bug.RefusesNothing, "is refused: None"),
    (sight.law_a_view_does_not_depend_on_what_it_hides, blur.NamesTheTrueTileFirst, "another could_hold"),
    (sight.law_imagined_worlds_are_possible, blur.LosesATileInDreams, "other components"),
    (sight.law_worlds_differ, blur.DreamsOneDream, "but one world"),
    (sight.law_legal_moves_do_not_depend_on_what_is_hidden, blur.LegalByAHiddenTile, "depend on hidden things"),
    (sight.law_legal_moves_do_not_depend_on_what_is_hidden, blur.RefusesInDetail, "is refused by"),
    (sight.law_a_seat_sees_what_it_is_told, blur.ShowsTheHand, "sees more than it is told"),
    (sight.law_previews_come_true, blur.PromisesADrachma, "promised"),
    (sight.law_previews_come_true, blur.FeignsCertainty, "chance is asked True"),
    (sight.law_previews_come_true, blur.PreviewsInARow, "together moves promise something else"),
    (sight.law_a_survey_knows_no_more_than_its_view, blur.SurveysADream, "depends on what is hidden"),
    (sight.law_a_survey_knows_no_more_than_its_view, blur.NamesGoalsThatComeToLight, "depends on what is hidden"),
    (sight.law_a_survey_after_a_move_is_that_of_the_view_after_it, blur.SurveysThePresent, "is not what is seen"),
    (sight.law_what_reveals_nothing_teaches_nothing, blur.PeeksOnLanding, "learns something"),
    (plans.law_a_plan_knows_no_more_than_its_view, blur.PlansWithADraw, "depends on what is hidden"),
    (plans.law_a_plan_comes_true, blur.PlansRichly, "the table is another"),
    (
        plans.law_a_turn_is_planned_while_others_play,
        blur.PlansForEverybody,
        "no beginning|a spectator plans",
    ),
    (sight.law_every_event_is_told, blur.TellsAHole, "with a hole in it"),
    (quick.law_the_quick_way_plays_alike, haste.MissesAMoveQuickly, "other moves are legal"),
    (quick.law_the_quick_way_plays_alike, haste.LikesTheFirstAnswer, "asks chance something else"),
    (quick.law_the_quick_way_counts_alike, haste.ForgetsWhatIsLeftOver, "has other points"),
    (quick.law_the_quick_way_counts_alike, haste.PlacesTheLastFirst, "places them otherwise"),
    (quick.law_a_sight_tells_what_its_view_tells, haste.DreamsOfOneWorld, "shows something else"),
    (quick.law_chance_is_as_likely_as_it_weighs, haste.LikesTheFirstAnswer, "has another share"),
    (quick.law_chance_is_as_likely_as_it_weighs, haste.AnswersByHeart, "answers something else"),
    (quick.law_the_quick_way_plays_to_the_end, haste.StopsEarly, "stops before the end"),
)


def as_case(law: Law, mutant: type[Akrotiri], message: str) -> Any:
    # Only pure Python lets a bug be planted in the state itself.
    marks = [pytest.mark.pure] if mutant is bug.SharesThePurse else []
    return pytest.param(law, mutant, message, marks=marks, id=f"{law.__name__}-{mutant.__name__}")


@pytest.mark.parametrize(("law", "mutant", "message"), [as_case(*planted) for planted in PLANTED])
def test_a_planted_bug_is_caught(law: Law, mutant: type[Akrotiri], message: str):
    with pytest.raises(AssertionError, match=message):
        law(mutant(), LAVISH if law in ON_STATES else PLAIN, 0)


def test_an_undo_that_keeps_a_later_entry_is_caught(monkeypatch: pytest.MonkeyPatch):
    branch = Table.branch

    def keep_one_more(table: Table, entries: int, chance: Chance | None = None) -> Table:
        return branch(table, min(entries + 1, len(table.record.entries)), chance)

    monkeypatch.setattr(Table, "branch", keep_one_more)

    with pytest.raises(AssertionError, match=r"more is left than was kept|not that seat's decision"):
        records.law_undo_is_replay_of_a_prefix(Akrotiri(), PLAIN, 0)


def test_a_preview_that_forgets_the_purse_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The law reads what happens from the position and the score sheet, not from the preview's own words."""

    def forget(state: State, seat: int, nameable: int) -> preview.Standing:
        return msgspec.structs.replace(standing(state, seat, nameable), drachmas=0)

    standing = preview.standing
    monkeypatch.setattr(game_module, "standing", forget)

    with pytest.raises(AssertionError, match=r"promised|begins elsewhere"):
        sight.law_previews_come_true(Akrotiri(), LAVISH, 0)


def test_a_branch_that_shares_its_record_is_caught(monkeypatch: pytest.MonkeyPatch):
    branch = Table.branch

    def share(table: Table, entries: int, chance: Chance | None = None) -> Table:
        branched = branch(table, entries, chance)
        branched.events = table.events
        return branched

    monkeypatch.setattr(Table, "branch", share)

    with pytest.raises(AssertionError, match=r"events are not those|changed the origin"):
        records.law_undo_is_replay_of_a_prefix(Akrotiri(), PLAIN, 0)


@pytest.mark.parametrize("shared", ["state", "record", "events"])
def test_a_fork_that_shares_something_with_its_table_is_caught(monkeypatch: pytest.MonkeyPatch, shared: str):
    fork = Table.fork

    def share(table: Table) -> Table:
        forked = fork(table)
        setattr(forked, shared, getattr(table, shared))
        return forked

    monkeypatch.setattr(Table, "fork", share)

    with pytest.raises(AssertionError, match="in a fork has changed its table"):
        records.law_a_fork_goes_its_own_way(Akrotiri(), PLAIN, 0)


def test_a_question_that_is_written_down_in_part_is_caught(monkeypatch: pytest.MonkeyPatch):
    enter: Callable[..., None] = Table._enter

    def drop_the_first_answer(table: Table, seat: int, code: int, question: tuple[tuple[int, int], ...]) -> None:
        enter(table, seat, code, question[1:])

    monkeypatch.setattr(Table, "_enter", drop_the_first_answer)

    with pytest.raises(AssertionError, match="another question than was asked"):
        records.law_chance_answers_are_those_asked(Akrotiri(), PLAIN, 0)


def test_an_event_that_forgets_its_secret_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(events.TileDrawn, "secrets", ())

    with pytest.raises(AssertionError, match="is told more than it sees"):
        sight.law_a_seat_sees_what_it_is_told(Akrotiri(), PLAIN, 0)


@pytest.mark.parametrize("kind", [events.TileLaid, events.Excavated], ids=lambda kind: kind.__name__)
def test_an_event_that_does_not_say_what_it_reveals_is_caught(monkeypatch: pytest.MonkeyPatch, kind: type[Event]):
    monkeypatch.setattr(kind, "reveals", ())

    with pytest.raises(AssertionError, match="learns something that nothing is said to reveal"):
        sight.law_what_reveals_nothing_teaches_nothing(Akrotiri(), LAVISH, 0)


def test_an_event_that_everybody_sees_whole_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Event, "seen_by", lambda event, seat: event)

    with pytest.raises(AssertionError, match="tile of"):
        sight.law_spectators_are_told_no_secret(Akrotiri(), PLAIN, 0)


def test_an_order_that_depends_on_the_hash_seed_is_caught():
    with pytest.raises(AssertionError, match="another hash seed"):
        law_every_process_plays_alike("tests.laws.mutants:OrderedByHash")


class PaysForHaste(Minos):
    """Who answers before others do gets a coin."""

    def apply(self, state, seat, code):
        is_early = len(self.deciders(state)) > 1
        super().apply(state, seat, code)
        if is_early:
            state.coins[seat] += 1


def test_a_step_that_pays_whoever_is_first_is_caught():
    with pytest.raises(AssertionError, match="who answers first makes a difference"):
        together.law_answers_to_one_step_end_alike_in_any_order(PaysForHaste(), Setting("minos", (), 3), 0)


def test_no_law_goes_without_a_planted_bug():
    by_hand = {
        sight.law_spectators_are_told_no_secret,
        records.law_a_fork_goes_its_own_way,
        together.law_answers_to_one_step_end_alike_in_any_order,
    }

    assert {*ON_RECORDS, *ON_STATES} == {law for law, _, _ in PLANTED} | by_hand
