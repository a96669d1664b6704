import sharp from "sharp";
import type { Square } from "./compare.ts";
import { quarter, type Picture } from "./picture.ts";

const gap = 16;
const head = 28;
/** Kept pictures are small: they are shown at half the page's size. */
const scale = 2;

/** One picture for whoever reads the failure: how it was, how it is, and where the two differ. */
export async function sideBySide(
  accepted: Picture,
  taken: Picture,
  squares: readonly Square[],
): Promise<Uint8Array> {
  const columns = [
    { label: "accepted", picture: accepted, marks: [] },
    { label: "now", picture: taken, marks: [] },
    { label: "difference", picture: taken, marks: squares },
  ] as const;
  const column = Math.max(accepted.width, taken.width, 48) * scale + gap;
  const height = Math.max(accepted.height, taken.height) * scale + head + gap;
  const parts = await Promise.all(
    columns.map(async ({ label, picture, marks }, nth) => {
      const left = gap + nth * column;
      return [
        { input: Buffer.from(await enlarged(picture)), left, top: head },
        { input: Buffer.from(drawn(picture, label, marks)), left, top: 0 },
      ];
    }),
  );
  const ground = { width: gap + columns.length * column, height, channels: 3 as const };
  return sharp({ create: { ...ground, background: "#888" } })
    .composite(parts.flat())
    .png()
    .toBuffer();
}

function enlarged({ width, height, data }: Picture): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: width * scale, height: height * scale, kernel: "nearest" })
    .png()
    .toBuffer();
}

/** What lies over a picture: its name above it, and its marks. */
function drawn({ width, height }: Picture, label: string, marks: readonly Square[]): string {
  const zoom = scale / quarter;
  const boxes = marks.map(({ left, top, side }) => {
    const [x, y, size] = [left * zoom, head + top * zoom, side * zoom];
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${head + height * scale}">
    <text y="18" font-family="sans-serif" font-size="14" fill="#fff">${label}</text>
    <g fill="#f0f" fill-opacity=".25" stroke="#f0f" stroke-width="1">${boxes.join("")}</g></svg>`;
}
