### Ce qui est écrit sur le matériel de Minos : `minos-<id>` dit la phrase de ce nom, comme le serveur la dit en
### anglais. Ses valeurs sont `number`, `name`, les phrases qu'elle contient (`a`, `b`, `c`, `d`), et toutes en une liste
### avec des virgules (`comma`), des points-virgules (`semicolon`), et (`and`) ou ou (`or`).

## Gains

minos-effect-coin =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
minos-effect-weaponry =
    { $number ->
        [one] { $number } arme
       *[other] { $number } armes
    }
minos-effect-vp = { $number } PV
minos-effect-temp =
    { $number ->
        [one] { $number } marchandise temporaire au choix
       *[other] { $number } marchandises temporaires au choix
    }
minos-effect-good =
    { $number ->
        [one] { $number } marchandise au choix
       *[other] { $number } marchandises au choix
    }
minos-effect-random-good =
    { $number ->
        [one] { $number } marchandise au hasard
       *[other] { $number } marchandises au hasard
    }
minos-effect-card =
    { $number ->
        [one] { $number } carte de l'offre ou de la pioche
       *[other] { $number } cartes de l'offre ou de la pioche
    }
minos-effect-deck-card =
    { $number ->
        [one] { $number } carte de la pioche
       *[other] { $number } cartes de la pioche
    }
minos-effect-age2-card =
    { $number ->
        [one] { $number } carte de l'Âge II
       *[other] { $number } cartes de l'Âge II
    }
minos-effect-place =
    { $number ->
        [one] placer { $number } guerrier
       *[other] placer { $number } guerriers
    }
minos-effect-move =
    { $number ->
        [one] déplacer { $number } guerrier
       *[other] déplacer { $number } guerriers
    }
minos-effect-build =
    { $number ->
        [one] { $number } point de construction
       *[other] { $number } points de construction
    }
minos-effect-wild =
    { $number ->
        [one] { $number } point joker
       *[other] { $number } points joker
    }
minos-effect-play =
    { $number ->
        [one] jouer { $number } carte
       *[other] jouer { $number } cartes
    }
minos-effect-play-free =
    { $number ->
        [one] jouer { $number } carte gratuitement
       *[other] jouer { $number } cartes gratuitement
    }
minos-effect-palace =
    { $number ->
        [one] { $number } carte au palais
       *[other] jusqu'à { $number } cartes au palais
    }
minos-effect-palace-free =
    { $number ->
        [one] { $number } carte au palais, gratuite
       *[other] jusqu'à { $number } cartes au palais, gratuites
    }
minos-effect-route-income =
    { $number ->
        [one] revenu de { $number } route
       *[other] revenu de { $number } routes
    }
minos-effect-influence = influence +{ $number }
minos-effect-cultural = culture +{ $number }
minos-effect-population = population +{ $number }
minos-effect-any-track = une piste +{ $number }
minos-effect-lowest-track = piste la plus basse +{ $number }
minos-effect-reserve =
    { $number ->
        [one] { $number } guerrier à la réserve
       *[other] { $number } guerriers à la réserve
    }
minos-effect-income =
    { $number ->
        [one] { $number } pas de revenu
       *[other] { $number } pas de revenu
    }
minos-effect-build-free =
    { $number ->
        [one] { $number } point de construction, sans coût
       *[other] { $number } points de construction, sans coût
    }
minos-effect-bonus =
    { $number ->
        [one] le bonus d'action
       *[other] le bonus d'action { $number } fois
    }

## Formes

minos-effect-none = rien
minos-effect-all = { $comma }
minos-effect-per = { $a } par { $b }
minos-effect-either = { $or }
minos-effect-convert = { $a } : { $b }
minos-effect-repeat = autant de fois que voulu, { $a } : { $b }
minos-effect-when = avec { $a } : { $b }
minos-effect-instead = { $a } ; avec { $b }, à la place { $c }

## Prix

minos-price-all = { $and }
minos-price-coin =
    { $number ->
        [one] payer { $number } pièce
       *[other] payer { $number } pièces
    }
minos-price-weaponry =
    { $number ->
        [one] payer { $number } arme
       *[other] payer { $number } armes
    }
minos-price-discard =
    { $number ->
        [one] défausser { $number } carte
       *[other] défausser { $number } cartes
    }

## Conditions

minos-condition-towers = { $number } tours ou plus
minos-condition-farms = { $number } fermes ou plus
minos-condition-cities = { $number } cités ou plus
minos-condition-sea-peoples = { $number } tuiles des Peuples de la mer ou plus
minos-condition-influence = influence { $number } ou plus
minos-condition-cultural = culture { $number } ou plus
minos-condition-population = population { $number } ou plus
minos-condition-tracks = toutes les pistes à { $number } ou plus
minos-condition-ship = un navire sur la case de route { $number } ou au-delà
minos-condition-warriors = { $number } guerriers ou plus sur la carte
minos-condition-presence = présence dans { $number } régions ou plus
minos-condition-palace = { $number } cartes ou plus au palais
minos-condition-area = { $number } cartes ou plus dans la zone de jeu

## Comptes

minos-count-area = carte dans la zone de jeu
minos-count-palace = carte au palais
minos-count-city = cité
minos-count-tower = tour
minos-count-farm = ferme
minos-count-presence = région avec présence
minos-count-sea-people = tuile des Peuples de la mer
minos-count-lowest = pas sur la piste la plus basse
minos-count-warrior = guerrier sur la carte
minos-count-route-space = case de route atteinte

## Marchandises

minos-good-silver = argent
minos-good-stone = pierre
minos-good-copper = cuivre
minos-good-wood = bois
minos-good-grain = grain
minos-good-herb = herbe

## Cartes

minos-card = { $name } : { $a }, { $b }. { $c }. Palais, { $d }
minos-card-cost = coûte { $number }
minos-card-cost-wants = coûte { $number } ({ $comma })
minos-card-instant = Aussitôt : { $semicolon }
minos-card-trait = { $a } : { $b }
minos-trigger-prepare = préparer
minos-trigger-develop = développer
minos-trigger-build = construire
minos-trigger-expand = étendre
minos-trigger-wild = joker
minos-trigger-die-1-2 = dé 1-2
minos-trigger-die-3-4 = dé 3-4
minos-trigger-die-5-6 = dé 5-6

## Tuiles, routes, vases et cases

minos-tile = { $name } : { $a }
minos-people = { $name } (niveau { $number }) : { $a } : { $b }
minos-route = { $name } : { $semicolon }
minos-route-space = { $number }. { $a }, revenu { $b }
minos-route-cost = coûte { $number }
minos-route-top = au bout { $number } PV
minos-vase = { $name } : { $a }
minos-vase-influence = influence 8
minos-vase-cultural = culture 8
minos-vase-population = population 8
minos-vase-presence = présence dans 7 régions
minos-vase-dominance = domination dans 5 régions
minos-vase-towers = 3 tours
minos-vase-ships = 3 navires
minos-vase-ship-spaces = 6 cases de route
minos-vase-income = le bout de la piste de revenu
minos-vase-palace = 10 cartes au palais
minos-vase-triggers = 3 cartes au palais d'un même déclencheur
minos-vase-goods = 3 marchandises d'un même type
minos-space = { $comma }
minos-space-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
minos-space-age2 = l'un d'eux peut piocher une carte de l'Âge II aux manches 1 et 2

## Cartes de départ

minos-start = { $name } : { $comma }
minos-start-good = { $a }
minos-start-temp = { $a } temporaire
minos-start-draw =
    { $number ->
        [one] piocher { $number } carte
       *[other] piocher { $number } cartes
    }
minos-start-back = en rendre { $number }
minos-start-region = cité dans la région { $number }
minos-start-warrior = un second guerrier
minos-start-flag = premier joueur

## Capacités

minos-ability = { $name } : niveau 1 : { $a } ; niveau 2 : { $b } ; niveau 3 : { $c }
minos-ability-all = { $comma }
minos-ability-decrees =
    { $number ->
        [one] jouer une carte coûte { $number } pièce de moins
       *[other] jouer une carte coûte { $number } pièces de moins
    }
minos-ability-goods-1 = à chaque manche 1 marchandise temporaire au choix
minos-ability-goods-2 = à chaque manche 1 marchandise au hasard
minos-ability-goods-3 = à chaque manche 1 marchandise temporaire et 1 marchandise au choix
minos-ability-builder = { $number } PV pour chaque cité, tour, ferme et nouveau navire
minos-ability-builder-off =
    { $number ->
        [one] remise de { $number } pièce sur eux
       *[other] remise de { $number } pièces sur eux
    }
minos-ability-builder-draw =
    { $number ->
        [one] { $number } carte de la pioche pour chacun
       *[other] { $number } cartes de la pioche pour chacun
    }
minos-ability-groups = un groupe de dés demande { $number }
minos-ability-exchange = échanger pièces et armes { $number } contre 1
minos-ability-exchange-income =
    { $number ->
        [one] { $number } arme au revenu
       *[other] { $number } armes au revenu
    }
minos-ability-exchange-thrift = { $number } restes valent 1 PV

## Entre les parties d'une liste

minos-list-comma = { $a }, { $b }
minos-list-semicolon = { $a } ; { $b }
minos-list-and = { $a } et { $b }
minos-list-or = { $a } ou { $b }
