"""Moments that many scenes of Minos begin with: a card about to be played, a step of all at once, a scoring."""

from __future__ import annotations

from labrys.games.minos import decisions as d
from labrys.games.minos.position import position_of, position_text, read_position
from labrys.games.minos.restore import state_of
from labrys.games.minos.rules import table
from tests.games.minos.scenario import Scene, kit_with


def ready(text: str, players: int = 2, round: int = 1, **changes: dict[str, str]) -> Scene:  # noqa: A002
    """A turn in which the card I-01 can be played for nothing; its instant effects are this text."""
    kit = kit_with(**{"I_01": {"cost": "0", "wants": "", "instant": text}, **changes})
    return Scene.of(players, kit, round).has(hand="I-01").turn("develop")


def played(text: str, players: int = 2, round: int = 1) -> Scene:  # noqa: A002
    """The same, after it was played."""
    return ready(text, players, round).play("play I-01")


def steps(scene: Scene, *stack: tuple[int, int, int]) -> Scene:
    """The table goes on with these steps, the last one first."""
    scene.state.stack = list(stack)
    table.settle(scene.state)
    return scene


def income(scene: Scene, part: int = 0) -> Scene:
    """The income step, from one of its parts on."""
    return steps(scene, (d.INCOME, part, 0))


def progress(scene: Scene) -> Scene:
    """The progress step with the dice that are on the board."""
    return steps(scene, (d.ACTIONS, 99, 0), (d.PROGRESS, 0, 0))


def scoring(scene: Scene) -> Scene:
    """The scoring of the scene's round, and after round 4 all that follows."""
    return steps(scene, (d.SCORING, 0, 0))


def saved(scene: Scene) -> Scene:
    """The scene written down and read again. No scene has a whole table, so that is not asked for."""
    state = scene.state
    return Scene(state_of(read_position(position_text(position_of(state))), state.kit))


def next_turn(scene: Scene, section: str, die: str = "gray1") -> Scene:
    """The turn is ended, and the same seat retrieves another die."""
    scene.play("end").onward()
    scene.state.agenda = [()] * scene.state.players
    return scene.turn(section, die)
