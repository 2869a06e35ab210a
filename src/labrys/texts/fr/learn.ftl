learn-loading = La leçon se prépare…

## Le carton d'une leçon

learn-title = Leçon
learn-step = Étape { $step } sur { $steps }
learn-on = Continuer
learn-play = Jouer la suite
learn-text = Texte de cette étape
learn-wait = C'est au tour de l'autre joueur. Regardez ce qu'il fait et ce qu'il en tire.
learn-offered = l'un des coups qui vous sont proposés
learn-over = La leçon s'arrête ici, et la partie continue librement : jouez-la jusqu'au bout, ou commencez-en une à vous.
