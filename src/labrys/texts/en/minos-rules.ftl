### The figures of the rules of Minos.

## Figures

minos-figure-draft = A red 4 is put into build, where a 2, a 4 and a 5 lie already.
minos-figure-draft-place = It goes behind all lower and equal values.
minos-figure-draft-shift = The higher one moves a space to the right, and now gives what that space shows.
minos-figure-groups = The four dice of a player make two groups.
minos-figure-groups-gray = A red die and a gray one, 9 together: influence goes up.
minos-figure-groups-colour = Two blue dice, 10 together: population goes up.
minos-figure-card = The decree { $id } of the house set and its parts.
minos-figure-card-cost = What it costs, in coins.
minos-figure-card-goods = Goods: each that you own takes 3 coins off.
minos-figure-card-points = The points that it is worth in the palace at the end.
minos-figure-card-instant = What it brings at once, when it is played.
minos-figure-card-trigger = The trigger of its royal trait.
minos-figure-card-trait = The royal trait, which works in the palace.
minos-figure-route = A trade route: a red ship on the second space, a blue one on the third.
minos-figure-route-cost = At the upper left of a space stands what it costs to enter it.
minos-figure-route-income = Below, what a ship there brings at income.
minos-figure-route-blue = At the second space a blue trade bonus tile is taken.
minos-figure-route-red = At the fourth space a red one is taken.
minos-figure-route-top = The last space brings the { $points } points beside it.
minos-figure-tracks = The tracks on a player's board. Framed is the space on which the marker stands; shaded are those that it has passed.
minos-figure-triggers = The triggers as they are drawn on cards.
minos-figure-standing = Three regions when they are scored. The crowned sign means dominance, the other one presence.
minos-figure-standing-most = Red alone has the most warriors and dominates; blue is present.
minos-figure-standing-tie = Red and blue have equally many: nobody dominates, all three are present.
minos-figure-standing-alone = A single warrior is enough where nobody else has one.
