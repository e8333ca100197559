"""Teaches a network who will win, from positions and what became of them without the luck of the dice.

    python -m tools.teach king-of-tokyo games/1.npz games/2.npz --out king-of-tokyo.npz

The positions are those that `python -m tools.selfplay` has written. This needs PyTorch, on a GPU if there is
one; playing with the weights does not.
"""

from __future__ import annotations

import io
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.arena.luckless import NO_CARD, Positions, joined, targets, unpacked
from kaiju.bots.encoding import SEATS, Encoding, Seen, see
from kaiju.bots.network import DEPTH, OUT, PAIRS, WANTS, WIDTH, Network, encoding_of, shapes

torch: Any = import_module("torch")

BATCH: Final = 2048
EPOCHS: Final = 24
RATE: Final = 2e-3
CALM: Final = 0.1  # weight decay, ten times less for what is not about cards
RARE: Final = ("cards", "row", "wants")  # weights that few positions teach
DROP: Final = 0.1
BLIND: Final = (0.35, 0.5)  # how often some cards of the row are hidden, and how many of them
MEAN: Final = 0.995  # how slowly the weights in use follow those that learn
HELD_BACK: Final = 20  # one game in this many is held back for testing
FLOOR: Final = -30.0  # no chance is taken for smaller than e to this
LARGE: Final = 1 << 15
TRUST: Final = 0.8  # how much of a target is what happened later; the rest is what was expected then
PLAIN: Final = 0.1  # how much a position counts whose game was played by bots that do not know their luck


class Report(NamedTuple):
    """What the weights were taught, and how surprised they are by the games held back."""

    games: int
    positions: int
    held_back: int
    loss: float  # the cross entropy of who won
    luckless: float  # and of that without the luck
    apart: float  # the root of the mean square distance of what is expected from the target
    uniform: float  # the first if everyone had the same chance


class Lesson(NamedTuple):
    """Everything that is learned from, on the machine that learns."""

    seen: Any
    target: Any
    won: Any
    weight: Any


def seen_by(encoding: Encoding, positions: Positions) -> Seen:
    """What a network sees of these positions."""
    count, cards = len(positions.match), len(encoding.cards)
    flat = np.zeros(count * SEATS * cards, np.float32)
    at, column = np.nonzero(positions.owned != NO_CARD)
    np.add.at(flat, at * SEATS * cards + positions.owned[at, column], np.float32(1))
    living = positions.living.astype(np.intp)
    return see(encoding, positions.table, positions.seats, flat.reshape(count, SEATS, cards), living)


def in_turn(values: NDArray[np.float32], order: NDArray[np.int8]) -> NDArray[np.float32]:
    """Numbers by seat, put in the order of turns; nothing for those who are out."""
    found = np.take_along_axis(values, np.maximum(order, 0).astype(np.intp), 1)
    return np.where(order >= 0, found, 0).astype(np.float32)


def learn(
    game: str,
    positions: Positions,
    seed: int,
    tell: Callable[[str], None],
    epochs: int = EPOCHS,
    trust: float = TRUST,
) -> tuple[bytes, Report]:
    """Train a new network; returns its file, and a report."""
    torch.manual_seed(seed)
    encoding, device = encoding_of(game), "cuda" if torch.cuda.is_available() else "cpu"
    held = (positions.match * np.int64(2654435761) % 1000003 % HELD_BACK == 0) & _luckless(positions)
    lesson = _lesson(encoding, positions, trust, device)
    taught = torch.as_tensor(np.flatnonzero(~held), device=device)
    tested = torch.as_tensor(np.flatnonzero(held), device=device)
    weights = _new(encoding, seed, device)
    shadow = {name: weight.detach().clone() for name, weight in weights.items()}
    groups = [
        {"params": [weights[name] for name in RARE], "weight_decay": CALM},
        {
            "params": [weight for name, weight in weights.items() if name not in RARE],
            "weight_decay": CALM / 10,
        },
    ]
    stepper = torch.optim.AdamW(groups, lr=RATE)
    steps = epochs * -(-len(taught) // BATCH)
    pace = torch.optim.lr_scheduler.OneCycleLR(stepper, RATE, total_steps=steps + 1, pct_start=0.1)
    done = 0
    for epoch in range(epochs):
        for rows in taught[torch.randperm(len(taught), device=device)].split(BATCH):
            loss = _surprise(_blinded(_picked(lesson, rows), encoding.unknown), weights, DROP)
            stepper.zero_grad(set_to_none=True)
            loss.backward()
            stepper.step()
            pace.step()
            done += 1
            with torch.no_grad():
                slow = min(MEAN, done / (done + 50))
                for name, weight in weights.items():
                    shadow[name].lerp_(weight, 1 - slow)
        tell(f"epoch {epoch + 1} of {epochs}: {loss.item():.4f}")
    data = _packed({name: weight.cpu().numpy() for name, weight in shadow.items()})
    return data, _tested(lesson, tested, shadow, len(np.unique(positions.match)), int(held.sum()))


def _lesson(encoding: Encoding, positions: Positions, trust: float, device: str) -> Lesson:
    parts = [
        seen_by(encoding, positions.pick(slice(at, at + LARGE)))
        for at in range(0, len(positions.match), LARGE)
    ]
    columns = []
    for column in zip(*parts, strict=True):
        whole = np.concatenate(column)
        kind = torch.uint8 if whole.dtype == np.float32 else torch.long
        columns.append(torch.as_tensor(whole, device=device).to(kind))
    won = np.eye(SEATS, dtype=np.float32)[positions.winner]
    target = in_turn(targets(positions, trust), positions.order)
    target = np.clip(target, 0, 1)
    target /= np.maximum(target.sum(axis=1, keepdims=True), 1e-6)
    weight = np.where(_luckless(positions), 1, PLAIN).astype(np.float32)
    return Lesson(
        Seen(*columns),
        torch.as_tensor(target, device=device),
        torch.as_tensor(in_turn(won, positions.order), device=device),
        torch.as_tensor(weight, device=device),
    )


def _luckless(positions: Positions) -> NDArray[np.bool_]:
    """Which positions are from games whose luck is known."""
    games, where = np.unique(positions.match, return_inverse=True)
    known = np.zeros(len(games), np.bool_)
    np.logical_or.at(known, where, positions.expected.max(axis=1) > 0)
    found: NDArray[np.bool_] = known[where]
    return found


def _new(encoding: Encoding, seed: int, device: str) -> dict[str, Any]:
    """Small weights to begin with."""
    rng = np.random.default_rng(seed)
    scales = {
        "seat": 0.06,
        "cards": 0.03,
        "table": 0.03,
        "row": 0.02,
        "order": 0.04,
        "wants": 0.1,
        "wanting": 0.1,
        "first": 0.0,
        "look": (1.5 / WIDTH) ** 0.5,
        "facing": 0.0,
        "pairs": (0.5 / PAIRS) ** 0.5,
        "crowd": 0.3 / WIDTH**0.5,
        "second": 0.0,
        "score": 1 / DEPTH**0.5 / 2,
        "alone": 0.05,
    }
    return {
        name: torch.nn.Parameter(
            torch.as_tensor(rng.normal(0, scales[name], shape), dtype=torch.float32, device=device)
        )
        for name, shape in shapes(encoding).items()
    }


def _picked(lesson: Lesson, rows: Any) -> Lesson:
    seen = Seen(*[column[rows] for column in lesson.seen])
    return Lesson(seen, lesson.target[rows], lesson.won[rows], lesson.weight[rows])


def _blinded(lesson: Lesson, unknown: int) -> Lesson:
    """Hide some cards of the row, as they are where a turn is tried out."""
    row, (often, share) = lesson.seen.row, BLIND
    some = torch.rand(len(row), 1, device=row.device) < often
    hidden = some & (torch.rand(row.shape, device=row.device) < share)
    short = lesson.seen.short * ~hidden[:, None, :, None]
    seen = lesson.seen._replace(row=torch.where(hidden, unknown, row), short=short)
    return lesson._replace(seen=seen)


def _surprise(lesson: Lesson, weights: dict[str, Any], drop: float) -> Any:
    """The mean cross entropy of the targets."""
    surprise = -(lesson.target * _logs(lesson.seen, weights, drop)).sum(dim=1)
    return (surprise * lesson.weight).sum() / lesson.weight.sum()


def _logs(seen: Any, w: dict[str, Any], drop: float = 0.0) -> Any:
    """The logarithms of the chances, in the same steps as `Network`."""
    functional = import_module("torch.nn.functional")
    dropout, log_softmax, relu = functional.dropout, functional.log_softmax, functional.relu
    seats, cards, table, short = [
        column.float() for column in (seen.seats, seen.cards, seen.table, seen.short)
    ]
    count, most = seats.shape[:2]
    alive = (torch.arange(most, device=seats.device)[None] < seen.living[:, None]).float()
    wants = w["wants"][seen.row].reshape(count, -1, WANTS)
    alone = seats @ w["seat"] + cards @ w["cards"] + (short.reshape(count, most, -1) @ wants) @ w["wanting"]
    alone = alone + (table @ w["table"] + w["row"][seen.row].sum(dim=1) + w["first"])[:, None]
    alone = relu(alone + w["order"].reshape(SEATS + 1, SEATS, WIDTH)[seen.living, :most])
    alone = dropout(alone, drop, drop > 0) * alive[..., None]
    looks = alone @ w["look"]
    facing = w["facing"].reshape(SEATS + 1, SEATS, SEATS, PAIRS)[seen.living][:, :most, :most]
    pairs = relu(looks[:, :, None, :PAIRS] + looks[:, None, :, PAIRS : 2 * PAIRS] + facing)
    others = (1 - torch.eye(most, device=seats.device))[None, :, :, None]
    pairs = pairs * alive[:, None, :, None] * others
    among = looks[..., 2 * PAIRS :] + pairs.sum(dim=2) @ w["pairs"]
    among = relu(among + (alone.sum(dim=1) @ w["crowd"])[:, None] + w["second"])
    scores = among @ w["score"] + alone @ w["alone"]
    return log_softmax(scores.masked_fill(alive == 0, OUT), dim=1).clamp(min=FLOOR)


def _tested(lesson: Lesson, rows: Any, weights: dict[str, Any], games: int, held: int) -> Report:
    sums = np.zeros(4)
    with torch.no_grad():
        for part in rows.split(LARGE):
            some = _picked(lesson, part)
            logs = _logs(some.seen, weights)
            sums += [
                -float((some.won * logs).sum()),
                -float((some.target * logs).sum()),
                float(((logs.exp() - some.target) ** 2).sum()),
                float(torch.log(some.seen.living.float()).sum()),
            ]
    loss, luckless, apart, uniform = sums / max(1, len(rows))
    return Report(games, len(lesson.target), held, loss, luckless, float(apart**0.5), uniform)


def _packed(weights: dict[str, NDArray[np.float32]]) -> bytes:
    file = io.BytesIO()
    stored: Any = {name: weight.astype(np.float16) for name, weight in weights.items()}
    np.savez(file, **stored)
    return file.getvalue()


def agrees(game: str, data: bytes, positions: Positions) -> float:
    """How far apart the chances of a file are from those it was taught, at the most."""
    with np.load(io.BytesIO(data)) as found:
        stored = {name: found[name] for name in found.files}
    seen = seen_by(encoding_of(game), positions)
    plain = Network(encoding_of(game), stored).shares(seen)
    weights = {name: torch.as_tensor(weight.astype(np.float32)) for name, weight in stored.items()}
    logs = _logs(Seen(*[torch.as_tensor(column) for column in seen]), weights)
    return float(np.abs(plain - logs.exp().numpy()).max())


def main() -> None:
    """Read the positions, learn, write the weights, and tell how well they predict."""
    parser = ArgumentParser(description="Teach a network who will win.")
    parser.add_argument("game")
    parser.add_argument("positions", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--trust", type=float, default=TRUST, help="how much what happened counts")
    given = parser.parse_args()
    parts, games = [], 0
    for path in given.positions:
        part = unpacked(path.read_bytes())
        parts.append(part._replace(match=(part.match + games).astype(np.int32)))
        games = int(parts[-1].match.max()) + 1
    positions = joined(parts)
    data, report = learn(given.game, positions, given.seed, print, given.epochs, given.trust)
    given.out.write_bytes(data)
    print(report)
    some = positions.pick(slice(0, 300))
    print(f"{len(data)} bytes; at most {agrees(given.game, data, some):.1e} from what was taught")


if __name__ == "__main__":
    main()
