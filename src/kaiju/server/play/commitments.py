"""What people contribute to chance: committed to with the seat, and shown once all commitments are.

Nobody can choose last, not even an operator with a seat:

- The commitment to the secret of the table is there before anyone sits down. A guest's own, the hash of a
  random part, comes with the seat. When the host starts, all of them are shown, and from then on none can
  change, nor can the seats, the Monsters and the options.
- Only then do the clients show their parts (`reveal`); one that was not committed to is refused.
- Who does not show it in time gives up the place to a bot (`give_up`), before the first roll and for everyone
  to see. The part is not used: whoever withholds it can only choose between playing and not playing.
- A seat without a commitment contributes nothing, like those of the bots of this server.

Functions whose first argument is a table are actions, as in `seats`.
"""

from __future__ import annotations

from kaiju.core.chance import commitment_of
from kaiju.server.play import history
from kaiju.server.play.clock import SLOW
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Refused, Stale
from kaiju.server.store.rows import COMMITTED, REVEALED, WITHHELD, Seat, Status, TableRow


def missing(row: TableRow) -> list[int]:
    """The seats that have not shown yet what they committed to."""
    return [
        number for number, seat in enumerate(row.seats) if seat.person and seat.commitment and not seat.nonce
    ]


async def publish(live: LiveTable, row: TableRow, limit: float) -> None:
    """Show all commitments, and wait for the parts; the game begins at once if there is none to wait for."""
    for seat in row.seats:
        seat.nonce = ""  # of a table opened before there were commitments: nobody has committed to it
    row.status = Status.REVEALING
    if not missing(row):
        await _begin(live, row)
        return
    row.deadline = live.now() + (row.pace if row.pace >= SLOW else limit)
    await live.note(row, COMMITTED, text=",".join(seat.commitment for seat in row.seats))


async def reveal(live: LiveTable, seat: int, nonce: str) -> None:
    """Show what a seat has committed to; after the last one the game begins. Sent again, it counts once."""
    if live.row.seats[seat].nonce == nonce:
        return
    if live.row.status != Status.REVEALING:
        raise Refused("not-revealing")
    row = live.draft()
    if commitment_of(nonce) != row.seats[seat].commitment:
        raise Refused("other-nonce")
    row.seats[seat].nonce = nonce
    if missing(row):
        await live.note(row, REVEALED, seat)
    else:
        await _begin(live, row)


async def give_up(live: LiveTable, seat: int, bot: str) -> None:
    """Give the place of a guest to a bot before the first roll; without any guest there is no game."""
    if live.row.status != Status.REVEALING or not live.row.seats[seat].person:
        raise Stale
    row = live.draft()
    old = row.seats[seat]
    row.seats[seat] = Seat("bot", bot=bot, monster=old.monster, commitment=old.commitment, nonce=old.nonce)
    if not any(one.person for one in row.seats):
        row.status, row.deadline = Status.CLOSED, None
    await live.note(row, WITHHELD, seat, seated=True)


async def go_on(live: LiveTable) -> None:
    """Begin the game once nobody is waited for."""
    if live.row.status != Status.REVEALING or missing(live.row):
        raise Stale
    await _begin(live, live.draft())


async def _begin(live: LiveTable, row: TableRow) -> None:
    row.status = Status.PLAYING
    await live.begin(row, history.begin(row))
