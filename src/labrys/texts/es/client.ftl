skip-to-main = Ir al contenido
nav-label = Páginas
nav-home = Inicio
nav-lobby = Sala
nav-mine = Mis partidas
nav-rules = Reglas
nav-settings = Ajustes

not-loaded = No se ha podido cargar. Recarga la página para intentarlo de nuevo.
not-loaded-reload = Recargar
