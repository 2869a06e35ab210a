"""`python -m labrys.server`: the server with the settings of the environment. People use `labrys serve`."""

from __future__ import annotations

import sys

from labrys.server.serve import INTERRUPTED, Unfit, run
from labrys.server.settings import from_environment

if __name__ == "__main__":
    try:
        run(from_environment())
    except (Unfit, ValueError) as why:
        sys.stderr.write(f"labrys: {why}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
