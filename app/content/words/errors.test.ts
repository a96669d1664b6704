import { expect, test } from "vitest";
import { errorWords } from "./errors";

test("a 404 uses the specification's words", () => {
  expect(errorWords(404)).toMatchObject({
    heading: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
  });
});

test("only the 404 has its own run log, ending with the failed step", () => {
  expect(errorWords(404).run?.steps.at(-1)).toMatchObject({
    text: "Open the page",
    ok: false,
  });
  for (const status of [403, 405, 410, 413, 429, 500, 503]) {
    expect(errorWords(status).run).toBeUndefined();
  }
});

test("an unlisted status falls back to the words of its class", () => {
  expect(errorWords(400)).toEqual(errorWords(418));
  expect(errorWords(500)).toEqual(errorWords(599));
  expect(errorWords(400)).not.toEqual(errorWords(500));
});
