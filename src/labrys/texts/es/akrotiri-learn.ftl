### La lección de Akrotiri, paso a paso.

## La primera lección de Akrotiri, paso a paso

learn-akrotiri-welcome = ¡Te damos la bienvenida al mar de Thera! Gana quien tiene más puntos, y los puntos vienen de los templos enterrados en las islas. Tu barco acaba de llegar a una isla donde se puede encontrar uno.
learn-akrotiri-card = Un mapa dice dónde excavar. Su templo está en el centro; alrededor ves qué símbolos tiene que haber en cada dirección, por lejos que estén: aquí un volcán arriba, una montaña a la izquierda, dos lagos abajo. En tu isla, dos emplazamientos tienen todo eso. Están marcados.
learn-akrotiri-excavate = ¡Excava tu primer templo! Elige este mapa de tu mano, luego uno de los emplazamientos marcados, y confirma. Te cuesta 6 de tus 8 dracmas y da 3 puntos.
learn-akrotiri-goals = Y hay más: tu objetivo secreto da 4 puntos por cada templo tuyo en una isla sin símbolos, y esta isla no tiene ninguno. ¡Un templo, 7 puntos! Deja que tu objetivo te diga qué islas preferir.
learn-akrotiri-end = Un templo también te hace más rápido: desde tu próximo turno tienes 4 acciones en lugar de 3. Te queda una, pero poco dinero para usarla: pulsa «{ act-end }», y otra vez para renunciar a ella. Mira después lo que hace el otro jugador.
learn-akrotiri-lay = Cada turno empieza con una loseta, y el mar crece. Elige la celda marcada y confirma. Aquí la tierra de tu loseta amplía una isla, y su ruta lleva derecho a Thera, donde los cubos se vuelven dinero.
learn-akrotiri-cube = El símbolo de tu loseta ha traído un cubo de su color. Tú eliges el color de un segundo cubo, que va a la esquina marcada. Los cubos vienen del mercado: cuantos menos quedan allí, más dará el próximo que vendas.
learn-akrotiri-sail = Necesitas dinero para el próximo templo, y los cubos son dinero. Elige el muelle marcado y luego «{ act-sail-now }»: en esa isla esperan cubos. Un barco vacío es rápido y hace hasta dos movimientos por una acción.
learn-akrotiri-load = Pulsa «{ act-load }», elige el cubo verde y dos azules, y confirma. Pueden estar en cualquier parte de la isla, y una sola acción los toma todos. Tres cubos llenan tu barco.
learn-akrotiri-thera = Los cubos solo se venden en Thera. Elige uno de los dos muelles marcados y navega hasta allí. Con carga a bordo el barco es más lento: un movimiento por acción.
learn-akrotiri-sell = Vende los tres cubos en el mercado. Vender no cuesta ninguna acción, así que hazlo siempre que estés aquí. Cada cubo da el precio resaltado en su fila; el siguiente de ese color da menos o lo mismo.
learn-akrotiri-buy = Cada templo necesita un mapa. Pulsa «{ act-buy }», elige uno y confirma: cuesta 1 dracma. Más tarde, excavar con un mapa fácil, medio o difícil cuesta 3, 6 o 9 dracmas y da 1, 3 o 7 puntos.
learn-akrotiri-look = Elige un mapa de tu mano. Se iluminan todos los emplazamientos donde encaja; señala otro emplazamiento y verás qué símbolos faltan. Así sabes qué loseta colocar después, y dónde.
learn-akrotiri-finish = Has usado las cuatro acciones. Pulsa «{ act-end }»: robas la loseta de tu próximo turno y ya puedes pensar en ella.
learn-akrotiri-done = Ya conoces todo el ciclo: loseta, cubos, dinero, mapa, templo. Cada templo colocado descubre una casilla de tu recorrido. Cuando alguien excava el sexto, se termina la ronda y se cuentan los puntos: mapas, objetivos, y 1 punto por cada 10 dracmas.
