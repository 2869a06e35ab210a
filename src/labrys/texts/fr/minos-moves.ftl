### Ce qu'on peut faire à Minos, ce qui est demandé, et le nom des choses de la table : mots de boutons et de listes.

## Coups

minos-move-start = Prendre la carte de départ { $card } : { $region }
minos-move-ability = Prendre la capacité { $tile } : { $kind }
minos-move-back = Rendre { $card } à la pioche
minos-move-draft = { $die } vers { minos-part-section }
minos-move-advance = Avancer sur la piste { minos-part-track }
minos-move-retrieve = Reprendre le dé { $die } ({ minos-part-section }, case { $space })
minos-move-forfeit = Renoncer à la case contre { $price }
minos-move-take-space = Prendre la case : { $gain }
minos-move-take-trait = Prendre le trait de { $card } : { $gain }
minos-move-take-effect = { $card } : { $gain }
minos-move-gather = Prendre toutes les pièces, armes et PV dus
minos-move-draw = Piocher { $card } dans l'offre
minos-move-draw-deck = Piocher une carte sur la pioche
minos-move-draw-age2 = Piocher une carte de l'Âge II
minos-move-play = Jouer { $card }
minos-move-play-offer = Jouer { $card } depuis l'offre
minos-move-city = Construire une cité à { $region }
minos-move-tower = Construire une tour à { $region }
minos-move-farm = Construire une ferme à { $region }
minos-move-ship = Construire un navire sur la route { $route }
minos-move-sail = Avancer le navire à la case { $space } de la route { $route }
minos-move-place = Placer un guerrier à { $region }
minos-move-move = Déplacer un guerrier depuis { $region } vers { $to }
minos-move-choose = Prendre : { $gain }
minos-move-good = Prendre : { minos-part-good }
minos-move-temp = Prendre : { minos-part-good } temporaire
minos-move-palace = Mettre { $card } au palais
minos-move-discard = Défausser { $card }
minos-move-sell = Vendre { $card }
minos-move-income = Prendre le revenu de la route { $route } : { $gain }
minos-move-tile = Prendre le bonus de commerce { $tile } : { $gain }
minos-move-tile-use = Utiliser le bonus de commerce { $tile } : { $gain }
minos-move-battle = Combattre les Peuples de la mer à { $region } pour { $price } : { $gain }
minos-move-escort = Marcher depuis { $region } vers { $to }
minos-move-market = Marché local : { minos-part-good } temporaire
minos-move-trade = Trois pour une : { minos-part-good } temporaire ×{ $count } contre la marchandise
minos-move-exchange = Échanger contre { $gain }
minos-move-done = Y renoncer
minos-move-done-rest = Renoncer au reste
minos-move-done-fight = Laisser les Peuples de la mer
minos-move-end = Finir le tour

# Moves that are to follow others, by their names alone.
minos-step-space = Prendre la case
minos-step-trait = Prendre le trait de { $card }
minos-step-effect = { $card } : effet { $number }
minos-step-sail = Avancer le navire sur la route { $route }
minos-step-choose = Prendre le gain { $number }
minos-step-convert = Payer pour l'effet
minos-step-income = Prendre le revenu de la route { $route }
minos-step-tile = Bonus de commerce { $tile }
minos-step-battle = Combattre les Peuples de la mer à { $region }

# Un coup avec ce qu'il coûte.
minos-move-for = { $move } pour { $price }
minos-move-free = { $move }, gratuitement
minos-move-with = { $move }, avec { $temps }
minos-move-losing = { $move }, en perdant { $number } PV
minos-temps = { minos-part-good } temporaire ×{ $number }
minos-warriors =
    { $number ->
        [one] { $number } guerrier
       *[other] { $number } guerriers
    }

## Ce qui est demandé : un titre, et une phrase

minos-ask-pick = Mise en place
minos-ask-pick-text = Prenez une carte de départ ou une capacité ; vous aurez une de chaque.
minos-ask-back = Première main
minos-ask-back-text =
    { $count ->
        [one] Rendez { $count } carte de votre main à la pioche.
       *[other] Rendez { $count } cartes de votre main à la pioche.
    }
minos-ask-found = Première carte du palais
minos-ask-found-text = Mettez une carte de votre main au palais, gratuitement.
minos-ask-draft = Choix des dés
minos-ask-draft-text = Prenez un dé et posez-le dans une section.
minos-ask-groups = Progrès
minos-ask-groups-text = Avancez par des groupes de vos dés.
minos-ask-retrieve = Actions
minos-ask-retrieve-text = Reprenez l'un de vos dés les plus hauts.
minos-ask-turn = Votre tour
minos-ask-turn-text = Prenez ce qui est dû et utilisez vos points, dans l'ordre de votre choix.
minos-ask-effects = Effets de { $card }
minos-ask-effects-text = Prenez les effets de la carte dans l'ordre de votre choix.
minos-ask-either = Un au choix
minos-ask-either-text = Choisissez l'un des gains.
minos-ask-convert = Payer ou non
minos-ask-convert-text = Dites si vous payez le prix de l'effet.
minos-ask-discard = Défausser
minos-ask-discard-text =
    { $count ->
        [one] Défaussez encore { $count } carte, prix de l'effet.
       *[other] Défaussez encore { $count } cartes, prix de l'effet.
    }
minos-ask-track = Avance
minos-ask-track-text = Choisissez la piste où avancer.
minos-ask-temp = Marchandise temporaire
minos-ask-temp-text =
    { $count ->
        [one] Prenez { $count } marchandise temporaire au choix.
       *[other] Prenez { $count } marchandises temporaires au choix.
    }
minos-ask-good = Marchandise
minos-ask-good-text =
    { $count ->
        [one] Prenez { $count } marchandise au choix dans les piles.
       *[other] Prenez { $count } marchandises au choix dans les piles.
    }
minos-ask-draw = Piocher
minos-ask-draw-text =
    { $count ->
        [one] Piochez { $count } carte dans l'offre ou sur la pioche.
       *[other] Piochez { $count } cartes dans l'offre ou sur la pioche.
    }
minos-ask-place = Placer des guerriers
minos-ask-place-text =
    { $count ->
        [one] Placez { $count } guerrier de votre réserve dans une région où vous avez une cité.
       *[other] Placez { $count } guerriers de votre réserve dans des régions où vous avez une cité.
    }
minos-ask-move = Déplacer des guerriers
minos-ask-move-text =
    { $count ->
        [one] Déplacez { $count } guerrier vers une région adjacente.
       *[other] Déplacez des guerriers vers des régions adjacentes, { $count } pas en tout.
    }
minos-ask-build = Construire
minos-ask-build-text =
    { $free ->
        [yes] Utilisez votre point de construction, sans coût.
       *[no] Utilisez vos points de construction : { $count }.
    }
minos-ask-wild = Points joker
minos-ask-wild-text = Utilisez vos points joker, tous pour une seule sorte d'action : { $count }.
minos-ask-play = Jouer une carte
minos-ask-play-text =
    { $free ->
        [yes] Jouez une carte de votre main ou de l'offre, sans aucun coût.
       *[no] Jouez une carte de votre main ou de l'offre.
    }
minos-ask-palace = Palais
minos-ask-palace-text =
    { $free ->
        [yes] Mettez des cartes au palais, gratuitement ; au plus : { $count }.
       *[no] Mettez des cartes au palais ; celles de la main coûtent leurs PV. Au plus : { $count }.
    }
minos-ask-route = Revenu d'une route
minos-ask-route-text = Prenez le revenu de l'une de vos routes.
minos-ask-bonus-tile = Bonus de commerce
minos-ask-bonus-tile-text =
    { $colour ->
        [blue] Prenez un bonus de commerce bleu à côté de la route { $route }.
       *[red] Prenez un bonus de commerce rouge à côté de la route { $route }.
    }
minos-ask-fight = Derniers combats
minos-ask-fight-text = Battez les Peuples de la mer à { $region }, ou laissez-les.
minos-ask-wait = Les autres décident
minos-ask-wait-text = On vous le dira quand ce sera à vous de décider.
minos-ask-over = La partie est finie
minos-ask-over-text = Quatre manches ont été jouées.

## Les choses de la table

minos-region = { $name } ({ $number })
minos-region-number = région { $number }
minos-section-prepare = préparer
minos-section-develop = développer
minos-section-build = construire
minos-section-expand = étendre
minos-section-wild = joker
minos-track-influence = influence
minos-track-cultural = culture
minos-track-population = population
minos-die-red = rouge { $value }
minos-die-blue = bleu { $value }
minos-die-yellow = jaune { $value }
minos-die-gray = gris { $value }
minos-kind-decrees = décrets moins chers
minos-kind-goods = marchandises à chaque manche
minos-kind-builder = construire rapporte
minos-kind-groups = groupes de dés plus petits
minos-kind-exchange = échange de pièces et d'armes
minos-place-space = { minos-part-section }, case { $space } : { $gain }
minos-place-route = Route { $route }
minos-place-deck = Pioche
minos-place-age2 = Pioche de l'Âge II
