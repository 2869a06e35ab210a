"""What a name looks like, so that nobody takes one account for another.

Two names with the same look can be mistaken for each other: by letters of other scripts, accents, l and 1, o and 0.
The table has letters that are drawn like those of plain Latin, in scripts in which people write names, and no more: the
reasons are in docs/decisions/0017-names-that-look-alike.md. A change of it needs a migration that fills the column
`look` again.
"""
# ruff: noqa: RUF001  Letters that look alike are what this is about.

from __future__ import annotations

import re
import unicodedata

# In pairs: letters, and below each of them what it looks like.
_ALIKE = (
    # Latin beyond what takes its marks off by itself
    ("ıłøđħŧɑɡɩɪƚɨȷǀþƅʏɴʟʜꞁ", "llodhtaglllljlpbynlhl"),
    # Cyrillic
    ("абвгезіјкмноӏпрстухѕһԁԛԝьүҽѵѡԍ", "a6bre3ljkmholnpctyxshdqwbyevwg"),
    # Greek
    ("αβγεζηικμνορστυχωϳ", "abyeznlkuvopotuxwj"),
    # Armenian
    ("աոսօհցզյքւ", "wnuohgqjpl"),
    # Hebrew and Arabic
    ("וןסاه", "llolo"),
    # Cherokee
    ("ᎪᏴᏟᎠᎬᎻᏆᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃᎩᏀ", "abcdehljklmpstvwzyg"),
    # Lisu
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghljklmnoprstuvwxyz"),
    # Latin itself: i and 1 as l, 0 as o, and the signs between the parts of a name
    ("i10_.", "llo--"),
)
_TABLE = {ord(letter): drawn for letters, looks in _ALIKE for letter, drawn in zip(letters, looks, strict=True)}
_RUNS = ((re.compile("rn"), "m"), (re.compile("vv"), "w"))


def look(name: str) -> str:
    """What a name looks like at a glance. It is for comparing, not for showing."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(one for one in folded if unicodedata.category(one)[0] != "M" and unicodedata.category(one) != "Cf")
    figures = "".join(str(unicodedata.decimal(one)) if one.isdecimal() else one for one in bare)
    drawn = figures.translate(_TABLE)
    for run, letter in _RUNS:
        drawn = run.sub(letter, drawn)
    return drawn
