"""The numbers by which the guide orders what a seat may do: points that things are worth, found by playing."""

from __future__ import annotations


class Scales:
    """Found by matches of the guide's first courses against each other: tools/scales_minos.py."""

    def __init__(self) -> None:
        self.coin = 0.773
        """A coin while there are rounds left to spend it in."""
        self.coin_last = 0.728
        self.weaponry = 0.998
        """A weaponry up to what battles will take."""
        self.left = 0.194
        """What is left at the end: five make a point (M12.3)."""
        self.temp = 1.23
        self.card = 2.047
        """A card out of a deck or the offer, before it is looked at."""
        self.place = 1.875
        self.move = 0.441
        self.build = 2.646
        self.play = 5.547
        self.wild = 2.05
        self.palace = 1.777
        """One more card in the palace."""
        self.crowd = 0.652
        """The same for each card of the player area that waits for it."""
        self.reserve = 0.517
        self.silver = 1.818
        """How many cards of a whole game a silver would make cheaper."""
        self.vessel = 1.641
        """What an early ship opens beyond its points and its income."""
        self.good_use = 0.702
        """Of a discount that a good may give: how much of it will be used."""
        self.hand = 0.105
        """Of what a card of the hand would bring if it were played."""
        self.scoring_now = 0.819
        self.scoring_next = 0.394
        self.scoring_far = 0.296
        """How much of the points of regions and farms as they stand: this round's scoring, the next one's, the last."""
        self.site = 0.414
        """Of what a city, a farm or a battle would bring where a warrior stands."""
        self.vase = 0.92
        """Of a vase that is nearly reached."""
        self.next_space = 0.375
        """Of what the next space of a track will give."""
        self.level = 0.873
        """A level of the special ability, for each round to come."""
        self.tracks = 2.103
        """How far the worth of a step on a track is to be believed."""
        self.groups = 0.522
        """In the draft: of the steps that a die will help to make."""
        self.reach = 0.382
        """Of a free neighbour, for a warrior to spare beside it."""
        self.rising = 0.291
        """Of what a card of the hand would gain by going into the palace at an income to come."""
        self.area = 0.408
        """The same of a card that has been played."""
        self.slope = 0.341
        """How much the whole of the income track counts for each of its spaces."""
        self.ahead = 0.899
        """What the next spaces of a route promise."""
        self.structure = 2.371
        """What cities and towers open beyond their points."""
        self.kept = 0.396
        """A card that will not be played, while it may still be discarded for something."""
        self.fight = 0.226
        """Of what a battle would bring where a warrior stands."""
        self.unmet = 0.141
        """How much an effect counts whose condition is not met yet."""
        self.regions = 4.14
        """So many regions with warriors are usual at a scoring."""
        self.discard = 0.671
        """A card that is discarded as a price."""
        self.arrival = 1.571
        """A good brings steps of the income: how many, about."""
        self.random_good = 0.836
        """A good by lot, measured by one of choice."""
        self.deck = 1.103
        """A card from the deck, and from that of Age II, measured by any card."""
        self.age2 = 1.287
        self.build_free = 4.232
        """How many coins it saves to build, or to play, for nothing."""
        self.play_free = 9.819
        self.converted = 0.533
        """How often a conversion will be made, if it may be made once, and if it may be repeated."""
        self.repeated = 1.905
        self.lowest = 0.918
        """The lowest track, measured by the best one."""
        self.trait = 0.704
        """Of what a trait may bring: in the palace, and before the card has got there."""
        self.trait_later = 0.878
        self.instants = 1.38
        """Of the instant effects of a card that is not played yet."""
        self.played = 0.738
        """Of what a card will be in the palace, when it is played."""
        self.route = 0.876
        """Of the incomes of a route to come."""
        self.plays = 0.503
        """How many cards are played in a turn."""
        self.tile = 0.3
        """Of a trade bonus that is used now instead of later."""
        self.bonus = 0.868
        """Of the best trade bonus of a pile."""
        self.unseen = 1.842
        """What it brings to play a card that is not looked at."""
        self.later = 0.23
        """Of what is too dear now."""
        self.near = 0.486
        """Of a step whose group still lacks a die."""
        self.pushed = 0.595
        """How likely a lower die, if there is one, will come before the own."""
        self.high = 0.06
        """In the draft: an eye more of a die."""
