### Conseils pour Minos : ce que fait un coup, sans le sujet. Les valeurs sont les faits de l'affirmation ; régions et dés en mots.

hint-minos-scores = marque { $points } PV
hint-minos-vase =
    { $vases ->
        [one] gagne { $vases } vase pour { $points } PV
       *[other] gagne { $vases } vases pour { $points } PV
    }
hint-minos-plays = joue { $card } pour { hint-minos-price }
hint-minos-palace = met { $card } au palais
hint-minos-city = construit une cité à { $region }
hint-minos-tower = construit une tour à { $region }
hint-minos-farm = construit une ferme à { $region }
hint-minos-ship = construit un navire sur la route { $route }
hint-minos-sails = mène le navire de la route { $route } à la case { $space }
hint-minos-battle = bat les Peuples de la mer à { $region }
hint-minos-dominates = obtient la domination à { $region }
hint-minos-group = complète un groupe de dés pour la piste { minos-part-track }
hint-minos-die =
    { $points ->
        [one] pose le dé { $die } sur { minos-part-section }, case { $space }, pour { $points } point d'action en l'état des dés
       *[other] pose le dé { $die } sur { minos-part-section }, case { $space }, pour { $points } points d'action en l'état des dés
    }
hint-minos-acts =
    { $section ->
        [wild]
            { $points ->
                [one] donne { $points } point d'action pour n'importe quelle section
               *[other] donne { $points } points d'action pour n'importe quelle section
            }
       *[other]
            { $points ->
                [one] donne { $points } point d'action pour { minos-part-section }
               *[other] donne { $points } points d'action pour { minos-part-section }
            }
    }
hint-minos-advances = avance à { $space } sur la piste { minos-part-track }
hint-minos-warriors =
    { $warriors ->
        [one] met { $warriors } guerrier de plus sur la carte
       *[other] met { $warriors } guerriers de plus sur la carte
    }
hint-minos-coins = gagne { hint-minos-price }
hint-minos-weaponry =
    { $weaponry ->
        [one] gagne { $weaponry } arme
       *[other] gagne { $weaponry } armes
    }
hint-minos-draws =
    { $cards ->
        [one] pioche { $cards } carte
       *[other] pioche { $cards } cartes
    }
hint-minos-takes = pioche { $card } dans l'offre
hint-minos-owns = possède alors { minos-part-good } ×{ $goods }
hint-minos-income = avance à { $space } sur la piste de revenu
hint-minos-temporary = reçoit une marchandise temporaire ({ minos-part-good })
hint-minos-market = achète une marchandise temporaire ({ minos-part-good }) pour { hint-minos-price }
hint-minos-ends = finit le tour avec { hint-minos-price } et { hint-minos-hand } en main
hint-minos-begins =
    { $weaponry ->
        [one] commence avec { hint-minos-price } et { $weaponry } arme
       *[other] commence avec { hint-minos-price } et { $weaponry } armes
    }
hint-minos-back = remet { $card } ({ hint-minos-price })
hint-minos-affords = peut ensuite jouer { $card }

## Parties de ces phrases

hint-minos-price =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
hint-minos-hand =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
