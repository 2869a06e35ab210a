### La mesa de Minos: lo que puedo hacer, los dados y las partes de la pantalla.

minos-table-loading = Se prepara la mesa…
minos-table-house = Componentes propios: no los impresos
minos-table-parts = Partes de la mesa
minos-table-part-map = Creta
minos-table-part-dice = Dados
minos-table-part-cards = Cartas
minos-table-part-boards = Tableros
minos-table-part-log = Diario
minos-table-fold = Ocultar las opciones
minos-table-unfold = Mostrar las opciones

## Lo que puedo hacer

minos-table-label = Lo que puedes hacer
minos-table-from-space = { $section }, espacio { $space }
minos-table-points-left =
    { $section ->
        [open]
            { $points ->
                [0] sin puntos
                [one] punto comodín por usar
               *[other] puntos comodín por usar
            }
       *[other]
            { $points ->
                [0] sin puntos
                [one] punto por usar
               *[other] puntos por usar
            }
    }
minos-table-points =
    { $section ->
        [prepare] { $points ->
            [one] 1 punto para robar cartas
           *[other] { $points } puntos para robar cartas
        }
        [develop] { $points ->
            [one] 1 punto para jugar cartas
           *[other] { $points } puntos para jugar cartas
        }
        [build] { $points ->
            [one] 1 punto para construir
           *[other] { $points } puntos para construir
        }
        [expand] { $points ->
            [one] 1 punto para guerreros
           *[other] { $points } puntos para guerreros
        }
       *[wild] { $points ->
            [one] 1 punto comodín
           *[other] { $points } puntos comodín
        }
    }
minos-table-group-due = Lo que te corresponde
minos-table-group-play = Jugar una carta
minos-table-group-build = Construir
minos-table-group-expand = Guerreros
minos-table-group-draw = Robar una carta
minos-table-group-extra = Acciones adicionales
minos-table-group-tile = Bonos de comercio
minos-table-group-exchange = Cambio
minos-table-group-forfeit = En lugar del espacio, antes de nada más
minos-table-point-each = 1 punto cada vez
minos-table-once-each = una vez cada una por turno
minos-table-used = usada
minos-table-not-now = ahora no: ¿por qué?
minos-table-build-city = Construir una ciudad
minos-table-build-tower = Construir una torre
minos-table-build-farm = Construir una granja
minos-table-build-ship = Construir un barco
minos-table-build-sail = Avanzar un barco
minos-table-extra-march = Mover un guerrero
minos-table-extra-market = Comprar una mercancía temporal
minos-table-extra-tile = Usar un bono de comercio
minos-table-extra-tile-none = No tienes ninguna loseta de bono de comercio.
minos-table-extra-discard = Descartar cartas, 1 moneda cada una
minos-table-extra-discard-none = No tienes cartas en la mano.
minos-table-extra-trio = 3 mercancías temporales iguales por la mercancía
minos-table-extra-battle = Combatir a los Pueblos del mar
minos-table-extra-battle-none = Ningún guerrero tuyo está donde hay Pueblos del mar.
minos-table-subject-play =
    { $offered ->
        [yes] Jugar { $card } de la oferta
       *[no] Jugar { $card }
    }
minos-table-subject-build =
    { $what ->
        [city] Ciudad en { $region }
        [tower] Torre en { $region }
       *[farm] Granja en { $region }
    }
minos-table-subject-ship = Barco en la ruta { $route }
minos-table-subject-sail = Navegar en la ruta { $route }
minos-table-subject-move = Mover un guerrero desde { $region }
minos-table-subject-exchange =
    { $gain ->
        [coins] Cambiar armas por monedas
       *[weaponry] Cambiar monedas por armas
    }
minos-table-way-plain = sin mercancías temporales
minos-table-way-temps = con { $goods }
minos-table-temps = { $count } de { $good } temporal
minos-table-way-warriors =
    { $warriors ->
        [0] sin devolver guerreros
        [one] 1 guerrero devuelto
       *[other] { $warriors } guerreros devueltos
    }
minos-table-way-to = a { $region }
minos-table-way-from-to = de { $from } a { $to }
minos-table-way-exchange =
    { $gain ->
        [coins] { $amount ->
            [one] 1 moneda
           *[other] { $amount } monedas
        }
       *[weaponry] { $amount ->
            [one] 1 arma
           *[other] { $amount } armas
        }
    }
minos-table-ways =
    { $count ->
        [one] 1 manera
       *[other] { $count } maneras
    }
minos-table-end = Terminar el turno
minos-table-end-anyway = Terminar de todos modos
minos-table-go-on = Seguir
minos-table-stay = Seguir con el turno
minos-table-forgone = Aún sin usar: { $what }.
minos-table-unlock =
    { $points ->
        [one] El punto aún se puede usar
       *[other] Los puntos aún se pueden usar
    } en este turno, después de: { $moves }.
minos-table-unlock-drawn =
    { $points ->
        [one] El punto aún podría servir
       *[other] Los puntos aún podrían servir
    } en este turno, según lo que se robe: { $moves }.
minos-table-unlock-unknown =
    { $points ->
        [one] El punto aún podría servir
       *[other] Los puntos aún podrían servir
    } en este turno, después de otras acciones.
minos-table-picked = Elegido:
minos-table-pick-from = Elige ahora la región de la que sale el guerrero.
minos-table-pick-to = Elige ahora la región a la que va el guerrero.
minos-table-pick-either = Elige ahora la otra región: adonde va el guerrero, o de donde sale.
minos-table-let-go = Soltar
minos-table-all = Mostrar todo
minos-table-closed = { $place }: ahora no se puede hacer nada con esto.
minos-table-answers = Tu respuesta hasta ahora; nadie más la ve todavía
minos-table-thinking = Decide:
minos-table-also-thinking = Todos deciden a la vez; aún piensan:
minos-table-hurry = Apurar a los bots
minos-table-draws = roba
minos-table-secret = cuando todos hayan respondido

# Lo que cambia una jugada: más o menos de algo.
minos-table-change =
    { $more ->
        [yes] { $by } más: { minos-table-what }
       *[no] { $by } menos: { minos-table-what }
    }
minos-table-what =
    { $what ->
        [vp] PV
        [coin] { $by ->
            [one] moneda
           *[other] monedas
        }
        [weaponry] { $by ->
            [one] arma
           *[other] armas
        }
        [good] { $by ->
            [one] mercancía
           *[other] mercancías
        }
        [temp] { $by ->
            [one] mercancía temporal
           *[other] mercancías temporales
        }
        [card] { $by ->
            [one] carta en la mano
           *[other] cartas en la mano
        }
        [palace] { $by ->
            [one] carta en el palacio
           *[other] cartas en el palacio
        }
        [reserve] { $by ->
            [one] guerrero en reserva
           *[other] guerreros en reserva
        }
        [warrior] { $by ->
            [one] guerrero en el mapa
           *[other] guerreros en el mapa
        }
        [influence] { $by ->
            [one] paso de influencia
           *[other] pasos de influencia
        }
        [cultural] { $by ->
            [one] paso de cultura
           *[other] pasos de cultura
        }
       *[population] { $by ->
            [one] paso de población
           *[other] pasos de población
        }
    }

## Dados

minos-table-sections = Tablero de acciones
minos-table-bonus = Bono de acción:
minos-table-pool = Dados que nadie ha tomado
minos-table-die-of = { $die } de { $name }
minos-table-die-count = { $die }, { $count } iguales
minos-table-die-group = { $die }; con él un grupo para { $tracks }
minos-table-draft-hint = Elige un dado y una sección para ver qué resulta.
minos-table-retrieved = recuperado
minos-table-age2 = uno de los puntos puede robar una carta de la Edad II
minos-table-order = Próximos en recuperarse
minos-table-order-so-far = Se recuperarían en este orden
minos-table-stands = { $die } quedaría en { $section }, espacio { $space }.
minos-table-shifts =
    { $mine ->
        [yes] Empuja tu { $die } al espacio { $space }.
       *[no] Empuja { $die } de { $name } al espacio { $space }.
    }
minos-table-place-die = Colocarlo
minos-table-mine-now = Tus dados dan
minos-table-mine-then = Tus dados darían
minos-table-triggers = y los rasgos de { $cards }
minos-table-groups = Grupos de { $total } o más:
minos-table-no-group = ninguno aún
minos-table-or = o
minos-table-advance = { $track } +{ $by }
