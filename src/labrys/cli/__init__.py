"""Labrys in the terminal."""
