"""The numbers by which the guide orders what a seat may do: points that things are worth, found by playing."""

from __future__ import annotations


class Scales:
    """Found by matches of the guide's first courses against each other: tools/scales_minos.py."""

    def __init__(self) -> None:
        self.coin = 0.71
        """A coin while there are rounds left to spend it in."""
        self.coin_last = 0.649
        self.weaponry = 1.454
        """A weaponry up to what battles will take."""
        self.left = 0.203
        """What is left at the end: five make a point (M12.3)."""
        self.temp = 1.21
        self.card = 2.125
        """A card out of a deck or the offer, before it is looked at."""
        self.place = 2.071
        self.move = 0.44
        self.build = 3.626
        self.play = 6.266
        self.wild = 1.849
        self.palace = 2.137
        """One more card in the palace."""
        self.crowd = 0.518
        """The same for each card of the player area that waits for it."""
        self.reserve = 0.492
        self.silver = 2.681
        """How many cards of a whole game a silver would make cheaper."""
        self.vessel = 1.658
        """What an early ship opens beyond its points and its income."""
        self.good_use = 0.622
        """Of a discount that a good may give: how much of it will be used."""
        self.hand = 0.089
        """Of what a card of the hand would bring if it were played."""
        self.scoring_now = 0.782
        self.scoring_next = 0.354
        self.scoring_far = 0.251
        """How much of the points of regions and farms as they stand: this round's scoring, the next one's, the last."""
        self.site = 0.428
        """Of what a city, a farm or a battle would bring where a warrior stands."""
        self.vase = 1.254
        """Of a vase that is nearly reached."""
        self.next_space = 0.437
        """Of what the next space of a track will give."""
        self.level_decrees = 0.957
        """A level of each special ability, for each round to come."""
        self.level_goods = 0.942
        self.level_builder = 0.827
        self.level_groups = 1.087
        self.level_exchange = 1.172
        self.tracks = 2.609
        """How far the worth of a step on a track is to be believed."""
        self.groups = 0.466
        """In the draft: of the steps that a die will help to make."""
        self.reach = 0.374
        """Of a free neighbour, for a warrior to spare beside it."""
        self.rising = 0.268
        """Of what a card of the hand would gain by going into the palace at an income to come."""
        self.area = 0.362
        """The same of a card that has been played."""
        self.slope = 0.356
        """How much the whole of the income track counts for each of its spaces."""
        self.ahead = 1.036
        """What the next spaces of a route promise."""
        self.structure = 2.95
        """What cities and towers open beyond their points."""
        self.kept = 0.317
        """A card that will not be played, while it may still be discarded for something."""
        self.fight = 0.342
        """Of what a battle would bring where a warrior stands."""
        self.unmet = 0.116
        """How much an effect counts whose condition is not met yet."""
        self.regions = 5.079
        """So many regions with warriors are usual at a scoring."""
        self.discard = 0.621
        """A card that is discarded as a price."""
        self.arrival = 1.755
        """A good brings steps of the income: how many, about."""
        self.random_good = 1.143
        """A good by lot, measured by one of choice."""
        self.deck = 1.012
        """A card from the deck, and from that of Age II, measured by any card."""
        self.age2 = 1.157
        self.build_free = 5.748
        """How many coins it saves to build, or to play, for nothing."""
        self.play_free = 13.344
        self.converted = 0.36
        """How often a conversion will be made, if it may be made once, and if it may be repeated."""
        self.repeated = 1.534
        self.lowest = 0.887
        """The lowest track, measured by the best one."""
        self.trait = 0.606
        """Of what a trait may bring: in the palace, and before the card has got there."""
        self.trait_later = 0.828
        self.instants = 1.421
        """Of the instant effects of a card that is not played yet."""
        self.played = 0.808
        """Of what a card will be in the palace, when it is played."""
        self.route = 0.94
        """Of the incomes of a route to come."""
        self.plays = 0.378
        """How many cards are played in a turn."""
        self.tile = 0.275
        """Of a trade bonus that is used now instead of later."""
        self.bonus = 0.789
        """Of the best trade bonus of a pile."""
        self.unseen = 2.206
        """What it brings to play a card that is not looked at."""
        self.later = 0.237
        """Of what is too dear now."""
        self.near = 0.465
        """Of a step whose group still lacks a die."""
        self.pushed = 0.573
        """How likely a lower die, if there is one, will come before the own."""
        self.high = 0.064
        """In the draft: an eye more of a die."""
        self.easier = 0.749
        """How much less a group is sought, for each eye less that it needs."""
