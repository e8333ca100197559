"""Every sound: clean, as long and as loud as its class, like no other, and heard only after a gesture."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Open
from tests.browser.studio import CITY, TENSIONS, VARIATION, Job, Sound, Studio
from tests.browser.tables import open_table, sign_in
from tests.support.acoustics import SEEN, START, Measured, Samples, distance, level, measured, picture

pytestmark = pytest.mark.slow

# Loudness in LUFS of the strongest, and seconds, of each class.
LIMITS: dict[str, tuple[float, float, float]] = {
    "ui": (-29, 0.03, 0.25),
    "dice": (-25, 0.15, 0.8),
    "gain": (-23, 0.25, 0.95),
    "world": (-20, 0.3, 2.2),
    "hit": (-15, 0.3, 0.9),
    "alert": (-20, 0.3, 0.7),
    "voice": (-18, 0.5, 1.4),
    "scene": (-17, 1, 3),
    "music": (-17, 2.4, 4.5),
}
HITS = (-23, -15)
CITIES = {"new-york": (-36, -31), "tokyo": (-36, -31)}
DUCKED = {
    "jet": (0, -5),
    "hit": (0, -7),
    "my-turn": (-7, -10),
    "kong.roar": (-4, -8),
    "alarm": (-6, -12),
    "victory": (-9, -18),
}
HEAVY = ["hit", "collapse", "tank", "kong.roar", "victory", "alarm", "giga-zaur.roar", "land"]
MONSTERS = 14
OTHERS = 35
OFF = 1.5  # decibels that a level may be off
NOTICED = 0.5  # decibels: less is no difference to an ear
APART = 6.0  # decibels between two sounds
VARIES = 0.4  # decibels between two variations
# What drives the page here counts as a gesture too: only a pointer shall.
LISTEN = """
window.contexts = [];
let touched = false;
addEventListener("pointerdown", () => (touched = true), true);
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });
window.AudioContext = class extends AudioContext {
  constructor(...all) { super(...all); window.contexts.push(this); }
};
"""

SETTLED = """(state) => new Promise((done) => {
  const [context] = contexts;
  const look = () => context.state === state && done();
  context.onstatechange = look;
  look();
})"""


@pytest.fixture(scope="module")
def studio(chrome: Browser) -> Iterator[Studio]:
    page = chrome.new_page()
    yield Studio(page)
    page.close()


@pytest.fixture(scope="module")
def rendered(studio: Studio) -> dict[Job, Samples]:
    """Everything there is to hear, rendered once."""
    jobs = studio.jobs()
    return dict(zip(jobs, studio.render(jobs), strict=True))


@pytest.fixture(scope="module")
def heard(rendered: dict[Job, Samples]) -> dict[Job, Measured]:
    return {job: measured(sound) for job, sound in rendered.items()}


@pytest.fixture(scope="module")
def pictures(studio: Studio, rendered: dict[Job, Samples]) -> dict[str, Samples]:
    """What the strongest of each sound looks like."""
    return {sound.name: picture(rendered[strongest(sound)]) for sound in studio.sounds}


def strongest(sound: Sound) -> Job:
    return sound.job(sound.strengths)


def test_there_are_all_sounds_and_a_voice_for_every_monster(studio: Studio) -> None:
    voices = {sound.name.partition(".")[0] for sound in studio.sounds if sound.kind == "voice"}
    assert len(voices) == MONSTERS
    assert len(studio.sounds) == OTHERS + 3 * MONSTERS
    assert {sound.kind for sound in studio.sounds} == set(LIMITS) == set(studio.classes)


def test_no_sound_clips_clicks_hums_or_is_silent(heard: dict[Job, Measured]) -> None:
    faults = [
        (job.name, job.strength, one)
        for job, one in heard.items()
        if not -45 < one.peak <= -1 or one.offset > 0.001 or max(one.first, one.last) > 0.002
    ]
    assert faults == []


def test_every_sound_is_as_long_as_its_class_allows(studio: Studio, heard: dict[Job, Measured]) -> None:
    kinds = {sound.name: sound.kind for sound in studio.sounds}
    faults = [
        (job.name, job.strength, one.seconds)
        for job, one in heard.items()
        if not LIMITS[kinds[job.name]][1] <= one.seconds <= LIMITS[kinds[job.name]][2]
    ]
    assert faults == []


def test_every_sound_is_as_loud_as_its_class(studio: Studio, heard: dict[Job, Measured]) -> None:
    loud = {sound.name: (sound.kind, heard[strongest(sound)].loudness) for sound in studio.sounds}
    assert [(name, value) for name, (kind, value) in loud.items() if abs(value - LIMITS[kind][0]) > OFF] == []
    (hit,) = (sound for sound in studio.sounds if sound.kind == "hit")
    wanted = np.linspace(*HITS, hit.strengths)
    found = np.array([heard[hit.job(at + 1)].loudness for at in range(hit.strengths)])
    assert np.abs(found - wanted).max() <= OFF


def test_a_stronger_one_is_not_quieter(heard: dict[Job, Measured]) -> None:
    by_name: dict[str, list[float]] = {}
    for job, one in heard.items():
        by_name.setdefault(job.name, []).append(one.loudness)
    assert [name for name, loud in by_name.items() if (np.diff(loud) < -NOTICED).any()] == []
    assert max(len(loud) for loud in by_name.values()) == 8


def test_no_two_sounds_are_alike(pictures: dict[str, Samples]) -> None:
    near = [
        (one, two, round(distance(pictures[one], pictures[two]), 2)) for one, two in combinations(pictures, 2)
    ]
    assert [pair for pair in near if pair[2] < APART] == []


def test_a_variation_is_its_own_and_always_the_same(
    studio: Studio, rendered: dict[Job, Samples], pictures: dict[str, Samples]
) -> None:
    jobs = [sound.job(sound.strengths, VARIATION + 1) for sound in studio.sounds]
    others = studio.render([job._replace(seconds=min(job.seconds, START + SEEN)) for job in jobs])
    pairs = zip(studio.sounds, others, strict=True)
    same = [one.name for one, other in pairs if distance(pictures[one.name], picture(other)) < VARIES]
    assert same == []
    again = [strongest(sound) for sound in studio.sounds if sound.kind in ("ui", "hit", "alert")]
    assert len(again) == 9
    for job, sound in zip(again, studio.render(again), strict=True):
        assert np.abs(sound - rendered[job]).max() < 0.001, job.name


def test_never_more_than_eight_are_heard(studio: Studio) -> None:
    most, peak = studio.crowd(HEAVY, count=40, gap=0.06)
    assert most == 8
    assert level(peak) <= -1


@pytest.mark.parametrize("name", DUCKED)
def test_what_matters_more_ducks_what_matters_less(studio: Studio, name: str) -> None:
    effects, ambience = DUCKED[name]
    assert studio.ducked(name, "ambience") == pytest.approx(ambience, abs=2)
    if effects:
        assert studio.ducked(name, "effects") == pytest.approx(effects, abs=2)


def test_a_city_rises_with_the_tension(studio: Studio) -> None:
    jobs = [Job(city, tension, VARIATION, CITY) for city in CITIES for tension in TENSIONS]
    for job, sound in zip(jobs, studio.render(jobs), strict=True):
        one = measured(sound, block=3)
        assert one.loudness == pytest.approx(CITIES[job.name][int(job.strength)], abs=OFF), job
        assert one.peak <= -1
        assert one.offset <= 0.001
        assert one.first <= 0.002


def test_nothing_is_heard_before_a_gesture_and_mute_lets_the_machine_rest(visit: Open) -> None:
    page = visit()
    sign_in(page, "Ann")
    table = open_table(page, "king-of-tokyo", ["rookie"])
    page.add_init_script(LISTEN)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"/t/{table}")
    mute = page.get_by_role("button", name="Mute", exact=True)
    expect(mute).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert states(page) == []
    assert [url for url in loaded if "/studio-" in url] == []
    page.mouse.click(700, 3)
    page.evaluate(SETTLED, "running")
    mute.click()
    page.evaluate(SETTLED, "suspended")
    mute.click()
    page.evaluate(SETTLED, "running")
    assert len(states(page)) == 1
    mute.click()
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")


def states(page: Page) -> list[str]:
    """How the audio contexts of a page are."""
    found: list[str] = page.evaluate("contexts.map((one) => one.state)")
    return found
