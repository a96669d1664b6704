import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { names } from "~/config/names";
import { Headshot } from "./portrait";

/** The widest that a page shows one, in CSS pixels: `max-w-100` of the media kit. */
const widest = 400;

test.each(Object.values(names.members))("the portrait of $name is sharp at 2x", (member) => {
  const file = readFileSync(`public/people/${member.slug}.webp`);
  expect(file.toString("latin1", 12, 16)).toBe("VP8X");
  const width = file.readUIntLE(24, 3) + 1;
  expect([width, file.readUIntLE(27, 3) + 1]).toEqual([2 * widest, 2 * widest]);
  expect(renderToStaticMarkup(<Headshot of={member} />)).toContain(`width="${width}"`);
});
