"""Measures every sound of the client, and draws what they look like: python -m tools.sounds SHEET.png."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import numpy as np
from matplotlib.figure import Figure
from playwright.sync_api import sync_playwright

from tests.browser.studio import CITY, TENSIONS, VARIATION, Job, Studio
from tests.support.acoustics import RATE, START, Samples, measured
from tests.support.tools import chromium

COLUMNS: Final = 10
FFT: Final = 1024


def table(studio: Studio, rendered: dict[Job, Samples]) -> None:
    """Print the numbers of every sound; where the level is off, the trim that would mend it."""
    sounds = {sound.name: sound for sound in studio.sounds}
    print(f"{'sound':22}{'peak':>8}{'LUFS':>8}{'seconds':>9}{'trim':>7}")
    for job, samples in rendered.items():
        one, sound = measured(samples), sounds[job.name]
        off = studio.classes[sound.kind]["level"] - one.loudness if job.strength == sound.strengths else 0
        trim = f"{sound.trim + off:7.1f}" if abs(off) > 0.2 else ""
        print(f"{job.name:20}{job.strength:2}{one.peak:8.1f}{one.loudness:8.1f}{one.seconds:9.2f}{trim}")


def sheet(rendered: dict[Job, Samples], path: Path) -> None:
    """Draw a spectrogram of each sound."""
    rows = -(-len(rendered) // COLUMNS)
    figure = Figure(figsize=(2.2 * COLUMNS, 1.4 * rows), layout="tight")
    for place, (job, samples) in enumerate(rendered.items(), 1):
        axes = figure.add_subplot(rows, COLUMNS, place)
        mono = samples.mean(1)[int((START - 0.02) * RATE) :]
        loud = np.flatnonzero(np.abs(mono) > np.abs(mono).max() / 100)
        shown = mono[: loud[-1] + FFT] + 1e-9
        axes.specgram(shown, NFFT=FFT, Fs=RATE, noverlap=FFT * 7 // 8, vmin=-130, vmax=-50)
        axes.set_yscale("symlog", linthresh=500)
        axes.set_ylim(40, 16_000)
        axes.set_title(f"{job.name} {job.strength:g}", fontsize=7)
        axes.tick_params(labelsize=5)
    figure.savefig(path, dpi=90)


def main() -> None:
    """Render everything, print the numbers and write the sheet."""
    path = Path(sys.argv[1])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        studio = Studio(browser.new_page())
        jobs = studio.jobs()
        rendered = dict(zip(jobs, studio.render(jobs), strict=True))
        cities = [Job(city, at, VARIATION, CITY) for city in ("new-york", "tokyo") for at in TENSIONS]
        heard = dict(zip(cities, studio.render(cities), strict=True))
        browser.close()
    table(studio, rendered)
    strongest = {sound.name: sound.strengths for sound in studio.sounds}
    sheet({job: one for job, one in rendered.items() if job.strength == strongest[job.name]} | heard, path)
    print(f"The sheet is {path}.")


if __name__ == "__main__":
    main()
