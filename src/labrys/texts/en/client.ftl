skip-to-main = Skip to the content
nav-label = Pages
nav-home = Home
nav-lobby = Lobby
nav-mine = My games
nav-rules = Rules
nav-settings = Settings
