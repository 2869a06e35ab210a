"""Advice for a person who has to decide: the best moves, what they promise, and one true sentence about each."""
