"""What people may be called, what accounts and passwords may look like; and why not, in a sentence."""

from __future__ import annotations

import re
import unicodedata

from labrys.core.refusal import refusal
from labrys.server.http.problems import Refused

LONGEST_NAME = 24
SHORTEST_ACCOUNT, LONGEST_ACCOUNT = 3, 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
_MOST_BYTES = 1_000
_MOST_MARKS = 3

# Characters that cannot be seen, that turn the direction of writing, or that mean nothing anywhere.
_HIDDEN_KINDS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Those that count as letters or marks and show nothing all the same.
_HIDDEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0")
# "As text" and "as a picture", which devices put behind signs by themselves.
_STYLES = re.compile("[\ufe0e\ufe0f]")
_ACCOUNT_SIGNS = frozenset("-_.")


def read_name(text: str, what: str = "name", longest: int = LONGEST_NAME) -> str:
    """The name as it is kept; Refused with the reason if it is none."""
    name = unicodedata.normalize("NFKC", _STYLES.sub("", text)).strip()
    for character in name:
        if is_hidden(character):
            text, sign = "a {what} cannot contain the character {character}", f"U+{ord(character):04X}"
            raise Refused(400, refusal("name-character", "S1", text, what=what, character=sign))
    name = " ".join(name.split())
    if not 1 <= len(name) <= longest:
        text = "a {what} has 1 to {most} characters, this one has {length}"
        raise Refused(400, refusal("name-length", "S1", text, what=what, most=longest, length=len(name)))
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise Refused(400, refusal("name-letters", "S1", "a {what} needs at least one letter or digit", what=what))
    if _marks_in_a_row(name) > _MOST_MARKS:
        text = "a {what} has at most {most} marks on one letter"
        raise Refused(400, refusal("name-marks", "S1", text, what=what, most=_MOST_MARKS))
    return name


def read_title(text: str, longest: int) -> str:
    """What a table is called, or nothing; Refused like a name."""
    return read_name(text, "title", longest) if text.strip() else ""


def read_line(text: str) -> str:
    """A line of talk: what has no place in it becomes a space, and marks beyond the few of any script are left out.

    Unlike a name it is not refused: people paste what they have found somewhere.
    """
    kept, row = [], 0
    for character in text:
        row = row + 1 if unicodedata.category(character)[0] == "M" else 0
        if row <= _MOST_MARKS:
            kept.append(" " if is_hidden(character) and not _STYLES.match(character) else character)
    line = " ".join("".join(kept).split())
    return line if _STYLES.sub("", line).strip() else ""


def read_account(text: str) -> str:
    """An account's name, folded: two that people would take for the same are the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold()).strip()
    if not SHORTEST_ACCOUNT <= len(folded) <= LONGEST_ACCOUNT:
        raise Refused(
            400,
            refusal(
                "account-length",
                "S1",
                "an account's name has {least} to {most} characters, this one has {length}",
                least=SHORTEST_ACCOUNT,
                most=LONGEST_ACCOUNT,
                length=len(folded),
            ),
        )
    if not folded[0].isalnum() or not all(_is_account_character(character) for character in folded):
        text = "an account's name consists of letters, digits and - _ . and begins with a letter or digit"
        raise Refused(400, refusal("account-characters", "S1", text))
    return folded


def read_password(text: str) -> str:
    """A password as it is hashed: the same whichever keyboard composed its accents."""
    password = unicodedata.normalize("NFKC", text)
    if len(text) < SHORTEST_PASSWORD or len(password) < SHORTEST_PASSWORD:
        text = "a password has at least {least} characters"
        raise Refused(400, refusal("password-short", "S1", text, least=SHORTEST_PASSWORD))
    if len(text) > LONGEST_PASSWORD or len(password.encode()) > _MOST_BYTES:
        text = "a password has at most {most} characters and {bytes:,} bytes"
        raise Refused(400, refusal("password-long", "S1", text, most=LONGEST_PASSWORD, bytes=_MOST_BYTES))
    return password


def is_hidden(character: str) -> bool:
    """Whether a character has no place in anything that one person writes for another to read on one line."""
    kind = unicodedata.category(character)
    return kind in _HIDDEN_KINDS or character in _HIDDEN or "VARIATION SELECTOR" in unicodedata.name(character, "")


def _is_account_character(character: str) -> bool:
    # Marks belong to the letters of many scripts.
    is_hidden_mark = is_hidden(character)
    return character in _ACCOUNT_SIGNS or (
        not is_hidden_mark and (unicodedata.category(character)[0] in "LM" or character.isdecimal())
    )


def _marks_in_a_row(name: str) -> int:
    most = row = 0
    for character in name:
        row = row + 1 if unicodedata.category(character)[0] == "M" else 0
        most = max(most, row)
    return most
