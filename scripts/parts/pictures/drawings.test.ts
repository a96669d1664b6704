import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawings } from "./drawings.ts";
import { root } from "../root.ts";

test.each([...drawings()])("public/%s shows today's names and colours", (path, drawing) => {
  const stored = readFileSync(`${root}public/${path}`, "utf8");
  expect(stored === drawing, "run `npm run images`").toBe(true);
});
