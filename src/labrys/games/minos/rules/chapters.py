"""Which rule answers for which decision.

Searches live on this: each rule is called by its name, so that nothing has to be looked up, the commonest first.
"""

from __future__ import annotations

from labrys.core.quick import pick
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import cards, choices, dice, gain, laying, progress, scoring, setup, turn
from labrys.games.minos.rules import round as rounds
from labrys.games.minos.state import State

# What a seat answers.


def legal(state: State, seat: int, due: d.Decision) -> list[int]:
    """The answers to a decision of a seat, ascending; in its turn with the extra actions."""
    kind = due[0]
    if kind == d.TURN:
        return turn.TakeTurn.legal(state, seat, due)
    if kind == d.DRAFT:
        return dice.DraftDie.legal(state, seat, due)
    if kind == d.RETRIEVE:
        return turn.RetrieveDie.legal(state, seat, due)
    if kind == d.PALACE:
        return choices.ToPalace.legal(state, seat, due)
    if kind == d.BACK:
        return setup.PutBack.legal(state, seat, due)
    if kind == d.GROUPS:
        return progress.AdvanceByGroups.legal(state, seat, due)
    if kind == d.TEMP:
        return choices.TakeTemp.legal(state, seat, due)
    if kind == d.TRACK:
        return choices.AdvanceTrack.legal(state, seat, due)
    if kind == d.PICK:
        return setup.Pick.legal(state, seat, due)
    if kind == d.FOUND:
        return setup.FoundPalace.legal(state, seat, due)
    if kind == d.EFFECTS:
        return turn.TakeEffects.legal(state, seat, due)
    return _legal_choice(state, seat, due)


def _legal_choice(state: State, seat: int, due: d.Decision) -> list[int]:
    kind = due[0]
    if kind == d.CONVERT:
        return choices.ConvertOrNot.legal(state, seat, due)
    if kind == d.EITHER:
        return choices.ChooseGain.legal(state, seat, due)
    if kind == d.DISCARD:
        return choices.PayWithCards.legal(state, seat, due)
    if kind == d.GOOD:
        return choices.TakeGood.legal(state, seat, due)
    if kind == d.DRAW:
        return choices.DrawCard.legal(state, seat, due)
    if kind == d.PLACE:
        return choices.PlaceWarrior.legal(state, seat, due)
    if kind == d.MOVE:
        return choices.MoveWarrior.legal(state, seat, due)
    if kind == d.BUILD:
        return choices.UseBuildPoint.legal(state, seat, due)
    if kind == d.WILD:
        return choices.UseWildPoint.legal(state, seat, due)
    if kind == d.PLAY:
        return choices.PlayCard.legal(state, seat, due)
    if kind == d.ROUTE:
        return choices.RouteIncome.legal(state, seat, due)
    if kind == d.BONUS_TILE:
        return choices.TakeTile.legal(state, seat, due)
    assert kind == d.FIGHT, d.NAMES[kind]
    return choices.Fight.legal(state, seat, due)


def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
    """What an answer does."""
    kind = due[0]
    if kind == d.TURN:
        turn.TakeTurn.apply(state, seat, due, code)
    elif kind == d.DRAFT:
        dice.DraftDie.apply(state, seat, due, code)
    elif kind == d.RETRIEVE:
        turn.RetrieveDie.apply(state, seat, due, code)
    elif kind == d.PALACE:
        choices.ToPalace.apply(state, seat, due, code)
    elif kind == d.BACK:
        setup.PutBack.apply(state, seat, due, code)
    elif kind == d.GROUPS:
        progress.AdvanceByGroups.apply(state, seat, due, code)
    elif kind == d.TEMP:
        choices.TakeTemp.apply(state, seat, due, code)
    elif kind == d.TRACK:
        choices.AdvanceTrack.apply(state, seat, due, code)
    elif kind == d.PICK:
        setup.Pick.apply(state, seat, due, code)
    elif kind == d.FOUND:
        setup.FoundPalace.apply(state, seat, due, code)
    elif kind == d.EFFECTS:
        turn.TakeEffects.apply(state, seat, due, code)
    else:
        _apply_choice(state, seat, due, code)


def _apply_choice(state: State, seat: int, due: d.Decision, code: int) -> None:
    kind = due[0]
    if kind == d.CONVERT:
        choices.ConvertOrNot.apply(state, seat, due, code)
    elif kind == d.EITHER:
        choices.ChooseGain.apply(state, seat, due, code)
    elif kind == d.DISCARD:
        choices.PayWithCards.apply(state, seat, due, code)
    elif kind == d.GOOD:
        choices.TakeGood.apply(state, seat, due, code)
    elif kind == d.DRAW:
        choices.DrawCard.apply(state, seat, due, code)
    elif kind == d.PLACE:
        choices.PlaceWarrior.apply(state, seat, due, code)
    elif kind == d.MOVE:
        choices.MoveWarrior.apply(state, seat, due, code)
    elif kind == d.BUILD:
        choices.UseBuildPoint.apply(state, seat, due, code)
    elif kind == d.WILD:
        choices.UseWildPoint.apply(state, seat, due, code)
    elif kind == d.PLAY:
        choices.PlayCard.apply(state, seat, due, code)
    elif kind == d.ROUTE:
        choices.RouteIncome.apply(state, seat, due, code)
    elif kind == d.BONUS_TILE:
        choices.TakeTile.apply(state, seat, due, code)
    else:
        assert kind == d.FIGHT
        choices.Fight.apply(state, seat, due, code)


def step_seat(state: State, seat: int, due: d.Decision) -> None:
    """What is due to a seat without a question."""
    if due[0] == d.ADVANCING:
        gain.advance(state, seat, due)
    else:
        gain.go_on(state, seat, due)


# What chance answers for a seat.


def prepare(state: State, seat: int, due: d.Decision) -> bool:
    """Do what needs no answer of chance; False if nothing is left to ask."""
    if due[0] == d.DECK:
        return cards.FromDeck.prepare(state, seat, due)
    return choices.RandomGood.prepare(state, seat, due)


def ask_for_seat(state: State, seat: int, due: d.Decision) -> list[tuple[int, int]]:
    if due[0] == d.DECK:
        return cards.FromDeck.ask(state, seat, due)
    return choices.RandomGood.ask(state, seat, due)


def pick_for_seat(state: State, seat: int, due: d.Decision, number: float) -> int:
    """The answer that `core.quick.pick` finds in the question; most questions need not be put together for that."""
    if due[0] == d.DECK:
        return cards.FromDeck.pick(state, seat, due, number)
    return pick(choices.RandomGood.ask(state, seat, due), number)


def answer_for_seat(state: State, seat: int, due: d.Decision, argument: int) -> None:
    if due[0] == d.DECK:
        cards.FromDeck.apply(state, seat, due, argument)
    else:
        choices.RandomGood.apply(state, seat, due, argument)


# What chance answers for the table.


def ask_for_table(state: State, due: d.Decision) -> list[tuple[int, int]]:
    kind = due[0]
    if kind == d.ROLL:
        return dice.RollDie.ask(state, due)
    if kind == d.OFFER:
        return laying.OfferCard.ask(state, due)
    if kind == d.LAY_OUT:
        return laying.LayOut.ask(state, due)
    if kind == d.STOCK_ROUTE:
        return laying.StockRoute.ask(state, due)
    if kind == d.TURN_ABILITY:
        return laying.TurnAbility.ask(state, due)
    if kind == d.TURN_VASE:
        return laying.TurnVase.ask(state, due)
    if kind == d.TURN_BONUS:
        return laying.TurnBonus.ask(state, due)
    if kind == d.WHO_CHOOSES:
        return laying.WhoChooses.ask(state, due)
    if kind == d.TURN_ROUTE:
        return laying.TurnRoute.ask(state, due)
    assert kind == d.DEAL
    return laying.Deal.ask(state, due)


def pick_for_table(state: State, due: d.Decision, number: float) -> int:
    """The same for the table's."""
    kind = due[0]
    if kind == d.ROLL:
        return dice.RollDie.pick(state, due, number)
    if kind == d.OFFER:
        return laying.OfferCard.pick(state, due, number)
    if kind == d.LAY_OUT:
        return laying.LayOut.pick(state, due, number)
    if kind == d.STOCK_ROUTE:
        return laying.StockRoute.pick(state, due, number)
    return pick(ask_for_table(state, due), number)


def answer_for_table(state: State, due: d.Decision, argument: int) -> None:
    kind = due[0]
    if kind == d.ROLL:
        dice.RollDie.apply(state, due, argument)
    elif kind == d.OFFER:
        laying.OfferCard.apply(state, due, argument)
    elif kind == d.LAY_OUT:
        laying.LayOut.apply(state, due, argument)
    elif kind == d.STOCK_ROUTE:
        laying.StockRoute.apply(state, due, argument)
    elif kind == d.TURN_ABILITY:
        laying.TurnAbility.apply(state, due, argument)
    elif kind == d.TURN_VASE:
        laying.TurnVase.apply(state, due, argument)
    elif kind == d.TURN_BONUS:
        laying.TurnBonus.apply(state, due, argument)
    elif kind == d.WHO_CHOOSES:
        laying.WhoChooses.apply(state, due, argument)
    elif kind == d.TURN_ROUTE:
        laying.TurnRoute.apply(state, due, argument)
    else:
        assert kind == d.DEAL
        laying.Deal.apply(state, due, argument)


def step_table(state: State, due: d.Decision) -> None:
    """What is due to the table without a question."""
    kind = due[0]
    if kind == d.ACTIONS:
        rounds.next_turn(state, due)
    elif kind == d.DRAFTING:
        rounds.next_draft(state, due)
    elif kind == d.INCOME:
        rounds.step_income(state, due)
    elif kind == d.PROGRESS:
        rounds.step_progress(state, due)
    elif kind == d.BATTLES:
        scoring.next_battle(state, due)
    elif kind == d.SET_UP:
        setup.step_setup(state, due)
    elif kind == d.ROUND:
        rounds.begin_round(state, due)
    elif kind == d.SCORING:
        scoring.step_scoring(state, due)
    else:
        assert kind == d.ENDING
        scoring.finish(state, due)
