### Conseils pour Akrotiri : ce que fait un coup, sans le sujet. Les valeurs sont les faits de l'affirmation.

hint-akrotiri-excavates = met au jour un temple grâce à la carte { $map } pour { hint-akrotiri-points }
hint-akrotiri-sells = vend { hint-akrotiri-cubes } pour { hint-akrotiri-drachmas }
hint-akrotiri-loads = charge { hint-akrotiri-cubes }, pour une cargaison qui vaut { hint-akrotiri-drachmas } aux prix actuels
hint-akrotiri-buys =
    { $maps ->
        [one] achète { $maps } carte pour { hint-akrotiri-drachmas }
       *[other] achète { $maps } cartes pour { hint-akrotiri-drachmas }
    }
hint-akrotiri-asks =
    { $terrain ->
        [tree] demande un arbre à l'oracle
        [lake] demande un lac à l'oracle
        [mountain] demande une montagne à l'oracle
       *[volcano] demande un volcan à l'oracle
    }
hint-akrotiri-opens =
    { $sites ->
        [one] fait que la carte { $map } désigne { $sites } site au lieu de { $before }
       *[other] fait que la carte { $map } désigne { $sites } sites au lieu de { $before }
    }
hint-akrotiri-cube =
    { $portages ->
        [one] pose { hint-akrotiri-goods } sur une île à { $portages } portage de Théra
       *[other] pose { hint-akrotiri-goods } sur une île à { $portages } portages de Théra
    }
hint-akrotiri-near = pose { hint-akrotiri-goods } sur une île que les bateaux atteignent depuis Théra par les seules routes
hint-akrotiri-keeps = garde un objectif qui vaut { hint-akrotiri-points } en l'état
hint-akrotiri-sails = navigue jusqu'à { $dock }
hint-akrotiri-reaches = atteint une île avec { hint-akrotiri-cubes } pour { hint-akrotiri-drachmas } aux prix actuels
hint-akrotiri-pays = peut ensuite payer la carte { $map }
hint-akrotiri-lies = mouille ensuite là où la carte { $map } peut être fouillée

## Parties de ces phrases

hint-akrotiri-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-akrotiri-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
hint-akrotiri-drachmas =
    { $drachmas ->
        [one] { $drachmas } drachme
       *[other] { $drachmas } drachmes
    }
hint-akrotiri-goods =
    { $colour ->
        [green] une marchandise verte
        [blue] une marchandise bleue
        [gray] une marchandise grise
       *[orange] une marchandise orange
    }
