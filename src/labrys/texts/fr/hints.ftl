### Conseils : ce qui est dit d'un coup dans tout jeu. Les affirmations sont jointes en une phrase dont le coup est le sujet.

hint-only = est le seul coup possible
hint-asked = est un des coups demandés ici
hint-chance =
    { $percent ->
        [one] gagne { $percent } partie sur 100 d'après la recherche
       *[other] gagne { $percent } parties sur 100 d'après la recherche
    }
hint-ahead =
    { $points ->
        [one] rapporte au moins { $points } point de plus en moyenne que le suivant
       *[other] rapporte au moins { $points } points de plus en moyenne que le suivant
    }

## Le conseil à une table

hints-ask = Conseil
hints-ask-title = Quels coups sont les meilleurs, et pourquoi ? Toute la table voit qu'un conseil a été demandé.
hints-thinking = Réflexion en cours…
hints-title =
    { $count ->
        [one] Voici ce qu'il y a à faire
       *[other] Les meilleurs coups
    }
hints-dismiss = Ranger le conseil
hints-sentence = { $claims }.
hints-later = Dans le même tour, { $claims }.
hints-numbers =
    { $points ->
        [one] gagne { $chance } des parties · environ { $points } point à la fin
       *[other] gagne { $chance } des parties · environ { $points } points à la fin
    }
hints-more = D'où viennent les points
hints-sure =
    { $worlds ->
        [one] La recherche l'a essayé { $visits } fois ; les points sont ceux de { $worlds } partie imaginée.
       *[other] La recherche l'a essayé { $visits } fois ; les points sont la moyenne de { $worlds } parties imaginées.
    }
hints-course = Pour continuer : { $moves }.
hints-make = Jouer ce coup
hints-said = Conseil : { $move }. { $sentence } { $numbers }
