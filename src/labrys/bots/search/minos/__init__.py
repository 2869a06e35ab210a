"""How a search plays Minos: what is worth trying, and what a position is worth."""

from labrys.bots.search.minos.guide import MinosGuide
from labrys.bots.search.minos.judge import FACTS, MinosJudge

__all__ = ["FACTS", "MinosGuide", "MinosJudge"]
