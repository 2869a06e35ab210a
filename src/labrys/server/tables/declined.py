"""A wish that the house does not grant: nothing has changed, and the reason says why."""

from __future__ import annotations

from labrys.core.refusal import Fact, Refusal, refusal


class Declined(Exception):
    """The refusal, and the HTTP status that fits it. `seen` is the version from which the asker is behind, if so."""

    def __init__(self, refusal: Refusal, status: int = 409, seen: int | None = None) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.status = status
        self.seen = seen


def declined(code: str, rule: str, text: str, status: int = 409, /, **facts: Fact) -> Declined:
    """The house says no; `rule` is an id of docs/rules/table.md, and the facts fill in the sentence."""
    return Declined(refusal(code, rule, text, **facts), status)
