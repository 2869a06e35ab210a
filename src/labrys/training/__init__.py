"""Learning what positions are worth: self-play, a fit to how games ended, and a match against what was there."""
