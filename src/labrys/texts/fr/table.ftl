### Ce qui s'est passé à une table, quel que soit le jeu.
###
### `event-table-<did>` raconte une chose vue. Ses valeurs sont les champs de cette chose qui sont des mots ou des
### nombres, `who` (le nom de la place) et `you` (yes si c'est le lecteur, sinon no). Oui et non se disent "yes" et
### "no" ; une raison en plusieurs mots porte des traits d'union.

# Le début d'une phrase au passé, comme « Ann a » dans « Ann a posé une tuile ».
table-did =
    { $you ->
        [yes] Vous avez
       *[no] { $who } a
    }

event-table-sat = { table-did } pris place.
event-table-stood = { table-did } libéré une place.
event-table-freed = Une place réservée est de nouveau libre.
event-table-began = La partie a commencé.
event-table-moved = { table-did } joué un coup.
event-table-undo-asked = { table-did } demandé à revenir en arrière.
event-table-undo-answered =
    { $yes ->
        [yes] { table-did } accepté le retour en arrière.
       *[no] { table-did } refusé le retour en arrière.
    }
event-table-undone =
    { $why ->
        [consent] { table-did } repris un coup, avec l'accord des autres.
        [alone] { table-did } repris un coup après une révélation.
       *[free] { table-did } repris un coup.
    }
event-table-hinted = { table-did } demandé un conseil.
event-table-end-offered = { table-did } proposé d'arrêter la partie en l'état.
event-table-end-answered =
    { $yes ->
        [yes] { table-did } accepté d'arrêter la partie.
       *[no] { table-did } refusé d'arrêter la partie.
    }
event-table-resigned = { table-did } abandonné.
event-table-stopped =
    { $why ->
        [agreed] La partie s'est arrêtée d'un commun accord.
       *[resigned] La partie s'est arrêtée par abandon.
    }
event-table-closed = La partie a été close : elle ne pouvait pas continuer.
event-table-left =
    { $why ->
        [time] { table-did } épuisé le temps imparti ; un robot joue à la place.
       *[left] { table-did } quitté la table ; un robot joue à la place.
    }
event-table-returned =
    { $you ->
        [yes] Vous avez repris votre place.
       *[no] { $who } a repris sa place.
    }
event-table-replaced = { $name } n'a pas pu continuer ; { $bot } joue à sa place.
event-table-archived = La table a été archivée : personne n'y avait touché depuis longtemps.
event-table-woken = La table a été réveillée.
event-table-rematched = Il y a une revanche.
event-table-lost = Ce qui s'est passé ici est illisible.

## Les fins avant celle que prévoient les règles du jeu

table-end-agreed = Arrêtée d'un commun accord
table-end-closed = Close sans résultat, faute de pouvoir continuer
table-end-resigned = Arrêtée par abandon

## Parties de la table, une à la fois sur un petit écran

parts-label = Parties de la table
parts-map = Carte
parts-hand = Main
parts-seats = Joueurs
parts-log = Journal
