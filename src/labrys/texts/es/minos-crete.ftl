### El mapa de Creta y las rutas comerciales.

crete-title = Creta
crete-map = Mapa de Creta. Las flechas llevan de una región a otra.
crete-region = { $number } { $name }
crete-start = región inicial
crete-foundation = Primera ciudad aquí:
crete-foundation-brings = La primera ciudad aquí da { $gain }
crete-city-of = Ciudad de { $player }
crete-tower-of = Torre de { $player }
crete-farm-of = Granja de { $player }
crete-warriors = Guerreros
crete-warriors-of =
    { $count ->
        [one] { $count } guerrero de { $player }
       *[other] { $count } guerreros de { $player }
    }
crete-nobody = Aquí no hay guerreros.
crete-dominance = dominio
crete-presence = presencia
crete-dominated = Domina { $player }
crete-points = { $points } PV
crete-mine-now = Ahora te daría { $points } PV
crete-peoples = Pueblos del mar { $level }
crete-peoples-take =
    { $weaponry ->
        [one] Pueblos del mar de nivel { $level }: { $weaponry } arma por { $gain }
       *[other] Pueblos del mar de nivel { $level }: { $weaponry } armas por { $gain }
    }
crete-next-to = Junto a { $regions }
crete-can-be-picked = Puedes elegir esta región ahora.
crete-points-now = Puntos ahora
crete-sum-of = { $player }: { $points } PV por regiones si se puntuara ahora
crete-whole = Toda la isla
crete-tap = Toca una región para ver qué hay en ella.

## Rutas comerciales

crete-routes = Rutas comerciales
crete-route = Ruta { $route }
crete-space =
    { $cost ->
        [one] Espacio { $space }, { $cost } moneda, ingreso { $gain }
       *[other] Espacio { $space }, { $cost } monedas, ingreso { $gain }
    }
crete-ship-of = Barco de { $player }
crete-top = { $points } PV por llegar al final
crete-ship-costs =
    { $price ->
        [one] Un barco aquí te cuesta { $price } moneda.
       *[other] Un barco aquí te cuesta { $price } monedas.
    }
crete-sail-costs =
    { $price ->
        [one] El espacio siguiente te cuesta { $price } moneda.
       *[other] El espacio siguiente te cuesta { $price } monedas.
    }
crete-lacks-cities = Te falta una ciudad.
crete-lacks-towers = Te falta una torre.
crete-blue-tiles =
    { $count ->
        [one] { $count } bono de comercio azul en el espacio 2 de la ruta { $route }
       *[other] { $count } bonos de comercio azules en el espacio 2 de la ruta { $route }
    }
crete-red-tiles =
    { $count ->
        [one] { $count } bono de comercio rojo en el espacio 4 de la ruta { $route }
       *[other] { $count } bonos de comercio rojos en el espacio 4 de la ruta { $route }
    }
