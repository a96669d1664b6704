import * as colors from "../../../../app/config/colors.ts";
import { portion } from "../draw.ts";

/** Numbers of clients as dots: as many of them lit as the number says. */
const counts = {
  media: { of: 100, solid: 78, inRow: 20 },
  roofer: { of: 34, solid: 34, inRow: 17 },
} as const;

const width = 400;

function dots({ of, solid, inRow }: (typeof counts)[keyof typeof counts]): string {
  const step = width / inRow;
  const drawn = portion(of, (nth) => {
    const [x, y] = [(nth % inRow) * step, Math.floor(nth / inRow) * step];
    const ink = nth < solid ? colors.pine600 : colors.pine200;
    return `<circle cx="${x + step / 2}" cy="${y + step / 2}" r="${step * 0.36}" fill="${ink}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${(of / inRow) * step}">${drawn}</svg>\n`;
}

/** Each by its path in `public/`, on no ground. */
export function dotPictures(): readonly (readonly [path: string, drawing: string])[] {
  return Object.entries(counts).map(([name, count]) => [
    `media/artefacts/dots-${name}.svg`,
    dots(count),
  ]);
}
