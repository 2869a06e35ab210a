### La table de tous les jeux : barre, places, journal, discussion, récapitulatif, questions, résultat.

## La table

table-home = Accueil
table-nobody = Personne
table-seat-number = Place { $number }
table-cancel = Annuler
table-closed = Cette table ne peut pas être affichée
table-joining = Ouverture de la table…
table-no-board = Ce jeu n'a pas encore de plateau dans le navigateur.
table-house-components = On joue avec du matériel maison : nos propres tuiles, cartes et plateaux, non ceux du jeu imprimé.
table-branched = Cette partie continue un enregistrement : le hasard n'a rien promis auparavant.

## À qui de jouer

turn-open = En attente de joueurs
turn-archived = Cette table se repose
turn-unplayable = Cette partie ne peut pas continuer ici
turn-over = La partie est finie
turn-nobody = Un instant…
turn-yours = À vous de jouer
turn-yours-by-name = { $name }, à vous de jouer
turn-of =
    { $count ->
        [one] À { $name } de jouer
       *[other] À { $name } de jouer
    }
turn-you-won = Vous avez gagné
turn-won =
    { $count ->
        [one] { $name } a gagné
       *[other] { $name } se partagent la victoire
    }
alert-body = À la table { $table }.

clock-label = Temps restant pour { $name } :
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes }

## Connexion et refus

connection-none = Il n'y a pas de connexion avec le serveur en ce moment.
connection-lost = Connexion perdue. Reconnexion…
connection-back = Connexion rétablie.
reason-rule = Règle
reason-put-away = Fermer

## Revenir en arrière

undo = Annuler
undo-title = Reprendre votre dernière décision (Ctrl+Z)
undo-ask-title = Les autres doivent être d'accord
undo-ask-text = Vous pouvez leur demander. Si tous acceptent, le coup est repris.
undo-ask = Demander aux autres

## Menu

menu = Menu
menu-offer-end = Proposer d'arrêter la partie
menu-leave = Quitter la table
menu-resign = Abandonner
menu-sounds = Sons
resign-title = Abandonner ?
resign-text = Vous cédez votre place pour de bon. À deux, l'autre gagne ; à plusieurs, un robot joue votre place jusqu'à la fin.
leave-title = Quitter la table ?
leave-text = Un robot joue pour vous. Vous pouvez reprendre votre place à tout moment avant la fin.
offer-title = Proposer d'arrêter la partie ?
offer-text = Si tous les autres acceptent, la partie s'arrête en l'état et qui est en tête gagne.

## Questions aux autres

question-label = Question
question-undo = { $name } demande à revenir en arrière. Êtes-vous d'accord ?
question-undo-mine = Vous avez demandé à revenir en arrière. Les autres décident.
question-end = { $name } propose d'arrêter la partie en l'état. Êtes-vous d'accord ?
question-end-mine = Vous avez proposé d'arrêter la partie. Les autres décident.
question-agreed = D'accord jusqu'ici : { $names }.
question-yes = Oui, d'accord
question-no = Non
question-withdraw = Retirer
question-waiting = Vous avez accepté.
return-left = Un robot joue votre place.
return-time = Votre temps est écoulé : un robot joue votre place.
return-soon = Vous retrouvez votre place après la décision en cours du robot.
return = Reprendre ma place
archived-text = Personne n'a touché à cette table depuis longtemps. Rien n'est perdu.
archived-wake = Continuer à jouer
unplayable-text = Cette partie ne peut pas continuer ici.
unplayable-seen = La table est montrée autant qu'elle peut être dessinée.
unplayable-stood = Montrée comme elle était à la version { $version }.
unplayable-close = Clore la partie
close-title = Clore cette partie ?
close-text = Personne ne gagne et rien n'est compté. Quiconque a le lien pourra alors obtenir son enregistrement, avec tout ce qui était caché. D'ici là, elle pourrait encore continuer si ce serveur retrouve une version qui la connaît.
undrawn-title = Cette partie ne peut pas être montrée ici
undrawn-text = Quiconque est assis à cette table peut clore la partie. Quiconque a le lien peut alors télécharger son enregistrement.

## À côté de la carte

side-label = Journal, discussion et joueurs
side-log = Journal
side-talk = Discussion
side-people = Joueurs
log-empty = Il ne s'est encore rien passé.
log-earlier = Montrer ce qui précède
log-taken-back = Repris :
log-show-place = Montrer { $place } sur la carte
talk-empty = Personne n'a encore rien dit.
talk-line = Dire quelque chose
talk-say = Envoyer
talk-not-yours = Seuls ceux qui sont assis à la table peuvent parler.
talk-unheard =
    { $count ->
        [one] nouvelle ligne
       *[other] nouvelles lignes
    }
people-you = Vous
people-bot = Robot
people-left = Absent, un robot joue à la place
people-time = Temps écoulé, un robot joue à la place
people-returning = De retour bientôt
people-resigned = A abandonné
people-mute = Ne plus entendre
people-watching = Vous regardez. Vous voyez ce qui est public dans la partie.
people-asked = a demandé des conseils
people-hints = On peut demander des conseils à cette table.
people-no-hints = On ne peut pas demander de conseils à cette table.
people-taken-back =
    { $count ->
        [one] Une fois, un coup a été repris après une révélation.
       *[other] { $count } fois, un coup a été repris après une révélation.
    }
invite-label = Invitez avec ce lien
invite-watch = Lien pour regarder
invite-title = Une table sur Labrys
invite-copy = Copier
invite-copied = Copié
invite-share = Partager

## Depuis le dernier tour

recap-title = Depuis votre dernier tour
recap-for-you = Pour vous
recap-offer-for-you = pour vous : { $changes }
recap-step =
    { $step ->
        [0] { $steps } en tout
       *[other] { $step } sur { $steps }
    }
recap-back = Étape précédente
recap-on = Étape suivante
recap-done = C'est vu
recap-offer =
    { $steps ->
        [one] Depuis votre dernier tour : { $steps } étape
       *[other] Depuis votre dernier tour : { $steps } étapes
    }
recap-skip = Passer

## Un écran pour plusieurs

cover-title = Passez l'écran à { $name }
cover-text = C'est le tour de { $name }. Personne d'autre ne devrait regarder.
cover-look = C'est moi, { $name }
cover-undo = { $name } reprend sa dernière décision

## Avant la partie

waiting-seats = Places
waiting-name = Votre nom
waiting-free = Libre
waiting-kept = Réservée à { $name }
waiting-bot = { $name } (robot)
waiting-sit = Prendre place
waiting-leave = Se lever
waiting-free-kept = Libérer cette place
waiting-start = Commencer la partie
waiting-for-maker = La partie commence quand son créateur le décide.
waiting-begins =
    { $count ->
        [0] La partie commence.
        [one] La partie commence dès que la dernière place est prise.
       *[other] La partie commence dès que les { $count } places libres sont prises.
    }
waiting-agreed = Ce qui est convenu
waiting-clock = Temps
waiting-clock-none = Pas d'horloge : prenez tout votre temps
waiting-clock-move = { $time } par décision
waiting-clock-game = { $time } pour toute la partie
waiting-seen = Visible
waiting-public = Pour tous, dans le salon
waiting-private = Seulement pour qui a le lien
waiting-talk = Ouverte
waiting-no-talk = Fermée

## La fin

end-result = Résultat
end-close = Fermer le résultat
end-points = Points par source et par joueur
end-total = Total
end-rematch = Rejouer
end-to-rematch = Aller à la revanche
end-replay = Revoir la partie
end-record = Télécharger l'enregistrement
end-check = Le hasard a-t-il été juste ?
end-check-text = La promesse a été publiée avant la partie, la graine après. La promesse est le SHA-256 de la graine, et chaque tirage découle de la graine. Téléchargez l'enregistrement et vérifiez-le :
end-promise = Promesse
end-seed = Graine
