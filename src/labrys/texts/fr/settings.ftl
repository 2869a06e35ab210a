### Les réglages : ce navigateur, qui l’on est, et ce que peuvent les programmes.

settings-title = Réglages
settings-browser = Ce navigateur
settings-name = Nom
settings-account = Compte
settings-hook = Alertes ailleurs
settings-tokens = Programmes
settings-mutes = Joueurs rendus muets
settings-more = Les alertes, les programmes et les sourdines viennent avec un nom : gardez-en un, ou jouez une partie.

settings-language = Langue
settings-look = Apparence
settings-look-system = Comme le système
settings-look-light = Claire
settings-look-dark = Sombre
settings-motion = Mouvements
settings-motion-off = Aucun
settings-motion-fast = Rapides
settings-motion-usual = Habituels
settings-motion-slow = Lents
settings-sounds = Sons
settings-sounds-text = Une note douce quand c’est à vous.
settings-notify = Notifications
settings-notify-text = Votre navigateur vous prévient quand c’est à vous, tant que la table est ouverte dans un onglet.
settings-notify-shown = Voilà comment vous serez prévenu.
settings-notify-denied = Votre navigateur ne le permet pas ; ses propres réglages le peuvent. Un webhook s’en passe : voyez Alertes ailleurs.
settings-notify-never = Ce navigateur n’affiche pas celles qui viennent d’une page : rien ne vous parviendrait. Un webhook, lui, fonctionne : voyez Alertes ailleurs.
settings-notify-insecure = Les navigateurs ne le permettent qu’aux pages servies en https. Un webhook, lui, fonctionne : voyez Alertes ailleurs.
settings-confirm-end = Demander avant de finir un tour
settings-confirm-end-text = Seulement s’il vous restait quelque chose à faire.
settings-hurry = Presser les robots
settings-hurry-text = Là où tous les autres sont des robots, ils répondent aussitôt.
settings-own-side = Mon côté de la table en bas
settings-own-side-text = La carte est tournée pour que vous regardiez de votre place.

confirm-no = Annuler
secret-copy = Copier
secret-copied = Copié.
secret-once = Il n’est montré que cette fois : gardez-le maintenant.

account-signed-in = Connecté sous le compte { $account }. À la table, vous êtes { $name }.
account-guest = Vous jouez comme invité, sous le nom { $name }. Avec un compte, vous retrouvez vos parties sur chaque appareil.
account-nobody = Vous n’êtes encore personne : qui joue devient invité. Avec un compte, vous retrouvez vos parties sur chaque appareil.
account-left = Vous êtes déconnecté.
account-doors = Ouvrir un compte ou se connecter
account-open = Ouvrir un compte
account-sign-in = Se connecter
account-name = Compte
account-name-hint = De 3 à 24 lettres, chiffres et - _ .
account-password = Mot de passe
account-password-hint = Au moins 8 caractères. Sans adresse de courriel, personne ne peut vous en envoyer un autre.
account-adopt = Emporter les parties de { $name }
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-sign-out-everywhere-text = Tous les navigateurs où vous êtes connecté vous oublient, celui-ci aussi.
account-forget = Oublier cet invité
account-forget-text = Personne ne pourra revenir sous ce nom d’invité. Ses parties restent où elles sont, sans vous.

password-change = Changer le mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = Le mot de passe est changé. Les autres navigateurs sont déconnectés.

hook-text = Labrys appelle cette adresse quand vient votre tour : un webhook de Discord ou de Slack, ou un programme à vous.
hook-address = Adresse du webhook
hook-hint = La garder crée un nouveau secret, avec lequel les appels sont signés.
hook-keep = Garder
hook-end = Cesser les appels
hook-ended = Aucune adresse n’est plus appelée.
hook-secret = Secret du webhook

tokens-text = Un jeton permet à un programme de s’asseoir, de jouer et de parler pour vous.
tokens-made = créé le { $day }
tokens-withdraw = Retirer
tokens-fresh = Jeton « { $label } »
tokens-label = À quoi sert le nouveau jeton
tokens-label-hint = Pour vous, afin de les distinguer. Au plus 10 jetons.
tokens-make = Créer un jeton

mutes-none = Vous entendez tout le monde. On rend un joueur muet à la table, sous Personnes.
mutes-hear = Entendre de nouveau
