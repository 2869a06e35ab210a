### Los planes de Minos: mi próximo turno en una copia de la mesa; y lo que ha cambiado para mí desde mi decisión.

## El plan

minos-plan-offer = Planear mi próximo turno
minos-plan-offer-now = Probarlo antes
minos-plan-more = Seguir planeando
minos-plan-title = Tu plan
minos-plan-banner = Plan: nada de esto ha ocurrido
minos-plan-banner-text = La mesa se dibuja como estaría entonces. Lo que elijas pasa al plan.
minos-plan-asked = Plan: { $words }
minos-plan-left = Vuelves a ver la mesa tal como está. Tu plan se guarda.
minos-plan-leave = Volver a la mesa
minos-plan-nothing = Ahora no hay nada que planear.
minos-plan-nothing-kept = Ahora no se puede probar nada. El plan se guarda.
minos-plan-trying = Probando…
minos-plan-holds =
    { $steps ->
        [one] Vale.
       *[other] Los { $steps } movimientos valen.
    }
minos-plan-part =
    { $held ->
        [0] Ya no vale.
        [one] Vale el primero de { $steps }.
       *[other] Valen los { $held } primeros de { $steps }.
    }
minos-plan-broken = Tu plan ya no vale. { $move }: { $reason }
minos-plan-refused = No es posible:
minos-plan-untried = Sin probar
minos-plan-now = Ahora { $now }, y no { $then } como estaba planeado
minos-plan-same = { $what } sin cambios
minos-plan-ends-chance = Aquí se saca algo al azar. Más allá no se puede planear nada.
minos-plan-ends = El plan acaba aquí
minos-plan-ends-text = Quita el último movimiento para planear otra cosa.
minos-plan-drop = Quitar el último
minos-plan-drop-from = Quitar el movimiento { $number } y lo que sigue: { $move }
minos-plan-clear = Borrar
minos-plan-do =
    { $moves ->
        [one] Hacerlo
       *[other] Hacerlo todo
    }
minos-plan-do-part =
    { $moves ->
        [one] Hacer el primero
       *[other] Hacer los { $moves } primeros
    }
minos-plan-doing = Haciéndolo…
minos-plan-made =
    { $made ->
        [0] No se ha hecho nada.
        [one] Hecho: 1 movimiento.
       *[other] Hecho: { $made } movimientos.
    }
minos-plan-stopped =
    { $made ->
        [0] No se ha hecho nada.
        [one] Se ha hecho 1 movimiento de { $wanted }.
       *[other] Se han hecho { $made } movimientos de { $wanted }.
    }
minos-plan-drawn = Ha pasado algo que no se podía prever: míralo primero.
minos-plan-away = Apartar

## Lo que ha cambiado para mí

minos-plan-note-dominance-lost =
    { $name ->
        [none] { $region }: ya no la dominas.
       *[other] { $region }: ahora la domina { $name }, y no tú.
    }
minos-plan-note-dominance-gained = { $region }: ahora la dominas.
minos-plan-note-points =
    { $more ->
        [yes] { $region } te daría { $by } PV más.
       *[no] { $region } te daría { $by } PV menos.
    }
minos-plan-note-offer =
    { $count ->
        [one] Ha salido de la oferta, y podías pagarla: { $cards }.
       *[other] Han salido de la oferta, y podías pagarlas: { $cards }.
    }
minos-plan-note-goods = No quedan para tomar: { $goods }.
minos-plan-note-vase =
    { $worth ->
        [none] Vasija «{ $vase }»: todos los huecos están ocupados.
       *[other] Vasija «{ $vase }»: ahora { $worth } PV, antes { $before }.
    }
minos-plan-note-die = Tu { $die } pasó al espacio { $space } ({ $section }): { $points }.
minos-plan-note-tiles = Bonos de comercio tomados por otros: { $tiles }.
