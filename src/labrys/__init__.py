"""Labrys: play and study two board games of the Minoan Aegean, Akrotiri and Minos."""

__version__ = "0.1.0"
