import { expect, test } from "vitest";
import { errorWords } from "./errors";

test("an address that does not exist is told in the words of the specification", () => {
  expect(errorWords(404)).toMatchObject({
    heading: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
  });
});

test("only the page that is not found has a run of its own, which ends with what failed", () => {
  expect(errorWords(404).run?.steps.at(-1)).toMatchObject({
    text: "Open the page",
    ok: false,
  });
  for (const status of [403, 405, 410, 413, 429, 500, 503]) {
    expect(errorWords(status).run).toBeUndefined();
  }
});

test("a status without words of its own is spoken of by its class", () => {
  expect(errorWords(400)).toEqual(errorWords(418));
  expect(errorWords(500)).toEqual(errorWords(599));
  expect(errorWords(400)).not.toEqual(errorWords(500));
});
