### Les listes de tables : le salon, et les siennes.

lists-loading = Recherche des tables…

lobby-title = Salon
lobby-text = Les tables publiques de ce serveur. Une table devient publique par ses options, sur la première page.
lobby-open = À rejoindre
lobby-open-none = Aucune table n’attend de joueurs.
lobby-make = Ouvrez-en une : choisissez Options, puis Publique.
lobby-playing = À regarder
lobby-playing-none = Personne ne joue en public en ce moment. Ce qui commence paraît ici.
lobby-over = Terminées
lobby-over-none = Aucune partie publique n’est encore terminée.

mine-title = Mes parties
mine-turn = À vous
mine-kept = Places gardées pour vous
mine-waiting = En cours
mine-open = En attente de joueurs
mine-finished = Terminées
mine-asleep = Rangées
mine-none = Vous n’êtes encore à aucune table. Une partie contre un bot est à un clic.
mine-play = Jouer
mine-guest = Vous jouez en invité, dans ce navigateur seulement.
mine-guest-way = Gardez vos parties avec un compte

tables-your-turn = À vous
tables-kept = Gardée pour vous
tables-free-seat = place libre
tables-bot = { $name } (bot)
tables-lesson = Une leçon
tables-branched = Reprise d'un enregistrement
tables-join = Rejoindre
tables-watch = Regarder
tables-go-on = Continuer
tables-look = Voir
tables-take-seat = Prendre la place
tables-replay = Revoir
tables-record = Fichier
tables-unplayable = Ne peut pas continuer ici
