### La página de las reglas.

rules-chapters = Capítulos de las reglas
rules-chapter-akrotiri = Reglas de Akrotiri
rules-chapter-minos = Reglas de Minos
rules-chapter-table = Reglas de la casa
rules-no-chapter = No hay tal capítulo de las reglas
rules-contents = Índice
rules-search = Buscar en las reglas
rules-found =
    { $rules ->
        [0] Nada encontrado
        [one] { $hits ->
            [one] { $hits } pasaje en { $rules } regla
           *[other] { $hits } pasajes en { $rules } regla
        }
       *[other] { $hits } pasajes en { $rules } reglas
    }
rules-none = Ninguna regla tiene todas estas palabras. Prueba con menos, o con el número de una regla, como A6.4.
rules-previous = Regla anterior { $id }
rules-next = Regla siguiente { $id }
rules-copy = Copiar el enlace a esta regla
rules-copied = El enlace a { $id } está copiado.
rules-not-copied = El enlace a { $id } está en la barra de direcciones.
rules-unknown = No hay ninguna regla { $id }.
