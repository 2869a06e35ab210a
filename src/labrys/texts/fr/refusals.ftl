### Pourquoi une chose n'est pas possible : `refusal-<code>`, avec les faits du refus comme valeurs.
###
### Les mêmes phrases que celles du serveur, qu'il envoie en anglais. Là où la sienne en dit plus, parce que la faute est
### dans un programme ou un fichier, celle-ci dit ce qu'une personne peut en comprendre.

## Les jeux

refusal-not-a-move = Ce n'est pas un coup du jeu.
refusal-ended-by-agreement = La partie est finie : arrêtée d'un commun accord.
refusal-ended-by-closing = La partie est finie : close sans résultat.
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
refusal-account-alike = Il y a un compte dont le nom ressemble à { $account } ; choisissez un autre nom.
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
refusal-unknown-host = Ce serveur n'est pas connu sous le nom { $host } ; son exploitant peut l'ajouter à LABRYS_HOSTS.
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
refusal-unknown-components = Elle se jouait avec le matériel { $components } ({ $digest }), inconnu ici.
refusal-other-rules = Elle se jouait selon la version { $theirs } des règles ; ici, c'est la version { $ours }.
refusal-does-not-replay = Elle ne peut pas être rejouée à partir de la version { $version } : ses règles ont changé depuis, ou son journal a été altéré.
refusal-newer = Cette partie a été commencée par un Labrys plus récent, qui peut la continuer.
refusal-playable = Cette partie peut continuer : abandonnez, ou proposez de l'arrêter.
refusal-no-record = Rien de l'enregistrement de la partie n'est lisible.

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
refusal-no-hints = On ne peut pas demander de conseil à cette table.
refusal-nothing-to-decide = La place { $seat } n'a rien à décider maintenant.
refusal-hint-under-way = Un conseil est déjà en préparation pour vous.
refusal-no-hint-now = Aucun conseil n'a pu être trouvé ; réessayez.

## Enregistrements et branches

refusal-bad-record = Ce n'est pas l'enregistrement d'une partie.
refusal-record-diverges = L'entrée { $entry } de cet enregistrement ne suit pas les règles.
refusal-no-such-frame = L'enregistrement a { $entries } entrées, il n'y a pas d'image { $at }.
refusal-no-such-eyes = L'enregistrement a { $seats } places ; il n'y a pas de place { $seat }.
refusal-no-such-moment = L'enregistrement a { $entries } entrées, il n'y a pas de moment { $at }.
refusal-other-record = L'enregistrement est de { $game } à { $seats } places, et la table doit l'être aussi.
refusal-branch-options = Une partie qui reprend un enregistrement a les options et le matériel de cet enregistrement.
refusal-branch-over =
    { $at ->
        [one] Après { $at } entrée la partie est finie ; reprenez à un moment antérieur.
       *[other] Après { $at } entrées la partie est finie ; reprenez à un moment antérieur.
    }

## Leçons

refusal-no-such-lesson = Aucune leçon ne s'appelle « { $lesson } » ; il y a { $lessons }.
refusal-bad-lesson = Une leçon commence là où elle commence, avec ces places : { $kinds }.
refusal-lesson = La leçon attend autre chose : { $moves }.
