import { quarter, type Picture } from "./picture.ts";

/**
 * Two pictures look the same if no square of theirs differs in its mean color, in any channel, by more
 * than this. Pixels are not compared by themselves: an edge that another build of the browser smooths
 * otherwise, or that the kept picture's compression has moved, takes from one pixel what it gives to the
 * next, and the mean of both stays. A small square shows a changed line of text, a large one a ground
 * that is a shade darker. Another major version of Chromium smooths all letters otherwise: from 150 to 153 the
 * means moved by up to 18 and 6.
 */
const tolerances = [
  { square: 16, channel: 16, otherEngine: 22 },
  { square: 64, channel: 3, otherEngine: 8 },
] as const;

/** In pixels of the page. */
export type Square = { readonly left: number; readonly top: number; readonly side: number };

export type Comparison =
  | { readonly same: true }
  | { readonly same: false; readonly why: string; readonly squares: readonly Square[] };

export function compare(accepted: Picture, taken: Picture, isOtherEngine = false): Comparison {
  const squares = tolerances.flatMap(({ square, channel, otherEngine }) =>
    differing(accepted, taken, square / quarter)
      .filter(({ by }) => by > (isOtherEngine ? otherEngine : channel))
      .map(({ left, top }) => ({ left: left * quarter, top: top * quarter, side: square })),
  );
  const [before, now] = [accepted, taken].map(sizeOf);
  if (before !== now) return { same: false, why: `it was ${before} px, and is ${now} px`, squares };
  if (squares.length === 0) return { same: true };
  const top = Math.min(...squares.map((square) => square.top));
  return { same: false, why: `it differs from ${top} px down`, squares };
}

/** What both pictures have, in squares; how far apart the means of each are. */
function differing(one: Picture, other: Picture, side: number) {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  const found: { readonly left: number; readonly top: number; readonly by: number }[] = [];
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const right = Math.min(left + side, width);
      const bottom = Math.min(top + side, height);
      const means = [one, other].map((picture) => mean(picture, { left, top, right, bottom }));
      const by = Math.max(...[0, 1, 2].map((nth) => Math.abs(means[0]![nth]! - means[1]![nth]!)));
      found.push({ left, top, by });
    }
  }
  return found;
}

type Box = Record<"left" | "top" | "right" | "bottom", number>;

function mean({ data, width }: Picture, { left, top, right, bottom }: Box): readonly number[] {
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 3) {
      for (let nth = 0; nth < 3; nth += 1) sums[nth]! += data[at + nth]!;
    }
  }
  const count = (right - left) * (bottom - top);
  return sums.map((sum) => sum / count);
}

function sizeOf({ width, height }: Picture): string {
  return `${width * quarter} × ${height * quarter}`;
}
