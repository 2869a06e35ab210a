"""The numbers by which the guide orders what a seat may do: points that things are worth, found by playing."""

from __future__ import annotations

from typing import Final

COIN: Final = 0.69
"""A coin while there are rounds left to spend it in."""
COIN_LAST: Final = 0.47
WEAPONRY: Final = 0.65
"""A weaponry up to what battles will take."""
LEFT: Final = 0.22
"""What is left at the end: five make a point (M12.3)."""
TEMP: Final = 0.9
CARD: Final = 0.7
"""A card out of a deck or the offer, before it is looked at."""
PLACE: Final = 1.9
MOVE: Final = 0.7
BUILD: Final = 4.4
PLAY: Final = 2.3
WILD: Final = 2.2
PALACE: Final = 0.95
"""One more card in the palace."""
CROWD: Final = 0.5
"""The same for each card of the player area that waits for it."""
RESERVE: Final = 1.05
SILVER: Final = 1.5
"""How many cards of a whole game a silver would make cheaper."""
VESSEL: Final = 2.0
"""What an early ship opens beyond its points and its income."""
GOOD_USE: Final = 0.6
"""Of a discount that a good may give: how much of it will be used."""
HAND: Final = 0.43
"""Of what a card of the hand would bring if it were played."""
SCORING_NOW: Final = 1.2
SCORING_NEXT: Final = 0.58
SCORING_FAR: Final = 0.34
"""How much of the points of regions and farms as they stand: this round's scoring, the next one's, the last."""
SITE: Final = 0.36
"""Of what a city, a farm or a battle would bring where a warrior stands."""
VASE: Final = 0.72
"""Of a vase that is nearly reached."""
NEXT_SPACE: Final = 0.36
"""Of what the next space of a track will give."""
LEVEL: Final = 1.5
"""A level of the special ability, for each round to come."""
TRACKS: Final = 1.1
"""How far the worth of a step on a track is to be believed."""
GROUPS: Final = 0.85
"""In the draft: of the steps that a die will help to make."""
REACH: Final = 0.32
"""Of a free neighbour, for a warrior to spare beside it."""
RISING: Final = 0.385
"""Of what a card of the hand would gain by going into the palace at an income to come."""
AREA: Final = 0.46
"""The same of a card that has been played."""
SLOPE: Final = 0.32
"""How much the whole of the income track counts for each of its spaces."""
AHEAD: Final = 0.85
"""What the next spaces of a route promise."""
STRUCTURE: Final = 1.75
"""What cities and towers open beyond their points."""
KEPT: Final = 0.43
"""A card that will not be played, while it may still be discarded for something."""
FIGHT: Final = 0.28
"""Of what a battle would bring where a warrior stands."""
UNMET: Final = 0.25
"""How much an effect counts whose condition is not met yet."""
REGIONS: Final = 5
"""So many regions with warriors are usual at a scoring."""
DISCARD: Final = 0.45
"""A card that is discarded as a price."""
