import * as colors from "../../../../app/config/colors.ts";
import { packages } from "../../../../app/content/shared/packages.ts";
import { pill, stroke, svg, text } from "../draw.ts";

/** The automations that are live on each day of the program: what is so far, and what is planned. */

const { automations } = packages.automate90;
/** Live on every tenth day, from the first to the last. */
const plan = [0, 3, 14, 32, 56, 84, 108, 128, 142, automations];
const today = { day: 34, live: 41 };
const phases = ["Foundation", "Implementation", "Optimization"];

type Point = readonly [x: number, y: number];

/** A curve through all of the points, with tangents along their neighbours (Catmull and Rom's). */
function curveThrough(points: readonly Point[]): string {
  const at = (nth: number) => points[Math.min(points.length - 1, Math.max(0, nth))] ?? [0, 0];
  const [first] = points;
  if (!first) throw new Error("a curve has points");
  const parts = points.slice(1).map(([x, y], nth) => {
    const [[ax, ay], [bx, by], [dx, dy]] = [at(nth - 1), at(nth), at(nth + 2)];
    return `C${[bx + (x - ax) / 6, by + (y - ay) / 6, x - (dx - bx) / 6, y - (dy - by) / 6, x, y].map(round).join(" ")}`;
  });
  return `M${first.map(round).join(" ")}${parts.join("")}`;
}

/** `edge`: around the drawing; `small`: the size of its least letters. */
function burnUp(width: number, height: number, edge: number, small: number): string {
  const [left, right] = [edge + 32, width - edge];
  const [upper, lower] = [edge + 92, height - edge - 66];
  const xOf = (day: number) => left + (day / 90) * (right - left);
  const yOf = (live: number) => lower - (live / automations) * (lower - upper);

  const line = curveThrough(plan.map((live, nth) => [xOf(nth * 10), yOf(live)] as const));
  const [x, y] = [round(xOf(today.day)), round(yOf(today.live))];
  const scale = [automations, 100, 50, 0].map((live) => {
    const height = round(yOf(live));
    return `<path d="M${left} ${height}H${right}" stroke="${live === 0 ? colors.onDarkSubtle : colors.ink700}"/>${text(left - 12, height + 5, String(live), colors.onDarkSubtle, small, 400, "end")}`;
  });
  const columns = phases.map((name, nth) => {
    const [from, to] = [xOf(nth * 30), xOf(nth * 30 + 30)];
    const rule = `<path d="M${round(to)} ${upper}V${lower}" stroke="${colors.ink700}"/>`;
    const lit = nth === 0 ? colors.lime300 : colors.ink700;
    return `${nth < 2 ? rule : ""}<path d="M${round(from + 2)} ${lower + 17}H${round(to - 4)}" stroke="${lit}" stroke-width="3"/>${text(from, lower + 43, name, colors.onDark, small)}${text(from, lower + 64, `Days ${nth * 30 + 1}-${nth * 30 + 30}`, colors.onDarkSubtle, small)}`;
  });
  return [
    text(edge, edge + 44, String(today.live), colors.lime300, 52, 600),
    text(edge + 74, edge + 44, "automations live", colors.onDarkMuted, small + 3),
    pill(right - 84, edge + 20, 84, "On plan", colors.ink700, colors.onDarkMuted, 28),
    ...scale,
    ...columns,
    `<path d="${line}" fill="none" stroke="${colors.onDarkSubtle}" stroke-width="2.5" stroke-dasharray="1 7" stroke-linecap="round"/>`,
    `<clipPath id="so-far"><path d="M0 0H${x}V${height}H0z"/></clipPath>`,
    `<g clip-path="url(#so-far)"><path d="${line}V${lower}H${left}z" fill="${colors.lime300}" opacity=".16"/><path d="${line}" fill="none" stroke="${colors.lime300}" stroke-width="4"/></g>`,
    stroke(`M${x} ${y}V${lower}`, colors.onDarkSubtle),
    `<circle cx="${x}" cy="${y}" r="7" fill="${colors.ink900}" stroke="${colors.lime300}" stroke-width="4"/>`,
    text(x - 14, y - 12, `Day ${today.day}`, colors.lime300, small + 1, 600, "end"),
    `<circle cx="${right}" cy="${round(yOf(automations))}" r="5" fill="${colors.onDarkSubtle}"/>`,
    text(right, upper - 12, "Day 90", colors.onDarkSubtle, small, 400, "end"),
  ].join("");
}

/** Each by its path in `public/`. */
export const burnUpPictures = () => [
  ["media/artefacts/burn-up.svg", svg(520, 416, burnUp(520, 416, 28, 14), colors.ink800)] as const,
  [
    "media/artefacts/burn-up-phone.svg",
    svg(340, 380, burnUp(340, 380, 20, 12), colors.ink800),
  ] as const,
];

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
