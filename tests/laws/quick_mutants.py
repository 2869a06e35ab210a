"""Akrotiri with one bug each in its quick way in. Every docstring says what is wrong."""

from __future__ import annotations

from typing import Any

from labrys.games.akrotiri.game import Akrotiri


class _Mistaken:
    """A quick way with something else in its place: it is compiled, so nothing can be planted in itself."""

    def __init__(self, quick: Any, **others: Any) -> None:
        self._quick = quick
        for name, other in others.items():
            setattr(self, name, other)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._quick, name)


class Mistaken(Akrotiri):
    """The way of planting a bug there."""

    def plant(self, **others: Any) -> None:
        setattr(self, "quick", _Mistaken(self.quick, **others))  # noqa: B010  It is no Quick at all.


class MissesAMoveQuickly(Mistaken):
    """The last of several legal moves is missing."""

    def __init__(self) -> None:
        super().__init__()
        legal = self.quick.legal
        self.plant(legal=lambda state, seat: legal(state, seat)[: max(1, len(legal(state, seat)) - 1)])


class ForgetsWhatIsLeftOver(Mistaken):
    """Drachmas are worth no points."""

    def __init__(self) -> None:
        super().__init__()
        points = self.quick.points
        self.plant(points=lambda state: [p - d // 10 for p, d in zip(points(state), state.drachmas, strict=True)])


class PlacesTheLastFirst(Mistaken):
    """Who has the fewest points is placed best."""

    def __init__(self) -> None:
        super().__init__()
        points = self.quick.points
        self.plant(ranks=lambda state: [-p for p in points(state)])


class DreamsOfOneWorld(Mistaken):
    """Every world of a sight is the first one, as it was played on."""

    def __init__(self) -> None:
        super().__init__()
        self.plant(sight=lambda view, look=self.quick.sight: _OneWorld(look(view)))


class _OneWorld:
    def __init__(self, sight: Any) -> None:
        self.sight = sight
        self.worlds: list[Any] = []

    def world(self, rng: Any) -> Any:
        self.worlds = self.worlds or [self.sight.world(rng)]
        return self.worlds[0]


class StopsEarly(Mistaken):
    """Random play stops after some moves."""

    def __init__(self) -> None:
        super().__init__()
        self.plant(rollout=lambda state, draw: 1)


class LikesTheFirstAnswer(Mistaken):
    """The first answer of chance weighs double."""

    def __init__(self) -> None:
        super().__init__()
        ask = self.quick.ask

        def weighted(state: Any) -> list[tuple[int, int]]:
            (code, weight), *others = ask(state)
            return [(code, 2 * weight), *others]

        self.plant(ask=weighted)


class AnswersByHeart(Mistaken):
    """Chance answers with what comes first, whatever number is drawn."""

    def __init__(self) -> None:
        super().__init__()
        answer = self.quick.answer
        self.plant(answer=lambda state, draw: answer(state, lambda: 0 * draw()))
