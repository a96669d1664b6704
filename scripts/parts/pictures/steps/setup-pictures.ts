import * as colors from "../../../../app/config/colors.ts";
import { card, onGrounds, pill, rule, text, turnedOn } from "../draw.ts";

/** What the day on which an agent is set up asks of its owner. */

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
      const parted = nth > 0 ? rule(24, y, 352) : "";
      return `${parted}${text(44, y + 28, label, colors.subtle, 17)}${text(356, y + 28, answer, colors.fg, 17, 600, "end")}`;
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
  return `${card(24, 18, 352, 132)}${text(44, 54, "Forward calls", colors.fg, 18, 600)}${turnedOn(316, 37)}${rule(24, 76, 352)}${rule(24, 113, 352)}${text(44, 101, "When", colors.subtle, 17)}${text(356, 101, "No answer, busy", colors.fg, 17, 600, "end")}${text(44, 138, "Your number", colors.subtle, 17)}${text(356, 138, "Stays", colors.fg, 17, 600, "end")}`;
}

/** Each by its path in `public/`. */
export const setupPictures = () =>
  onGrounds(400, 168, {
    "setup-answers": [answers, colors.agentsTint],
    "setup-calls": [calls, colors.automationTint],
    "setup-forwarding": [forwarding, colors.pine100],
  });
