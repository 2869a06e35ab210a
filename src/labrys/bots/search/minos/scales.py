"""The numbers by which the guide orders what a seat may do: points that things are worth, found by playing."""

from __future__ import annotations


class Scales:
    """Found by matches of the guide's first courses against each other: tools/scales.py."""

    def __init__(self) -> None:
        self.coin = 0.774
        """A coin while there are rounds left to spend it in."""
        self.coin_last = 0.613
        self.weaponry = 0.966
        """A weaponry up to what battles will take."""
        self.left = 0.207
        """What is left at the end: five make a point (M12.3)."""
        self.temp = 1.226
        self.card = 1.646
        """A card out of a deck or the offer, before it is looked at."""
        self.place = 1.725
        self.move = 0.55
        self.build = 2.947
        self.play = 4.581
        self.wild = 2.033
        self.palace = 1.421
        """One more card in the palace."""
        self.crowd = 0.599
        """The same for each card of the player area that waits for it."""
        self.reserve = 0.654
        self.silver = 1.8
        """How many cards of a whole game a silver would make cheaper."""
        self.vessel = 1.935
        """What an early ship opens beyond its points and its income."""
        self.good_use = 0.605
        """Of a discount that a good may give: how much of it will be used."""
        self.hand = 0.138
        """Of what a card of the hand would bring if it were played."""
        self.scoring_now = 0.855
        self.scoring_next = 0.477
        self.scoring_far = 0.399
        """How much of the points of regions and farms as they stand: this round's scoring, the next one's, the last."""
        self.site = 0.427
        """Of what a city, a farm or a battle would bring where a warrior stands."""
        self.vase = 0.841
        """Of a vase that is nearly reached."""
        self.next_space = 0.334
        """Of what the next space of a track will give."""
        self.level = 1.154
        """A level of the special ability, for each round to come."""
        self.tracks = 1.939
        """How far the worth of a step on a track is to be believed."""
        self.groups = 0.67
        """In the draft: of the steps that a die will help to make."""
        self.reach = 0.392
        """Of a free neighbour, for a warrior to spare beside it."""
        self.rising = 0.408
        """Of what a card of the hand would gain by going into the palace at an income to come."""
        self.area = 0.438
        """The same of a card that has been played."""
        self.slope = 0.311
        """How much the whole of the income track counts for each of its spaces."""
        self.ahead = 0.844
        """What the next spaces of a route promise."""
        self.structure = 2.315
        """What cities and towers open beyond their points."""
        self.kept = 0.416
        """A card that will not be played, while it may still be discarded for something."""
        self.fight = 0.245
        """Of what a battle would bring where a warrior stands."""
        self.unmet = 0.172
        """How much an effect counts whose condition is not met yet."""
        self.regions = 4.179
        """So many regions with warriors are usual at a scoring."""
        self.discard = 0.522
        """A card that is discarded as a price."""
        self.arrival = 1.6
        """A good brings steps of the income: how many, about."""
        self.random_good = 0.75
        """A good by lot, measured by one of choice."""
        self.deck = 0.85
        """A card from the deck, and from that of Age II, measured by any card."""
        self.age2 = 1.1
        self.build_free = 4.0
        """How many coins it saves to build, or to play, for nothing."""
        self.play_free = 8.0
        self.converted = 0.85
        """How often a conversion will be made, if it may be made once, and if it may be repeated."""
        self.repeated = 2.0
        self.lowest = 0.85
        """The lowest track, measured by the best one."""
        self.trait = 0.95
        """Of what a trait may bring: in the palace, and before the card has got there."""
        self.trait_later = 0.9
        self.instants = 1.0
        """Of the instant effects of a card that is not played yet."""
        self.played = 0.6
        """Of what a card will be in the palace, when it is played."""
        self.route = 0.9
        """Of the incomes of a route to come."""
        self.plays = 0.45
        """How many cards are played in a turn."""
        self.tile = 0.3
        """Of a trade bonus that is used now instead of later."""
        self.bonus = 0.9
        """Of the best trade bonus of a pile."""
        self.unseen = 1.5
        """What it brings to play a card that is not looked at."""
        self.later = 0.25
        """Of what is too dear now."""
        self.near = 0.6
        """Of a step whose group still lacks a die."""
        self.pushed = 0.55
        """How likely a lower die, if there is one, will come before the own."""
        self.high = 0.05
        """In the draft: an eye more of a die."""
