### La première page, et les noms des jeux, des bots et des invités partout où on les voit.

masthead-you = Vous êtes { $name }
guest-name = { $name } de { $place }

# Les jeux, et en une phrase ce qu'ils sont.
game-akrotiri = Akrotiri
game-akrotiri-text = Posez des tuiles, transportez des marchandises entre les îles et trouvez des temples enfouis en lisant des cartes. De 2 à 4, une heure environ.
game-minos = Minos
game-minos-text = Choisissez des dés, jouez des décrets et bâtissez cités, navires et palais dans la Crète de l'âge du bronze. De 2 à 4, deux heures environ.

# Les bots, et leur façon de jouer.
bot-greedy = Glouton
bot-greedy-text = Prend ce qui rapporte le plus tout de suite. Un adversaire honnête.
bot-random = Hasard
bot-random-text = Fait tout ce qui est permis. Pour essayer.
bot-novice = Novice
bot-novice-text = Connaît les règles, a un plan et se trompe parfois. Pour les premières parties.
bot-sailor = Marin
bot-sailor-text = Joue juste, sans réfléchir longtemps.
bot-captain = Capitaine
bot-captain-text = Ne se trompe guère. Un adversaire fort.
bot-minos = Le roi Minos
bot-minos-text = Voit plus loin que tous les autres. Le plus fort que nous ayons.

home-title = Des îles, des palais, de vieilles cartes
home-lead = Des jeux de société de l’Égée minoenne, contre un bot ou entre amis. Rien à installer, personne à qui demander.
home-again = Réessayer
home-choose-game = Quel jeu ?
home-play = Jouer à { $game }
home-bots = Contre un bot
home-against = Jouer contre { $bot }
home-people = Avec d’autres
home-friends = Inviter des amis
home-friends-text = Envoyez un lien ; chacun joue où il est.
home-screen = Sur un seul écran
home-screen-text = Passez-le à la ronde ; les mains restent couvertes.
home-player = Joueur { $n }
home-making = La table se prépare…
home-house = Les tuiles, les cartes et les plateaux sont du matériel maison : notre propre création, pas le matériel imprimé.

home-options = Options
home-options-text = Elles valent aussi pour tous les boutons ci-dessus.
home-players = Joueurs
home-clock = Pendule
home-clock-none = Aucune
home-clock-hour = 1 heure par coup
home-clock-day = 24 heures par coup
home-clock-game = 30 minutes par partie
home-clock-text = Le temps écoulé, un bot vous remplace jusqu’à votre retour.
home-table-title = Nom de la table
home-public = Publique
home-public-text = Le salon la montre : chacun peut la rejoindre ou la regarder.
home-talk = Conversation
home-talk-text = De courtes lignes entre les joueurs.
home-hints = Conseils entre personnes
home-hints-text = Seul contre des robots, il y en a de toute façon. Tous voient qui en demande.
home-seats = Place par place
home-seats-text = Mêlez les personnes et les bots à votre gré.
home-seat = Place { $n }
home-seat-me = Moi
home-seat-open = Qui a le lien
home-seat-bot = Bot : { $bot }
home-seat-name = Nom à la place { $n }
home-make = Préparer cette table

home-go-on = Continuer
home-all-mine =
    { $n ->
        [one] Votre table
       *[other] Vos { $n } tables
    }
home-learn = Apprendre à jouer
home-learn-text = À une vraie table, pas à pas.
home-lesson-akrotiri = 10 minutes
home-lesson-minos = 15 minutes
home-watch = Regarder
home-watch-none = Personne ne joue en public en ce moment.
home-lobby = Vers le salon
home-record = Ouvrir une partie
home-record-text = Rejouez une partie depuis un fichier. Rien n'en est conservé.
home-record-unreadable = Ce fichier ne contient pas de partie.
home-makers = Akrotiri a été créé par Jay Cormier et Sen-Foong Lim et publié par Z-Man Games ; Minos: Dawn of the Bronze Age a été créé par Stanislav Kordonskiy et publié par Board&Dice. Labrys ne leur est pas affilié, n’est pas approuvé par eux et ne contient ni leurs images ni leurs textes. Si ces jeux vous plaisent, procurez-vous les jeux imprimés.
home-free = Labrys est un logiciel libre.
home-programs = Les programmes jouent aussi.

name-label = Votre nom
name-keep = Garder
name-kept = Vous êtes maintenant { $name }.

missing-title = Rien que la mer
missing-text = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
missing-home = Retour au rivage
