### Consejos para Minos: lo que hace una jugada, sin el sujeto. Los valores son los hechos de la afirmación; regiones y dados en palabras.

hint-minos-scores = suma { $points } PV
hint-minos-vase =
    { $vases ->
        [one] gana { $vases } vasija por { $points } PV
       *[other] gana { $vases } vasijas por { $points } PV
    }
hint-minos-plays = juega { $card } por { hint-minos-price }
hint-minos-palace = pone { $card } en el palacio
hint-minos-city = construye una ciudad en { $region }
hint-minos-tower = construye una torre en { $region }
hint-minos-farm = construye una granja en { $region }
hint-minos-ship = construye un barco en la ruta { $route }
hint-minos-sails = lleva el barco de la ruta { $route } al espacio { $space }
hint-minos-battle = vence a los Pueblos del mar en { $region }
hint-minos-dominates = pasa a dominar { $region }
hint-minos-group = completa un grupo de dados para { minos-part-track }
hint-minos-die =
    { $points ->
        [one] pone el dado { $die } en { minos-part-section }, espacio { $space }, por { $points } punto de acción según están los dados
       *[other] pone el dado { $die } en { minos-part-section }, espacio { $space }, por { $points } puntos de acción según están los dados
    }
hint-minos-acts =
    { $section ->
        [wild]
            { $points ->
                [one] da { $points } punto de acción para cualquier sección
               *[other] da { $points } puntos de acción para cualquier sección
            }
       *[other]
            { $points ->
                [one] da { $points } punto de acción para { minos-part-section }
               *[other] da { $points } puntos de acción para { minos-part-section }
            }
    }
hint-minos-advances = avanza a { $space } en { minos-part-track }
hint-minos-warriors =
    { $warriors ->
        [one] lleva { $warriors } guerrero más al mapa
       *[other] lleva { $warriors } guerreros más al mapa
    }
hint-minos-coins = gana { hint-minos-price }
hint-minos-weaponry =
    { $weaponry ->
        [one] gana { $weaponry } arma
       *[other] gana { $weaponry } armas
    }
hint-minos-draws =
    { $cards ->
        [one] roba { $cards } carta
       *[other] roba { $cards } cartas
    }
hint-minos-takes = roba { $card } de la oferta
hint-minos-owns = llega a tener { $goods } de { minos-part-good }
hint-minos-income = avanza a { $space } en el recorrido de ingresos
hint-minos-temporary = recibe { minos-part-good } temporal
hint-minos-market = compra { minos-part-good } temporal por { hint-minos-price }
hint-minos-ends = termina el turno con { hint-minos-price } y { hint-minos-hand } en la mano
hint-minos-begins =
    { $weaponry ->
        [one] empieza con { hint-minos-price } y { $weaponry } arma
       *[other] empieza con { hint-minos-price } y { $weaponry } armas
    }
hint-minos-back = devuelve { $card } ({ hint-minos-price })
hint-minos-affords = puede jugar después { $card }

## Partes de estas frases

hint-minos-price =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
hint-minos-hand =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
