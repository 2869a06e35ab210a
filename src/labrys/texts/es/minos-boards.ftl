### Los tableros de los jugadores de Minos, de un vistazo y enteros, las vasijas, la previsión y los puntos.

## Everybody at a glance

boards-title =
    { $round ->
        [0] Preparación
       *[other] Ronda { $round }
    }
boards-scores = Puntos
boards-forecast = Previsión
boards-close = Cerrar
boards-open = { $name }: todo el tablero
boards-first = Primer jugador
boards-deciding = decide
boards-answered = ha respondido
boards-points = { $points } puntos de victoria; { $total } si la partida acabara ahora
boards-vp = PV
boards-vp-count = { $count } PV
boards-coins = Monedas
boards-weaponry = Armas
boards-hand = Cartas en mano
boards-area = Cartas en la zona de juego
boards-palace = Cartas en el palacio
boards-income = Ingresos
boards-income-now = Espacio de ingresos { $space } de { $spaces }: { $coins } monedas, { $vp } PV
boards-cities = Ciudades
boards-towers = Torres
boards-farms = Granjas
boards-ships = Barcos
boards-warriors-title = Guerreros: { $map } en el mapa, { $reserves } en la reserva, { $supply } fuera de juego
boards-goods = Mercancías
boards-good =
    { $temps ->
        [0] { $good }: { $count }
       *[other] { $good }: { $count }, temporales: { $temps }
    }
boards-tracks = Recorridos de progreso
boards-track = { $track }: { $height }
boards-tiles = Bonos de comercio
boards-trophies = Pueblos del mar vencidos
boards-ability = Habilidad
boards-start = Carta inicial
boards-level-now = actual
boards-level-from = desde cultura { $space }

## A board in full

boards-of = Tablero de { $name }
boards-means = Medios
boards-points-short = Puntos de victoria
boards-on-map = Guerreros en el mapa
boards-reserves = Guerreros en reserva
boards-supply = Guerreros fuera de juego
boards-if-ended = { $points } PV si la partida acabara ahora.
boards-start-named = Carta inicial { $start }: { $says }.
boards-income-track = Recorrido de ingresos
boards-ability-named = Habilidad { $ability }
boards-tracks-caption = Lo que da cada espacio de los tres recorridos, de arriba abajo
boards-beyond = Más allá de la cima
boards-stands-palace = ingresos: { $count } al palacio
boards-stands-level = habilidad nivel { $level }
boards-stands-weaponry =
    { $count ->
        [one] ingresos: { $count } arma
       *[other] ingresos: { $count } armas
    }
boards-stands-presence = presencia { $presence }, dominio { $dominance } PV
boards-structures = Construcciones
boards-built = construido
boards-next-coins =
    { $count ->
        [one] siguiente: { $count } moneda
       *[other] siguiente: { $count } monedas
    }
boards-next-warriors =
    { $count ->
        [one] siguiente: { $count } guerrero
       *[other] siguiente: { $count } guerreros
    }
boards-next-ship =
    { $count ->
        [one] siguiente, con su primer espacio: desde { $count } moneda
       *[other] siguiente, con su primer espacio: desde { $count } monedas
    }
boards-farms-score = puntuación: { $points } PV
boards-towers-score = dominio +{ $points } PV
boards-end-score = final: { $points } PV
boards-goods-caption = Mercancías por tipo, lo que aporta cada una al llegar y lo que queda
boards-arrival = n.º { $count }
boards-temps = temp.
boards-stack = quedan
boards-has = sí
boards-has-not = no
boards-sailing = Barcos en sus rutas
boards-ship-at = Ruta { $route }, espacio { $space } de { $spaces }
boards-none = ninguno
boards-palace-count = Palacio: { $count }
boards-palace-text = Los rasgos actúan cada vez que un dado los activa.
boards-area-count = Zona de juego: { $count }
boards-area-text = Los rasgos solo actúan cuando las cartas están en el palacio.
boards-ledger = Puntos por origen
boards-ending = Además, si la partida acabara ahora
boards-total-now = Total si acabara ahora
boards-score-text = Las puntuaciones y los ingresos por venir no están incluidos.

## Forecast

boards-at-income = Ingresos
boards-scoring = Puntuación
boards-at-scoring = Puntuación tras la ronda { $round }
boards-to-palace = Cartas que pueden ir al palacio
boards-from-route = De una ruta comercial
boards-regions = Regiones
boards-forecast-text = Lo que aportan el final de la ronda y la próxima puntuación tal como está la mesa.

## Vases

boards-vases = Vasijas
boards-vase-next = El próximo gana { $points } PV.
boards-vase-gone = Todos sus lugares están ocupados.
boards-vase-claimed = { $name } la tiene.
boards-vase-far = { $name }: { $have } de { $needed }
