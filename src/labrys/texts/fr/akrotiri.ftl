### Akrotiri en mots : ce qui s'est passé, et le nom des pièces, des objectifs et des options.
###
### `event-akrotiri-<tag>` raconte un événement ; `-hidden` quand ses secrets sont cachés. Ses valeurs sont les champs
### de l'événement tels quels, `who` (le nom de la place) et `you` (yes si c'est le lecteur, sinon no). Oui et non se
### disent "yes" et "no", une raison (`why`) porte des traits d'union, et les listes (`cubes`, `tiers`, `goals`)
### arrivent en mots, faites de akrotiri-cubes, akrotiri-maps et des noms des objectifs.

## Ce qui s'est passé

event-akrotiri-began = { table-did } commencé.
event-akrotiri-tile-drawn = { table-did } pioché la tuile { $tile }.
event-akrotiri-tile-drawn-hidden = { table-did } pioché une tuile.
event-akrotiri-tiles-reshuffled =
    { $tiles ->
        [one] La tuile défaussée a formé la nouvelle pioche.
       *[other] Les { $tiles } tuiles défaussées ont formé la nouvelle pioche.
    }
event-akrotiri-tiles-gone = Il ne restait aucune tuile à piocher.
event-akrotiri-tile-laid =
    { $corner ->
        [none] { table-did } posé la tuile { $tile } en { $cell }.
       *[other] { table-did } posé la tuile { $tile } en { $cell }, symbole { akrotiri-corner }.
    }
event-akrotiri-cube-placed =
    { $by_icon ->
        [yes] { table-did } placé { akrotiri-a-cube } en { $site }, selon le symbole.
       *[no] { table-did } placé { akrotiri-a-cube } en { $site }.
    }
event-akrotiri-cube-skipped =
    { $why ->
        [no-green-left] { akrotiri-no-cube } : il n'en reste aucun vert.
        [no-blue-left] { akrotiri-no-cube } : il n'en reste aucun bleu.
        [no-gray-left] { akrotiri-no-cube } : il n'en reste aucun gris.
        [no-orange-left] { akrotiri-no-cube } : il n'en reste aucun orange.
        [empty-market] { akrotiri-no-cube } : le marché est vide.
       *[no-other-island] { akrotiri-no-cube } : la tuile n'a pas d'autre île pour un second.
    }
event-akrotiri-map-drawn =
    { $tier ->
        [easy] { table-did } pioché la carte facile { $map }.
        [medium] { table-did } pioché la carte moyenne { $map }.
       *[hard] { table-did } pioché la carte difficile { $map }.
    }
event-akrotiri-map-drawn-hidden =
    { $tier ->
        [easy] { table-did } pioché une carte facile.
        [medium] { table-did } pioché une carte moyenne.
       *[hard] { table-did } pioché une carte difficile.
    }
event-akrotiri-goal-drawn = { table-did } pioché l'objectif « { akrotiri-goal } ».
event-akrotiri-goal-drawn-hidden = { table-did } pioché un objectif.
event-akrotiri-goal-kept = { table-did } gardé l'objectif « { akrotiri-goal } » et remis « { akrotiri-buried } » sous la pile.
event-akrotiri-goal-kept-hidden = { table-did } gardé un objectif et remis un autre sous la pile.
event-akrotiri-last-goal-kept = { table-did } gardé l'objectif « { akrotiri-goal } », le dernier qui restait.
event-akrotiri-last-goal-kept-hidden = { table-did } gardé un objectif, le dernier qui restait.
event-akrotiri-goal-offered = L'objectif « { akrotiri-goal } » a été dévoilé.
event-akrotiri-goal-taken = { table-did } pris l'objectif « { akrotiri-goal } » parmi les objectifs visibles.
event-akrotiri-no-goal-left =
    { $you ->
        [yes] Vous n'avez reçu aucun objectif : il n'en restait plus.
       *[no] { $who } n'a reçu aucun objectif : il n'en restait plus.
    }
event-akrotiri-berthed = { table-did } placé le bateau au quai { $dock }.
event-akrotiri-turn-began =
    { $you ->
        [yes] Votre tour { $turn } :
       *[no] { $who }, tour { $turn } :
    }
event-akrotiri-actions-began =
    { $actions ->
        [one] { table-did } eu { $actions } action.
       *[other] { table-did } eu { $actions } actions.
    }
event-akrotiri-sailed =
    { $in_transit ->
        [yes] { table-did } navigué par { akrotiri-way } de { $start } à { $dock }, quai occupé, en transit ({ akrotiri-spent }).
       *[no] { table-did } navigué par { akrotiri-way } de { $start } à { $dock } ({ akrotiri-spent }).
    }
event-akrotiri-loaded = { table-did } chargé { $cubes }.
event-akrotiri-sold =
    { $price ->
        [one] { table-did } vendu { akrotiri-a-cube } pour { $price } drachme.
       *[other] { table-did } vendu { akrotiri-a-cube } pour { $price } drachmes.
    }
event-akrotiri-unloaded = { table-did } débarqué { akrotiri-a-cube } en { $site }.
event-akrotiri-maps-bought =
    { $price ->
        [one] { table-did } acheté { $tiers } pour { $price } drachme.
       *[other] { table-did } acheté { $tiers } pour { $price } drachmes.
    }
event-akrotiri-excavated = { table-did } mis au jour le temple { $temple } en { $site } grâce à la carte { $map } pour { akrotiri-cost } ; il rapporte { akrotiri-points }.
event-akrotiri-oracle-asked =
    { $terrain ->
        [tree] { table-did } demandé un arbre à l'oracle.
        [lake] { table-did } demandé un lac à l'oracle.
        [mountain] { table-did } demandé une montagne à l'oracle.
       *[volcano] { table-did } demandé un volcan à l'oracle.
    }
event-akrotiri-tile-revealed =
    { $kept ->
        [yes] L'oracle a révélé la tuile { $tile } ; elle a été gardée.
       *[no] L'oracle a révélé la tuile { $tile } ; elle a été défaussée.
    }
event-akrotiri-turn-ended = { table-did } terminé le tour.
event-akrotiri-last-round = C'est la dernière manche : { akrotiri-why }.
event-akrotiri-game-ended = La partie est finie : { akrotiri-why }.
event-akrotiri-goals-revealed = { table-did } montré les objectifs : { $goals }.

## Parties de ces phrases

akrotiri-no-cube =
    { $you ->
        [yes] Vous n'avez pas placé de cube
       *[no] { $who } n'a pas placé de cube
    }
akrotiri-a-cube =
    { $colour ->
        [green] un cube vert
        [blue] un cube bleu
        [gray] un cube gris
       *[orange] un cube orange
    }
akrotiri-goal =
    { $goal ->
        [portage-1] { akrotiri-goal-portage-1 }
        [portage-2] { akrotiri-goal-portage-2 }
        [no-icon] { akrotiri-goal-no-icon }
        [volcano] { akrotiri-goal-volcano }
        [lake] { akrotiri-goal-lake }
        [tree] { akrotiri-goal-tree }
        [mountain] { akrotiri-goal-mountain }
        [isolated] { akrotiri-goal-isolated }
        [largest] { akrotiri-goal-largest }
        [open] { akrotiri-goal-open }
        [three-icons] { akrotiri-goal-three-icons }
        [quadrants] { akrotiri-goal-quadrants }
       *[other] { $goal }
    }
akrotiri-buried =
    { $buried ->
        [portage-1] { akrotiri-goal-portage-1 }
        [portage-2] { akrotiri-goal-portage-2 }
        [no-icon] { akrotiri-goal-no-icon }
        [volcano] { akrotiri-goal-volcano }
        [lake] { akrotiri-goal-lake }
        [tree] { akrotiri-goal-tree }
        [mountain] { akrotiri-goal-mountain }
        [isolated] { akrotiri-goal-isolated }
        [largest] { akrotiri-goal-largest }
        [open] { akrotiri-goal-open }
        [three-icons] { akrotiri-goal-three-icons }
        [quadrants] { akrotiri-goal-quadrants }
       *[other] { $buried }
    }
akrotiri-way =
    { $way ->
        [portage] portage
       *[route] route maritime
    }
akrotiri-spent =
    { $cost ->
        [0] second déplacement du bateau vide
        [one] { $cost } action
       *[other] { $cost } actions
    }
akrotiri-cost =
    { $cost ->
        [one] { $cost } drachme
       *[other] { $cost } drachmes
    }
akrotiri-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
akrotiri-why =
    { $why ->
        [sixth-temple] le sixième temple a été mis au jour
        [tiles-laid] toutes les tuiles prévues pour ce nombre de joueurs sont posées (règle maison A12)
       *[no-more-tiles] les tuiles sont épuisées, et personne n'a trouvé de temple en 6 tours chacun (A9.3)
    }

## Listes, élément par élément

# Des cubes d'une couleur, comme élément d'une liste.
akrotiri-cubes =
    { $colour ->
        [green] { $count ->
            [one] { $count } vert
           *[other] { $count } verts
        }
        [blue] { $count ->
            [one] { $count } bleu
           *[other] { $count } bleus
        }
        [gray] { $count } gris
       *[orange] { $count } orange
    }
# Des cartes d'un niveau, comme élément d'une liste.
akrotiri-maps =
    { $tier ->
        [easy] { $count ->
            [one] { $count } carte facile
           *[other] { $count } cartes faciles
        }
        [medium] { $count ->
            [one] { $count } carte moyenne
           *[other] { $count } cartes moyennes
        }
       *[hard] { $count ->
            [one] { $count } carte difficile
           *[other] { $count } cartes difficiles
        }
    }
# Des symboles d'un terrain, comme élément d'une liste.
akrotiri-icons =
    { $terrain ->
        [tree] { $count ->
            [one] { $count } arbre
           *[other] { $count } arbres
        }
        [lake] { $count ->
            [one] { $count } lac
           *[other] { $count } lacs
        }
        [mountain] { $count ->
            [one] { $count } montagne
           *[other] { $count } montagnes
        }
       *[volcano] { $count ->
            [one] { $count } volcan
           *[other] { $count } volcans
        }
    }

## Les mots du jeu

akrotiri-terrain-tree = arbre
akrotiri-terrain-lake = lac
akrotiri-terrain-mountain = montagne
akrotiri-terrain-volcano = volcan

akrotiri-colour-green = vert
akrotiri-colour-blue = bleu
akrotiri-colour-gray = gris
akrotiri-colour-orange = orange

akrotiri-tier-easy = facile
akrotiri-tier-medium = moyenne
akrotiri-tier-hard = difficile

akrotiri-corner =
    { $corner ->
        [NW] en haut à gauche
        [NE] en haut à droite
        [SE] en bas à droite
       *[SW] en bas à gauche
    }
akrotiri-side =
    { $side ->
        [up] au-dessus
        [right] à droite
        [down] au-dessous
       *[left] à gauche
    }

akrotiri-way-route = par route maritime
akrotiri-way-portage = par portage

## Les objectifs : un nom court, et ce que chacun compte

akrotiri-goal-portage-1 = Un portage
akrotiri-goal-portage-1-text = { akrotiri-points } pour chacun de vos temples à exactement 1 portage de Théra.
akrotiri-goal-portage-2 = Deux portages
akrotiri-goal-portage-2-text =
    { $edition ->
        [first] { akrotiri-points } pour chacun de vos temples à exactement 2 portages de Théra.
       *[revised] { akrotiri-points } pour chacun de vos temples à 2 portages ou plus de Théra.
    }
akrotiri-goal-no-icon = Îles nues
akrotiri-goal-no-icon-text = { akrotiri-points } pour chacun de vos temples sur une île sans symbole.
akrotiri-goal-volcano = Volcans
akrotiri-goal-volcano-text = { akrotiri-points } pour chacun de vos temples sur une île avec un volcan.
akrotiri-goal-lake = Lacs
akrotiri-goal-lake-text = { akrotiri-points } pour chacun de vos temples sur une île avec un lac.
akrotiri-goal-tree = Arbres
akrotiri-goal-tree-text = { akrotiri-points } pour chacun de vos temples sur une île avec un arbre.
akrotiri-goal-mountain = Montagnes
akrotiri-goal-mountain-text = { akrotiri-points } pour chacun de vos temples sur une île avec une montagne.
akrotiri-goal-isolated = Temples isolés
akrotiri-goal-isolated-text = { akrotiri-points } pour chacun de vos temples qu'aucune route, sauf par Théra, ne relie à l'île d'un autre de vos temples.
akrotiri-goal-largest = La plus grande île
akrotiri-goal-largest-text = { akrotiri-points } pour chaque tuile de la plus grande île complète où vous avez un temple.
akrotiri-goal-open = Îles ouvertes
akrotiri-goal-open-text = { akrotiri-points } pour chacun de vos temples sur une île ouverte.
akrotiri-goal-three-icons = Trois terrains
akrotiri-goal-three-icons-text = { akrotiri-points } pour chacun de vos temples sur une île avec au moins 3 terrains différents.
akrotiri-goal-quadrants = Quatre quarts
akrotiri-goal-quadrants-text = { akrotiri-points } pour chaque quart de la mer, partagée au centre de Théra, où vous avez un temple.

## Comment une partie finit, et d'où viennent les points

akrotiri-end-sixth-temple = Un sixième temple a été mis au jour
akrotiri-end-tiles-laid = Toutes les tuiles prévues pour ce nombre de joueurs sont posées (règle maison A12)
akrotiri-end-no-more-tiles = Les tuiles sont épuisées, et personne n'a trouvé de temple en 6 tours chacun (A9.3)

akrotiri-score-maps = Cartes
akrotiri-score-goals = Objectifs
akrotiri-score-drachmas = Drachmes

end-line-map = Carte { $map }
end-line-secret = Objectif secret
end-line-purse =
    { $count ->
        [one] { $count } drachme
       *[other] { $count } drachmes
    }
