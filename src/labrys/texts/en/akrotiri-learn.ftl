### The lesson of Akrotiri, step by step.

## The first lesson of Akrotiri, step by step

learn-akrotiri-welcome = Welcome to the sea around Thera! Whoever has the most points wins, and points come from temples that lie buried on the islands. Your boat has just come to an island where one can be found.
learn-akrotiri-card = A map tells you where to dig. Its temple is in the middle; around it you see which icons have to lie in each direction, however far away: here a volcano above, a mountain to the left, two lakes below. On your island two sites have all of that. They are marked.
learn-akrotiri-excavate = Excavate your first temple! Choose this map in your hand, then one of the marked sites, and confirm. It costs you 6 of your 8 drachmas and brings 3 points.
learn-akrotiri-goals = It gets better: your secret goal gives 4 points for each temple of yours on an island without icons, and this island has none. One temple, 7 points! Let your goal tell you which islands to prefer.
learn-akrotiri-end = A temple makes you faster, too: from your next turn on you have 4 actions instead of 3. One action is left now, but you have little money to use it for: press “{ act-end }”, and once more to let the action go. Then watch what the other player does.
learn-akrotiri-lay = Every turn begins with a tile, and the sea grows. Choose the marked cell and confirm. Here the land of your tile makes an island larger, and its route leads straight to Thera, where cubes become money.
learn-akrotiri-cube = The icon on your tile has brought a cube of its colour. You choose the colour of a second one, which goes to the marked corner. Cubes come from the market: the fewer are left there, the more the next one you sell will fetch.
learn-akrotiri-sail = You need money for the next temple, and cubes are money. Choose the marked dock, then “{ act-sail-now }”: cubes are waiting on that island. An empty boat is quick and makes up to two moves for one action.
learn-akrotiri-load = Press “{ act-load }”, choose the green cube and two blue ones, and confirm. They may lie anywhere on the island, and one action takes them all. Three cubes fill your boat.
learn-akrotiri-thera = Cubes are sold on Thera alone. Choose one of the two marked docks and sail there. With cargo on board the boat is slower: one move for each action.
learn-akrotiri-sell = Sell all three cubes in the market. Selling takes no action, so always do it when you are here. Each cube fetches the price that is lit up in its row; the next one of that colour fetches less or the same.
learn-akrotiri-buy = Every temple needs a map. Press “{ act-buy }”, choose one, and confirm: it costs 1 drachma. Later an easy, medium or hard map takes 3, 6 or 9 drachmas to excavate and brings 1, 3 or 7 points.
learn-akrotiri-look = Choose any map in your hand. Every site that it fits lights up; point at another site, and you see which icons are missing. That is how you know which tile to lay next, and where.
learn-akrotiri-finish = All four actions are used. Press “{ act-end }”: you draw the tile for your next turn and can already think about it.
learn-akrotiri-done = Now you know the whole round: tile, cubes, money, map, temple. Each temple that you place uncovers a space of your track. When somebody excavates the sixth, the round is finished and points are counted: maps, goals, and 1 point for every 10 drachmas.
