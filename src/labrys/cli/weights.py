"""Weights of one's own, named by a variable of the environment: where they may be, and where they may not."""

from __future__ import annotations

from pathlib import Path

from labrys.cli.faults import Fault


def check_weights(game: str, *, ray: bool) -> None:
    """Weights that were named have to be there, for everybody who plays."""
    from labrys.arena.sources import named_weights, weights_variable
    from labrys.bots.search.minds import BadWeights, learned

    if not named_weights(game):
        return
    variable = weights_variable(game)
    if ray:
        raise Fault(f"{variable} is of this machine alone: a cluster plays with the weights in place, so unset it")
    try:
        learned(game)
    except BadWeights as error:
        raise Fault(f"{variable} names no file that can be used: {error}") from None


def check_in_place(game: str) -> None:
    """What is put in place must have been compared with what is in place."""
    from labrys.arena.sources import named_weights, weights_variable

    if named_weights(game):
        raise Fault(f"--install replaces the weights in place, but {weights_variable(game)} names others: unset it")


def weights_words(game: str) -> str:
    """What has to stand before a command if weights were named; where they lie is nobody's business."""
    import shlex

    from labrys.arena.sources import named_weights, weights_variable

    path = named_weights(game)
    return f"{weights_variable(game)}={shlex.quote(Path(path).name)} " if path else ""
