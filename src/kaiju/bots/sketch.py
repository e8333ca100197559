"""What every final roll of a turn leads to, in a hurry: from a few turns tried on the engine."""

from __future__ import annotations

from typing import Final

import numpy as np

from kaiju.bots.afterstates import Finisher
from kaiju.bots.network import Chances
from kaiju.odds.multisets import multisets

FAINT: Final = 1e-4  # the smallest chance that is told from none


def sketched(finisher: Finisher, size: int) -> Chances:
    """By final set of dice: everybody's chances, from a few turns in which the dice show only one face.

    What each face adds to the scores behind the chances is added up for every set of dice, as if no result
    had anything to do with another, unless one of them ends the game.
    """
    view, faces, gathered = finisher.view, finisher.game.faces, finisher.rows()
    base = view.state.copy()
    base.rerolls = 0
    nothing = base.copy()  # was rolled, and the turn goes on
    nothing.dice = []
    nothing.phase += 1
    finisher.browse(nothing, size)
    ends = []
    for face in faces:
        for count in range(1, size + 1):
            base.dice = [face] * count
            ends.append(finisher.end(base, gathered))
    ends.append(finisher.end(nothing, gathered))
    known = finisher.judged(gathered, ends)
    scores = np.log(np.maximum(known, FAINT))
    added = np.zeros((len(faces), size + 1, scores.shape[1]))
    added[:, 1:] = (scores[:-1] - scores[-1]).reshape(len(faces), size, -1)
    sets = multisets(len(faces), size)
    sums = scores[-1] + added[np.arange(len(faces)), sets].sum(axis=1)
    shares: Chances = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    for at in np.flatnonzero(known[:-1].max(axis=1) == 1):  # one face ends the game, whatever else there is
        shares[sets[:, at // size] == at % size + 1] = known[at]
    return shares
