### Les plateaux des joueurs de Minos, en bref et en entier, les vases, les prévisions et les points.

## Everybody at a glance

boards-title =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
boards-scores = Points
boards-forecast = Prévisions
boards-close = Fermer
boards-open = { $name } : tout le plateau
boards-first = Premier joueur
boards-deciding = réfléchit
boards-answered = a répondu
boards-points = { $points } points de victoire ; { $total } si la partie finissait maintenant
boards-vp = PV
boards-vp-count = { $count } PV
boards-coins = Pièces
boards-weaponry = Armes
boards-hand = Cartes en main
boards-area = Cartes dans la zone de jeu
boards-palace = Cartes au palais
boards-income = Revenu
boards-income-now = Case de revenu { $space } sur { $spaces } : { $coins } pièces, { $vp } PV
boards-cities = Cités
boards-towers = Tours
boards-farms = Fermes
boards-ships = Navires
boards-warriors-title = Guerriers : { $map } sur la carte, { $reserves } dans la réserve, { $supply } hors jeu
boards-goods = Marchandises
boards-good =
    { $temps ->
        [0] { $good } : { $count }
       *[other] { $good } : { $count }, temporaires : { $temps }
    }
boards-tracks = Pistes de progrès
boards-track = { $track } : { $height }
boards-tiles = Bonus de commerce
boards-trophies = Peuples de la mer vaincus
boards-ability = Capacité
boards-start = Carte de départ
boards-level-now = actuel
boards-level-from = dès culture { $space }

## A board in full

boards-of = Plateau : { $name }
boards-means = Moyens
boards-points-short = Points de victoire
boards-on-map = Guerriers sur la carte
boards-reserves = Guerriers en réserve
boards-supply = Guerriers hors jeu
boards-if-ended = { $points } PV si la partie finissait maintenant.
boards-start-named = Carte de départ { $start } : { $says }.
boards-income-track = Piste de revenu
boards-ability-named = Capacité { $ability }
boards-tracks-caption = Ce que donne chaque case des trois pistes, de haut en bas
boards-beyond = Au-delà du sommet
boards-stands-palace = revenu : { $count } au palais
boards-stands-level = capacité niveau { $level }
boards-stands-weaponry =
    { $count ->
        [one] revenu : { $count } arme
       *[other] revenu : { $count } armes
    }
boards-stands-presence = présence { $presence }, domination { $dominance } PV
boards-structures = Constructions
boards-built = construit
boards-next-coins =
    { $count ->
        [one] suivante : { $count } pièce
       *[other] suivante : { $count } pièces
    }
boards-next-warriors =
    { $count ->
        [one] suivante : { $count } guerrier
       *[other] suivante : { $count } guerriers
    }
boards-next-ship =
    { $count ->
        [one] suivant, première case comprise : dès { $count } pièce
       *[other] suivant, première case comprise : dès { $count } pièces
    }
boards-farms-score = décompte : { $points } PV
boards-towers-score = domination +{ $points } PV
boards-end-score = fin : { $points } PV
boards-goods-caption = Marchandises par type, ce que chacune apporte à son arrivée et ce qui reste
boards-arrival = n° { $count }
boards-temps = temp.
boards-stack = reste
boards-has = oui
boards-has-not = non
boards-sailing = Navires sur leurs routes
boards-ship-at = Route { $route }, case { $space } sur { $spaces }
boards-none = aucun
boards-palace-count = Palais : { $count }
boards-palace-text = Les traits agissent chaque fois qu'un dé les déclenche.
boards-area-count = Zone de jeu : { $count }
boards-area-text = Les traits n'agissent qu'une fois les cartes au palais.
boards-ledger = Points par origine
boards-ending = En plus, si la partie finissait maintenant
boards-total-now = Total si elle finissait maintenant
boards-score-text = Les décomptes et revenus à venir ne sont pas compris.

## Forecast

boards-at-income = Revenu
boards-scoring = Décompte
boards-at-scoring = Décompte après la manche { $round }
boards-to-palace = Cartes qui peuvent aller au palais
boards-from-route = D'une route commerciale
boards-regions = Régions
boards-forecast-text = Ce qu'apportent la fin de la manche et le prochain décompte dans l'état actuel.

## Vases

boards-vases = Vases
boards-vase-next = Le prochain gagne { $points } PV.
boards-vase-gone = Toutes ses places sont prises.
boards-vase-claimed = { $name } l'a obtenu.
boards-vase-far = { $name } : { $have } sur { $needed }
