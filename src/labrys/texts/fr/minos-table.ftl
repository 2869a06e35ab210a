### La table de Minos : ce que je peux faire, les dés, et les parties de l'écran.

minos-table-loading = La table se met en place…
minos-table-house = Composants maison : pas ceux de la boîte imprimée
minos-table-parts = Parties de la table
minos-table-part-map = Crète
minos-table-part-dice = Dés
minos-table-part-cards = Cartes
minos-table-part-boards = Plateaux
minos-table-part-log = Journal
minos-table-fold = Masquer les choix
minos-table-unfold = Montrer les choix

## Ce que je peux faire

minos-table-label = Ce que vous pouvez faire
minos-table-from-space = { $section }, case { $space }
minos-table-points-left =
    { $section ->
        [open]
            { $points ->
                [0] aucun point restant
                [one] point joker restant
               *[other] points joker restants
            }
       *[other]
            { $points ->
                [0] aucun point restant
                [one] point restant
               *[other] points restants
            }
    }
minos-table-points =
    { $section ->
        [prepare] { $points ->
            [one] { $points } point pour piocher
           *[other] { $points } points pour piocher
        }
        [develop] { $points ->
            [one] { $points } point pour jouer des cartes
           *[other] { $points } points pour jouer des cartes
        }
        [build] { $points ->
            [one] { $points } point pour construire
           *[other] { $points } points pour construire
        }
        [expand] { $points ->
            [one] { $points } point pour les guerriers
           *[other] { $points } points pour les guerriers
        }
       *[wild] { $points ->
            [one] { $points } point joker
           *[other] { $points } points joker
        }
    }
minos-table-group-due = Ce qui vous est dû
minos-table-group-play = Jouer une carte
minos-table-group-build = Construire
minos-table-group-expand = Guerriers
minos-table-group-draw = Piocher une carte
minos-table-group-extra = Actions supplémentaires
minos-table-group-tile = Bonus de commerce
minos-table-group-exchange = Échange
minos-table-group-forfeit = À la place de la case, avant toute autre chose
minos-table-point-each = 1 point chacun
minos-table-once-each = une fois chacune par tour
minos-table-used = faite
minos-table-not-now = pas maintenant : pourquoi ?
minos-table-build-city = Construire une cité
minos-table-build-tower = Construire une tour
minos-table-build-farm = Construire une ferme
minos-table-build-ship = Construire un navire
minos-table-build-sail = Avancer un navire
minos-table-extra-march = Déplacer un guerrier
minos-table-extra-market = Acheter une marchandise temporaire
minos-table-extra-tile = Utiliser un bonus de commerce
minos-table-extra-tile-none = Vous n'avez aucune tuile de bonus de commerce.
minos-table-extra-discard = Défausser des cartes, 1 pièce chacune
minos-table-extra-discard-none = Vous n'avez aucune carte en main.
minos-table-extra-trio = 3 marchandises temporaires égales contre la marchandise
minos-table-extra-battle = Combattre des Peuples de la mer
minos-table-extra-battle-none = Aucun de vos guerriers ne se trouve là où il y a des Peuples de la mer.
minos-table-subject-play =
    { $offered ->
        [yes] Jouer { $card } depuis l'offre
       *[no] Jouer { $card }
    }
minos-table-subject-build =
    { $what ->
        [city] Cité à { $region }
        [tower] Tour à { $region }
       *[farm] Ferme à { $region }
    }
minos-table-subject-ship = Navire sur la route { $route }
minos-table-subject-sail = Naviguer sur la route { $route }
minos-table-subject-move = Déplacer un guerrier depuis { $region }
minos-table-subject-exchange =
    { $gain ->
        [coins] Échanger des armes contre des pièces
       *[weaponry] Échanger des pièces contre des armes
    }
minos-table-way-plain = sans marchandise temporaire
minos-table-way-temps = avec { $goods }
minos-table-temps = { $good } temporaire ×{ $count }
minos-table-way-warriors =
    { $warriors ->
        [0] aucun guerrier rendu
        [one] { $warriors } guerrier rendu
       *[other] { $warriors } guerriers rendus
    }
minos-table-way-to = vers { $region }
minos-table-way-from-to = depuis { $from } vers { $to }
minos-table-way-exchange =
    { $gain ->
        [coins] { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
       *[weaponry] { $amount ->
            [one] { $amount } arme
           *[other] { $amount } armes
        }
    }
minos-table-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
minos-table-end = Finir le tour
minos-table-end-anyway = Finir quand même
minos-table-go-on = Continuer
minos-table-stay = Continuer le tour
minos-table-forgone = Pas encore utilisé : { $what }.
minos-table-unlock =
    { $points ->
        [one] Le point peut encore servir
       *[other] Les points peuvent encore servir
    } ce tour-ci, après : { $moves }.
minos-table-unlock-drawn =
    { $points ->
        [one] Le point peut encore servir
       *[other] Les points peuvent encore servir
    } ce tour-ci, selon la pioche : { $moves }.
minos-table-unlock-unknown =
    { $points ->
        [one] Le point pourrait encore servir
       *[other] Les points pourraient encore servir
    } ce tour-ci, après d'autres actions.
minos-table-picked = Choisi :
minos-table-pick-from = Choisissez maintenant la région d'où vient le guerrier.
minos-table-pick-to = Choisissez maintenant la région où va le guerrier.
minos-table-pick-either = Choisissez maintenant l'autre région : où va le guerrier, ou d'où il vient.
minos-table-let-go = Lâcher
minos-table-all = Tout montrer
minos-table-closed = { $place } : rien à en faire maintenant.
minos-table-answers = Votre réponse jusqu'ici ; personne d'autre ne la voit encore
minos-table-thinking = Décide :
minos-table-also-thinking = Tous décident en même temps ; réfléchissent encore :
minos-table-hurry = Presser les bots
minos-table-draws = pioche
minos-table-secret = quand tous auront répondu

# Ce qu'un coup change : plus ou moins de quelque chose.
minos-table-change =
    { $more ->
        [yes] { $by } de plus : { minos-table-what }
       *[no] { $by } de moins : { minos-table-what }
    }
minos-table-what =
    { $what ->
        [vp] PV
        [coin] { $by ->
            [one] pièce
           *[other] pièces
        }
        [weaponry] { $by ->
            [one] arme
           *[other] armes
        }
        [good] { $by ->
            [one] marchandise
           *[other] marchandises
        }
        [temp] { $by ->
            [one] marchandise temporaire
           *[other] marchandises temporaires
        }
        [card] { $by ->
            [one] carte en main
           *[other] cartes en main
        }
        [palace] { $by ->
            [one] carte au palais
           *[other] cartes au palais
        }
        [reserve] { $by ->
            [one] guerrier en réserve
           *[other] guerriers en réserve
        }
        [warrior] { $by ->
            [one] guerrier sur la carte
           *[other] guerriers sur la carte
        }
        [influence] pas d'influence
        [cultural] pas de culture
       *[population] pas de population
    }

## Dés

minos-table-sections = Plateau d'actions
minos-table-bonus = Bonus d'action :
minos-table-pool = Dés que personne n'a choisis
minos-table-die-of = { $die } ({ $name })
minos-table-die-count = { $die }, { $count } exemplaires
minos-table-die-group = { $die } ; avec lui un groupe pour { $tracks }
minos-table-draft-hint = Choisissez un dé et une section pour voir ce qui en résulte.
minos-table-retrieved = repris
minos-table-age2 = l'un des points peut piocher une carte de l'Âge II
minos-table-order = Prochains dés repris
minos-table-order-so-far = Seraient repris dans cet ordre
minos-table-stands = { $die } serait sur { $section }, case { $space }.
minos-table-shifts =
    { $mine ->
        [yes] Il pousse votre { $die } à la case { $space }.
       *[no] Il pousse { $die } ({ $name }) à la case { $space }.
    }
minos-table-place-die = Le poser
minos-table-mine-now = Vos dés donnent
minos-table-mine-then = Vos dés donneraient
minos-table-triggers = et les traits de { $cards }
minos-table-groups = Groupes de { $total } ou plus :
minos-table-no-group = aucun pour l'instant
minos-table-or = ou
minos-table-advance = { $track } +{ $by }
