"""What is said over HTTP about players, accounts, sessions, tokens and mutes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from labrys.server.identity.accounts import Person
from labrys.server.identity.names import LONGEST_PASSWORD, SHORTEST_PASSWORD

# Longer than a name may be: what is too long once it is trimmed gets a better answer than the form's.
Name = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 24 characters")]
Label = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 40 characters")]
AccountName = Annotated[
    str, Meta(min_length=1, max_length=100, description="3 to 24 letters, digits and - _ . in any case")
]
Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)]
NewPassword = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Address = Annotated[str, Meta(min_length=1, max_length=500)]


class Discreet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Holds secrets, and shows none of them when it is printed or logged."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(...)"

    def __rich_repr__(self) -> list[tuple[str, str]]:
        return []


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: Name


class Me(Discreet, frozen=True):
    """What a player sees of himself or herself."""

    id: str
    name: str
    is_guest: bool
    account: str | None
    hook: str | None


class Change(Discreet, frozen=True):
    """What a player wants to change; a hook of null takes the webhook away."""

    name: Name | UnsetType = UNSET
    hook: Address | UnsetType | None = UNSET


class Changed(Me, frozen=True):
    """The player after a change, with the secret of a new webhook, which is shown only here."""

    hook_secret: str | None = None


class NewAccount(Discreet, frozen=True):
    """An account to be made; without a name a guest keeps the present one."""

    account: AccountName
    password: NewPassword
    name: Name | None = None


class SignIn(Discreet, frozen=True):
    """An account's name and password, and whether it takes over the games of the present guest."""

    account: AccountName
    password: Password
    adopt: bool = False


class SignedIn(Me, frozen=True):
    """The player after signing in, with the tables that came from the guest."""

    adopted: list[str]


class NewPasswords(Discreet, frozen=True):
    """The password until now and the one from now on."""

    old: Password
    new: NewPassword


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is for."""

    label: Label


class FreshToken(Discreet, frozen=True):
    """A token, shown this once."""

    id: str
    label: str
    token: str


class Muted(msgspec.Struct, frozen=True):
    """Somebody whose talk one does not want to see."""

    id: str
    name: str


def me(person: Person) -> Me:
    """What a player sees of himself or herself."""
    return Me(id=person.id, name=person.name, is_guest=person.is_guest, account=person.account, hook=person.hook)
