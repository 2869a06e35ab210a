### Minos en mots : ce qui s'est passé, d'où viennent les gains, et d'où viennent les points.
###
### `event-minos-<tag>` raconte un événement ; `-hidden` quand ses secrets sont vides, `-none` quand une liste y est vide.
### Ses valeurs sont les champs de l'événement, `who` et `you` comme dans akrotiri.ftl. Les champs qui nomment quelque
### chose viennent en mots : régions, dés, vases, sources, gagnants, et marchandises temporaires dépensées pour une carte.
### `place` est l'endroit où quelque chose a été posé.

## Mise en place

event-minos-laid-out =
    { $where ->
        [region] { $what } a été posé à { $place }.
        [route] { $what } a été posé à côté de la route { $place }.
        [routes] La route { $what } a été posée.
        [vases] Le vase « { $what } » est entré en jeu.
        [abilities] La capacité { $what } a été retournée.
       *[action-bonus] Le bonus d'action est { $what }.
    }
event-minos-chooses-first = { table-did } eu le premier choix.
event-minos-start-taken = { table-did } pris la carte de départ { $card }.
event-minos-ability-taken = { table-did } pris la capacité { $tile }.
event-minos-dealt = { table-did } reçu { $what }.
event-minos-set-up =
    { $is_first ->
        [yes] { table-did } fondé la première cité à { $region } et reçu le drapeau du premier joueur.
       *[no] { table-did } fondé la première cité à { $region }.
    }
event-minos-card-put-back = { table-did } rendu { $card } à la pioche.
event-minos-card-put-back-hidden = { table-did } rendu une carte à la pioche.
event-minos-palace-founded = { table-did } mis { $card } au palais.

## La manche

event-minos-round-began =
    { $you ->
        [yes] Manche { $round } ; vous étiez en premier :
       *[no] Manche { $round } ; { $who } était en premier :
    }
event-minos-age-began = L'Âge { minos-age } a commencé.
event-minos-die-rolled = Un dé a montré { $die }.
event-minos-rolled-again = { $dice } dés ont montré { $value } : tous ont été relancés.
event-minos-die-drafted = { table-did } posé le dé { $die } sur { minos-part-section }, case { $space }.
event-minos-answered = { table-did } répondu.
event-minos-grouped = { table-did } fait un groupe de dés pour la piste { minos-part-track }.
event-minos-advanced =
    { $space ->
        [9] { table-did } avancé au-delà du bout de la piste { minos-part-track }.
       *[other] { table-did } avancé à { $space } sur la piste { minos-part-track }.
    }
event-minos-die-retrieved = { table-did } repris le dé { $die } ({ minos-part-section }, case { $space }).
event-minos-forfeited = { table-did } renoncé à la case contre { minos-coins }.
event-minos-took = { table-did } pris l'effet ({ $source }).
event-minos-declined =
    { $what ->
        [groups] { table-did } arrêté là les groupes de dés.
        [effects] { table-did } renoncé au reste des effets de la carte.
        [either] { table-did } renoncé aux deux gains.
        [convert] { table-did } renoncé à payer.
        [track] { table-did } renoncé à une avance.
        [temp] { table-did } renoncé à une marchandise temporaire.
        [good] { table-did } renoncé à une marchandise.
        [draw] { table-did } renoncé à une carte.
        [place] { table-did } renoncé à placer un guerrier.
        [move] { table-did } renoncé à déplacer un guerrier.
        [build] { table-did } renoncé à un point de construction.
        [wild] { table-did } renoncé à un point joker.
        [play] { table-did } renoncé à jouer une carte.
        [palace] { table-did } renoncé à mettre une autre carte au palais.
        [route] { table-did } renoncé au revenu d'une route.
        [bonus-tile] { table-did } renoncé à un bonus de commerce.
        [fight] { table-did } laissé les Peuples de la mer.
       *[other] { table-did } renoncé au reste.
    }
event-minos-turn-ended = { table-did } fini le tour.

## Gains

event-minos-gained = { table-did } gagné { minos-gained } ({ $source }).
event-minos-good-gained =
    { $from_pile ->
        [yes] { table-did } gagné une marchandise du tas : { minos-part-good }.
       *[no] { table-did } gagné une marchandise : { minos-part-good }.
    }
event-minos-no-good-left =
    { $you ->
        [yes] Vous n'avez gagné aucune marchandise : le tas était vide.
       *[no] { $who } n'a gagné aucune marchandise : le tas était vide.
    }
event-minos-temp-gained = { table-did } gagné une marchandise temporaire : { minos-part-good }.
event-minos-card-drawn = { table-did } pioché { $card } de l'Âge { minos-age }.
event-minos-card-drawn-hidden = { table-did } pioché une carte de l'Âge { minos-age }.
event-minos-no-card-left =
    { $you ->
        [yes] Vous n'avez rien pioché : la pioche de l'Âge { minos-age } était vide.
       *[no] { $who } n'a rien pioché : la pioche de l'Âge { minos-age } était vide.
    }
event-minos-drawing = { table-did } recouru à la pioche de l'Âge { minos-age }.
event-minos-offer-drawn = { table-did } pioché { $card } dans l'offre.
event-minos-offered = { $card } est arrivée dans l'offre.
event-minos-deck-renewed =
    { $cards ->
        [one] La seule carte défaussée de l'Âge { minos-age } ({ $cards }) est devenue sa pioche.
       *[other] Les { $cards } cartes défaussées de l'Âge { minos-age } sont devenues sa pioche.
    }
event-minos-bonus-taken = { table-did } pris le bonus de commerce { $tile }.
event-minos-bonus-used = { table-did } utilisé le bonus de commerce { $tile }.
event-minos-exchanged =
    { $gain ->
        [coins] { table-did } échangé des armes contre des pièces : { $paid } contre { $amount }.
       *[weaponry] { table-did } échangé des pièces contre des armes : { $paid } contre { $amount }.
    }
event-minos-paid =
    { $coins ->
        [0] { table-did } payé { minos-weaponry } ({ $source }).
       *[other] { minos-paid-coins } ({ $source }).
    }
event-minos-good-bought = { table-did } acheté une marchandise temporaire ({ minos-part-good }) pour { minos-coins }.
event-minos-temps-traded = { table-did } échangé des marchandises temporaires ({ minos-part-good }) contre la marchandise.

## Cartes, constructions, guerriers

event-minos-card-played = { minos-played } pour { minos-coins }, avec { $temps }.
event-minos-card-played-none = { minos-played } pour { minos-coins }.
event-minos-card-to-palace =
    { $lost ->
        [0] { table-did } mis { $card } au palais.
       *[other] { table-did } mis { $card } de la main au palais et perdu { $lost } PV.
    }
event-minos-card-discarded = { table-did } défaussé { $card }.
event-minos-built =
    { $temps ->
        [0] { minos-built } pour { minos-built-for }.
       *[other] { minos-built } pour { minos-built-for }, avec { minos-temp-goods }.
    }
event-minos-ship-built =
    { $temps ->
        [0] { table-did } construit un navire sur la route { $route } pour { minos-coins }.
       *[other] { table-did } construit un navire sur la route { $route } pour { minos-coins }, avec { minos-temp-goods }.
    }
event-minos-ship-advanced =
    { $temps ->
        [0] { table-did } avancé à la case { $space } de la route { $route } pour { minos-coins }.
       *[other] { table-did } avancé à la case { $space } de la route { $route } pour { minos-coins }, avec { minos-temp-goods }.
    }
event-minos-warrior-placed = { table-did } placé un guerrier à { $region }.
event-minos-warrior-moved =
    { $coins ->
        [0] { table-did } déplacé un guerrier depuis { $region } vers { $to }.
       *[other] { table-did } déplacé un guerrier depuis { $region } vers { $to } pour { minos-coins }.
    }
event-minos-battled = { table-did } battu les Peuples de la mer { $tile } à { $region } avec { minos-weaponry }.
event-minos-build-lost =
    { $structure ->
        [city] { minos-could-not } la cité à { $region } : { $winner } y avait plus de droit (M4.7).
        [tower] { minos-could-not } la tour à { $region } : { $winner } y avait plus de droit (M4.7).
       *[farm] { minos-could-not } la ferme à { $region } : { $winner } y avait plus de droit (M4.7).
    }
event-minos-people-left = Les Peuples de la mer { $tile } ont quitté { $region }.

## Points

event-minos-vase-claimed = { table-did } gagné le vase « { $vase } » pour { $points } PV.
event-minos-scored = { table-did } marqué { $points } PV ({ $source }).
event-minos-game-ended = La partie est finie après quatre manches. Victoire : { $winners }.

## Parties de ces phrases

minos-age =
    { $age ->
        [1] I
       *[2] II
    }
minos-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
minos-weaponry =
    { $weaponry ->
        [one] { $weaponry } arme
       *[other] { $weaponry } armes
    }
minos-paid-coins =
    { $weaponry ->
        [0] { table-did } payé { minos-coins }
       *[other] { table-did } payé { minos-coins } et { minos-weaponry }
    }
minos-played =
    { $from_offer ->
        [yes] { table-did } joué { $card } depuis l'offre
       *[no] { table-did } joué { $card }
    }
minos-built =
    { $structure ->
        [city] { table-did } construit une cité à { $region }
        [tower] { table-did } construit une tour à { $region }
       *[farm] { table-did } construit une ferme à { $region }
    }
minos-built-for =
    { $structure ->
        [farm] { minos-built-warriors }
       *[other] { minos-coins }
    }
minos-built-warriors =
    { $warriors ->
        [one] { $warriors } guerrier
       *[other] { $warriors } guerriers
    }
minos-temp-goods =
    { $temps ->
        [one] { $temps } marchandise temporaire
       *[other] { $temps } marchandises temporaires
    }
minos-could-not =
    { $you ->
        [yes] Vous n'avez pas pu construire
       *[no] { $who } n'a pas pu construire
    }
minos-gained =
    { $what ->
        [coin] { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
        [weaponry] { $amount ->
            [one] { $amount } arme
           *[other] { $amount } armes
        }
        [vp] { $amount } PV
        [income] { $amount } pas de revenu
       *[reserve] { $amount ->
            [one] { $amount } guerrier en réserve
           *[other] { $amount } guerriers en réserve
        }
    }

## D'où viennent les gains

minos-source-card = { $name }
minos-source-trait = trait de { $name }
minos-source-foundation = fondation { $name }
minos-source-people = Peuples de la mer { $name }
minos-source-trade = bonus de commerce { $name }
minos-source-bonus = bonus d'action { $name }
minos-source-ability = capacité { $name }
minos-source-route = route { $name }, case { $number }
minos-source-route-end = bout de la route { $name }
minos-source-space = { minos-part-section }, case { $number }
minos-source-track = { minos-part-track } { $number }
minos-source-standing = { minos-part-track }
minos-source-beyond = au-delà du bout d'une piste
minos-source-tower = tour numéro { $number }
minos-source-farm = ferme numéro { $number }
minos-source-good = marchandise numéro { $number } de son type
minos-source-income = revenu

## Titres du journal

minos-log-income = Revenu
minos-log-scoring = Décompte

## Comment une partie finit, et d'où viennent les points

minos-end-four-rounds-played = Quatre manches ont été jouées
minos-score-start = Carte de départ
minos-score-cards = Cartes jouées
minos-score-traits = Traits
minos-score-foundations = Fondations
minos-score-sea-peoples = Peuples de la mer
minos-score-trade = Commerce
minos-score-bonuses = Bonus d'action
minos-score-boards = Plateau de joueur
minos-score-tracks = Pistes de progrès
minos-score-abilities = Capacité
minos-score-vases = Vases
minos-score-income = Revenu
minos-score-palace-price = Perdus pour le palais
minos-score-farms = Fermes
minos-score-regions = Régions
minos-score-leftovers = Restes
minos-score-player-area = Zone de jeu
minos-score-palace = Palais
minos-score-cities = Cités
minos-score-ships = Navires
