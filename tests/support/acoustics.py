"""What a sound is like to the ear: how loud, how long, how clean, and how far apart two are."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
"""A sound: one row per sample, one column per ear, full scale at 1."""

RATE: Final = 44_100
START: Final = 0.05  # seconds of silence before a sound begins
BLOCK: Final = 0.4  # seconds over which loudness is measured
SEEN: Final = 1.5  # seconds of a picture
DEPTH: Final = 60.0  # decibels below the loudest that count as a part of the picture
STEPS: Final = 32  # parts of a picture
BANDS: Final = 40
FRAME: Final = 1024


class Measured(NamedTuple):
    """The numbers of a sound."""

    peak: float  # dBFS
    loudness: float  # LUFS: K-weighted, the loudest block
    seconds: float  # from the first moment within 40 dB of the loudest to the last
    offset: float  # DC
    first: float  # the greatest sample up to the first one
    last: float


def level(ratio: float) -> float:
    """A ratio of amplitudes in decibels."""
    return float(20 * np.log10(ratio + 1e-9))


def measured(sound: Samples, block: float = BLOCK) -> Measured:
    """Measure a sound that begins at START."""
    loud = np.sqrt(_running((sound**2).mean(1), RATE // 100) + 1e-14)
    (heard,) = np.where(loud > loud.max() / 100)
    power = sum(_weighted(sound[:, ear]) ** 2 for ear in (0, 1))
    blocks = _running(np.asarray(power), min(len(sound), int(block * RATE)))
    begin = int(START * RATE) + 1
    return Measured(
        level(float(np.abs(sound).max())),
        float(-0.691 + 10 * np.log10(blocks.max() + 1e-12)),
        float(heard[-1] - heard[0]) / RATE,
        float(np.abs(sound.mean(0)).max()),
        float(np.abs(sound[:begin]).max()),
        float(np.abs(sound[-1]).max()),
    )


def _running(values: Samples, width: int) -> Samples:
    """The mean over a window, at each place it can stand in."""
    total = np.concatenate([[0.0], np.cumsum(values)])
    return np.asarray(np.clip(total[width:] - total[:-width], 0, None) / width)


def _weighted(ear: Samples) -> Samples:
    """The K-weighting of ITU-R BS.1770, applied to the spectrum."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(ear), 1 / RATE) / RATE)
    shelf = (1.5308412300503478 - 2.650979995154729 * z + 1.1690790799215869 * z**2) / (
        1 - 1.6636551132560204 * z + 0.7125954280732254 * z**2
    )
    high = (1 - 2 * z + z**2) / (1 - 1.9891696736297957 * z + 0.9891990357870394 * z**2)
    return np.asarray(np.fft.irfft(np.fft.rfft(ear) * shelf * high, len(ear)))


def _hearing() -> Samples:
    """Which share of each frequency each of the mel bands takes."""
    low, high = (2595 * np.log10(1 + hertz / 700) for hertz in (50, 15_000))
    edges = 700 * (10 ** (np.linspace(low, high, BANDS + 2) / 2595) - 1)
    hertz = np.fft.rfftfreq(FRAME, 1 / RATE)
    rising = (hertz - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    falling = (edges[2:, None] - hertz) / (edges[2:] - edges[1:-1])[:, None]
    return np.asarray(np.clip(np.minimum(rising, falling), 0, None) + 1e-9)


HEARING: Final = _hearing()


def picture(sound: Samples) -> Samples:
    """What is heard in the first seconds: decibels by time and mel band, below the loudest."""
    mono = sound.mean(1)[int(START * RATE) : int((START + SEEN) * RATE)]
    frames = np.lib.stride_tricks.sliding_window_view(np.pad(mono, (0, FRAME)), FRAME)[:: FRAME // 2]
    power = np.abs(np.fft.rfft(frames * np.hanning(FRAME))) ** 2
    bands = 10 * np.log10(power @ HEARING.T + 1e-12)
    bands = np.clip(bands - bands.max(), -DEPTH, 0)
    missing = max(0, 4 * STEPS - len(bands))
    bands = np.vstack([bands, np.full((missing, BANDS), -DEPTH)])[: 4 * STEPS]
    return np.asarray(bands.reshape(STEPS, 4, BANDS).mean(1))


def distance(one: Samples, two: Samples) -> float:
    """How far two pictures are apart, in decibels, over the moments in which either is heard."""
    heard = np.maximum(one.max(1), two.max(1)) > 5 - DEPTH
    return float(np.sqrt(((one - two)[heard] ** 2).mean()))
