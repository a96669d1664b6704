import { expect, test } from "vitest";
import { demandsIn, testsIn } from "./titles.ts";

const titles = (source: string) => testsIn("a.test.ts", source).map(({ title }) => title);
const examples = (source: string) =>
  testsIn("a.test.ts", source).map(({ examples }) => [...examples]);

test("a title stands under those of its groups, a computed one as its code", () => {
  const source = `
    test("alone", () => {});
    describe("group", () => {
      describe.each(rows)("%s", (row) => { test('in it', async () => {}); });
      it(\`of \${name}\`, () => {});
      test(words, () => {}, 5_000);
      test("with options", { timeout: 5 }, () => {});
    });
    test.describe(on ? "a" : "b", () => { test("in a browser", function () {}); });`;
  expect(titles(source)).toEqual([
    "alone",
    "group > %s > in it",
    "group > of ${name}",
    "group > words",
    "group > with options",
    'on ? "a" : "b" > in a browser',
  ]);
});

test("what does not run is no test", () => {
  const source = `
    test.skip("a", () => {}); test.todo("b"); test.only("c", () => {}); test.fails("d", () => {});
    describe.skip("e", () => { test("f", () => {}); });
    test("g"); test.each([1]); other("h", () => {}); test.use({ a: () => {} });
    // test("i", () => {});
    const text = 'test("j", () => {})';`;
  expect(titles(source)).toEqual([]);
});

test("the examples of a test are those of its table, of its group's, and of the loop around it", () => {
  const source = `
    const rows = [["one", 1], ["two", { key: "three" }]];
    test.each(rows)("%s", () => { const inside = "no"; });
    describe.each(["four"])("%s", () => { test("plain", () => {}); });
    for (const x of [\`five\`]) { test(\`\${x}\`, () => {}); }
    test("none", () => {});`;
  expect(examples(source)).toEqual([["one", "1", "two", "key", "three"], ["four"], ["five"], []]);
});

test("what the kills demand is the sentence that is said otherwise", () => {
  const source = "demand(a === 1, `${code}: lost`); other(true, `${code}: found`);";
  expect(demandsIn("a.ts", source).map(({ title }) => title)).toEqual(["${code}: lost"]);
});
