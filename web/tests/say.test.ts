import { beforeAll, expect, test } from "vitest";

import english from "../../src/kaiju/locale/en.ftl?raw";
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
