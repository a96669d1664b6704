import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "~/config/pages";
import { shareImage, shareSize } from "./seo.server";

const shared = pages.filter(({ indexed }) => indexed);

test.each(shared)("$id has a share image of the declared size and at most 60 KB", ({ id }) => {
  const jpeg = readFileSync(new URL(`../../../public${shareImage(id)}`, import.meta.url));
  expect(sizeOf(jpeg)).toEqual(shareSize);
  expect(jpeg.byteLength).toBeLessThanOrEqual(60_000);
});

/** Pixels, from the first frame header (SOF) of a JPEG file. */
function sizeOf(jpeg: Buffer) {
  let at = 2;
  while (jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xc0 || marker === 0xc2) {
      return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return null;
}
