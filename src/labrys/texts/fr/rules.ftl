### La page des règles.

rules-chapters = Chapitres des règles
rules-chapter-akrotiri = Règles d'Akrotiri
rules-chapter-minos = Règles de Minos
rules-chapter-table = Règles de la maison
rules-no-chapter = Ce chapitre des règles n'existe pas
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $rules ->
        [0] Rien trouvé
        [one] { $hits ->
            [one] { $hits } passage dans { $rules } règle
           *[other] { $hits } passages dans { $rules } règle
        }
       *[other] { $hits } passages dans { $rules } règles
    }
rules-none = Aucune règle ne contient tous ces mots. Essayez-en moins, ou le numéro d'une règle comme A6.4.
rules-previous = Règle précédente { $id }
rules-next = Règle suivante { $id }
rules-copy = Copier le lien vers cette règle
rules-copied = Le lien vers { $id } est copié.
rules-not-copied = Le lien vers { $id } est dans la barre d'adresse.
rules-unknown = Il n'y a pas de règle { $id }.
