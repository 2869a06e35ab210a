### Pourquoi quelque chose n'est pas possible dans Minos : `refusal-<code>`, avec les faits du refus comme valeurs.

## Ce qui est à décider d'abord

refusal-rounds-over =
    { $rounds ->
        [one] La partie est finie après { $rounds } manche.
       *[other] La partie est finie après { $rounds } manches.
    }
refusal-answered =
    { $others ->
        [one] Vous avez répondu et attendez { $others } autre joueur.
       *[other] Vous avez répondu et attendez { $others } autres joueurs.
    }
refusal-pick-first = Prenez maintenant une carte de départ ou une capacité ; « { $move } » n'est pas possible.
refusal-back-first = Remettez d'abord une carte dans la pioche ; « { $move } » n'est pas possible maintenant.
refusal-found-first = Placez d'abord une carte dans votre palais ; « { $move } » n'est pas possible maintenant.
refusal-draft-first = Choisissez d'abord un dé ; « { $move } » n'est pas possible maintenant.
refusal-groups-first = Avancez d'abord par vos groupes de dés ; « { $move } » n'est pas possible maintenant.
refusal-retrieve-first = Reprenez d'abord un dé ; « { $move } » n'est pas possible maintenant.
refusal-turn-now = C'est votre tour : agissez ou terminez-le ; « { $move } » n'est pas possible maintenant.
refusal-effects-first = Prenez d'abord les effets de la carte ; « { $move } » n'est pas possible maintenant.
refusal-choose-first = Choisissez d'abord un des gains ; « { $move } » n'est pas possible maintenant.
refusal-convert-first = Dites d'abord si vous payez ; « { $move } » n'est pas possible maintenant.
refusal-discard-first = Défaussez d'abord les cartes du prix ; « { $move } » n'est pas possible maintenant.
refusal-advance-first = Avancez d'abord sur une piste ; « { $move } » n'est pas possible maintenant.
refusal-temp-first = Prenez d'abord une marchandise temporaire ; « { $move } » n'est pas possible maintenant.
refusal-good-first = Prenez d'abord une marchandise sur sa pile ; « { $move } » n'est pas possible maintenant.
refusal-draw-first = Piochez d'abord une carte ; « { $move } » n'est pas possible maintenant.
refusal-place-first = Placez d'abord un guerrier ; « { $move } » n'est pas possible maintenant.
refusal-move-first = Déplacez d'abord un guerrier ; « { $move } » n'est pas possible maintenant.
refusal-build-first = Utilisez d'abord votre point de construction ; « { $move } » n'est pas possible maintenant.
refusal-wild-first = Utilisez d'abord votre point joker ; « { $move } » n'est pas possible maintenant.
refusal-play-first = Jouez d'abord une carte ; « { $move } » n'est pas possible maintenant.
refusal-palace-first = Choisissez d'abord des cartes pour votre palais ; « { $move } » n'est pas possible maintenant.
refusal-route-first = Prenez d'abord le revenu d'une route ; « { $move } » n'est pas possible maintenant.
refusal-tile-first = Prenez d'abord une tuile de bonus de commerce ; « { $move } » n'est pas possible maintenant.
refusal-battle-first = Dites d'abord si vous combattez ; « { $move } » n'est pas possible maintenant.

## Des noms qui n'existent pas

refusal-no-such-ability = Il n'y a pas de capacité « { $tile } ».
refusal-no-such-card = Il n'y a pas de carte « { $card } ».
refusal-no-such-start = Il n'y a pas de carte de départ « { $card } ».
refusal-no-such-tile = Il n'y a pas de tuile de bonus de commerce « { $tile } ».
refusal-no-such-die = Les dés se nomment par couleur et valeur comme red5, pas « { $die } ».
refusal-no-such-section = Les sections sont prepare, develop, build, expand et wild, pas « { $section } ».
refusal-no-such-space = Il n'y a pas de case « { $space } » à { $players } joueurs ; les cases se nomment comme build/2.
refusal-no-such-region = Il n'y a pas de région { $region } sur la carte pour { $players } joueurs.
refusal-no-such-route = Les routes sont numérotées de 1 à { $last }, pas { $route }.
refusal-no-such-good = Les marchandises sont silver, stone, copper, wood, grain et herb, pas « { $good } ».
refusal-no-such-track = Les pistes sont influence, cultural et population, pas « { $track } ».
refusal-no-such-effect = { $card } a les effets 1 à { $effects }, pas « { $number } ».
refusal-no-such-gain = Les gains sont numérotés de 1 à { $last }, pas { $gain }.

## Mise en place, choix des dés et progrès

refusal-ability-not-out = La capacité { $tile } n'est pas dans cette partie.
refusal-ability-taken = La place { $owner } a la capacité { $tile }.
refusal-has-ability = Vous avez une capacité ; prenez une carte de départ.
refusal-has-start = Vous avez une carte de départ ; prenez une capacité.
refusal-start-for-others = La carte de départ { $card } est pour { $players } joueurs.
refusal-start-taken = La place { $owner } a { $card }.
refusal-die-gone = Il n'y a pas de { $die } parmi les { $dice } dés qui restent.
refusal-section-full = Les { $spaces } cases de la section { minos-part-section } sont prises.
refusal-no-group =
    { $groups ->
        [one] En plus de { $groups } groupe choisi, vos dés n'en font aucun de { $total } ou plus pour la piste { minos-part-track }.
       *[other] En plus des { $groups } groupes choisis, vos dés n'en font aucun de { $total } ou plus pour la piste { minos-part-track }.
    }

## Le tour

refusal-not-your-die = Aucun de vos dés n'est sur { $space }.
refusal-not-highest = Votre dé le plus haut d'abord : il montre { $highest }, celui sur { $space } montre { $value }.
refusal-too-late-to-forfeit = On renonce à une case avant toute autre chose du tour.
refusal-nothing-to-gather = Tout prendre demande au moins 2 gains sans choix ; parmi ceux qui sont dus, il y en a { $dues }.
refusal-no-points = Il ne vous reste aucun point d'action pour ce tour.
refusal-other-section = Vos points sont pour { minos-part-section }, ceci demande un point pour { minos-part-wanted }.
refusal-space-not-due = La case de votre dé n'a rien pour vous, ou plus rien.
refusal-effect-not-due = Aucun effet de { $card } n'est dû maintenant.
refusal-not-in-palace = { $card } n'est pas dans votre palais.
refusal-trait-not-due = Le trait de { $card } n'est pas dû : votre dé ne l'a pas déclenché, ou c'est fait.
refusal-other-effect = Les effets de { $card } d'abord ; « { $what } » n'en est pas un.
refusal-effect-done = L'effet { $number } de { $card } est fait.

## Cartes

refusal-age2-active = La pioche de l'Âge II est la pioche active : piochez-y avec `deck`.
refusal-age2-closed = Vous n'avez pas de point qui permette maintenant de piocher dans l'Âge II.
refusal-deck-empty = La pioche de l'Âge { $age } est vide.
refusal-no-cards-left = L'offre et la pioche active sont vides.
refusal-not-on-offer =
    { $cards ->
        [one] { $card } n'est pas dans l'offre ({ $cards } carte).
       *[other] { $card } n'est pas parmi les { $cards } cartes de l'offre.
    }
refusal-card-not-in-hand = { $card } n'est pas dans votre main.
refusal-card-not-at-hand = { $card } n'est ni dans votre main ni dans l'offre.
refusal-card-not-yours = { $card } n'est ni dans votre zone de jeu ni dans votre main.
refusal-card-too-dear = { $card } vous coûte { minos-part-cost }, vous en avez { $coins }.
refusal-temps-of-no-use = { $card } vous coûte { minos-part-cost } sans marchandise temporaire ; en dépenser { $temps } en gaspillerait une.
refusal-no-icon-for-good =
    { $icons ->
        [one] { $card } a { $icons } symbole ({ minos-part-good }) qu'aucune de vos marchandises ne couvre, vous en avez nommé { $spent }.
       *[other] { $card } a { $icons } symboles ({ minos-part-good }) qu'aucune de vos marchandises ne couvre, vous en avez nommé { $spent }.
    }
refusal-too-few-temps = Marchandise temporaire ({ minos-part-good }) : vous en avez { $have }, vous en avez nommé { $spent }.
refusal-nothing-to-play = Avec { minos-part-coins }, vous ne pouvez rien jouer : { minos-part-hand } en main, { $offer } dans l'offre.
refusal-palace-too-dear = { $card } vous coûterait { $cost } PV, vous en avez { $points }.
refusal-nothing-for-palace = Vous n'avez pas de carte pour le palais : aucune dans votre zone de jeu, aucune en main pour vos { $points } PV.

## Constructions et navires

refusal-city-there = La place { $owner } a déjà une cité dans la région { $region }.
refusal-city-too-dear = Une cité dans la région { $region } vous coûte { minos-part-cost } (pierre temporaire : { $temps }), vous en avez { $coins }.
refusal-tower-there = La région { $region } a déjà une tour.
refusal-tower-too-dear = Une tour dans la région { $region } vous coûte { minos-part-cost } (cuivre temporaire : { $temps }), vous en avez { $coins }.
refusal-farm-there = La place { $owner } a déjà une ferme dans la région { $region }.
refusal-farm-too-dear =
    { $warriors ->
        [one] Votre ferme prendrait { $warriors } guerrier de la région { $region }, vous y en avez { $here }.
       *[other] Votre ferme prendrait { $warriors } guerriers de la région { $region }, vous y en avez { $here }.
    }
refusal-farm-warriors = Avec { $grain } grain temporaire, votre ferme prend de { $least } à { $most } guerriers, pas { $warriors }.
refusal-none-left =
    { $structure ->
        [city] Il ne vous reste aucune cité : toutes sont construites ({ $built }).
        [tower] Il ne vous reste aucune tour : toutes sont construites ({ $built }).
        [farm] Il ne vous reste aucune ferme : toutes sont construites ({ $built }).
       *[ship] Il ne vous reste aucun navire : tous sont construits ({ $built }).
    }
refusal-nothing-to-build = Il n'y a rien que vous puissiez construire maintenant avec { minos-part-coins }.
refusal-temps-misspent = Un coût de { $cost } prend de 0 à { $most } de vos { $have } marchandises temporaires ({ minos-part-good }), pas { $spent }.
refusal-no-own-city = Vous n'avez pas de cité dans la région { $region }.
refusal-ship-there = Votre navire est déjà sur la route { $route }.
refusal-ship-too-dear = Un navire sur la route { $route } vous coûte { minos-part-hull } et { $space } pour la première case, vous en avez { $coins }.
refusal-ships-and-cities =
    { $ships ->
        [one] Vos navires ne sont jamais plus nombreux que vos cités sur la carte : vous avez { $ships } navire, cités : { $cities }.
       *[other] Vos navires ne sont jamais plus nombreux que vos cités sur la carte : vous avez { $ships } navires, cités : { $cities }.
    }
refusal-no-ship-there = Vous n'avez pas de navire sur la route { $route }.
refusal-route-at-end = Votre navire est sur la dernière case de la route { $route }.
refusal-gate-closed = La case { $gate } demande une tour pour chacun de vos navires sur elle ou au-delà : navires { $ships }, tours { $towers }.
refusal-sailing-too-dear = La case { $space } de la route { $route } vous coûte { minos-part-cost } (herbe temporaire : { $temps }), vous en avez { $coins }.
refusal-tile-elsewhere =
    { $tiles ->
        [one] { $tile } n'est pas à prendre à côté de la route { $route } ({ $tiles } tuile au choix).
       *[other] { $tile } n'est pas une des { $tiles } tuiles à prendre à côté de la route { $route }.
    }
refusal-tile-to-take =
    { $tiles ->
        [one] Un navire arrivé à sa case prend une tuile à côté de la route { $route } ({ $tiles } au choix).
       *[other] Un navire arrivé à sa case prend une des { $tiles } tuiles à côté de la route { $route }.
    }

## Guerriers et combats

refusal-no-border = Les régions { $region } et { $to } n'ont pas de frontière commune.
refusal-no-warrior-there = Vous n'avez pas de guerrier dans la région { $region }.
refusal-nobody-on-map = Vous n'avez pas de guerrier sur la carte.
refusal-no-reserves = Vous n'avez pas de guerrier dans votre réserve.
refusal-no-supply = Il ne vous reste aucun guerrier dans votre stock.
refusal-no-sea-peoples = Il n'y a pas de Peuples de la mer dans la région { $region }.
refusal-battle-too-dear = Les Peuples de la mer de la région { $region } demandent { $price } armes, vous en avez { $weaponry }.
refusal-other-battle = Il s'agit des Peuples de la mer de la région { $asked }, pas de la région { $region }.

## Actions supplémentaires et échange

refusal-extra-in-turn = Les actions supplémentaires se prennent seulement pendant votre tour.
refusal-extra-used =
    { $action ->
        [discard] Vous avez déjà vendu des cartes pendant ce tour.
        [tile] Vous avez déjà utilisé un bonus de commerce pendant ce tour.
        [battle] Vous avez déjà livré un combat pendant ce tour.
        [escort] Vous avez déjà fait une marche pendant ce tour.
        [market] Vous êtes déjà allé au marché local pendant ce tour.
       *[trade] Vous avez déjà échangé trois pour une pendant ce tour.
    }
refusal-extra-too-dear = Cette action supplémentaire coûte { minos-part-cost }, vous en avez { $coins }.
refusal-tile-not-held = Vous n'avez pas la tuile { $tile }.
refusal-no-market = Vous n'avez pas de guerrier dans une région de ce type ({ minos-part-good }).
refusal-too-few-to-trade = Il faut { $needed } marchandises temporaires ({ minos-part-good }), vous en avez { $have }.
refusal-stack-empty = Il n'y a plus de cette marchandise face visible ({ minos-part-good }).
refusal-no-exchange = Vous n'avez pas la capacité d'échanger des pièces et des armes.
refusal-exchange-closed = Pièces et armes s'échangent seulement aux tours, au progrès, au revenu et aux derniers combats.
refusal-exchange-for-what = Un échange rapporte des pièces (coins) ou des armes (weaponry), pas « { $gain } ».
refusal-exchange-nothing = Un échange est pour 1 ou plus, pas pour { $amount }.
refusal-exchange-too-dear = Contre ce que vous avez ({ minos-part-paid } : { $have }) vous gagnez au plus { $most } ({ minos-part-gain }), pas { $amount }.
refusal-just-exchanged = Vous venez d'échanger dans l'autre sens ; faites d'abord autre chose.

## Effets

refusal-condition-unmet = Sa condition : { minos-part-condition }, { $needed } ou plus ; vous avez { $have }.
refusal-counts-nothing = Il compte { minos-part-count }, et vous en avez 0.
refusal-price-unpaid = Il faut { minos-part-coins }, armes : { $weaponry }, et { minos-part-discards } ; vous avez { minos-part-purse }, armes : { $arms }, et { minos-part-hand }.
refusal-not-lowest = Ceci est pour votre piste la plus basse, qui est à { $lowest } ; { minos-part-track } est à { $space }.
refusal-income-at-end = Votre revenu est au bout de sa piste.
refusal-no-act-left = Un point d'action ne pourrait rien faire maintenant.
refusal-no-pile-left = Le tas de marchandises face cachée est vide.
refusal-no-stack-left = Il n'y a plus aucune marchandise face visible.
refusal-no-route-pays = Aucun de vos navires ne rapporte de revenu maintenant.

## Parties de ces phrases

minos-part-cost =
    { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }
minos-part-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
minos-part-purse =
    { $purse ->
        [one] { $purse } pièce
       *[other] { $purse } pièces
    }
minos-part-hull =
    { $hull ->
        [one] { $hull } pièce
       *[other] { $hull } pièces
    }
minos-part-hand =
    { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }
minos-part-discards =
    { $discards ->
        [one] { $discards } carte
       *[other] { $discards } cartes
    }
minos-part-good =
    { $good ->
        [silver] argent
        [stone] pierre
        [copper] cuivre
        [wood] bois
        [grain] grain
       *[herb] herbe
    }
minos-part-track =
    { $track ->
        [influence] influence
        [cultural] culture
       *[population] population
    }
minos-part-section =
    { $section ->
        [prepare] préparer
        [develop] développer
        [build] construire
        [expand] étendre
       *[wild] joker
    }
minos-part-wanted =
    { $wanted ->
        [prepare] préparer
        [develop] développer
        [build] construire
        [expand] étendre
       *[wild] joker
    }
minos-part-gain =
    { $gain ->
        [coins] pièces
       *[weaponry] armes
    }
minos-part-paid =
    { $paid ->
        [coins] pièces
       *[weaponry] armes
    }
minos-part-condition =
    { $what ->
        [towers] tours
        [farms] fermes
        [cities] cités
        [sea-peoples] tuiles des Peuples de la mer
        [influence] influence
        [cultural] culture
        [population] population
        [tracks] la plus basse de vos pistes
        [ship] la case de votre navire le plus avancé
        [warriors] guerriers sur la carte
        [presence] régions avec présence
        [palace] cartes au palais
       *[area] cartes dans la zone de jeu
    }
minos-part-count =
    { $what ->
        [area] les cartes de la zone de jeu
        [palace] les cartes du palais
        [city] les cités
        [tower] les tours
        [farm] les fermes
        [presence] les régions avec présence
        [sea-people] les tuiles des Peuples de la mer
        [lowest] les pas sur la piste la plus basse
        [warrior] les guerriers sur la carte
       *[route-space] les cases de route atteintes
    }
