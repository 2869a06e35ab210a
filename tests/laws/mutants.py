"""Akrotiri with one bug each, for the laws to catch. Every docstring says what is wrong."""

from __future__ import annotations

from labrys.core.game import Move
from labrys.core.refusal import Refusal
from labrys.core.score import ScoreSheet
from labrys.core.seats import CHANCE
from labrys.games.akrotiri import codes, moves
from labrys.games.akrotiri import decisions as d
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.state import State


def kind_of(code: int) -> int:
    return code & ~codes.ARGUMENT


def next_seat(state: State, seat: int) -> int:
    return (max(seat, 0) + 1) % state.players


# Records


class RemembersElsewhere(Akrotiri):
    """Every fifth tile brings a drachma, counted over all games that the process has played."""

    laid = 0

    def apply(self, state, seat, code):
        super().apply(state, seat, code)
        if kind_of(code) == codes.LAY and seat != CHANCE:
            self.laid += 1
            state.drachmas[0] += self.laid % 5 == 0


class ForgetsAnAnswer(Akrotiri):
    """The last card of a pile cannot be drawn."""

    def ask(self, state):
        return super().ask(state)[:-1] or super().ask(state)


class DrawsWhatItLikes(Akrotiri):
    """Whatever tile chance names, the first of the pile is drawn."""

    def apply(self, state, seat, code):
        if seat == CHANCE and kind_of(code) == codes.TILE:
            code = self.ask(state)[0][0]
        super().apply(state, seat, code)


class OrderedByHash(Akrotiri):
    """Legal moves come in the order of a set of words."""

    def legal(self, state, seat):
        return [code for _, code in {(f"move {code}", code) for code in super().legal(state, seat)}]


# States


class SharedPurse(State):
    __slots__ = ()

    def clone(self):
        new = super().clone()
        new.drachmas = self.drachmas
        new.__class__ = SharedPurse
        return new


class SharesThePurse(Akrotiri):
    """A clone has its parent's drachmas instead of its own."""

    def begin(self, options, seats):
        state = super().begin(options, seats)
        state.__class__ = SharedPurse
        return state


class ChangesTheOldSea(Akrotiri):
    """A tile that is laid changes the shore of every earlier map too, of which no position speaks."""

    def apply(self, state, seat, code):
        sea = state.sea
        super().apply(state, seat, code)
        if state.sea is not sea:
            sea.lays[:] = state.sea.lays


class ForgetsTheActions(Akrotiri):
    """A position does not say how many actions are left."""

    def position(self, state):
        lines = super().position(state).splitlines()
        return "".join(f"{'actions: 0' if line.startswith('actions:') else line}\n" for line in lines)


class ReadsCarelessly(Akrotiri):
    """A position with a line that has no colon breaks the reader."""

    def parse_position(self, text):
        for line in text.splitlines():
            _, _ = line.split(":", 1)
        return super().parse_position(text)


class LosesACube(Akrotiri):
    """A cube of each load falls into the sea."""

    def apply(self, state, seat, code):
        super().apply(state, seat, code)
        if kind_of(code) == codes.LOAD:
            colour = next(colour for colour in range(4) if code >> 4 * colour & 15)
            state.cargo[seat] -= 1 << 4 * colour


class NeverEnds(Akrotiri):
    """There is always another turn."""

    def apply(self, state, seat, code):
        super().apply(state, seat, code)
        if not state.stack:
            state.stack.append((d.ACT, 0, 0))


class EndsWithoutAReason(Akrotiri):
    """Nobody can tell why the game is over."""

    def end_reason(self, state):
        return ""


class Unsorted(Akrotiri):
    """Legal moves come backwards."""

    def legal(self, state, seat):
        return super().legal(state, seat)[::-1]


class Repeats(Akrotiri):
    """The last legal move comes twice."""

    def legal(self, state, seat):
        found = super().legal(state, seat)
        return found + found[-1:]


class LetsOthersMove(Akrotiri):
    """The seat that decides is not the only one with legal moves."""

    def legal(self, state, seat):
        return super().legal(state, seat) or [codes.END]


class WeighsNothing(Akrotiri):
    """The first answer of chance has no weight."""

    def ask(self, state):
        (code, _), *others = super().ask(state)
        return [(code, 0), *others] if others else [(code, 1)]


class FirstSeatWins(Akrotiri):
    """Seat 0 wins whatever the sheets say."""

    def winners(self, state):
        return (0,)


class CountsBackwards(Akrotiri):
    """The sheets come in the wrong order."""

    def score(self, state):
        return super().score(state)[::-1]


class PaysForCounting(Akrotiri):
    """Whoever looks at the score changes it."""

    def score(self, state) -> tuple[ScoreSheet, ...]:
        state.drachmas[0] += 1
        return super().score(state)


class ShowsSeatZero(Akrotiri):
    """Everybody gets the view of seat 0."""

    def view(self, state, seat):
        return super().view(state, 0)


class ShowsSeatZeroToAll(Akrotiri):
    """Who looks together with others gets the view of the first of them."""

    def views(self, state, seats):
        return super().views(state, [seats[0] for _ in seats])


class EndsByAgreement(Akrotiri):
    """The rules end a game for a reason that is a table's own."""

    def end_reason(self, state):
        return super().end_reason(state) and "agreed"


# Moves


class MissesAMove(Akrotiri):
    """The last legal move but one is not found."""

    def legal(self, state, seat):
        found = super().legal(state, seat)
        return found[:-2] + found[-1:] if len(found) > 2 else found


class RefusesEverySail(Akrotiri):
    """Boats stay where they are, though moves are legal."""

    def refusal(self, state, seat, move):
        if isinstance(move, moves.Sail):
            return Refusal("no-wind", "A6.1", "there is no wind today")
        return super().refusal(state, seat, move)


_FORMAL = ("not-a-move", "played-out", "not-your-turn", "not-for-chance", "chance-first", "no-such-seat")


class RefusesNothing(Akrotiri):
    """Whatever is well-formed and in turn is accepted."""

    def refusal(self, state, seat, move):
        found = super().refusal(state, seat, move)
        return found if found and found.code in _FORMAL else None


class RefusesWithoutAWord(Akrotiri):
    """A refusal that gives no reason."""

    def refusal(self, state, seat, move):
        found = super().refusal(state, seat, move)
        return found and Refusal(found.code, found.rule, "")


class RefusesLoudly(Akrotiri):
    """A refusal that quotes what it was given, and so breaks on what cannot be quoted."""

    def refusal(self, state, seat, move):
        found = super().refusal(state, seat, move)
        return found and Refusal(found.code, found.rule, f"{found.text}: {move}"[:99])


class ChargesForRefusals(Akrotiri):
    """A refused move costs a drachma."""

    def refusal(self, state, seat, move):
        found = super().refusal(state, seat, move)
        state.drachmas[0] -= found is not None
        return found


class AcceptsBooleans(Akrotiri):
    """True passes for seat 1, False for seat 0."""

    def refusal(self, state, seat, move):
        return super().refusal(state, int(seat) if isinstance(seat, bool) else seat, move)


class DropsTheSign(Akrotiri):
    """West and south of Thera are written like east and north."""

    def text(self, move):
        return super().text(move).replace(",-", ",")


class MisspellsCards(Akrotiri):
    """What chance answers is called otherwise in the record than in notation."""

    def spelled(self, state, code):
        return super().spelled(state, code).replace("draw T", "draw t")


class LooksWordsUp(Akrotiri):
    """An unknown word is an error of another kind."""

    def parse(self, text):
        assert moves.WORDS[(text.split() or [""])[0]]
        return super().parse(text)


class CodesTwice(Akrotiri):
    """The end of a turn has another code when it comes back."""

    def encode(self, state, move: Move):
        code = super().encode(state, move)
        return code + 1 if code == codes.END else code
