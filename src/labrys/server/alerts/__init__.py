"""Alerts: calling a player's webhook when it is their turn, and never calling anything inside."""
