import * as colors from "../../../../app/config/colors.ts";
import { box, onGrounds, pill, portion, text, tick, tints, turnedOn } from "../draw.ts";

/** A scrap of each thing that a launch hands over. Words are large: on a phone it is shown at two thirds. */

/** Three steps of a process, and what they wait for. */
function audit(): string {
  const arrow = (from: string) =>
    `<path d="${from}" fill="none" stroke="${colors.fg}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  const step = (x: number, y: number, name: string, ground: string, ink: string) =>
    `<rect x="${x}" y="${y}" width="120" height="46" rx="12" fill="${ground}"/>${text(x + 60, y + 29, name, ink, 18, 600, "middle")}`;
  return `${arrow("M148 37h40m-6-6 6 6-6 6")}${arrow("M260 62v28m-6-6 6 6 6-6")}${arrow("M192 119h-40m6-6-6 6 6 6")}${step(20, 14, "Contract", colors.pine100, colors.pine700)}${step(200, 14, "Folder", colors.pine100, colors.pine700)}${step(200, 96, "Project", colors.automationTint, colors.automation)}${step(20, 96, "Kickoff", colors.paper100, colors.fg)}${pill(92, 63, 150, "Waits 2 days", colors.warnTint, colors.warn, 30)}`;
}

/** A space with its lists, one of them open. */
function build(): string {
  const [ground, ink] = tints[1];
  const lists = ["Onboarding", "Client work"].map((list, nth) => {
    const y = 60 + nth * 42;
    const isOpen = nth === 1;
    const [over, line] = isOpen ? [colors.pine700, colors.pine700] : [colors.muted, colors.subtle];
    return `${isOpen ? `<rect x="48" y="${y}" width="272" height="38" rx="10" fill="${colors.pine100}"/>` : ""}<path d="M64 ${y + 13}h14m-14 6h14m-14 6h8" stroke="${line}" stroke-width="2"/>${text(92, y + 25, list, over, 18, isOpen ? 600 : 400)}${text(304, y + 25, isOpen ? "3 views" : "2 views", over, 16, 400, "end")}`;
  });
  return `<rect x="20" y="16" width="32" height="32" rx="10" fill="${ground}"/>${text(36, 38, "D", ink, 17, 600, "middle")}${text(64, 39, "Delivery", colors.fg, 19, 600)}${lists.join("")}`;
}

/** What was counted there and here. */
function migration(): string {
  const rows = [
    ["Tasks", "1,248"],
    ["Files", "312"],
    ["Owners", "18"],
  ] as const;
  return rows
    .map(([what, count], nth) => {
      const y = nth * 46 + 9;
      const rule = `<path d="M20 ${y}h300" stroke="${colors.paper200}"/>`;
      return `${nth > 0 ? rule : ""}${text(20, y + 29, what, colors.fg, 18, 600)}${text(178, y + 29, count, colors.subtle, 18, 400, "end")}<path d="M194 ${y + 23}h22m-6-6 6 6-6 6" fill="none" stroke="${colors.control}" stroke-width="2"/>${text(286, y + 29, count, colors.fg, 18, 600, "end")}${tick(304, y + 23)}`;
    })
    .join("");
}

/** One rule that is on. */
function automations(): string {
  const step = (y: number, name: string, ink: string) =>
    `${box(20, y, 300, 50)}<circle cx="46" cy="${y + 25}" r="7" fill="${ink}"/>${text(68, y + 31, name, colors.fg, 18, 600)}`;
  return `<path d="M46 66v24" stroke="${colors.control}" stroke-width="2"/>${step(16, "Deposit paid", colors.workspace)}${step(90, "Open the project", colors.automation)}${turnedOn(258, 103)}`;
}

/** One session for each role. */
function training(): string {
  const roles = ["Producers", "Sales", "Owners"];
  return roles
    .map((role, nth) => {
      const y = nth * 46 + 9;
      const [ground, ink] = tints[nth] ?? tints[0];
      return `<circle cx="36" cy="${y + 23}" r="16" fill="${ground}"/><path d="M32 ${y + 16}l11 7-11 7z" fill="${ink}"/>${text(66, y + 29, role, colors.fg, 18, 600)}${text(320, y + 29, "Recorded", colors.subtle, 17, 400, "end")}`;
    })
    .join("");
}

/** The week in which all is done. */
function date(): string {
  const days = portion(5, (nth) => {
    const x = 20 + nth * 61;
    const isLast = nth === 4;
    return `<rect x="${x}" y="62" width="56" height="66" rx="14" fill="${isLast ? colors.lime300 : colors.paper0}"${isLast ? "" : ` stroke="${colors.paper200}"`}/>${text(x + 28, 103, String(26 + nth), isLast ? colors.ink900 : colors.muted, 22, 600, "middle")}`;
  });
  return `${text(20, 39, "Day 30", colors.fg, 19, 600)}${text(320, 39, "6 of 6 done", colors.pine700, 18, 600, "end")}${days}`;
}

/** Each by its path in `public/`. */
export const deliverablePictures = () =>
  onGrounds(340, 156, {
    "deliverable-audit": [audit, colors.paper50],
    "deliverable-build": [build, colors.paper50],
    "deliverable-migration": [migration, colors.paper50],
    "deliverable-automations": [automations, colors.paper50],
    "deliverable-training": [training, colors.paper50],
    "deliverable-date": [date, colors.paper50],
  });
