import { beforeAll, expect, test } from "vitest";

import english from "../../src/kaiju/locale/en.ftl?raw";
import german from "../../src/kaiju/locale/de.ftl?raw";
import russian from "../../src/kaiju/locale/ru.ftl?raw";
import inflected from "../../tests/examples/forms.ftl?raw";
import { ago } from "../src/home/told";
import { adopt, percent } from "../src/words/say.svelte";
import { Words } from "../src/words/words";

beforeAll(() => adopt(new Words("en", english)));

test.each([
  [0, "0%"],
  [0.00002, "0.1%"],
  [0.004, "0.4%"],
  [0.5, "50%"],
  [0.994, "99.4%"],
  [0.99998, "99.9%"],
  [1, "100%"],
])("a chance of %d is told as %s", (part, told) => {
  expect(percent(part)).toBe(told);
});

test("a name brings the forms that a sentence needs", () => {
  const words = new Words("ru", inflected);
  const [kong, sheriff, bronx] = [
    words.called("monster-kong"),
    words.called("monster-sheriff"),
    words.called("place-bronx"),
  ];
  expect(words.say("event-placed", { monster: kong, what: bronx })).toBe("Конг начинает в Бронксе.");
  expect(words.say("event-damaged", { monster: kong, other: sheriff })).toBe("Шериф отнимает у Конга жизнь.");
  expect(words.say("event-reached", { names: words.listed([kong, sheriff]) })).toBe(
    "Когти ранят Конга и Шерифа.",
  );
  expect(words.say("event-out", { monster: kong })).toBe("выбыл");
  const stack = words.called("word-stack", { what: words.called("tile-jet"), number: 2 });
  expect([stack.text, words.say("answer-destroy", { what: stack })]).toEqual([
    "Самолёт (2)",
    "Уничтожить: самолёт (2)",
  ]);
});

test.each([
  ["en", english, "Kong, Rob and Sheriff", "1 Mar 2026"],
  ["de", german, "Kong, Rob und Sheriff", "01.03.2026"],
  ["ru", russian, "Конг, Роб и Шериф", "1 мар. 2026 г."],
])("lists and dates are written as in %s", (language, text, listed, date) => {
  const words = new Words(language, text);
  const names = ["kong", "rob", "sheriff"].map((id) => words.called(`monster-${id}`));
  expect(words.listed(names).text).toBe(listed);
  expect(words.row(names).text.split(", ")).toEqual(names.map(({ text }) => text));
  expect([words.listed([]).text, words.row([]).text]).toEqual(["", ""]);
  expect([words.together(["A.", "", "B!"]), words.together([""])]).toEqual(["A. B!", ""]);
  const march = new Date(2026, 2, 1, 12).getTime() / 1000;
  expect(ago(march, march + 30 * 24 * 3600, words.region)).toBe(date);
});

test("a name without a form is said as it is", () => {
  const words = new Words("ru", inflected);
  expect(words.say("home-table", { host: "Ann" })).toBe("Стол: Ann");
  expect(words.say("event-placed", { monster: "Ann", what: words.called("monster-kong") })).toBe(
    "Ann начинает Конг.",
  );
});
