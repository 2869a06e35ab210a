### Les plans de Minos : mon prochain tour sur une copie de la table ; et ce qui a changé pour moi depuis ma décision.

## Le plan

minos-plan-offer = Préparer mon prochain tour
minos-plan-offer-now = Essayer d'abord
minos-plan-more = Continuer le plan
minos-plan-title = Votre plan
minos-plan-banner = Plan : rien de tout cela n'a eu lieu
minos-plan-banner-text = La table est dessinée telle qu'elle serait alors. Ce que vous choisissez s'ajoute au plan.
minos-plan-asked = Plan : { $words }
minos-plan-left = Vous voyez à nouveau la table telle qu'elle est. Votre plan est gardé.
minos-plan-leave = Retour à la table
minos-plan-nothing = Il n'y a rien à préparer en ce moment.
minos-plan-nothing-kept = Rien ne peut être essayé en ce moment. Le plan est gardé.
minos-plan-trying = À l'essai…
minos-plan-holds =
    { $steps ->
        [one] Il tient.
       *[other] Les { $steps } coups tiennent.
    }
minos-plan-part =
    { $held ->
        [0] Il ne tient plus.
        [one] Le premier coup sur { $steps } tient.
       *[other] Les { $held } premiers coups sur { $steps } tiennent.
    }
minos-plan-broken = Votre plan ne tient plus. { $move } : { $reason }
minos-plan-refused = Impossible :
minos-plan-untried = Pas essayé
minos-plan-now = Maintenant { $now }, et non { $then } comme prévu
minos-plan-same = { $what } : sans changement
minos-plan-ends-chance = Ici quelque chose est tiré. Rien au-delà ne peut être préparé.
minos-plan-ends = Le plan s'arrête ici
minos-plan-ends-text = Retirez le dernier coup pour préparer autre chose.
minos-plan-drop = Retirer le dernier
minos-plan-drop-from = Retirer le coup { $number } et la suite : { $move }
minos-plan-clear = Effacer
minos-plan-do =
    { $moves ->
        [one] Le faire
       *[other] Tout faire
    }
minos-plan-do-part =
    { $moves ->
        [one] Faire le premier coup
       *[other] Faire les { $moves } premiers
    }
minos-plan-doing = En cours…
minos-plan-made =
    { $made ->
        [0] Rien n'a été fait.
        [one] Fait : { $made } coup.
       *[other] Fait : { $made } coups.
    }
minos-plan-stopped =
    { $made ->
        [0] Rien n'a été fait.
        [one] { $made } coup sur { $wanted } a été joué.
       *[other] { $made } coups sur { $wanted } ont été joués.
    }
minos-plan-drawn = Il s'est passé quelque chose d'imprévisible : regardez d'abord.
minos-plan-away = Ranger

## Ce qui a changé pour moi

minos-plan-note-dominance-lost =
    { $name ->
        [none] { $region } : vous n'y dominez plus.
       *[other] { $region } : { $name } y domine maintenant, et non vous.
    }
minos-plan-note-dominance-gained = { $region } : vous y dominez maintenant.
minos-plan-note-points =
    { $more ->
        [yes] { $region } vous rapporterait { $by } PV de plus.
       *[no] { $region } vous rapporterait { $by } PV de moins.
    }
minos-plan-note-offer =
    { $count ->
        [one] Partie de l'offre, alors que vous pouviez la payer : { $cards }.
       *[other] Parties de l'offre, alors que vous pouviez les payer : { $cards }.
    }
minos-plan-note-goods = Il n'en reste plus à prendre : { $goods }.
minos-plan-note-vase =
    { $worth ->
        [none] Vase « { $vase } » : tous les emplacements sont pris.
       *[other] Vase « { $vase } » : maintenant { $worth } PV, { $before } auparavant.
    }
minos-plan-note-die = Votre dé { $die } a été poussé sur la case { $space } ({ $section }) : { $points }.
minos-plan-note-tiles = Bonus de commerce pris par d'autres : { $tiles }.
