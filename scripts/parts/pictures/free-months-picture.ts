import * as colors from "../../../app/config/colors.ts";
import { names } from "../../../app/config/names.ts";
import { pill, svg, text } from "./draw.ts";

/** The first months on the plan: what they cost, and what happens in them. As wide as a phone can show it. */

const [width, height, edge] = [460, 466, 28];
const inner = width - 2 * edge;

/** When a launch's steps are done, in days. */
const steps = [
  [6, "Audit"],
  [20, "Build"],
  [30, "Launch"],
] as const;

function headed(y: number, label: string, detail: string, sum: string, size = 36): string {
  return `${text(edge, y, label, colors.fg, 18, 600)}${text(edge, y + 24, detail, colors.subtle, 15)}${text(width - edge, y + 14, sum, colors.fg, size, 600, "end")}`;
}

function days(y: number): string {
  let from = 0;
  return steps
    .map(([day, what]) => {
      const x = edge + (from / 30) * inner;
      const wide = ((day - from) / 30) * inner - 6;
      from = day;
      return `<rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="8" rx="4" fill="${colors.pine600}"/>${text(x, y + 30, what, colors.fg, 15, 600)}${text(x, y + 50, `Day ${day}`, colors.subtle, 14)}`;
    })
    .join("");
}

/** Beside each other, each as wide as its words need. */
function row(y: number, words: readonly (readonly [string, number])[], look: Look): string {
  let x = edge;
  return words
    .map(([word, wide]) => {
      const drawn = look(x, y, wide, word);
      x += wide + 8;
      return drawn;
    })
    .join("");
}

type Look = (x: number, y: number, wide: number, word: string) => string;

const feature: Look = (x, y, wide, word) =>
  pill(x, y, wide, word, colors.pine100, colors.pine700, 28);

const choice: Look = (x, y, wide, word) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="44" rx="12" fill="none" stroke="${colors.control}"/>${text(x + wide / 2, y + 28, word, colors.fg, 16, 600, "middle")}`;

const rule = (y: number, dashes = "") =>
  `<path d="M${dashes ? edge : 0} ${y}H${dashes ? width - edge : width}" stroke="${dashes ? colors.edge : colors.paper200}"${dashes}/>`;

/** By its path in `public/`. */
export function freeMonthsPicture(): readonly [path: string, drawing: string] {
  const features = [
    ["Unlimited storage", 130],
    ["25,000 runs a month", 150],
    ["Custom roles", 108],
  ] as const;
  const choices = [
    ["Keep it", 124],
    ["Smaller plan", 140],
    ["Stop", 124],
  ] as const;
  const dashes = ` stroke-dasharray="4 4"`;
  const parts = [
    text(edge, 35, `${names.workspaceTool.name} Business Plus`, colors.fg, 18, 600),
    pill(
      width - edge - 98,
      15,
      98,
      `With ${names.launchOffer.name}`,
      colors.pine100,
      colors.pine700,
      28,
    ),
    rule(56),
    headed(90, "Month 1", "We build with everything unlocked", "$0"),
    days(132),
    rule(201, dashes),
    headed(235, "Month 2", "Your team works in it", "$0"),
    row(275, features, feature),
    rule(320, dashes),
    headed(354, "From month 3", "Your tasks stay yours", "Your call", 26),
    row(398, choices, choice),
  ];
  return ["media/artefacts/free-months.svg", svg(width, height, parts.join(""))];
}
