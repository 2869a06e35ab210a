"""The numbers by which the greedy player of Minos judges: points that things are worth, found by playing."""

from __future__ import annotations

from typing import NamedTuple


class Scales(NamedTuple):
    """Points for what is not yet points."""

    coin: float = 0.69
    """A coin while there are rounds left to spend it in."""
    coin_last: float = 0.47
    """A coin in the last round."""
    weaponry: float = 0.65
    """A weaponry up to what battles will take."""
    left: float = 0.22
    """What is left at the end: five make a point (M12.3)."""
    temp: float = 0.9
    card: float = 0.7
    """A card out of a deck or the offer, before it is looked at."""
    place: float = 1.9
    move: float = 0.7
    build: float = 4.4
    play: float = 2.3
    wild: float = 2.2
    palace: float = 0.95
    """One more card in the palace."""
    crowd: float = 0.5
    """The same for each card of the player area that waits for it."""
    reserve: float = 1.05
    silver: float = 1.5
    """How many cards of a whole game a silver would make cheaper."""
    vessel: float = 2.0
    """What an early ship opens beyond its points and its income."""
    good_use: float = 0.6
    """Of a discount that a good may give: how much of it will be used."""
    hand: float = 0.43
    """Of what a card of the hand would bring if it were played."""
    scoring_now: float = 1.2
    scoring_next: float = 0.58
    scoring_far: float = 0.34
    """How much of the points of regions and farms as they stand: this round's scoring, the next one's, the last."""
    site: float = 0.36
    """Of what a city, a farm or a battle would bring where a warrior stands."""
    vase: float = 0.72
    """Of a vase that is nearly reached."""
    next_space: float = 0.36
    """Of what the next space of a track will give."""
    level: float = 1.5
    """A level of the special ability, for each round to come."""
    tracks: tuple[float, float, float] = (1.1, 1.1, 1.1)
    """How far the worth of a step on each track is to be believed."""
    groups: float = 0.85
    """In the draft: of the steps that a die will help to make."""
    hoped: float = 0.4
    """In the draft: how much of hand and sites counts without a die for them."""
    reach: float = 0.32
    """Of a free neighbour, for a warrior to spare beside it."""
    rising: float = 0.385
    """Of what a card of the hand would gain by going into the palace at an income to come."""
    area: float = 0.46
    """The same of a card that has been played."""
    slope: float = 0.32
    """How much the whole of the income track counts for each of its spaces."""
    ahead: float = 0.85
    """What the next spaces of a route promise."""
    structure: float = 1.75
    """What cities and towers open beyond their points."""
    kept: float = 0.43
    """A card that will not be played, while it may still be discarded for something."""
    fight: float = 0.28
    """Of what a battle would bring where a warrior stands."""
