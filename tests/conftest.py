import os

from hypothesis import settings

# Bounded runs try the same examples everywhere; deep ones look for new examples each time.
settings.register_profile("bounded", derandomize=True, deadline=None, max_examples=40)
settings.register_profile("deep", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("deep" if os.environ.get("LABRYS_DEEP") == "1" else "bounded")
