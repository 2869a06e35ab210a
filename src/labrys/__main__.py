"""`python -m labrys`: the same as `labrys`."""

from __future__ import annotations

from labrys.cli.main import main

if __name__ == "__main__":
    main()
