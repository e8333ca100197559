"""The sounds of the client, rendered in Chromium without being played."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from playwright.sync_api import Page

from tests.browser.conftest import CLIENT
from tests.support.acoustics import RATE, START, Samples

TOGETHER: Final = 6  # renderings that are under way at once
VARIATION: Final = 11
TENSIONS: Final = (0, 1)
CITY: Final = 9.0  # seconds of a city that are listened to
# For each class the seconds within which a sound has faded with all of its room.
SECONDS: Final = {
    "ui": 0.7,
    "dice": 1.2,
    "gain": 1.5,
    "hit": 1.5,
    "voice": 1.9,
    "alert": 1.2,
    "world": 2.6,
    "scene": 3.6,
    "music": 5.0,
}

ENTER: Final = """async (code) => {
  window.studio = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  const all = Object.entries(studio.RECIPES);
  return [all.map(([name, one]) => [name, one.class, one.strengths, one.trim]), studio.CLASSES];
}"""
RENDER: Final = """([jobs, rate, start]) =>
  Promise.all(jobs.map(async ([name, strength, variation, seconds]) => {
  const context = new OfflineAudioContext(2, Math.ceil(rate * seconds), rate);
  const desk = new studio.Desk(context);
  if (studio.RECIPES[name]) desk.bare(studio.RECIPES[name], { strength, variation }, start);
  else {
    const city = new studio.Ambience(desk, name, variation);
    city.tension(strength);
    await city.ready;
    city.fill(seconds);
  }
  const made = await context.startRendering();
  const ears = [0, 1].map((ear) => made.getChannelData(ear));
  const both = Int16Array.from({ length: 2 * made.length }, (_, at) =>
    Math.max(-32768, Math.min(32767, Math.round(ears[at % 2][at >> 1] * 32768))));
  const bytes = new Uint8Array(both.buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}))"""
CROWD: Final = """async ([names, count, gap, rate]) => {
  const context = new OfflineAudioContext(1, 3 * rate, rate);
  const desk = new studio.Desk(context);
  let most = 0;
  for (let at = 0; at < count; at++) {
    desk.play(studio.RECIPES[names[at % names.length]], { variation: at }, 0.05 + at * gap);
    most = Math.max(most, desk.count);
  }
  const samples = (await context.startRendering()).getChannelData(0);
  return [most, samples.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0)];
}"""
DUCKED: Final = """async ([name, bus, rate]) => {
  const context = new OfflineAudioContext(1, rate, rate);
  const desk = new studio.Desk(context);
  desk.chain.volume.gain.value = 0;
  const tone = new OscillatorNode(context, { frequency: 15000 });
  tone.connect(desk.chain[bus]).connect(context.destination);
  tone.start();
  desk.play(studio.RECIPES[name], { variation: 1 }, 0.5);
  const samples = (await context.startRendering()).getChannelData(0);
  const loud = (from) => Math.max(...samples.slice(from * rate, (from + 0.05) * rate).map(Math.abs));
  return 20 * Math.log10(loud(0.75) / loud(0.4));
}"""


class Job(NamedTuple):
    """A sound to be rendered, or a city whose strength is its tension."""

    name: str
    strength: float
    variation: int
    seconds: float


class Sound(NamedTuple):
    """A sound as the client knows it."""

    name: str
    kind: str
    strengths: int
    trim: float

    def job(self, strength: int, variation: int = VARIATION) -> Job:
        """Rendering it with one strength."""
        return Job(self.name, strength, variation, SECONDS[self.kind])


class Studio:
    """What makes sound in the client, in a page of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        (chunk,) = (CLIENT / "assets").glob("studio-*.js")
        sounds, classes = page.evaluate(ENTER, chunk.read_text(encoding="utf-8"))
        self.sounds = [Sound(*one) for one in sounds]
        self.classes: dict[str, dict[str, Any]] = classes

    def jobs(self) -> list[Job]:
        """Every sound at every strength, of a voice the weakest and the strongest."""
        return [
            sound.job(strength)
            for sound in self.sounds
            for strength in range(1, sound.strengths + 1)
            if sound.kind != "voice" or strength != 2
        ]

    def render(self, jobs: Sequence[Job]) -> list[Samples]:
        """Render some sounds, several at once; each begins at START."""
        found: list[Samples] = []
        for at in range(0, len(jobs), TOGETHER):
            some = [list(job) for job in jobs[at : at + TOGETHER]]
            for text in self.page.evaluate(RENDER, [some, RATE, START]):
                found.append(np.frombuffer(base64.b64decode(text), "<i2").reshape(-1, 2) / 32768)
        return found

    def crowd(self, names: Sequence[str], count: int, gap: float) -> tuple[int, float]:
        """Play sounds one shortly after the other: how many were heard at once, and the highest sample."""
        most, peak = self.page.evaluate(CROWD, [list(names), count, gap, RATE])
        return int(most), float(peak)

    def ducked(self, name: str, bus: str) -> float:
        """By how many decibels a sound ducks the effects or the ambience."""
        return float(self.page.evaluate(DUCKED, [name, bus, RATE]))
