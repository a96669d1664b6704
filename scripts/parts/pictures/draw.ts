import { readFileSync } from "node:fs";
import * as colors from "../../../app/config/colors.ts";
import { markPath, names } from "../../../app/config/names.ts";

/** What drawn products are made of. */

/** Inside of each picture: an image loads nothing from outside. */
const face = readFileSync(
  new URL("../../../app/styles/fonts/figtree-core.woff2", import.meta.url),
).toString("base64");

/** Ground and ink of what belongs together. */
export const tints = [
  [colors.socialTint, colors.social],
  [colors.agentsTint, colors.agents],
  [colors.automationTint, colors.automation],
  [colors.workspaceTint, colors.workspace],
] as const;

export function svg(width: number, height: number, inner: string, ground = colors.paper0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="F,system-ui,sans-serif"><style>@font-face{font-family:F;src:url(data:font/woff2;base64,${face});font-weight:400 700}</style><rect width="${width}" height="${height}" fill="${ground}"/>${inner}</svg>\n`;
}

export function text(
  x: number,
  y: number,
  words: string,
  fill: string,
  size: number,
  weight = 400,
  anchor = "start",
): string {
  const escaped = words.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return `<text x="${round(x)}" y="${round(y)}" fill="${fill}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}">${escaped}</text>`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${colors.paper0}" stroke="${colors.paper200}"/>`;
}

export function pill(
  x: number,
  y: number,
  width: number,
  label: string,
  ground: string,
  ink: string,
  height = 26,
): string {
  const size = height < 30 ? 14 : 16;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${height}" rx="${height / 2}" fill="${ground}"/>${text(x + width / 2, y + height / 2 + size * 0.36, label, ink, size, 600, "middle")}`;
}

/** In the colors of its group. */
export function chip(
  x: number,
  y: number,
  width: number,
  label: string,
  group: number,
  height = 26,
): string {
  const [ground, ink] = tints[group % tints.length] ?? tints[0];
  return pill(x, y, width, label, ground, ink, height);
}

/** White, without an edge: what stands on a colour. */
export function card(x: number, y: number, width: number, height: number, radius = 14): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colors.paper0}"/>`;
}

/** A line with round ends along a path. */
export function stroke(path: string, ink: string = colors.fg): string {
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A check mark that begins at its left end. */
export function tick(x: number, y: number): string {
  return stroke(`M${x} ${y}l5 5 9-10`, colors.pine600);
}

/** How each of our emails begins. */
export function letterhead(x: number, y: number, width: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="56" rx="14" fill="${colors.ink900}"/><path transform="translate(${x + 18} ${y + 13})" fill="${colors.lime300}" d="${markPath}"/>${text(x + 58, y + 34, names.brand, colors.onDark, 17, 600)}`;
}

/** As wide as its words. */
export function button(x: number, y: number, label: string): string {
  const width = Math.round(widthOf(label, 16) + 52);
  return `<rect x="${x}" y="${y}" width="${width}" height="48" rx="12" fill="${colors.pine600}"/>${text(x + width / 2, y + 30, label, colors.paper0, 16, 600, "middle")}`;
}

/** Parts one row from the next. */
export function rule(x: number, y: number, width: number): string {
  return `<path d="M${x} ${y}h${width}" stroke="${colors.paper200}"/>`;
}

/** A switch that is on. */
export function turnedOn(x: number, y: number): string {
  return `<rect x="${x}" y="${y}" width="42" height="24" rx="12" fill="${colors.pine600}"/><circle cx="${x + 30}" cy="${y + 12}" r="9" fill="${colors.paper0}"/>`;
}

/** Drawings of one size, each on its ground, by their paths in `public/`. */
export function onGrounds(
  width: number,
  height: number,
  drawn: Readonly<Record<string, readonly [draw: () => string, ground: string]>>,
): readonly (readonly [path: string, drawing: string])[] {
  return Object.entries(drawn).map(([name, [draw, ground]]) => [
    `media/artefacts/${name}.svg`,
    svg(width, height, draw(), ground),
  ]);
}

export type MarkedRow = readonly [
  title: string,
  detail: string,
  mark: string,
  ground: string,
  ink: string,
];

/** By width: height, edge, sizes of title and detail, and where each stands. */
const rowSizes = {
  340: [70, 18, 16, 15, 30, 54],
  420: [62, 22, 16, 15, 27, 48],
  520: [74, 28, 18, 16, 35, 58],
} as const;

/** Lines with what each is marked as. */
export function markedRows(rows: readonly MarkedRow[], width: keyof typeof rowSizes): string {
  const [height, edge, title, detail, upper, lower] = rowSizes[width];
  return rows
    .map(([name, what, mark, ground, ink], nth) => {
      const y = nth * height;
      const wide = 26 + mark.length * 7.6;
      const rule = `<path d="M0 ${y}h${width}" stroke="${colors.paper200}"/>`;
      return `${nth > 0 ? rule : ""}${text(edge, y + upper, name, colors.fg, title, 600)}${text(edge, y + lower, what, colors.subtle, detail)}${pill(width - edge - wide, y + height / 2 - 13, wide, mark, ground, ink)}`;
    })
    .join("");
}

/** Roughly how wide words are set: of a picture, nothing can be measured. */
export function widthOf(words: string, size: number): number {
  return [...words].reduce(
    (sum, letter) =>
      sum + size * (/[iljtfr .,]/.test(letter) ? 0.31 : /[A-Zmw→]/.test(letter) ? 0.72 : 0.56),
    0,
  );
}

/** In lines of at most so many letters. */
export function broken(sentence: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of sentence.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** So many drawings in a row. */
export function portion(count: number, draw: (nth: number) => string): string {
  return Array.from({ length: count }, (_, nth) => draw(nth)).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
