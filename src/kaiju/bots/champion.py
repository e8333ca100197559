"""The strongest opponent: it plays what the judge finds best, and takes its time where strength is lost."""

from __future__ import annotations

from typing import ClassVar

from kaiju.bots.bot import Bot
from kaiju.bots.budget import MS
from kaiju.bots.judge import Judge
from kaiju.bots.judgement import Judgement
from kaiju.bots.network import network_in
from kaiju.bots.temper import Temper
from kaiju.core.view import View


class Champion(Bot):
    """Takes the answer that the judge finds best within its budget."""

    name: ClassVar[str] = "champion"

    def __init__(
        self,
        seed: int | str = 0,
        ms: float = MS,
        worlds: int | None = None,
        weights: str = "",
        temper: str = "",
    ) -> None:
        super().__init__(seed)
        if ms <= 0 or (worlds is not None and worlds <= 0):
            raise ValueError("a budget must be above 0")
        self.seed = seed
        self.ms = ms
        self.worlds = worlds
        self.temper = Temper(temper)
        self.weights = weights  # the file of a network, instead of the one in use
        self._judge: Judge | None = None

    def choose(self, view: View) -> str:
        """The best answer; of equal ones the first, which is the quiet one."""
        assert view.question is not None
        texts = list(view.question.options)
        if len(texts) == 1:
            return texts[0]
        return self.temper.pick(view, {one.answer: one.winning for one in self.judgement(view).answers})

    def judgement(self, view: View) -> Judgement:
        """What it thinks of each answer."""
        if self._judge is None or type(self._judge.game) is not type(view.game):
            network = network_in(view.game.id, self.weights) if self.weights else None
            self._judge = Judge(view.game, self.seed, network)
        return self._judge.judge(view, self.ms, self.worlds)
