"""The numbers by which the guide orders what a seat may do: points that things are worth, found by playing."""

from __future__ import annotations


class Scales:
    """Found by matches of the guide's first courses against each other: tools/scales.py."""

    def __init__(self) -> None:
        self.coin = 0.775
        """A coin while there are rounds left to spend it in."""
        self.coin_last = 0.606
        self.weaponry = 0.87
        """A weaponry up to what battles will take."""
        self.left = 0.189
        """What is left at the end: five make a point (M12.3)."""
        self.temp = 1.204
        self.card = 1.168
        """A card out of a deck or the offer, before it is looked at."""
        self.place = 1.734
        self.move = 0.526
        self.build = 3.288
        self.play = 3.605
        self.wild = 2.331
        self.palace = 1.24
        """One more card in the palace."""
        self.crowd = 0.585
        """The same for each card of the player area that waits for it."""
        self.reserve = 0.8
        self.silver = 1.69
        """How many cards of a whole game a silver would make cheaper."""
        self.vessel = 1.895
        """What an early ship opens beyond its points and its income."""
        self.good_use = 0.644
        """Of a discount that a good may give: how much of it will be used."""
        self.hand = 0.154
        """Of what a card of the hand would bring if it were played."""
        self.scoring_now = 1.014
        self.scoring_next = 0.589
        self.scoring_far = 0.339
        """How much of the points of regions and farms as they stand: this round's scoring, the next one's, the last."""
        self.site = 0.419
        """Of what a city, a farm or a battle would bring where a warrior stands."""
        self.vase = 0.746
        """Of a vase that is nearly reached."""
        self.next_space = 0.368
        """Of what the next space of a track will give."""
        self.level = 1.31
        """A level of the special ability, for each round to come."""
        self.tracks = 1.875
        """How far the worth of a step on a track is to be believed."""
        self.groups = 0.716
        """In the draft: of the steps that a die will help to make."""
        self.reach = 0.335
        """Of a free neighbour, for a warrior to spare beside it."""
        self.rising = 0.439
        """Of what a card of the hand would gain by going into the palace at an income to come."""
        self.area = 0.431
        """The same of a card that has been played."""
        self.slope = 0.316
        """How much the whole of the income track counts for each of its spaces."""
        self.ahead = 0.842
        """What the next spaces of a route promise."""
        self.structure = 1.931
        """What cities and towers open beyond their points."""
        self.kept = 0.403
        """A card that will not be played, while it may still be discarded for something."""
        self.fight = 0.26
        """Of what a battle would bring where a warrior stands."""
        self.unmet = 0.199
        """How much an effect counts whose condition is not met yet."""
        self.regions = 5.0
        """So many regions with warriors are usual at a scoring."""
        self.discard = 0.533
        """A card that is discarded as a price."""
