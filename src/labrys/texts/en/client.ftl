skip-to-main = Skip to the content
nav-label = Pages
nav-home = Home
nav-lobby = Lobby
nav-mine = My games
nav-rules = Rules
nav-settings = Settings

not-loaded = This could not be loaded. Reload the page to try again.
not-loaded-reload = Reload
