### What can be agreed before a game, by game: each option, each of its values, and what choosing that means.

## Akrotiri

akrotiri-option-edition = Edition
akrotiri-option-edition-revised = Revised
akrotiri-option-edition-revised-text = The English and Spanish rules: the usual choice.
akrotiri-option-edition-first = First
akrotiri-option-edition-first-text = The French rules: first tiles lie beside Thera, moving on from an occupied dock takes an action, some goals score otherwise.

akrotiri-option-variant = Variant
akrotiri-option-variant-none = None
akrotiri-option-variant-none-text = Goals are drawn from the pile: two at a time, one to keep.
akrotiri-option-variant-strategist = Strategist
akrotiri-option-variant-strategist-text = Later goals are taken from an open offer that everybody sees.

akrotiri-option-first = Who goes first
akrotiri-option-first-random = By chance
akrotiri-option-first-random-text = Every seat is equally likely.
akrotiri-option-first-0 = Seat 1
akrotiri-option-first-0-text = Seat 1, in the south, begins.
akrotiri-option-first-1 = Seat 2
akrotiri-option-first-1-text = Seat 2 begins.
akrotiri-option-first-2 = Seat 3
akrotiri-option-first-2-text = Seat 3 begins.
akrotiri-option-first-3 = Seat 4
akrotiri-option-first-3-text = Seat 4 begins.

## Minos

minos-option-setup = Setup
minos-option-setup-draft = Chosen
minos-option-setup-draft-text = Starting cards and abilities are chosen in turn: the usual choice.
minos-option-setup-random = By chance
minos-option-setup-random-text = Everybody is dealt a starting card and an ability: good for a first game.
minos-option-routes = Trade routes
minos-option-routes-AAA = Side A of all
minos-option-routes-AAA-text = Side A of the three route tiles: the usual choice.
minos-option-routes-AAB = Sides A, A, B
minos-option-routes-AAB-text = Side A of the first route tile, A of the second, B of the third.
minos-option-routes-ABA = Sides A, B, A
minos-option-routes-ABA-text = Side A of the first route tile, B of the second, A of the third.
minos-option-routes-ABB = Sides A, B, B
minos-option-routes-ABB-text = Side A of the first route tile, B of the second, B of the third.
minos-option-routes-BAA = Sides B, A, A
minos-option-routes-BAA-text = Side B of the first route tile, A of the second, A of the third.
minos-option-routes-BAB = Sides B, A, B
minos-option-routes-BAB-text = Side B of the first route tile, A of the second, B of the third.
minos-option-routes-BBA = Sides B, B, A
minos-option-routes-BBA-text = Side B of the first route tile, B of the second, A of the third.
minos-option-routes-BBB = Side B of all
minos-option-routes-BBB-text = Side B of the three route tiles.
minos-option-routes-random = By chance
minos-option-routes-random-text = A side of each route tile by chance.
