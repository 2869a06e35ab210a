import os

import pytest
from hypothesis import settings

from labrys import build

# Bounded runs try the same examples everywhere; deep ones look for new examples each time.
settings.register_profile("bounded", derandomize=True, deadline=None, max_examples=40)
settings.register_profile("deep", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("deep" if os.environ.get("LABRYS_DEEP") == "1" else "bounded")


def pytest_runtest_setup(item: pytest.Item) -> None:
    if build.running().is_compiled and item.get_closest_marker("pure"):
        pytest.skip("runs with LABRYS_PURE=1: the compiled engine cannot be changed from outside")
