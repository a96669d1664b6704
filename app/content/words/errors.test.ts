import { expect, test } from "vitest";
import { errorWords } from "./errors";

test("a 404 uses the specification's words", () => {
  expect(errorWords(404)).toMatchObject({
    heading: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
  });
});

test("an unlisted status falls back to the words of its class", () => {
  expect(errorWords(400)).toEqual(errorWords(418));
  expect(errorWords(500)).toEqual(errorWords(599));
  expect(errorWords(400)).not.toEqual(errorWords(500));
});
