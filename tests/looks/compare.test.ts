import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { decode, encode, shrink, type Picture } from "./picture.ts";
import { sideBySide } from "./report.ts";
import sharp from "sharp";

type Paint = (x: number, y: number) => readonly [number, number, number];

const paper = [250, 250, 246] as const;
const ink = [20, 32, 28] as const;

function paint(width: number, height: number, color: Paint): Picture {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(color(x, y), (y * width + x) * 3);
  }
  return { width, height, data };
}

/** A line of letters on paper, `down` pixels of the page lower, so much darker at its edges. */
function page({
  down = 0,
  ground = paper,
  edge = 0,
}: Partial<Record<"down" | "edge", number>> & {
  ground?: readonly [number, number, number];
} = {}): Picture {
  const line = 20 + down / 4;
  return paint(98, 120, (x, y) => {
    const isLetter = y >= line && y < line + 4 && x >= 10 && x < 60 && x % 3 === 0;
    const isBeside = y >= line && y < line + 4 && x > 10 && x <= 60 && x % 3 === 1;
    if (isLetter) return ink.map((channel) => channel + edge) as unknown as typeof ink;
    return isBeside ? (ground.map((channel) => channel - edge) as unknown as typeof paper) : ground;
  });
}

test("a picture is like itself", () => {
  expect(compare(page(), page())).toEqual({ same: true });
});

test("an edge that is smoothed otherwise is no difference", () => {
  expect(compare(page(), page({ edge: 40 }))).toEqual({ same: true });
});

test("what a picture loses by being kept is no difference", async () => {
  const [one, other] = await Promise.all([page(), page({ edge: 12 })].map(encode));
  expect(compare(await decode(one!), await decode(other!))).toEqual({ same: true });
});

test("a line that has moved by 8 px is one, and it says where", () => {
  const found = compare(page(), page({ down: 8 }));
  expect(found).toMatchObject({ same: false, why: "it differs from 80 px down" });
});

test("a ground that is four shades darker is one", () => {
  const [red, green, blue] = paper;
  const found = compare(page(), page({ ground: [red - 4, green - 4, blue - 4] }));
  expect(found.same).toBe(false);
});

test("another engine is allowed to be off by more, but not by a changed line", () => {
  const [red, green, blue] = paper;
  const other = page({ ground: [red - 4, green - 4, blue - 4] });
  expect(compare(page(), other, true)).toEqual({ same: true });
  expect(compare(page(), page({ down: 8 }), true).same).toBe(false);
});

test("a page that is longer or shorter is one, and it says by what", () => {
  const longer = paint(98, 121, () => paper);
  const shorter = paint(98, 120, () => paper);
  expect(compare(shorter, longer)).toEqual({
    same: false,
    why: "it was 392 × 480 px, and is 392 × 484 px",
    squares: [],
  });
});

test("a screenshot becomes a quarter of its page, whatever its own scale", async () => {
  const halves = paint(195, 240, (x) => (x < 97 ? ink : paper));
  const raw = { width: halves.width, height: halves.height, channels: 3 } as const;
  const shot = await sharp(halves.data, { raw }).png().toBuffer();
  const { width, height, data } = await shrink(shot, { width: 390, height: 480 });
  expect([width, height, data.length]).toEqual([98, 120, 98 * 120 * 3]);
  expect([...data.slice(0, 3)]).toEqual(ink);
  expect([...data.slice(-3)]).toEqual(paper);
});

test("the report shows both pictures and the difference beside each other", async () => {
  const now = page({ down: 8 });
  const found = compare(page(), now);
  const report = await sideBySide(page(), now, found.same ? [] : found.squares);
  const { data, info } = await sharp(report)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThan(3 * 2 * 98);
  expect(info.height).toBeGreaterThan(2 * 120);
  // The marks are in the third picture alone.
  const isMark = (at: number) =>
    data[at]! > data[at + 1]! + 50 && data[at + 2]! > data[at + 1]! + 50;
  const columns = new Set<number>();
  for (let at = 0; at < data.length; at += 3) {
    if (isMark(at)) columns.add(Math.floor((((at / 3) % info.width) / info.width) * 3));
  }
  expect([...columns]).toEqual([2]);
});
