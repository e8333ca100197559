"""Many random games under all laws: `python -m tests.support.marathon --games 100000 --workers 2`."""

from __future__ import annotations

import argparse
import random
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import monotonic
from typing import NamedTuple

from kaiju.core.state import NOBODY
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support import exhaustive, laws, table_laws
from tests.support.play import Player, Setting, by_clone, by_save, finish, plain, setting, walk

BATCH = 50


class Tally(NamedTuple):
    """The result of some games; a broken law is reported with everything needed to reproduce it."""

    games: int
    answers: int
    longest: int
    ends: Counter[str]
    broken: str = ""

    def add(self, other: Tally) -> Tally:
        """Both added up."""
        return Tally(
            self.games + other.games,
            self.answers + other.answers,
            max(self.longest, other.longest),
            self.ends + other.ends,
            self.broken or other.broken,
        )


NOTHING = Tally(0, 0, 0, Counter())


def one(game: str, seed: int) -> Tally:
    """One game with all its laws, and again through copies; some lose players, some have loaded dice."""
    each = setting(game, seed)
    leaves = seed % 7 == 3
    table = laws.keeps_all_laws(each, leaves)
    if not leaves:
        _once_more(each, table)
    if not each.rich:
        table_laws.a_record_tells_all(table)
    if seed % 3 == 0:
        exhaustive.play(exhaustive.stacked(GAMES[game].edition(each.options), seed, []), seed)
    return Tally(1, len(table.answers), table.state.turn, Counter({_end(table): 1}))


def _once_more(each: Setting, played: Table) -> None:
    """Through clones up to a question, where the views are compared, and from a save to the end."""
    rng, player = random.Random(f"once more {each.seed}"), Player(each.seed)
    stop = rng.randrange(len(played.answers))

    def sometimes_by_clone(t: Table) -> Table:
        return rng.choice((plain, plain, by_clone))(t)

    for table in walk(each.table(), player, sometimes_by_clone):
        if len(table.answers) >= stop:
            break
    table_laws.a_view_hides_what_is_to_come(each, table)
    table = finish(by_save(table), player)
    assert table.answers == played.answers, "a game through copies took another course"
    assert table.state.to_json() == played.state.to_json(), "a game through copies ended in another state"


def _end(table: Table) -> str:
    if table.state.winner == NOBODY:
        return "nobody"
    cause = table.log[-1].cause
    return {table.game.points_rule: "points", table.game.last_rule: "last one left"}.get(cause, "card")


def batch(game: str, seeds: range) -> Tally:
    """Some games, up to the first broken law."""
    tally = NOTHING
    for seed in seeds:
        try:
            tally = tally.add(one(game, seed))
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            again = f"Once more: python -m tests.support.marathon --game {game} --first {seed} --games 1"
            return tally._replace(broken=f"{traceback.format_exc()}\nseed {seed}: {error!r}\n{again}")
    return tally


def run(game: str, seeds: range, workers: int) -> Tally:
    """All games, in batches over the workers, with an occasional line of progress."""
    batches = [seeds[at : at + BATCH] for at in range(0, len(seeds), BATCH)]
    tally, begun, shown = NOTHING, monotonic(), 0.0
    with ProcessPoolExecutor(workers) as pool:
        waiting = [pool.submit(batch, game, part) for part in batches]
        for done in as_completed(waiting):
            tally = tally.add(done.result())
            if tally.broken:
                pool.shutdown(cancel_futures=True)
                break
            if monotonic() - shown > 10:
                shown = monotonic()
                print(f"{game}: {tally.games} of {len(seeds)} games, {shown - begun:.0f} s", flush=True)
    return tally


def main() -> int:
    """Run the marathon; the exit code says whether every law was kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.marathon", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games of each game")
    parser.add_argument("--workers", type=int, default=2, help="how many processes")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--game", choices=sorted(GAMES), help="one game only")
    chosen = parser.parse_args()
    for game in [chosen.game] if chosen.game else sorted(GAMES):
        begun = monotonic()
        tally = run(game, range(chosen.first, chosen.first + chosen.games), chosen.workers)
        if tally.broken:
            print(tally.broken, file=sys.stderr)
            return 1
        ends = ", ".join(f"{end} {count}" for end, count in tally.ends.most_common())
        print(
            f"{game}: {tally.games} games, {tally.answers} answers, the longest {tally.longest} turns; "
            f"won by: {ends}; every law was kept; {monotonic() - begun:.0f} s"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
