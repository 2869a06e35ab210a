"""How often somebody may try to sign in: wrong passwords count, right ones do not."""

from __future__ import annotations

from collections.abc import Callable

from labrys.server.doors.rates import Rates, limit


def attempt(rates: Rates, address: str, account: str | None, is_known: bool) -> Callable[[], None]:
    """Count a try to sign in from this address, or refuse it; what is given back is to be called if it succeeds.

    `account` is None if it cannot be the name of one. `is_known` says that the browser was signed in to it before.
    """
    if is_known and account is not None:
        limit(rates, "known", account)
        return lambda: None
    # Every try is work for the server, right or wrong.
    limit(rates, "sign-ins", address)
    if account is None:
        return lambda: None
    pair = f"{account} {address}"
    limit(rates, "account", pair)
    limit(rates, "guesses", account)

    def succeed() -> None:
        rates.give_back("account", pair)
        rates.give_back("guesses", account)

    return succeed
