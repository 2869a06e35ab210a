"""Players that see a view and its legal moves and nothing else."""
