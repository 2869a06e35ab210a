"""Search over imagined worlds: one for all games."""
