"""Whether a bot that thinks shall stop. These are never compiled, and that is what they are for.

Python lets Ctrl-C in between two instructions of its own. A search that is compiled has none of them: it would think on
to its end. So it asks here, between two of its steps.
"""

from __future__ import annotations


def never() -> bool:
    """Nobody wants it to stop, unless somebody presses Ctrl-C: then it is not answered at all."""
    return False
