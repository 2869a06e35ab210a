### Conseils : ce qui est dit d'un coup dans tout jeu. Les affirmations sont jointes en une phrase dont le coup est le sujet.

hint-only = est le seul coup possible
hint-asked = est un des coups demandés ici

## Le conseil à une table

hints-ask = Conseil
hints-ask-title = Quels coups sont les meilleurs, et pourquoi ? Toute la table voit qu'un conseil a été demandé.
hints-thinking = Réflexion en cours…
hints-title =
    { $count ->
        [one] Le meilleur coup
       *[other] Les meilleurs coups
    }
hints-go-on = Continuer comme conseillé
hints-dismiss = Ranger le conseil
hints-sentence = { $claims }.
hints-numbers = gagne { $chance } des parties · { hints-tried }
hints-tried = essayé { $visits } fois
hints-course = Ensuite : { $moves }.
hints-brings =
    { $on ->
        [yes] Ensuite : { $moves }. En tout { hints-points }, puis le tour continue.
       *[no] Ensuite : { $moves }. En tout { hints-points }.
    }
hints-points =
    { $game ->
        [minos] { $points } PV
       *[other]
            { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
hints-further =
    { $count ->
        [one] { $count } coup de plus
       *[other] { $count } coups de plus
    }
hints-make = Jouer ce coup
hints-said = Conseil : { $move }. { $sentence } { $numbers }
