"""What wins: many games between bots, measured thing by thing, with intervals and honest about many comparisons."""
