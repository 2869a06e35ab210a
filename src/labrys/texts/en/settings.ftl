### Settings: this browser, who one is, and what programs may do.

settings-title = Settings
settings-browser = This browser
settings-name = Name
settings-account = Account
settings-hook = Alerts elsewhere
settings-tokens = Programs
settings-mutes = Muted players
settings-more = Alerts, programs and mutes come with a name: keep one, or play a game.

settings-language = Language
settings-look = Look
settings-look-system = As the system
settings-look-light = Light
settings-look-dark = Dark
settings-motion = Motion
settings-motion-off = None
settings-motion-fast = Fast
settings-motion-usual = Usual
settings-motion-slow = Slow
settings-sounds = Sounds
settings-sounds-text = A soft tone when it is your turn.
settings-notify = Notifications
settings-notify-text = Your browser tells you when it is your turn, while the table is open in a tab.
settings-notify-shown = Notifications look like this.
settings-notify-denied = Your browser does not allow it; its own settings can. A webhook works without it: see Alerts elsewhere.
settings-notify-never = This browser shows none that come from a page, so nothing would reach you. What works is a webhook: see Alerts elsewhere.
settings-notify-insecure = Browsers allow it only on pages that come by https. What works is a webhook: see Alerts elsewhere.
settings-confirm-end = Ask before ending a turn
settings-confirm-end-text = Only if you could still do something.
settings-hurry = Hurry bots
settings-hurry-text = Where all others are bots, they answer at once.
settings-own-side = My side of the table below
settings-own-side-text = The map is turned so that you look from your own place.

confirm-no = Cancel
secret-copy = Copy
secret-copied = Copied.
secret-once = It is shown this once: keep it now.

account-signed-in = Signed in as { $account }. At the table you are { $name }.
account-guest = You play as the guest { $name }. With an account you find your games on every device.
account-nobody = You are nobody yet: whoever plays becomes a guest. With an account you find your games on every device.
account-left = You are signed out.
account-doors = Open an account or sign in
account-open = Open an account
account-sign-in = Sign in
account-name = Account
account-name-hint = 3 to 24 letters, digits and - _ .
account-password = Password
account-password-hint = At least 8 characters. There is no mail address, so nobody can send you a new one.
account-adopt = Bring along the games of { $name }
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-sign-out-everywhere-text = Every browser in which you are signed in forgets you, this one too.
account-forget = Forget this guest
account-forget-text = Nobody can come back as this guest. Its games stay where they are, without you.

password-change = Change the password
password-old = Password until now
password-new = New password
password-changed = The password is changed. Other browsers are signed out.

hook-text = Labrys calls this address when it becomes your turn: a webhook of Discord or Slack, or a program of your own.
hook-address = Address of the webhook
hook-hint = Keeping it makes a new secret, with which the calls are signed.
hook-keep = Keep
hook-end = End the calls
hook-ended = No address is called any more.
hook-secret = Secret of the webhook

tokens-text = A token lets a program sit, move and talk for you.
tokens-made = made on { $day }
tokens-withdraw = Withdraw
tokens-fresh = Token “{ $label }”
tokens-label = What the new token is for
tokens-label-hint = For yourself, to tell them apart. At most 10 tokens.
tokens-make = Make a token

mutes-none = You hear everybody. A player is muted at the table, under People.
mutes-hear = Hear again
