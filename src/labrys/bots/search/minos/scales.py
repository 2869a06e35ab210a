"""The numbers by which the guide orders what a seat may do: points that things are worth, found by playing."""

from __future__ import annotations


class Scales:
    """Found by matches of the guide's first courses against each other: tools/scales_minos.py."""

    def __init__(self) -> None:
        self.coin = 0.681
        """A coin while there are rounds left to spend it in."""
        self.coin_last = 0.717
        self.weaponry = 1.473
        """A weaponry up to what battles will take."""
        self.left = 0.205
        """What is left at the end: five make a point (M12.3)."""
        self.temp = 1.216
        self.card = 2.089
        """A card out of a deck or the offer, before it is looked at."""
        self.place = 2.204
        self.move = 0.513
        self.build = 4.29
        self.play = 6.33
        self.wild = 1.685
        self.palace = 1.931
        """One more card in the palace."""
        self.crowd = 0.556
        """The same for each card of the player area that waits for it."""
        self.reserve = 0.512
        self.silver = 2.946
        """How many cards of a whole game a silver would make cheaper."""
        self.vessel = 1.337
        """What an early ship opens beyond its points and its income."""
        self.good_use = 0.705
        """Of a discount that a good may give: how much of it will be used."""
        self.hand = 0.081
        """Of what a card of the hand would bring if it were played."""
        self.scoring_now = 0.714
        self.scoring_next = 0.326
        self.scoring_far = 0.286
        """How much of the points of regions and farms as they stand: this round's scoring, the next one's, the last."""
        self.site = 0.408
        """Of what a city, a farm or a battle would bring where a warrior stands."""
        self.vase = 1.178
        """Of a vase that is nearly reached."""
        self.next_space = 0.445
        """Of what the next space of a track will give."""
        self.level_decrees = 0.912
        """A level of each special ability, for each round to come."""
        self.level_goods = 0.677
        self.level_builder = 0.842
        self.level_groups = 1.195
        self.level_exchange = 1.201
        self.tracks = 2.392
        """How far the worth of a step on a track is to be believed."""
        self.groups = 0.428
        """In the draft: of the steps that a die will help to make."""
        self.reach = 0.365
        """Of a free neighbour, for a warrior to spare beside it."""
        self.rising = 0.288
        """Of what a card of the hand would gain by going into the palace at an income to come."""
        self.area = 0.365
        """The same of a card that has been played."""
        self.slope = 0.356
        """How much the whole of the income track counts for each of its spaces."""
        self.ahead = 0.86
        """What the next spaces of a route promise."""
        self.structure = 3.112
        """What cities and towers open beyond their points."""
        self.kept = 0.368
        """A card that will not be played, while it may still be discarded for something."""
        self.fight = 0.33
        """Of what a battle would bring where a warrior stands."""
        self.unmet = 0.107
        """How much an effect counts whose condition is not met yet."""
        self.regions = 5.277
        """So many regions with warriors are usual at a scoring."""
        self.discard = 0.586
        """A card that is discarded as a price."""
        self.arrival = 1.43
        """A good brings steps of the income: how many, about."""
        self.random_good = 1.259
        """A good by lot, measured by one of choice."""
        self.deck = 0.983
        """A card from the deck, and from that of Age II, measured by any card."""
        self.age2 = 1.14
        self.build_free = 5.53
        """How many coins it saves to build, or to play, for nothing."""
        self.play_free = 13.16
        self.converted = 0.368
        """How often a conversion will be made, if it may be made once, and if it may be repeated."""
        self.repeated = 1.466
        self.lowest = 1.001
        """The lowest track, measured by the best one."""
        self.trait = 0.642
        """Of what a trait may bring: in the palace, and before the card has got there."""
        self.trait_later = 0.783
        self.instants = 1.246
        """Of the instant effects of a card that is not played yet."""
        self.played = 0.761
        """Of what a card will be in the palace, when it is played."""
        self.route = 0.98
        """Of the incomes of a route to come."""
        self.plays = 0.287
        """How many cards are played in a turn."""
        self.tile = 0.243
        """Of a trade bonus that is used now instead of later."""
        self.bonus = 0.875
        """Of the best trade bonus of a pile."""
        self.unseen = 2.47
        """What it brings to play a card that is not looked at."""
        self.later = 0.241
        """Of what is too dear now."""
        self.near = 0.522
        """Of a step whose group still lacks a die."""
        self.pushed = 0.479
        """How likely a lower die, if there is one, will come before the own."""
        self.high = 0.073
        """In the draft: an eye more of a die."""
        self.easier = 0.626
        """How much less a group is sought, for each eye less that it needs."""
