### The figures of the rules of Akrotiri.

## Figures

rules-figure-terrains = Each terrain has an icon; cubes of its colour carry a mark of their own.
rules-figure-row = The row of the blue cubes when five of them are off the market.
rules-figure-row-sold = The next blue cube sold comes here and brings 3 drachmas.
rules-figure-row-taken = The next blue cube placed on the map is taken from here.
rules-figure-track = The track of a player who has excavated two temples.
rules-figure-track-actions = The last square without a temple: 5 actions a turn.
rules-figure-track-goal = The temple that stood here brings a goal card.
rules-figure-track-last = The sixth temple brings the last round.
rules-figure-maps = An easy, a medium and a hard map of the house set. At the upper left the price in drachmas, at the upper right the points.
rules-figure-tile = A tile and its parts.
rules-figure-tile-icon = The terrain icon, here a lake.
rules-figure-tile-quadrant = A quadrant, the quarter of the tile at one corner.
rules-figure-tile-land = A piece of land; this one has two corners.
rules-figure-tile-route = A shipping route, which joins two exits here.
rules-figure-tile-exit = An exit, in the middle of a side.
rules-figure-tile-dock = A dock, which links a route with land.
rules-figure-voyage = Two moves of a boat.
rules-figure-voyage-start = The boat lies at this dock.
rules-figure-voyage-route = By route it goes to any dock on the connected routes.
rules-figure-voyage-portage = By portage it goes to another dock of the same island, which lies on both tiles.
rules-figure-proof = A map with a volcano above, a tree to the right and a lake below is read at a site.
rules-figure-proof-site = The site. The broken lines run along the sides that have to be proved.
rules-figure-proof-up = A volcano beyond the line above; how far to the left it is does not matter.
rules-figure-proof-right = A tree beyond the line to the right.
rules-figure-proof-down = A lake beyond the line below. The site is proved.
rules-figure-proof-column = This tree stands in the site's own column, so it is neither left nor right of it.
