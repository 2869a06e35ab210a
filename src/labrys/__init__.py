"""Labrys: play and study two board games of the Minoan Aegean, Akrotiri and Minos."""

from labrys import build as build  # chooses the build before any module of the engine is loaded

__version__ = "0.1.0"
