"""Summaries, standings and balance as tables for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, median
from typing import Any

from rich.table import Table

from kaiju.arena.balance import Balance
from kaiju.arena.ratings import Share
from kaiju.arena.standings import Standings, Summary
from kaiju.words import Words

LEFT = ("simulate-seat", "simulate-bot", "simulate-ending", "simulate-card")


def report(summary: Summary, words: Words) -> Iterator[str | Table]:
    """How many games there were and how long, wins by seat, endings, and the cards."""
    yield from _title(summary, words)
    yield _seats(summary, words)
    yield _endings(summary.endings, words)
    yield _cards(summary, words)


def standings_report(standings: Standings, words: Words) -> Iterator[str | Table]:
    """How many games there were and how long, the bots from the strongest down, and endings."""
    yield from _title(standings, words)
    columns = (
        "simulate-bot",
        "arena-chairs",
        "simulate-games",
        "arena-wins",
        "simulate-win-rate",
        "arena-ci95",
    )
    table = _table(words, "arena-standings", *columns, "arena-rating")
    for bot in standings.bots:
        rating = words.say(
            "arena-mu-sigma", mu=words.number(bot.rating.mu, 2), sigma=words.number(bot.rating.sigma, 2)
        )
        table.add_row(
            bot.bot,
            *map(words.number, (bot.seats, bot.share.games, bot.share.wins)),
            *_sure(bot.share, words),
            rating,
        )
    yield table
    yield _endings(standings.endings, words)


def balance_report(balance: Balance, words: Words) -> Iterator[str | Table]:
    """Win rates by turn order, by number of Monsters, and by card."""
    game = words.name("game", balance.plan.game)
    yield words.say("balance-title", game=game, games=balance.games, bots=words.listed(balance.bots))
    yield _by_seat(balance, words)
    yield _by_count(balance, words)
    yield _by_card(balance, words)


def fit_report(told: Mapping[str, Any], words: Words, whole: bool = False) -> Iterator[str | Table]:
    """What a network has learned from and how good it is, round by round, and if wanted every epoch."""
    rounds, game = told["rounds"], words.name("game", told["game"])
    yield words.say("fit-title", game=game, command=told["command"])
    yield _fit_games(rounds, words)
    yield _fit_losses(rounds, words)
    for number, found in enumerate(rounds if whole else (), 1):
        table = _table(words, "fit-epochs", "fit-epoch", "fit-taught", "fit-held", number=number)
        for epoch, losses in enumerate(found["epochs"], 1):
            table.add_row(str(epoch), *[words.number(losses[name], 4) for name in ("taught", "held")])
        yield table
    if whole:
        yield words.say(
            "fit-made", computed=rounds[-1]["computed_with"], **told["versions"], **told["machine"]
        )


# -- the parts -------------------------------------------------------------------------------------


def _title(found: Summary | Standings, words: Words) -> Iterator[str]:
    game, turns = words.name("game", found.plan.game), found.turns
    middle = float(median(turns))
    yield words.say("simulate-title", game=game, games=found.games, players=len(found.plan.bots))
    yield words.say(
        "simulate-turns",
        mean=words.number(fmean(turns), 1),
        median=words.number(middle, 0 if middle.is_integer() else 1),
    )


def _seats(summary: Summary, words: Words) -> Table:
    table = _table(
        words, "simulate-wins", "simulate-seat", "simulate-bot", "simulate-games", "simulate-share"
    )
    game = summary.plan.rules
    for seat, bot in enumerate(summary.plan.bots):
        monster = words.name("monster", game.names[seat], game.dialect)
        table.add_row(
            f"{seat + 1} {monster}",
            bot,
            words.number(summary.wins[seat]),
            words.percent(summary.share(seat), 1),
        )
    return table


def _fit_games(rounds: Sequence[Mapping[str, Any]], words: Words) -> Table:
    names = ("games", "luckless", "positions", "held_back")
    columns = [f"fit-{name.replace('_', '-')}" for name in names]
    table = _table(words, "fit-data", "fit-round", *columns, "fit-playing-time", "fit-learning-time")
    for number, found in enumerate(rounds, 1):
        playing = found.get("played", {}).get("seconds")
        times = [None if seconds is None else seconds / 60 for seconds in (playing, found["seconds"])]
        table.add_row(
            str(number),
            *[words.number(found[name]) for name in names],
            *["–" if minutes is None else words.number(minutes, 1) for minutes in times],
        )
    return table


def _fit_losses(rounds: Sequence[Mapping[str, Any]], words: Words) -> Table:
    columns = ("fit-taught", "fit-luck-free", "fit-apart", "fit-result", "fit-present", "fit-uniform")
    table = _table(words, "fit-losses", "fit-round", *columns)
    for number, found in enumerate(rounds, 1):
        losses, best = found["losses"], found["epochs"][found["best_epoch"] - 1]
        fitted, present = losses["fitted"], losses["present"]
        row = [best["taught"], fitted["luckless"], fitted["apart"], fitted["result"]]
        row += [present and present["result"], losses["uniform"]]
        table.add_row(str(number), *["–" if loss is None else words.number(loss, 4) for loss in row])
    return table


def _endings(endings: Counter[str], words: Words) -> Table:
    table = _table(words, "simulate-endings", "simulate-ending", "simulate-games", "simulate-share")
    for ending, count in sorted(endings.items(), key=lambda item: (-item[1], item[0])):
        table.add_row(
            words.say(f"ending-{ending}"), words.number(count), words.percent(count / endings.total(), 1)
        )
    return table


def _cards(summary: Summary, words: Words) -> Table:
    table = _table(words, "simulate-cards", "simulate-card", "simulate-bought", "simulate-win-rate")
    dialect = summary.plan.rules.dialect
    for card in summary.cards:
        table.add_row(
            words.card(dialect, card.card), words.number(card.bought), words.percent(card.share.rate, 1)
        )
    return table


def _by_seat(balance: Balance, words: Words) -> Table:
    columns = (
        "balance-order",
        "simulate-games",
        "arena-wins",
        "simulate-win-rate",
        "arena-ci95",
        "balance-par",
    )
    table = _table(words, "balance-seats", "balance-monsters", *columns)
    for players, seat, share in balance.seats:
        row = (
            str(players),
            str(seat),
            words.number(share.games),
            words.number(share.wins),
            *_sure(share, words),
            words.percent(1 / players, 1),
        )
        table.add_row(*row, end_section=seat == players)
    return table


def _by_count(balance: Balance, words: Words) -> Table:
    endings = sorted({ending for count in balance.counts for ending in count.endings})
    columns = ("simulate-games", "balance-turns", "balance-first", "arena-ci95")
    table = _table(
        words,
        "balance-counts",
        "balance-monsters",
        *columns,
        *(f"balance-ending-{ending}" for ending in endings),
    )
    for count in balance.counts:
        ends = (words.percent(count.endings[ending] / count.games, 1) for ending in endings)
        turns = words.number(fmean(count.turns), 1)
        table.add_row(str(count.players), words.number(count.games), turns, *_sure(count.first, words), *ends)
    return table


def _by_card(balance: Balance, words: Words) -> Table:
    columns = ("balance-buyers", "simulate-bought", "simulate-win-rate", "arena-ci95", "balance-par")
    table = _table(words, "balance-cards", "simulate-card", *columns)
    dialect = balance.plan.rules.dialect
    for card in balance.cards:
        name, counts = words.card(dialect, card.card), (card.share.games, card.bought)
        table.add_row(name, *map(words.number, counts), *_sure(card.share, words), words.percent(card.par, 1))
    return table


def _sure(share: Share, words: Words) -> tuple[str, str]:
    """A win rate with its confidence interval."""
    low, high = share.ci95
    return words.percent(share.rate, 1), f"{words.percent(low, 1)} – {words.percent(high, 1)}"


def _table(words: Words, title: str, *columns: str, **values: int) -> Table:
    """A table with text aligned left and numbers aligned right."""
    table = Table(title=words.say(title, **values), title_justify="left")
    for column in columns:
        table.add_column(words.say(column), justify="left" if column in LEFT else "right")
    return table
