import * as colors from "../../../app/config/colors.ts";
import { pill, svg, text } from "./draw.ts";

/** What the day on which an agent is set up asks of its owner. */

const [width, height] = [400, 168];

function card(x: number, y: number, wide: number, high: number): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="14" fill="${colors.paper0}"/>`;
}

/** What is agreed on the call. */
function answers(): string {
  const rows = [
    ["Service area", "40 miles"],
    ["Hours", "7 AM to 6 PM"],
    ["First question", "Is water coming in?"],
  ] as const;
  return `${card(24, 18, 352, 132)}${rows
    .map(([label, answer], nth) => {
      const y = 18 + nth * 44;
      const rule = nth > 0 ? `<path d="M24 ${y}h352" stroke="${colors.paper200}"/>` : "";
      return `${rule}${text(44, y + 28, label, colors.subtle, 17)}${text(356, y + 28, answer, colors.fg, 17, 600, "end")}`;
    })
    .join("")}`;
}

/** Two calls by the owner, each with what came of it. */
function calls(): string {
  const phone = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="18" fill="${colors.ink900}"/><path d="M${x - 7} ${y - 8}l5-1 3 6-3 3c1 3 3 5 6 6l3-3 5 3-1 5c-9 2-20-9-18-19z" fill="${colors.lime300}"/>`;
  const call = (y: number, name: string, mark: string, ground: string, ink: string, wide: number) =>
    `${card(24, y, 352, 60)}${phone(56, y + 30)}${text(90, y + 36, name, colors.fg, 18, 600)}${pill(360 - wide, y + 16, wide, mark, ground, ink, 28)}`;
  return `${call(18, "Hail, Sunday", "Greeting fixed", colors.warnTint, colors.warn, 126)}${call(90, "Leak at night", "Sounds right", colors.pine100, colors.pine700, 118)}`;
}

/** The phone's own setting. */
function forwarding(): string {
  return `${card(24, 18, 352, 132)}${text(44, 54, "Forward calls", colors.fg, 18, 600)}<rect x="314" y="36" width="44" height="26" rx="13" fill="${colors.pine600}"/><circle cx="345" cy="49" r="10" fill="${colors.paper0}"/><path d="M24 76h352M24 113h352" stroke="${colors.paper200}"/>${text(44, 101, "When", colors.subtle, 17)}${text(356, 101, "No answer, busy", colors.fg, 17, 600, "end")}${text(44, 138, "Your number", colors.subtle, 17)}${text(356, 138, "Stays", colors.fg, 17, 600, "end")}`;
}

const parts = {
  answers: [answers, colors.agentsTint],
  calls: [calls, colors.automationTint],
  forwarding: [forwarding, colors.pine100],
} as const;

/** Each by its path in `public/`. */
export function setupPictures(): readonly (readonly [path: string, drawing: string])[] {
  return Object.entries(parts).map(([name, [draw, ground]]) => [
    `media/artefacts/setup-${name}.svg`,
    svg(width, height, draw(), ground),
  ]);
}
