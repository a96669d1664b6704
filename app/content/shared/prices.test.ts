import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const content = fileURLToPath(new URL("..", import.meta.url));

const prices = "shared/prices.ts";
const dates = "published.ts";

/** A sum written out in a sentence. */
const sum = /\$\d[\d,.]*|\b\d[\d,.]*\s?(?:dollars|USD)\b/g;

test.each([
  ["text: `from $63`", ["$63"]],
  ['"1,799 dollars"', ["1,799 dollars"]],
  ["price: `${usd(prices.blueprint)} one-time`", []],
])("%s has the sums %j", (source, found) => {
  expect(source.match(sum) ?? []).toEqual(found);
});

test("every price is written once, in prices.ts", () => {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => ![prices, dates].includes(file));
  expect(files.length).toBeGreaterThan(20);

  const spelled = files.flatMap((file) => {
    const found = readFileSync(join(content, file), "utf8").match(sum) ?? [];
    return found.map((text) => `${file}: ${text} (name it in shared/prices.ts)`);
  });
  expect(spelled).toEqual([]);
});
