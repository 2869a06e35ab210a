skip-to-main = Aller au contenu
nav-label = Pages
nav-home = Accueil
nav-lobby = Salon
nav-mine = Mes parties
nav-rules = Règles
nav-settings = Réglages

not-loaded = Le chargement a échoué. Rechargez la page pour réessayer.
not-loaded-reload = Recharger
