import { expect, test } from "vitest";
import { errorWords } from "./errors";

test("an address that does not exist is told in the words of the specification", () => {
  expect(errorWords(404)).toEqual({
    heading: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
  });
});

test("a status without words of its own is spoken of by its class", () => {
  expect(errorWords(400)).toEqual(errorWords(418));
  expect(errorWords(500)).toEqual(errorWords(599));
  expect(errorWords(400)).not.toEqual(errorWords(500));
});
