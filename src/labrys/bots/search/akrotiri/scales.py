"""How much the guide thinks of things, in points. Only the order of courses follows from it."""

from __future__ import annotations


class Scales:
    """Found by matches of the guide's first courses against each other."""

    def __init__(self) -> None:
        self.tempo: list[float] = [3.0, 2.5, 3.0, 2.0, 2.5, 0.5]
        """By temples found: the next square of the track beyond points: more actions, goals, the end nearer."""
        self.cost = 0.25
        """What a drachma costs that is paid for a temple."""
        self.needed = 0.8
        """A drachma while maps wait to be paid, while a few more could be bought, and when there is no more use."""
        self.some = 0.45
        self.idle = 0.12
        self.delay = 0.1
        """A dig that this turn cannot reach is worth so much less, in parts of itself; likewise a fetch."""
        self.hunger = 0.3
        self.lacking = 0.25
        """How much maps are wanted when one is lacking, and how much more for each other."""
        self.unsure = 0.05
        """The part of its worth that a map has that points nowhere yet."""
        self.too_dear = 0.6
        self.pair = 1.8
        """Two maps of a tier for one action, measured by one."""
        self.oracle = 0.3
        self.land_ahead = 0.85
        """A map that points only to the tile now laid; one that points to the sea; one whose sides contradict."""
        self.at_sea = 0.5
        self.nowhere = 0.3
        self.trade = 0.8
        self.portage = 0.25
        """A cube at an island that boats reach, and what each portage takes away."""
        self.dock = 0.1
        self.goal_land = 0.16
        """A point of a goal on an island that suits it."""
