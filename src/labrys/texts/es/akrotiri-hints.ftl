### Consejos para Akrotiri: lo que hace una jugada, sin el sujeto. Los valores son los hechos de la afirmación.

hint-akrotiri-excavates = excava un templo con el mapa { $map } por { hint-akrotiri-points }
hint-akrotiri-sells = vende { hint-akrotiri-cubes } por { hint-akrotiri-drachmas }
hint-akrotiri-loads = carga { hint-akrotiri-cubes }, para una carga que vale { hint-akrotiri-drachmas } a los precios de ahora
hint-akrotiri-buys =
    { $maps ->
        [one] compra { $maps } mapa por { hint-akrotiri-drachmas }
       *[other] compra { $maps } mapas por { hint-akrotiri-drachmas }
    }
hint-akrotiri-asks =
    { $terrain ->
        [tree] pide un árbol al oráculo
        [lake] pide un lago al oráculo
        [mountain] pide una montaña al oráculo
       *[volcano] pide un volcán al oráculo
    }
hint-akrotiri-opens =
    { $sites ->
        [one] hace que el mapa { $map } señale { $sites } lugar en vez de { $before }
       *[other] hace que el mapa { $map } señale { $sites } lugares en vez de { $before }
    }
hint-akrotiri-cube =
    { $portages ->
        [one] pone { hint-akrotiri-goods } en una isla a { $portages } porteo de Thera
       *[other] pone { hint-akrotiri-goods } en una isla a { $portages } porteos de Thera
    }
hint-akrotiri-near = pone { hint-akrotiri-goods } en una isla a la que los barcos llegan desde Thera solo por rutas
hint-akrotiri-keeps = conserva un objetivo que vale { hint-akrotiri-points } tal como está todo
hint-akrotiri-sails = navega hasta { $dock }
hint-akrotiri-reaches = llega a una isla con { hint-akrotiri-cubes } por valor de { hint-akrotiri-drachmas } a los precios de ahora
hint-akrotiri-pays = puede pagar después el mapa { $map }
hint-akrotiri-lies = queda donde el mapa { $map } se puede excavar

## Partes de estas frases

hint-akrotiri-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
hint-akrotiri-cubes =
    { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
hint-akrotiri-drachmas =
    { $drachmas ->
        [one] { $drachmas } dracma
       *[other] { $drachmas } dracmas
    }
hint-akrotiri-goods =
    { $colour ->
        [green] mercancía verde
        [blue] mercancía azul
        [gray] mercancía gris
       *[orange] mercancía naranja
    }
