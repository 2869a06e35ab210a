### La carte de la Crète et les routes commerciales.

crete-title = Crète
crete-map = Carte de la Crète. Les flèches mènent d’une région à l’autre.
crete-region = { $number } { $name }
crete-start = région de départ
crete-foundation = Première cité ici :
crete-foundation-brings = La première cité ici apporte { $gain }
crete-city-of = Cité : { $player }
crete-tower-of = Tour : { $player }
crete-farm-of = Ferme : { $player }
crete-warriors = Guerriers
crete-warriors-of =
    { $count ->
        [one] { $count } guerrier : { $player }
       *[other] { $count } guerriers : { $player }
    }
crete-nobody = Aucun guerrier ici.
crete-dominance = domination
crete-presence = présence
crete-dominated = { $player } domine
crete-points = { $points } PV
crete-mine-now = Vous rapporterait { $points } PV maintenant
crete-peoples = Peuples de la mer { $level }
crete-peoples-take =
    { $weaponry ->
        [one] Peuples de la mer de niveau { $level } : { $weaponry } arme pour { $gain }
       *[other] Peuples de la mer de niveau { $level } : { $weaponry } armes pour { $gain }
    }
crete-next-to = Régions voisines : { $regions }
crete-can-be-picked = Vous pouvez choisir cette région maintenant.
crete-points-now = Points actuels
crete-sum-of = { $player } : { $points } PV de régions si on comptait maintenant
crete-whole = Toute l’île
crete-tap = Touchez une région pour voir ce qui s’y trouve.

## Routes commerciales

crete-routes = Routes commerciales
crete-route = Route { $route }
crete-space =
    { $cost ->
        [one] Case { $space }, { $cost } pièce, revenu { $gain }
       *[other] Case { $space }, { $cost } pièces, revenu { $gain }
    }
crete-ship-of = Navire : { $player }
crete-top = { $points } PV pour avoir atteint le bout
crete-ship-costs =
    { $price ->
        [one] Un navire ici vous coûte { $price } pièce.
       *[other] Un navire ici vous coûte { $price } pièces.
    }
crete-sail-costs =
    { $price ->
        [one] La case suivante vous coûte { $price } pièce.
       *[other] La case suivante vous coûte { $price } pièces.
    }
crete-lacks-cities = Il vous faut une cité de plus.
crete-lacks-towers = Il vous faut une tour de plus.
crete-blue-tiles =
    { $count ->
        [one] { $count } bonus de commerce bleu à la case 2 de la route { $route }
       *[other] { $count } bonus de commerce bleus à la case 2 de la route { $route }
    }
crete-red-tiles =
    { $count ->
        [one] { $count } bonus de commerce rouge à la case 4 de la route { $route }
       *[other] { $count } bonus de commerce rouges à la case 4 de la route { $route }
    }
