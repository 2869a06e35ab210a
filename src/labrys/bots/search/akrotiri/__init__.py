"""How a search plays Akrotiri: what is worth trying, and what a position is worth."""
