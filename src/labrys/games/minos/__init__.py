"""Minos: draft dice, build a palace of decrees. For 2 to 4 players."""
