### Lo que se puede acordar antes de una partida, por juego: cada opción, cada uno de sus valores y qué significa elegirlo.

## Akrotiri

akrotiri-option-edition = Edición
akrotiri-option-edition-revised = Revisada
akrotiri-option-edition-revised-text = Las reglas inglesas y españolas: la elección habitual.
akrotiri-option-edition-first = Primera
akrotiri-option-edition-first-text = Las reglas francesas: primeras losetas junto a Thera, seguir desde un muelle ocupado cuesta una acción, algunos objetivos valen otra cosa.

akrotiri-option-variant = Variante
akrotiri-option-variant-none = Ninguna
akrotiri-option-variant-none-text = Los objetivos se roban de la pila: de dos en dos, uno para conservar.
akrotiri-option-variant-strategist = Estratega
akrotiri-option-variant-strategist-text = Los objetivos siguientes se toman de una oferta que todos ven.

akrotiri-option-first = Quién empieza
akrotiri-option-first-random = Al azar
akrotiri-option-first-random-text = Todos los asientos tienen la misma probabilidad.
akrotiri-option-first-0 = Asiento 1
akrotiri-option-first-0-text = Empieza el asiento 1, al sur.
akrotiri-option-first-1 = Asiento 2
akrotiri-option-first-1-text = Empieza el asiento 2.
akrotiri-option-first-2 = Asiento 3
akrotiri-option-first-2-text = Empieza el asiento 3.
akrotiri-option-first-3 = Asiento 4
akrotiri-option-first-3-text = Empieza el asiento 4.

## Minos

minos-option-setup = Preparación
minos-option-setup-draft = Elegida
minos-option-setup-draft-text = Las cartas iniciales y las habilidades se eligen por turnos: lo habitual.
minos-option-setup-random = Al azar
minos-option-setup-random-text = Cada uno recibe una carta inicial y una habilidad: bueno para una primera partida.
minos-option-routes = Rutas comerciales
minos-option-routes-AAA = Cara A de todas
minos-option-routes-AAA-text = La cara A de las tres losetas de ruta: lo habitual.
minos-option-routes-AAB = Caras A, A, B
minos-option-routes-AAB-text = La cara A de la primera loseta de ruta, A de la segunda, B de la tercera.
minos-option-routes-ABA = Caras A, B, A
minos-option-routes-ABA-text = La cara A de la primera loseta de ruta, B de la segunda, A de la tercera.
minos-option-routes-ABB = Caras A, B, B
minos-option-routes-ABB-text = La cara A de la primera loseta de ruta, B de la segunda, B de la tercera.
minos-option-routes-BAA = Caras B, A, A
minos-option-routes-BAA-text = La cara B de la primera loseta de ruta, A de la segunda, A de la tercera.
minos-option-routes-BAB = Caras B, A, B
minos-option-routes-BAB-text = La cara B de la primera loseta de ruta, A de la segunda, B de la tercera.
minos-option-routes-BBA = Caras B, B, A
minos-option-routes-BBA-text = La cara B de la primera loseta de ruta, B de la segunda, A de la tercera.
minos-option-routes-BBB = Cara B de todas
minos-option-routes-BBB-text = La cara B de las tres losetas de ruta.
minos-option-routes-random = Al azar
minos-option-routes-random-text = Una cara de cada loseta de ruta al azar.
