"""What people may be called, what accounts and passwords may look like; and why not, in a sentence."""

from __future__ import annotations

import re
import unicodedata

from labrys.core.refusal import Refusal
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


def read_name(text: str, what: str = "a name", longest: int = LONGEST_NAME) -> str:
    """The name as it is kept; Refused with the reason if it is none."""
    name = unicodedata.normalize("NFKC", _STYLES.sub("", text)).strip()
    for character in name:
        if is_hidden(character):
            raise _refused("bad-name", f"{what} cannot contain the character U+{ord(character):04X}")
    name = " ".join(name.split())
    if not 1 <= len(name) <= longest:
        raise _refused("bad-name", f"{what} has 1 to {longest} characters, this one has {len(name)}")
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise _refused("bad-name", f"{what} needs at least one letter or digit")
    if _marks_in_a_row(name) > _MOST_MARKS:
        raise _refused("bad-name", f"{what} has at most {_MOST_MARKS} marks on one letter")
    return name


def read_title(text: str, longest: int) -> str:
    """What a table is called, or nothing; Refused like a name."""
    return read_name(text, "a title", longest) if text.strip() else ""


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
        sizes = f"{SHORTEST_ACCOUNT} to {LONGEST_ACCOUNT}"
        raise _refused("bad-account", f"an account's name has {sizes} characters, this one has {len(folded)}")
    if not folded[0].isalnum() or not all(_is_account_character(character) for character in folded):
        text = "an account's name consists of letters, digits and - _ . and begins with a letter or digit"
        raise _refused("bad-account", text)
    return folded


def read_password(text: str) -> str:
    """A password as it is hashed: the same whichever keyboard composed its accents."""
    password = unicodedata.normalize("NFKC", text)
    if len(text) < SHORTEST_PASSWORD or len(password) < SHORTEST_PASSWORD:
        raise _refused("bad-password", f"a password has at least {SHORTEST_PASSWORD} characters")
    if len(text) > LONGEST_PASSWORD or len(password.encode()) > _MOST_BYTES:
        raise _refused(
            "bad-password", f"a password has at most {LONGEST_PASSWORD} characters and {_MOST_BYTES:,} bytes"
        )
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


def _refused(code: str, text: str) -> Refused:
    return Refused(400, Refusal(code, "S1", text))
