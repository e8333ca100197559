"""The balance of a game as a plot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from kaiju.arena.balance import Balance
from kaiju.arena.ratings import Share
from kaiju.words import Words

KINDS: Final = (".png", ".svg", ".pdf")
COLOURS: Final = ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377")  # colour-blind safe


def draw(balance: Balance, path: Path, words: Words) -> None:
    """Write the plot: win rates by turn order, length and endings by number of Monsters, and cards."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    height = max(7.0, 2.0 + 0.17 * len(balance.cards))
    figure = Figure(figsize=(13, height), layout="constrained")
    grid = figure.add_gridspec(3, 2, width_ratios=(1, 1.15))
    game = words.name("game", balance.plan.game)
    title = words.say("balance-title", game=game, games=balance.games, bots=words.listed(balance.bots))
    figure.suptitle(title, fontsize=13)
    _draw_seats(figure.add_subplot(grid[0, 0]), balance, words)
    _draw_turns(figure.add_subplot(grid[1, 0]), balance, words)
    _draw_endings(figure.add_subplot(grid[2, 0]), balance, words)
    _draw_cards(figure.add_subplot(grid[:, 1]), balance, words)
    # Without a date and with fixed ids, the same games give the same file.
    metadata = {".png": {"Software": None}, ".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
    with rc_context({"svg.hashsalt": "kaiju"}):
        figure.savefig(path, dpi=120, metadata=metadata[path.suffix.lower()])


def _draw_seats(axes: Any, balance: Balance, words: Words) -> None:
    for at, count in enumerate(balance.counts):
        colour = COLOURS[at % len(COLOURS)]
        mine = [one for one in balance.seats if one.players == count.players]
        shift = (at - (len(balance.counts) - 1) / 2) * 0.12
        places = [one.seat + shift for one in mine]
        label = words.say("balance-of", players=count.players)
        _points(axes, places, [one.share for one in mine], colour, label)
        axes.plot(places, [1 / count.players] * len(mine), color=colour, linestyle=":", linewidth=1)
    axes.set_xticks(range(1, max(count.players for count in balance.counts) + 1))
    axes.legend(fontsize=8, ncols=2)
    _label(axes, words, "balance-seats", "balance-order", "simulate-win-rate")
    _percent(axes.yaxis, words)


def _draw_turns(axes: Any, balance: Balance, words: Words) -> None:
    names = [str(count.players) for count in balance.counts]
    bars = axes.bar(names, [fmean(count.turns) for count in balance.counts], color=COLOURS[0])
    axes.bar_label(bars, fmt=lambda turns: words.number(turns, 1), fontsize=8)
    axes.margins(y=0.15)
    _label(axes, words, "balance-length", "balance-monsters", "balance-turns")


def _draw_endings(axes: Any, balance: Balance, words: Words) -> None:
    names = [str(count.players) for count in balance.counts]
    below = [0.0] * len(names)
    for at, ending in enumerate(sorted({ending for count in balance.counts for ending in count.endings})):
        shares = [count.endings[ending] / count.games for count in balance.counts]
        axes.bar(names, shares, bottom=below, color=COLOURS[at], label=words.say(f"ending-{ending}"))
        below = [low + share for low, share in zip(below, shares, strict=True)]
    axes.set_ylim(0, 1.2)  # room for the legend
    axes.set_yticks([part / 5 for part in range(6)])
    axes.legend(fontsize=8, loc="upper center", ncols=4)
    _label(axes, words, "simulate-endings", "balance-monsters", "simulate-share")
    _percent(axes.yaxis, words)


def _draw_cards(axes: Any, balance: Balance, words: Words) -> None:
    cards = list(reversed(balance.cards))
    dialect = balance.plan.rules.dialect
    rows = list(range(len(cards)))
    for row, card in zip(rows, cards, strict=True):
        low, high = card.share.ci95
        axes.plot([low, high], [row, row], color=COLOURS[0], linewidth=1.2)
    axes.plot([card.share.rate for card in cards], rows, "o", color=COLOURS[0], markersize=4)
    axes.plot([card.par for card in cards], rows, "|", color=COLOURS[1], label=words.say("balance-par"))
    axes.set_yticks(
        rows, [f"{words.card(dialect, card.card)} ({card.share.games})" for card in cards], fontsize=7
    )
    axes.set_ylim(-0.8, len(cards) - 0.2)
    axes.grid(axis="x", alpha=0.3)
    axes.legend(fontsize=8, loc="lower right")
    _label(axes, words, "balance-cards", "simulate-win-rate", "balance-card-buyers")
    _percent(axes.xaxis, words)


def _points(axes: Any, places: Sequence[float], shares: Sequence[Share], colour: str, label: str) -> None:
    rates = [share.rate for share in shares]
    reach = [
        [share.rate - share.ci95[0] for share in shares],
        [share.ci95[1] - share.rate for share in shares],
    ]
    axes.errorbar(places, rates, yerr=reach, fmt="o", color=colour, markersize=4, capsize=2, label=label)


def _label(axes: Any, words: Words, title: str, below: str, beside: str) -> None:
    axes.set_title(words.say(title), fontsize=11)
    axes.set_xlabel(words.say(below), fontsize=9)
    axes.set_ylabel(words.say(beside), fontsize=9)


def _percent(axis: Any, words: Words) -> None:
    axis.set_major_formatter(lambda part, at: words.percent(part))
