### Lo que se puede hacer en Minos, lo que se pide y cómo se llaman las cosas de la mesa: palabras de botones y listas.

## Jugadas

minos-move-start = Tomar la carta inicial { $card }: { $region }
minos-move-ability = Tomar la habilidad { $tile }: { $kind }
minos-move-back = Devolver { $card } al mazo
minos-move-draft = { $die } a { minos-part-section }
minos-move-advance = Avanzar en { minos-part-track }
minos-move-retrieve = Recuperar el dado { $die } de { minos-part-section }, espacio { $space }
minos-move-forfeit = Renunciar al espacio por { $price }
minos-move-take-space = Tomar el espacio: { $gain }
minos-move-take-trait = Tomar el rasgo de { $card }: { $gain }
minos-move-take-effect = { $card }: { $gain }
minos-move-gather = Tomar todas las monedas, armas y PV pendientes
minos-move-draw = Robar { $card } de la oferta
minos-move-draw-deck = Robar una carta del mazo
minos-move-draw-age2 = Robar una carta de la Edad II
minos-move-play = Jugar { $card }
minos-move-play-offer = Jugar { $card } de la oferta
minos-move-city = Construir una ciudad en { $region }
minos-move-tower = Construir una torre en { $region }
minos-move-farm = Construir una granja en { $region }
minos-move-ship = Construir un barco en la ruta { $route }
minos-move-sail = Avanzar el barco al espacio { $space } de la ruta { $route }
minos-move-place = Colocar un guerrero en { $region }
minos-move-move = Mover un guerrero de { $region } a { $to }
minos-move-choose = Tomar { $gain }
minos-move-good = Tomar { minos-part-good }
minos-move-temp = Tomar { minos-part-good } temporal
minos-move-palace = Poner { $card } en el palacio
minos-move-discard = Descartar { $card }
minos-move-sell = Vender { $card }
minos-move-income = Tomar los ingresos de la ruta { $route }: { $gain }
minos-move-tile = Tomar el bono de comercio { $tile }: { $gain }
minos-move-tile-use = Usar el bono de comercio { $tile }: { $gain }
minos-move-battle = Combatir a los Pueblos del mar en { $region } por { $price }: { $gain }
minos-move-escort = Marchar de { $region } a { $to }
minos-move-market = Mercado local: { minos-part-good } temporal
minos-move-trade = Tres por una: { $count } de { minos-part-good } temporal por la mercancía
minos-move-exchange = Cambiar por { $gain }
minos-move-done = Renunciar
minos-move-done-rest = Renunciar al resto
minos-move-done-fight = Dejar a los Pueblos del mar
minos-move-end = Terminar el turno

# Moves that are to follow others, by their names alone.
minos-step-space = Tomar el espacio
minos-step-trait = Tomar el rasgo de { $card }
minos-step-effect = { $card }: efecto { $number }
minos-step-sail = Avanzar el barco en la ruta { $route }
minos-step-choose = Tomar la ganancia { $number }
minos-step-convert = Pagar por el efecto
minos-step-income = Tomar los ingresos de la ruta { $route }
minos-step-tile = Bono de comercio { $tile }
minos-step-battle = Combatir a los Pueblos del mar en { $region }

# Una jugada con lo que cuesta.
minos-move-for = { $move } por { $price }
minos-move-free = { $move }, gratis
minos-move-with = { $move }, con { $temps }
minos-move-losing = { $move }, perdiendo { $number } PV
minos-temps = { $number } de { minos-part-good } temporal
minos-warriors =
    { $number ->
        [one] { $number } guerrero
       *[other] { $number } guerreros
    }

## Lo que se pide: un título y una frase

minos-ask-pick = Preparación
minos-ask-pick-text = Toma una carta inicial o una habilidad; tendrás una de cada.
minos-ask-back = Primera mano
minos-ask-back-text =
    { $count ->
        [one] Devuelve 1 carta de tu mano al mazo.
       *[other] Devuelve { $count } cartas de tu mano al mazo.
    }
minos-ask-found = Primera carta del palacio
minos-ask-found-text = Pon una carta de tu mano en el palacio, gratis.
minos-ask-draft = Elección de dados
minos-ask-draft-text = Toma un dado y ponlo en una sección.
minos-ask-groups = Progreso
minos-ask-groups-text = Avanza con grupos de tus dados.
minos-ask-retrieve = Acciones
minos-ask-retrieve-text = Recupera uno de tus dados más altos.
minos-ask-turn = Tu turno
minos-ask-turn-text = Toma lo pendiente y usa tus puntos, en el orden que quieras.
minos-ask-effects = Efectos de { $card }
minos-ask-effects-text = Toma los efectos de la carta en el orden que quieras.
minos-ask-either = Uno a elección
minos-ask-either-text = Elige una de las ganancias.
minos-ask-convert = Pagar o no
minos-ask-convert-text = Di si pagas el precio del efecto.
minos-ask-discard = Descartar
minos-ask-discard-text =
    { $count ->
        [one] Descarta 1 carta más como precio del efecto.
       *[other] Descarta { $count } cartas más como precio del efecto.
    }
minos-ask-track = Avance
minos-ask-track-text = Elige el recorrido en que avanzar.
minos-ask-temp = Mercancía temporal
minos-ask-temp-text =
    { $count ->
        [one] Toma 1 mercancía temporal a elección.
       *[other] Toma { $count } mercancías temporales a elección.
    }
minos-ask-good = Mercancía
minos-ask-good-text =
    { $count ->
        [one] Toma 1 mercancía a elección de los montones.
       *[other] Toma { $count } mercancías a elección de los montones.
    }
minos-ask-draw = Robar
minos-ask-draw-text =
    { $count ->
        [one] Roba 1 carta de la oferta o del mazo.
       *[other] Roba { $count } cartas de la oferta o del mazo.
    }
minos-ask-place = Colocar guerreros
minos-ask-place-text =
    { $count ->
        [one] Coloca 1 guerrero de tu reserva en una región con una ciudad tuya.
       *[other] Coloca { $count } guerreros de tu reserva en regiones con una ciudad tuya.
    }
minos-ask-move = Mover guerreros
minos-ask-move-text =
    { $count ->
        [one] Mueve 1 guerrero a una región adyacente.
       *[other] Mueve guerreros a regiones adyacentes, { $count } pasos en total.
    }
minos-ask-build = Construir
minos-ask-build-text =
    { $free ->
        [yes] Usa tu punto de construcción, sin coste.
       *[no] Usa tus puntos de construcción: { $count }.
    }
minos-ask-wild = Puntos comodín
minos-ask-wild-text = Usa tus puntos comodín, todos para una sola clase de acción: { $count }.
minos-ask-play = Jugar una carta
minos-ask-play-text =
    { $free ->
        [yes] Juega una carta de tu mano o de la oferta, sin ningún coste.
       *[no] Juega una carta de tu mano o de la oferta.
    }
minos-ask-palace = Palacio
minos-ask-palace-text =
    { $free ->
        [yes] Pon cartas en tu palacio, gratis; como mucho: { $count }.
       *[no] Pon cartas en tu palacio; las de la mano cuestan sus PV. Como mucho: { $count }.
    }
minos-ask-route = Ingresos de una ruta
minos-ask-route-text = Toma los ingresos de una de tus rutas.
minos-ask-bonus-tile = Bono de comercio
minos-ask-bonus-tile-text =
    { $colour ->
        [blue] Toma un bono de comercio azul junto a la ruta { $route }.
       *[red] Toma un bono de comercio rojo junto a la ruta { $route }.
    }
minos-ask-fight = Últimos combates
minos-ask-fight-text = Vence a los Pueblos del mar en { $region }, o déjalos.
minos-ask-wait = Deciden los demás
minos-ask-wait-text = Se te dirá cuando te toque decidir.
minos-ask-over = La partida ha terminado
minos-ask-over-text = Se han jugado cuatro rondas.

## Las cosas de la mesa

minos-region = { $name } ({ $number })
minos-region-number = región { $number }
minos-section-prepare = preparar
minos-section-develop = desarrollar
minos-section-build = construir
minos-section-expand = expandir
minos-section-wild = comodín
minos-track-influence = influencia
minos-track-cultural = cultura
minos-track-population = población
minos-die-red = rojo { $value }
minos-die-blue = azul { $value }
minos-die-yellow = amarillo { $value }
minos-die-gray = gris { $value }
minos-kind-decrees = decretos más baratos
minos-kind-goods = mercancías en cada ronda
minos-kind-builder = construir da frutos
minos-kind-groups = grupos de dados más pequeños
minos-kind-exchange = cambio de monedas y armas
minos-place-space = { minos-part-section }, espacio { $space }: { $gain }
minos-place-route = Ruta { $route }
minos-place-deck = Mazo
minos-place-age2 = Mazo de la Edad II
