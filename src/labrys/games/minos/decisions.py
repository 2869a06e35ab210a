"""Decisions as data. A decision is a tuple (kind, a, b); every seat has a stack of its own, and the table has one.

The top of a seat's stack is due; what lies below has been promised. Where several seats have something due, each
answers and nothing happens until all have (M4.7). The table's stack comes when no seat has anything left. Nothing in a
decision is secret: views show the stacks as they are.
"""

from __future__ import annotations

from typing import Final

Decision = tuple[int, int, int]

# Chance answers, for a seat.
DECK: Final = 0
"""Cards come from the deck of age a (0, 1); b are still to come."""
RANDOM_GOOD: Final = 1
"""Goods come from the face-down pile; a are still to come."""

# Chance answers, for the table. Detail a says what for.
FIRST_TABLE_CHANCE: Final = 2
WHO_CHOOSES: Final = 2
"""Who begins the draft of starting cards and abilities (M3.7)."""
LAY_OUT: Final = 3
"""A foundation or Sea Peoples tile for region b; a is 0, 1 (level I), 2 (level II)."""
STOCK_ROUTE: Final = 4
"""A bonus tile beside route b; a is 0 (blue) or 1 (red)."""
TURN_VASE: Final = 5
TURN_BONUS: Final = 6
TURN_ABILITY: Final = 7
TURN_ROUTE: Final = 8
"""Which side of tile a + 1 is up."""
DEAL: Final = 9
"""The random set-up: a is 0 for starting cards, 1 for abilities; b is the seat."""
OFFER: Final = 10
"""A card for the offer."""
ROLL: Final = 11
"""A die of colour a; b of that colour are still to roll."""

# A seat answers.
FIRST_SEAT_KIND: Final = 12
PICK: Final = 12
"""Take a starting card (a has bit 1) or an ability (bit 2)."""
BACK: Final = 13
"""Put a cards back into the deck (M3.8)."""
FOUND: Final = 14
"""Put a card of the hand into the palace, free of charge (M3.8)."""
DRAFT: Final = 15
GROUPS: Final = 16
"""Advance by groups of dice (M4.3). a: the advances chosen so far, a digit of base 4 each: 1 + track."""
RETRIEVE: Final = 17
TURN: Final = 18
EFFECTS: Final = 19
"""The instant effects of card a; b is the set of those not yet taken."""
EITHER: Final = 20
"""One of the gains of effect a."""
CONVERT: Final = 21
"""Pay for effect a, or not; b counts how often it has been done."""
DISCARD: Final = 22
"""Pay for effect a with b more cards."""
TRACK: Final = 23
"""Advance one of the tracks in set a."""
TEMP: Final = 24
"""Take a temporary goods of choice."""
GOOD: Final = 25
"""Take a goods from the stacks."""
DRAW: Final = 26
"""Draw a cards from the offer or the deck."""
PLACE: Final = 27
MOVE: Final = 28
BUILD: Final = 29
"""a build points; b is 1 if they are free of cost (M8, cultural 7)."""
WILD: Final = 30
"""a wild points; b is the section they are for plus 1, or 0 while that is open."""
PLAY: Final = 31
"""Play a card; b is 1 if all costs are ignored."""
PALACE: Final = 32
"""Put up to a cards into the palace; b is 1 if cards of the hand cost no points."""
ROUTE: Final = 33
"""Income of one route."""
BONUS_TILE: Final = 34
"""Take a bonus tile beside route a; b is 0 (blue) or 1 (red)."""
FIGHT: Final = 35
"""Battle the Sea Peoples of region a at the end of the game, or not (M12.2)."""

# Nobody answers, for a seat.
FIRST_STEP_KIND: Final = 36
ITEMS: Final = 36
"""The items of gain a, from number b on."""

ADVANCING: Final = 37
"""Advance on track a."""

# Nobody answers, for the table.
FIRST_TABLE_STEP: Final = 38
SET_UP: Final = 38
"""The setup goes on with its part a."""
ROUND: Final = 39
DRAFTING: Final = 40
"""The next die; a dice have been placed."""
PROGRESS: Final = 41
"""a is 0 before the groups, 1 after all that came of them."""
ACTIONS: Final = 42
"""The next turn; a dice have been retrieved."""
INCOME: Final = 43
"""Part a of the income step (M4.5)."""
SCORING: Final = 44
BATTLES: Final = 45
"""The Sea Peoples of region a at the end; b are the seats that have been asked."""
ENDING: Final = 46

NAMES: Final = (
    "deck", "random-good", "who-chooses", "lay-out", "stock-route", "turn-vase", "turn-bonus", "turn-ability",
    "turn-route", "deal", "offer", "roll",
    "pick", "back", "found", "draft", "groups", "retrieve", "turn", "effects", "either", "convert", "discard", "track",
    "temp", "good", "draw", "place", "move", "build", "wild", "play", "palace", "route", "bonus-tile", "fight",
    "items", "advancing", "set-up", "round", "drafting", "progress", "actions", "income", "scoring", "battles",
    "ending",
)  # fmt: skip
