### Les cartes de Minos sur la table, et les icônes de tout le jeu.

## Cartes

minos-cards-label = Cartes
minos-cards-open = Peut être choisie maintenant
minos-cards-name = Décret { $id }
minos-cards-age = Âge { $age }
minos-cards-printed = Coût imprimé
minos-cards-good-off = vous avez cette marchandise : { $good }
minos-cards-good-none = vous n'avez pas cette marchandise : { $good }
minos-cards-ability-off = votre capacité
minos-cards-spending = en dépensant : { $temps }
minos-cards-offer-more = depuis l'offre
minos-cards-or-with = ou avec : { $temps }
minos-cards-or-without = ou sans marchandises temporaires
minos-cards-at-once = Tout de suite
minos-cards-in-palace = Au palais, avec : { $trigger }
minos-cards-nothing = n'aurait aucun effet maintenant
minos-cards-payable = Vous pouvez la payer
minos-cards-unpayable = Vous ne pouvez pas la payer maintenant
minos-cards-lacks = Pas atteint : { $what }
minos-cards-tools = Trier et filtrer les cartes
minos-cards-sort-and-sift = Trier et filtrer
minos-cards-sort = Trier par
minos-cards-order-number = numéro
minos-cards-order-cost = coût actuel
minos-cards-order-points = points
minos-cards-order-trigger = déclencheur
minos-cards-order-age = âge
minos-cards-by-trigger = Seulement avec ce déclencheur
minos-cards-by-gain = Seulement celles qui donnent cela
minos-cards-gives-coins = donne des pièces ou du revenu
minos-cards-gives-weaponry = donne des armes
minos-cards-gives-points = donne des PV
minos-cards-gives-cards = donne ou joue des cartes
minos-cards-gives-goods = donne des marchandises
minos-cards-gives-tracks = fait avancer sur des pistes
minos-cards-gives-warriors = place ou déplace des guerriers
minos-cards-gives-building = donne des points de construction ou joker
minos-cards-gives-palace = met des cartes au palais
minos-cards-only-payable = Que je peux payer
minos-cards-none-shown = Aucune carte n'est ainsi.
minos-cards-hand-none = Aucune carte en main.
minos-cards-hand-empty = Vous n'avez aucune carte en main.
minos-cards-offer-empty = L'offre est vide.
minos-cards-area-empty = Aucune carte dans cette zone de jeu.
minos-cards-palace-empty = Aucune carte dans ce palais.
minos-cards-tab-setup = Mise en place
minos-cards-tab-hand = Main
minos-cards-tab-offer = Offre
minos-cards-tab-area = Zone de jeu
minos-cards-tab-palace = Palais
minos-cards-whose = Cartes de qui
minos-cards-due = à prendre
minos-cards-starts = Cartes de départ
minos-cards-abilities = Capacités
minos-cards-taken = Toutes sont prises.
minos-cards-start-hand = piocher { $draw } cartes, en remettre { $back }
minos-cards-level = Niveau { $level } : { $words }
minos-cards-now-with = Vous coûte { $price } maintenant, avec : { $temps }
minos-cards-now = Vous coûte { $price } maintenant
minos-cards-vp = { $count } PV
minos-cards-short =
    { $count ->
        [one] Il vous manque { $count } pièce
       *[other] Il vous manque { $count } pièces
    }
minos-cards-show-all =
    { $count ->
        [one] Tout montrer, { $count } cachée
       *[other] Tout montrer, { $count } cachées
    }
minos-cards-deck =
    { $count ->
        [one] Âge { $age }, reste { $count } carte
       *[other] Âge { $age }, restent { $count } cartes
    }
minos-cards-discards =
    { $count ->
        [one] { $count } carte défaussée
       *[other] { $count } cartes défaussées
    }
minos-cards-tab-open =
    { $count ->
        [one] { $count } à choisir
       *[other] { $count } à choisir
    }
minos-cards-will-trigger =
    { $count ->
        [one] { $count } dé à venir
       *[other] { $count } dés à venir
    }

## Ce qui manque à une condition ou à un prix

minos-unmet-towers =
    { $have ->
        [one] { $have } tour sur { $needed }
       *[other] { $have } tours sur { $needed }
    }
minos-unmet-farms =
    { $have ->
        [one] { $have } ferme sur { $needed }
       *[other] { $have } fermes sur { $needed }
    }
minos-unmet-cities =
    { $have ->
        [one] { $have } cité sur { $needed }
       *[other] { $have } cités sur { $needed }
    }
minos-unmet-sea-peoples =
    { $have ->
        [one] { $have } tuile des Peuples de la mer sur { $needed }
       *[other] { $have } tuiles des Peuples de la mer sur { $needed }
    }
minos-unmet-influence = influence à { $have } sur { $needed }
minos-unmet-cultural = culture à { $have } sur { $needed }
minos-unmet-population = population à { $have } sur { $needed }
minos-unmet-tracks = piste la plus basse à { $have } sur { $needed }
minos-unmet-ship = navire le plus avancé sur la case { $have } sur { $needed }
minos-unmet-warriors =
    { $have ->
        [one] { $have } guerrier sur { $needed } sur la carte
       *[other] { $have } guerriers sur { $needed } sur la carte
    }
minos-unmet-presence =
    { $have ->
        [one] présence dans { $have } région sur { $needed }
       *[other] présence dans { $have } régions sur { $needed }
    }
minos-unmet-palace =
    { $have ->
        [one] { $have } carte au palais sur { $needed }
       *[other] { $have } cartes au palais sur { $needed }
    }
minos-unmet-area =
    { $have ->
        [one] { $have } carte dans la zone de jeu sur { $needed }
       *[other] { $have } cartes dans la zone de jeu sur { $needed }
    }
minos-unmet-city = aucune cité
minos-unmet-tower = aucune tour
minos-unmet-farm = aucune ferme
minos-unmet-sea-people = aucune tuile des Peuples de la mer
minos-unmet-lowest = aucun pas sur la piste la plus basse
minos-unmet-warrior = aucun guerrier sur la carte
minos-unmet-route-space = aucune case de route atteinte
minos-unmet-coin =
    { $have ->
        [one] { $have } pièce sur { $needed }
       *[other] { $have } pièces sur { $needed }
    }
minos-unmet-weaponry =
    { $have ->
        [one] { $have } arme sur { $needed }
       *[other] { $have } armes sur { $needed }
    }
minos-unmet-discard =
    { $have ->
        [one] { $have } carte à défausser sur { $needed }
       *[other] { $have } cartes à défausser sur { $needed }
    }

## Ce que disent les icônes

minos-icon-coin = pièce
minos-icon-weaponry = arme
minos-icon-vp = point de victoire
minos-icon-temp = marchandise temporaire au choix
minos-icon-good = marchandise au choix
minos-icon-random-good = marchandise au hasard, de la pile face cachée
minos-icon-card = carte de l'offre ou de la pioche
minos-icon-deck-card = carte de la pioche
minos-icon-age2-card = carte de l'Âge II
minos-icon-place = placer un guerrier dans une région où l'on a une cité
minos-icon-move = déplacer un guerrier dans une région voisine
minos-icon-build = construire
minos-icon-wild = joker
minos-icon-play = jouer une carte
minos-icon-play-free = jouer une carte sans coût
minos-icon-palace = carte au palais
minos-icon-palace-free = carte au palais sans perdre ses points
minos-icon-route-income = revenu d'une route commerciale
minos-icon-influence = influence
minos-icon-cultural = culture
minos-icon-population = population
minos-icon-any-track = une piste de progrès au choix
minos-icon-lowest-track = la piste de progrès la plus basse
minos-icon-reserve = guerrier à la réserve
minos-icon-income = pas de revenu
minos-icon-build-free = construire sans coût
minos-icon-bonus = bonus d'action
minos-icon-discard = défausser une carte de la main
minos-icon-area = cartes de la zone de jeu
minos-icon-palace-cards = cartes du palais
minos-icon-city = cité
minos-icon-tower = tour
minos-icon-farm = ferme
minos-icon-ship = navire
minos-icon-warrior = guerrier
minos-icon-presence = région avec présence
minos-icon-dominance = région dominée
minos-icon-region = région
minos-icon-foundation = fondation de cité
minos-icon-sea-people = tuile des Peuples de la mer
minos-icon-lowest = pas de la piste de progrès la plus basse
minos-icon-tracks = toutes les pistes de progrès
minos-icon-route-space = case de route commerciale atteinte
minos-icon-silver = argent
minos-icon-stone = pierre
minos-icon-copper = cuivre
minos-icon-wood = bois
minos-icon-grain = grain
minos-icon-herb = herbe
minos-icon-temp-silver = argent temporaire
minos-icon-temp-stone = pierre temporaire
minos-icon-temp-copper = cuivre temporaire
minos-icon-temp-wood = bois temporaire
minos-icon-temp-grain = grain temporaire
minos-icon-temp-herb = herbe temporaire
minos-icon-prepare = préparer
minos-icon-develop = développer
minos-icon-expand = étendre
minos-icon-die-1-2 = dé 1 ou 2
minos-icon-die-3-4 = dé 3 ou 4
minos-icon-die-5-6 = dé 5 ou 6
minos-icon-vase = vase
minos-icon-triggers = cartes du palais d'un même déclencheur
minos-icon-goods = marchandises d'un même type
minos-icon-ability-decrees = capacité : cartes moins chères
minos-icon-ability-goods = capacité : marchandises à chaque manche
minos-icon-ability-builder = capacité : points pour construire
minos-icon-ability-groups = capacité : groupes de dés plus petits
minos-icon-ability-exchange = capacité : échange de pièces et d'armes
minos-icon-trade-blue = bonus de commerce bleu
minos-icon-trade-red = bonus de commerce rouge
minos-icon-offer = offre
minos-icon-deck = pioche
minos-icon-deck-age2 = pioche de l'Âge II
minos-icon-hand = main
minos-icon-discards = défausse
minos-icon-point = point d'action
minos-icon-first = premier joueur
minos-icon-battle = bataille contre les Peuples de la mer
minos-icon-market = acheter une marchandise temporaire
minos-icon-trade = trois marchandises temporaires égales contre cette marchandise
minos-icon-forfeit = renoncer à la case contre des pièces
minos-icon-convert = payer, et gagner
minos-icon-repeat = autant de fois que voulu
minos-icon-instead = à la place, si la condition est remplie
minos-icon-per = pour chaque
minos-icon-or = ou
minos-icon-met = condition remplie
minos-icon-unmet = condition non remplie
