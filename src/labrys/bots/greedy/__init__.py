"""Bots that plan their turns by what they can see, without searching deep. One file a game."""
