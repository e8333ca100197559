import { beforeAll, expect, test } from "vitest";

import english from "../../src/kaiju/locale/en.ftl?raw";
import inflected from "../../tests/examples/forms.ftl?raw";
import { adopt, percent } from "../src/words/say.svelte";
import { Name, Words } from "../src/words/words";

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
  expect(words.say("event-reached", { names: Name.joined([kong, sheriff]) })).toBe(
    "Когти ранят Конга, Шерифа.",
  );
  expect(words.say("event-reached", { names: words.list([kong, sheriff]) })).toBe(
    "Когти ранят Конга и Шерифа.",
  );
  expect(words.say("event-out", { monster: kong })).toBe("выбыл");
  const stack = words.called("word-stack", { what: words.called("tile-jet"), number: 2 });
  expect([stack.text, words.say("answer-destroy", { what: stack })]).toEqual([
    "Самолёт (2)",
    "Уничтожить: самолёт (2)",
  ]);
});

test("a name without a form is said as it is", () => {
  const words = new Words("ru", inflected);
  expect(words.say("home-table", { host: "Ann" })).toBe("Стол: Ann");
  expect(words.say("event-placed", { monster: "Ann", what: words.called("monster-kong") })).toBe(
    "Ann начинает Конг.",
  );
});
