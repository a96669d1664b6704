import * as colors from "../../../../app/config/colors.ts";
import { names } from "../../../../app/config/names.ts";
import { pill, svg, text } from "../draw.ts";

/** The first months on the plan: what they cost, and what happens in them. */

const [height, edge] = [466, 28];

/** When a launch's steps are done, in days. */
const steps = [
  [6, "Audit"],
  [20, "Build"],
  [30, "Launch"],
] as const;

/** With the share of the row that each takes. */
const features = [
  ["Unlimited storage", 0.34],
  ["25,000 runs a month", 0.38],
  ["Custom roles", 0.28],
] as const;

/** As wide as a phone can show it, or wider with larger letters. */
function drawn(width: 460 | 640): string {
  const inner = width - 2 * edge;
  const larger = width === 640 ? 2 : 0;
  const high = 28 + 2 * larger;

  const headed = (y: number, label: string, detail: string, sum: string, size = 36) =>
    `${text(edge, y, label, colors.fg, 18 + larger, 600)}${text(edge, y + 24, detail, colors.subtle, 15 + larger)}${text(width - edge, y + 14, sum, colors.fg, size, 600, "end")}`;

  const days = (y: number) =>
    steps
      .map(([day, what], nth) => {
        const from = steps[nth - 1]?.[0] ?? 0;
        const x = edge + (from / 30) * inner;
        const wide = ((day - from) / 30) * inner - (day < 30 ? 6 : 0);
        return `<rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="8" rx="4" fill="${colors.pine600}"/>${text(x, y + 29, what, colors.fg, 15 + larger, 600)}${text(x, y + 50, `Days ${from + 1}-${day}`, colors.subtle, 14 + larger)}`;
      })
      .join("");

  type Look = (x: number, wide: number, word: string) => string;
  /** Beside each other, 8 apart. */
  const row = (words: readonly (readonly [string, number])[], look: Look) => {
    let x = edge;
    return words
      .map(([word, share]) => {
        const wide = Math.round((inner - 16) * share);
        const cell = look(x, wide, word);
        x += wide + 8;
        return cell;
      })
      .join("");
  };

  const feature: Look = (x, wide, word) =>
    pill(x, 275, wide, word, colors.pine100, colors.pine700, high);
  const rule = (y: number) =>
    `<path d="M${edge} ${y}H${width - edge}" stroke="${colors.edge}" stroke-dasharray="4 4"/>`;
  const parts = [
    text(edge, 35, `${names.workspaceTool.name} Business Plus`, colors.fg, 18 + larger, 600),
    pill(
      width - edge - 98 - 8 * larger,
      29 - high / 2,
      98 + 8 * larger,
      `With ${names.launchOffer.name}`,
      colors.pine100,
      colors.pine700,
      high,
    ),
    `<path d="M0 56H${width}" stroke="${colors.paper200}"/>`,
    headed(90, "Month 1", "We build with everything unlocked", "$0"),
    days(132),
    rule(201),
    headed(235, "Month 2", "Your team works in it", "$0"),
    row(features, feature),
    rule(322),
    headed(354, "From month 3", "Your tasks stay yours", "Your call", 26 + larger),
    text(edge, 424, "Keep it, take a smaller plan, or stop.", colors.fg, 16 + larger, 600),
  ];
  return svg(width, height, parts.join(""));
}

/** Each by its path in `public/`. */
export function freeMonthsPictures(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/free-months.svg", drawn(640)],
    ["media/artefacts/free-months-phone.svg", drawn(460)],
  ];
}
