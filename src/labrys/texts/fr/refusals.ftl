### Pourquoi une chose n'est pas possible : `refusal-<code>`, avec les faits du refus comme valeurs.
###
### Les mêmes phrases que celles du serveur, qu'il envoie en anglais. Là où la sienne en dit plus, parce que la faute est
### dans un programme ou un fichier, celle-ci dit ce qu'une personne peut en comprendre.

## Les jeux

refusal-not-a-move = Ce n'est pas un coup du jeu.
refusal-played-out =
    { $turns ->
        [one] La partie est finie après { $turns } tour : { refusal-part-reason }.
       *[other] La partie est finie après { $turns } tours : { refusal-part-reason }.
    }
# Pourquoi la partie est finie.
refusal-part-reason =
    { $reason ->
        [sixth-temple] le sixième temple a été mis au jour
        [tiles-laid] toutes les tuiles prévues pour ce nombre de joueurs sont posées
       *[no-more-tiles] les tuiles sont épuisées, et personne n'a trouvé de temple en 6 tours chacun
    }
refusal-ended-by-agreement = La partie est finie : arrêtée d'un commun accord.
refusal-ended-by-resignation = La partie est finie : abandon de la place { $seats }.
refusal-no-such-seat = Il y a les places 1 à { $last }.
refusal-not-your-turn = C'est à la place { $due } de décider, pas à la place { $seat }.
refusal-not-for-chance = C'est à la place { $due } de décider, pas au hasard.
refusal-chance-first = C'est au hasard de répondre, pas à la place { $seat }.
refusal-not-possible =
    { $answers ->
        [one] Le hasard a { $answers } réponse possible, pas celle-ci.
       *[other] Le hasard a { $answers } réponses possibles, pas celle-ci.
    }

## Akrotiri : ce qui vient d'abord

refusal-lay-first = Posez d'abord votre tuile.
refusal-cube-first = Placez d'abord le second cube.
refusal-keep-first = Gardez d'abord un des 2 objectifs piochés.
refusal-take-first = Prenez d'abord un des objectifs visibles.
refusal-berth-first = Placez d'abord votre bateau.
refusal-act-now = C'est la deuxième partie de votre tour : agissez ou terminez-le.

## Akrotiri : tuiles et cubes

refusal-no-such-cell = « { $cell } » n'est pas une case de la mer ; une case s'écrit x,y.
refusal-no-such-turn = Une tuile se tourne vers n, e, s ou w, pas « { $turn } ».
refusal-thera-there = Le plateau de Théra occupe déjà { $cell }.
refusal-cell-taken = La tuile { $tile } occupe déjà { $cell }.
refusal-not-adjacent = { $cell } n'a aucun de ses 4 côtés contre une tuile ou contre Théra.
refusal-first-tile-at-thera = Dans la mise en place de la première édition, la tuile se pose contre le plateau de Théra ; { $cell } n'y touche pas.
refusal-no-such-colour = « { $colour } » n'est pas une couleur ; il y a green, blue, gray, orange.
refusal-no-such-corner = « { $corner } » n'est pas un coin ; il y a NW, NE, SE, SW.
refusal-colour-gone =
    { $colour ->
        [green] Il reste 0 cube vert au marché.
        [blue] Il reste 0 cube bleu au marché.
        [gray] Il reste 0 cube gris au marché.
       *[orange] Il reste 0 cube orange au marché.
    }
refusal-icon-island =
    { $corner ->
        [NW] Le coin nord-ouest appartient à l'île du symbole ; choisissez-en un autre.
        [NE] Le coin nord-est appartient à l'île du symbole ; choisissez-en un autre.
        [SE] Le coin sud-est appartient à l'île du symbole ; choisissez-en un autre.
       *[SW] Le coin sud-ouest appartient à l'île du symbole ; choisissez-en un autre.
    }

## Akrotiri : bateaux

refusal-not-a-berth = Les bateaux partent de Théra, de thera/1 à thera/{ $last }, pas de « { $dock } ».
refusal-berth-taken = Le bateau de la place { $seat } est déjà à { $dock }.
refusal-no-such-dock = Il n'y a pas de quai « { $dock } » sur la mer.
refusal-same-dock = Votre bateau est déjà à { $dock } ; un déplacement finit à un autre quai.
refusal-no-action-to-sail = Un déplacement coûte 1 action, il vous en reste 0.
refusal-all-occupied =
    { $docks ->
        [one] Un déplacement atteint { $docks } quai, qui est occupé, et vous ne pourriez pas en repartir.
       *[other] Un déplacement atteint { $docks } quais, tous occupés, et vous ne pourriez pas en repartir.
    }
refusal-out-of-reach =
    { $docks ->
        [one] Aucune route et aucun portage ne mènent de { $start } à { $dock } ; 1 déplacement atteint { $docks } autre quai.
       *[other] Aucune route et aucun portage ne mènent de { $start } à { $dock } ; 1 déplacement atteint { $docks } autres quais.
    }
refusal-occupied = { $dock } est occupé, et avec { refusal-part-actions } après ce déplacement vous ne pourriez pas repartir (il reste { refusal-part-moves } dans cette action).
# Partie de la phrase ci-dessus.
refusal-part-actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
# Partie de la phrase ci-dessus.
refusal-part-moves =
    { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    }
refusal-in-transit = Votre bateau est en transit à { $dock }, qui est occupé : il doit d'abord repartir.

## Akrotiri : marchandises

refusal-nothing-chosen = On charge 1 cube ou plus, vous en avez choisi 0.
refusal-no-action-to-load = Charger coûte 1 action, il vous en reste 0.
refusal-no-cubes-here = Il n'y a pas de cube là où vous êtes à quai, à { $dock }.
refusal-boat-full =
    { $cubes ->
        [one] Votre bateau est plein : il porte { $cubes } cube.
       *[other] Votre bateau est plein : il porte { $cubes } cubes.
    }
refusal-not-there =
    { $colour ->
        [green] Cubes verts choisis : { $chosen } ; sur l'île où vous êtes à quai : { $present }.
        [blue] Cubes bleus choisis : { $chosen } ; sur l'île où vous êtes à quai : { $present }.
        [gray] Cubes gris choisis : { $chosen } ; sur l'île où vous êtes à quai : { $present }.
       *[orange] Cubes orange choisis : { $chosen } ; sur l'île où vous êtes à quai : { $present }.
    }
refusal-no-room = Le bateau a de la place pour { $room } de plus, vous en avez choisi { $chosen }.
refusal-sell-at-thera = On ne vend qu'à Théra, vous êtes à quai à { $dock }.
refusal-no-unloading-at-thera = On ne débarque rien à Théra (édition révisée), vous êtes à quai à { $dock }.
refusal-not-on-board =
    { $colour ->
        [green] Votre bateau porte 0 cube vert ({ refusal-part-cubes } en tout).
        [blue] Votre bateau porte 0 cube bleu ({ refusal-part-cubes } en tout).
        [gray] Votre bateau porte 0 cube gris ({ refusal-part-cubes } en tout).
       *[orange] Votre bateau porte 0 cube orange ({ refusal-part-cubes } en tout).
    }
# Partie de la phrase ci-dessus.
refusal-part-cubes =
    { $total ->
        [one] { $total } cube
       *[other] { $total } cubes
    }

## Akrotiri : cartes, oracle, temples, objectifs

refusal-no-such-tier = Les cartes sont easy, medium, hard, pas « { $tier } ».
refusal-how-many = Une action achète 1 à { $most } cartes, vous en avez choisi { $chosen }.
refusal-buy-at-thera = On n'achète des cartes qu'à Théra, vous êtes à quai à { $dock }.
refusal-no-action-to-buy = Acheter des cartes coûte 1 action, il vous en reste 0.
refusal-no-maps-left = Les piles de cartes sont vides.
refusal-buying-too-dear =
    { $chosen ->
        [one] { $chosen } carte en une action pour { refusal-part-price }, vous en avez { $purse }.
       *[other] { $chosen } cartes en une action pour { refusal-part-price }, vous en avez { $purse }.
    }
# Partie de la phrase ci-dessus.
refusal-part-price =
    { $price ->
        [one] { $price } drachme
       *[other] { $price } drachmes
    }
refusal-pile-empty =
    { $tier ->
        [easy] La pile facile contient { refusal-part-left }, vous en avez choisi { $chosen }.
        [medium] La pile moyenne contient { refusal-part-left }, vous en avez choisi { $chosen }.
       *[hard] La pile difficile contient { refusal-part-left }, vous en avez choisi { $chosen }.
    }
# Partie de la phrase ci-dessus.
refusal-part-left =
    { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }
refusal-no-such-terrain = « { $terrain } » n'est pas un terrain ; il y a tree, lake, mountain, volcano.
refusal-oracle-used = On interroge l'oracle une fois par tour, vous l'avez fait 1 fois.
refusal-no-action-to-ask = Interroger l'oracle coûte 1 action, il vous en reste 0.
refusal-no-tiles = L'oracle n'a aucune tuile à révéler : la pioche et la défausse en contiennent 0.
refusal-no-such-map = Il n'y a pas de carte « { $map } ».
refusal-not-in-hand =
    { $hand ->
        [one] La carte { $map } n'est pas dans votre main de { $hand } carte.
       *[other] La carte { $map } n'est pas dans votre main de { $hand } cartes.
    }
refusal-no-action-to-excavate = Fouiller coûte 1 action, il vous en reste 0.
refusal-no-map-in-hand = Vous n'avez pas de carte en main.
refusal-no-map-to-pay = Votre carte la moins chère coûte { $cost } drachmes, vous en avez { $purse }.
refusal-no-site-here =
    { $hand ->
        [one] Aucun site de l'île où vous êtes à quai ne prouve votre carte.
       *[other] Aucun site de l'île où vous êtes à quai ne prouve une carte que vous puissiez payer ; vous avez { $hand } cartes.
    }
refusal-all-temples = Vous avez mis au jour tous vos { $temples } temples.
refusal-thera = On ne met au jour aucun temple à Théra, vous êtes à quai à { $dock }.
refusal-temple-there =
    { $temples ->
        [one] L'île où vous êtes à quai a déjà { $temples } temple.
       *[other] L'île où vous êtes à quai a déjà { $temples } temples.
    }
refusal-excavating-too-dear =
    { $cost ->
        [one] La carte { $map } coûte { $cost } drachme, vous en avez { $purse }.
       *[other] La carte { $map } coûte { $cost } drachmes, vous en avez { $purse }.
    }
refusal-no-such-site = « { $site } » n'est pas un quadrant d'une tuile.
refusal-other-island = { $site } n'est pas une terre de l'île où vous êtes à quai.
refusal-not-proved =
    { $side ->
        [up] Au-dessus de { $site }, la carte { $map } demande { refusal-part-wanted }, il y en a { $found }.
        [right] À droite de { $site }, la carte { $map } demande { refusal-part-wanted }, il y en a { $found }.
        [down] Au-dessous de { $site }, la carte { $map } demande { refusal-part-wanted }, il y en a { $found }.
       *[left] À gauche de { $site }, la carte { $map } demande { refusal-part-wanted }, il y en a { $found }.
    }
# Partie de la phrase ci-dessus.
refusal-part-wanted =
    { $terrain ->
        [tree] { $wanted ->
            [one] { $wanted } arbre
           *[other] { $wanted } arbres
        }
        [lake] { $wanted ->
            [one] { $wanted } lac
           *[other] { $wanted } lacs
        }
        [mountain] { $wanted ->
            [one] { $wanted } montagne
           *[other] { $wanted } montagnes
        }
       *[volcano] { $wanted ->
            [one] { $wanted } volcan
           *[other] { $wanted } volcans
        }
    }
refusal-no-such-goal = Il n'y a pas d'objectif « { $goal } ».
refusal-not-drawn = « { akrotiri-goal } » n'est pas un des 2 objectifs que vous avez piochés.
refusal-not-offered =
    { $offered ->
        [one] « { akrotiri-goal } » n'est pas l'objectif visible ({ $offered } en tout).
       *[other] « { akrotiri-goal } » n'est pas parmi les { $offered } objectifs visibles.
    }

## Qui vous êtes

refusal-stranger = Le serveur ne sait pas qui vous êtes ; choisissez d'abord un nom ou connectez-vous.
refusal-not-yours = Ce n'est pas à vous de le faire.
refusal-name-character =
    { $what ->
        [title] Un titre ne peut pas contenir le caractère { $character }.
       *[name] Un nom ne peut pas contenir le caractère { $character }.
    }
refusal-name-length =
    { $what ->
        [title] Un titre a 1 à { $most } caractères, celui-ci en a { $length }.
       *[name] Un nom a 1 à { $most } caractères, celui-ci en a { $length }.
    }
refusal-name-letters =
    { $what ->
        [title] Un titre a besoin d'au moins une lettre ou un chiffre.
       *[name] Un nom a besoin d'au moins une lettre ou un chiffre.
    }
refusal-name-marks =
    { $what ->
        [title] Un titre a au plus { $most } signes sur une lettre.
       *[name] Un nom a au plus { $most } signes sur une lettre.
    }
refusal-account-length = Un nom de compte a { $least } à { $most } caractères, celui-ci en a { $length }.
refusal-account-characters = Un nom de compte se compose de lettres, de chiffres et de - _ . et commence par une lettre ou un chiffre.
refusal-account-taken = Il y a déjà un compte nommé { $account }.
refusal-password-short = Un mot de passe a au moins { $least } caractères.
refusal-password-long = Un mot de passe a au plus { $most } caractères et { $bytes } octets.
refusal-no-account = Un invité n'a pas de mot de passe ; créez d'abord un compte.
refusal-wrong-password = L'ancien mot de passe n'est pas celui-ci.
refusal-wrong-sign-in = Il n'y a pas de compte avec ce nom et ce mot de passe.
refusal-has-account = Vous avez déjà un compte ; déconnectez-vous d'abord pour en créer un autre.
refusal-signed-in = Vous avez ouvert une session sous le nom de { $name } ; changez-y de nom, ou déconnectez-vous d'abord.
refusal-many-signing-in = Trop de personnes se connectent en ce moment ; réessayez dans un instant.
refusal-enough-tokens = Vous avez { $most } jetons, ce qui est le maximum ; retirez-en un.
refusal-no-token = Vous n'avez pas ce jeton.
refusal-not-by-token = Un jeton ne permet pas cela ; faites-le vous-même.
refusal-own-talk = Vous ne pouvez pas vous mettre en sourdine.
refusal-no-player = Ce joueur n'existe pas.
refusal-bad-hook = Ce ne peut pas être l'adresse d'un webhook : elle commence par https:// ou http:// et se joint depuis l'internet public.

## Les portes

refusal-foreign-page = La demande vient d'une page d'un autre site.
refusal-too-large = Une demande a au plus { $most } octets.
refusal-oversized = La demande est trop grande.
refusal-too-many =
    { $seconds ->
        [one] C'est trop souvent ; réessayez dans { $seconds } seconde.
       *[other] C'est trop souvent ; réessayez dans { $seconds } secondes.
    }
refusal-too-many-requests = Trop de demandes ; attendez un instant.
refusal-server-busy = Le serveur est occupé ; réessayez dans un instant.
refusal-replays-busy = Trop d'enregistrements sont rejoués en ce moment ; réessayez dans un instant.
refusal-operators-only = Les chiffres sont réservés à l'exploitant de ce serveur.
refusal-malformed = Le serveur n'a pas pu lire ceci.
refusal-broken-off = La demande s'est interrompue avant sa fin.
refusal-not-found = Il n'y a rien ici.
refusal-wrong-method = Cette adresse ne connaît pas cette méthode.
refusal-unexpected = Quelque chose a échoué sur le serveur ; c'est noté là-bas sous { $noted }.
refusal-unavailable = La base de données ne répond pas ; regardez dans un instant si c'est fait.

## Tables et places

refusal-no-such-table = Il n'y a pas de table ici.
refusal-no-such-game = Aucun jeu ne s'appelle « { $game } » ; il y a { $games }.
refusal-no-such-components = Ce serveur n'a pas ces composants.
refusal-no-such-bot = Aucun robot ne s'appelle « { $bot } » ; il y a { $bots }.
refusal-bad-options = Le jeu ne peut pas se jouer avec ces options.
refusal-bad-seat = Place { $seat } : seule la place d'un robot nomme un robot, et seule une place libre est réservée à quelqu'un.
refusal-named-seat = Seules les places de l'hôte portent un nom, et aucune n'est réservée.
refusal-bad-clock = La table serait archivée avant la fin du temps d'un coup.
refusal-no-people = Une table a besoin d'une place pour une personne.
refusal-too-many-tables = Vous avez { $most } tables inachevées ; finissez-en une d'abord.
refusal-begun = La partie a déjà commencé, ou la table est au repos.
refusal-seated = Vous avez une place à cette table.
refusal-no-free-seat = Aucune place n'est libre.
refusal-seat-not-free = La place { $seat } est prise, réservée à quelqu'un d'autre, ou n'existe pas.
refusal-not-yours-to-start = C'est l'hôte de la table qui commence la partie.
refusal-seats-free = Places encore libres : { $free } sur { $seats }.
refusal-not-yours-to-free = C'est l'hôte de la table qui libère les places.
refusal-free-begun = Les places se libèrent avant le début de la partie, et pas quand la table est au repos.
refusal-not-kept = La place { $seat } n'est réservée à personne qui doive encore venir.
refusal-which-kept-seat =
    { $count ->
        [one] { $count } place est réservée à d'autres : nommez-la.
       *[other] { $count } places sont réservées à d'autres : nommez-en une.
    }
refusal-not-your-table = Vous n'avez pas de place à cette table.
refusal-not-your-seat = La place { $seat } n'est pas la vôtre.
refusal-which-seat = Vous avez les places { $seats } : dites laquelle.
refusal-not-begun = La partie n'a pas commencé.
refusal-over = La partie est finie.
refusal-not-over = La partie n'est pas encore finie.
refusal-archived = La table est archivée ; réveillez-la pour continuer.
refusal-awake = La table n'est pas archivée.
refusal-unplayable = Cette table ne peut pas être ouverte : elle a commencé avec des règles que ce serveur ne joue plus, ou a été altérée.

## Versions et clés

refusal-late =
    { $missed ->
        [one] Vous avez vu la version { $seen } ; depuis, { $missed } chose s'est passée.
       *[other] Vous avez vu la version { $seen } ; depuis, { $missed } choses se sont passées.
    }
refusal-no-such-version = La table est à la version { $version }, vous avez nommé { $seen }.
refusal-key-used = Cette clé a servi pour un autre souhait.
refusal-busy = Il se passe trop de choses à la fois à cette table ; réessayez.
refusal-long-log = { $most } choses se sont passées à cette table : il ne reste que les coups.

## Retours, fins, absences, discussion

refusal-nothing-to-undo =
    { $decisions ->
        [0] Vous n'avez pris aucune décision que l'on puisse reprendre.
        [one] Vous avez pris { $decisions } décision, pas { $back }.
       *[other] Vous avez pris { $decisions } décisions, pas { $back }.
    }
refusal-revealed = Les autres doivent être d'accord, car depuis { refusal-part-revealed-what }{ refusal-part-revealed-who }.
# Partie de la phrase ci-dessus : ce qui a été révélé.
refusal-part-revealed-what =
    { $revealed ->
        [0] { $drawn ->
            [0] rien n'a été révélé
            [one] le hasard a répondu { $drawn } fois
           *[other] le hasard a répondu { $drawn } fois
        }
        [one] { $revealed } chose a été révélée
       *[other] { $revealed } choses ont été révélées
    }
# Partie de la phrase ci-dessus : qui a agi.
refusal-part-revealed-who =
    { $acted ->
        [0] { "" }
        [one] { " " }et une autre place a joué
       *[other] { " " }et { $acted } autres places ont joué
    }
refusal-undo-asked = Vous l'avez déjà demandé.
refusal-no-undo-asked = Personne ne demande à revenir en arrière.
refusal-own-undo = C'est aux autres d'accepter.
refusal-offered = La place { $seat } a déjà proposé d'arrêter la partie.
refusal-no-offer = Personne ne propose d'arrêter la partie.
refusal-own-offer = C'est aux autres d'accepter.
refusal-resigned = La place { $seat } a abandonné, ce qui est définitif.
refusal-away = Un robot joue la place { $seat } ; reprenez-la d'abord.
refusal-already-away = Un robot joue déjà la place { $seat }.
refusal-not-away = La place { $seat } est entre vos mains, ou le sera après la décision en cours du robot.
refusal-others-away = { $name } n'est pas là et ne peut pas accepter.
refusal-empty-line = Il n'y a rien dans cette ligne.
refusal-not-your-talk = Seuls ceux qui sont assis à la table parlent.
refusal-no-talk = On ne parle pas à cette table.

## Enregistrements et branches

refusal-bad-record = Ce n'est pas l'enregistrement d'une partie.
refusal-record-diverges = L'entrée { $entry } de cet enregistrement ne suit pas les règles.
refusal-no-such-frame = L'enregistrement a { $entries } entrées, il n'y a pas d'image { $at }.
refusal-no-such-eyes = L'enregistrement a { $seats } places ; il n'y a pas de place { $seat }.
refusal-no-such-moment = L'enregistrement a { $entries } entrées, il n'y a pas de moment { $at }.
refusal-other-record = L'enregistrement est de { $game } à { $seats } places, et la table doit l'être aussi.
refusal-branch-options = Une partie qui reprend un enregistrement a les options de cet enregistrement.
refusal-branch-over =
    { $at ->
        [one] Après { $at } entrée la partie est finie ; reprenez à un moment antérieur.
       *[other] Après { $at } entrées la partie est finie ; reprenez à un moment antérieur.
    }

## Leçons

refusal-no-such-lesson = Aucune leçon ne s'appelle « { $lesson } » ; il y a { $lessons }.
refusal-bad-lesson = Une leçon commence là où elle commence, avec ces places : { $kinds }.
refusal-lesson = La leçon attend autre chose : { $moves }.
