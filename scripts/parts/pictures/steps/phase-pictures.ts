import * as colors from "../../../../app/config/colors.ts";
import { card, chip, onGrounds, pill, text } from "../draw.ts";

/** What each of the three phases of 30 days leaves behind. */

/** Every department on one map. */
function foundation(): string {
  return `${card(24, 18, 352, 120)}${text(44, 51, "One map", colors.fg, 18, 600)}${text(356, 51, "5 departments", colors.subtle, 16, 400, "end")}${chip(42, 66, 72, "Sales", 0, 28)}${chip(122, 66, 88, "Delivery", 1, 28)}${chip(218, 66, 86, "Finance", 2, 28)}${chip(42, 101, 80, "Hiring", 3, 28)}${pill(130, 101, 88, "Support", colors.pine100, colors.pine700, 28)}`;
}

/** Departments that hand work to each other. */
function implementation(): string {
  const stops = [
    ["Sales", 74, 84],
    ["Delivery", 200, 104],
    ["Finance", 326, 96],
  ] as const;
  return `<path d="M74 56h252" stroke="${colors.automation}" stroke-width="3"/><circle cx="134" cy="56" r="6" fill="${colors.automation}"/><circle cx="264" cy="56" r="6" fill="${colors.automation}"/>${stops
    .map(
      ([name, x, wide]) =>
        `${card(x - wide / 2, 32, wide, 48)}${text(x, 62, name, colors.fg, 17, 600, "middle")}`,
    )
    .join(
      "",
    )}${card(24, 96, 352, 44)}${text(44, 124, "Day 60", colors.subtle, 17)}${text(356, 124, "Over 100 live", colors.fg, 17, 600, "end")}`;
}

/** What the audit counted, and what is left of it: the shares of the page's expected results. */
function optimization(): string {
  const rows = [
    ["Hours", 0.5, "-50%"],
    ["Errors", 0.2, "-80%"],
  ] as const;
  return `${card(24, 18, 352, 120)}${rows
    .map(([name, left, change], nth) => {
      const y = 34 + nth * 48;
      return `${text(44, y + 26, name, colors.fg, 17, 600)}<rect x="116" y="${y}" width="180" height="16" rx="8" fill="${colors.pine200}"/><rect x="116" y="${y + 20}" width="${180 * left}" height="16" rx="8" fill="${colors.pine600}"/>${text(356, y + 26, change, colors.pine700, 17, 600, "end")}`;
    })
    .join("")}`;
}

/** Each by its path in `public/`. */
export const phasePictures = () =>
  onGrounds(400, 156, {
    "phase-1": [foundation, colors.agentsTint],
    "phase-2": [implementation, colors.automationTint],
    "phase-3": [optimization, colors.pine100],
  });
