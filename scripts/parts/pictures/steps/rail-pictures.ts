import * as colors from "../../../../app/config/colors.ts";
import { card, chip, onGrounds, pill, rule, stroke, text, tick, tints, turnedOn } from "../draw.ts";

/** What there is at each stop along a line of time. */

/** Clients in a new workspace. */
function setUp(): string {
  const clients = [
    ["Atlas Legal", "2 projects"],
    ["Juniper Health", "1 project"],
  ] as const;
  return clients
    .map(([name, count], nth) => {
      const y = 20 + nth * 60;
      const [ground, ink] = tints[nth * 3] ?? tints[0];
      return `${card(20, y, 240, 54)}<rect x="32" y="${y + 12}" width="30" height="30" rx="9" fill="${ground}"/>${text(47, y + 33, name.charAt(0), ink, 16, 600, "middle")}${text(74, y + 25, name, colors.fg, 16, 600)}${text(74, y + 44, count, colors.subtle, 14)}`;
    })
    .join("");
}

/** One rule, turned on. */
function firstAutomation(): string {
  return `${stroke("M44 70v18", colors.automation)}${card(20, 20, 240, 52)}${card(20, 86, 240, 52)}<circle cx="44" cy="46" r="8" fill="${colors.workspace}"/>${text(64, 52, "Contract signed", colors.fg, 16, 600)}<circle cx="44" cy="112" r="8" fill="${colors.automation}"/>${text(64, 118, "Create folder", colors.fg, 16, 600)}${turnedOn(204, 100)}`;
}

/** Four tools in one line. */
function leadToPaid(): string {
  const stops = ["Form", "Call", "Sign", "Paid"];
  const marks = [
    "M-8-7h16M-8 0h16M-8 7h8",
    "M-8-5h16v13h-16zM-8-1h16M-4-9v4M4-9v4",
    "M-8 6c5-16 8-16 6-6s4 6 10-2",
    "M-7 0l5 5 9-10",
  ];
  const drawn = stops.map((name, nth) => {
    const x = 48 + nth * 61.5;
    const isPaid = nth === 3;
    return `<circle cx="${x}" cy="66" r="24" fill="${isPaid ? colors.pine600 : colors.paper0}"/><g transform="translate(${x} 66)">${stroke(marks[nth] ?? "", isPaid ? colors.paper0 : colors.pine700)}</g>${text(x, 118, name, colors.fg, 16, 600, "middle")}`;
  });
  return `${stroke("M48 66h184", colors.pine600)}${drawn.join("")}`;
}

/** What comes next, in order. */
function review(): string {
  const next = ["Invoice reminders", "Weekly report", "Review requests"];
  return `${card(20, 18, 240, 120)}${next
    .map((name, nth) => {
      const y = 18 + nth * 40;
      const parted = nth > 0 ? rule(20, y, 240) : "";
      return `${parted}${text(38, y + 26, String(nth + 1), colors.workspace, 16, 600)}${text(62, y + 26, name, colors.fg, 16, nth === 0 ? 600 : 400)}`;
    })
    .join("")}`;
}

/** The departments that are in it. */
function kickoff(): string {
  return `${card(20, 20, 240, 116)}${text(38, 52, "In the plan", colors.fg, 16, 600)}${chip(36, 66, 70, "Sales", 0, 28)}${chip(112, 66, 86, "Delivery", 1, 28)}${chip(36, 100, 84, "Finance", 2, 28)}${chip(126, 100, 78, "Hiring", 3, 28)}`;
}

/** Who is asked, and for how long. */
function interviews(): string {
  const people = [
    ["SK", "Sales"],
    ["JO", "Finance"],
  ] as const;
  return people
    .map(([initials, role], nth) => {
      const y = 20 + nth * 60;
      const [ground, ink] = tints[nth === 0 ? 0 : 2];
      return `${card(20, y, 240, 54)}<circle cx="50" cy="${y + 27}" r="17" fill="${ground}"/>${text(50, y + 32, initials, ink, 14, 600, "middle")}${text(78, y + 33, role, colors.fg, 16, 600)}${text(246, y + 33, "40 min", colors.subtle, 15, 400, "end")}`;
    })
    .join("");
}

/** A map with its verdicts. */
function plan(): string {
  const step = (x: number, y: number, name: string, isWorth: boolean) =>
    `<rect x="${x}" y="${y}" width="96" height="44" rx="12" fill="${isWorth ? colors.pine600 : colors.paper0}"/>${text(x + 48, y + 28, name, isWorth ? colors.paper0 : colors.fg, 16, 600, "middle")}`;
  return `${stroke("M118 44h42m-6-6 6 6-6 6")}${stroke("M212 68v18m-6-6 6 6 6-6")}${step(20, 22, "Quote", false)}${step(164, 22, "Invoice", true)}${step(164, 90, "Payment", true)}${pill(24, 98, 106, "Automate", colors.paper0, colors.pine700, 28)}`;
}

/** The finished plan, recorded. */
function walkthrough(): string {
  return `${card(28, 18, 108, 138)}<path d="M44 40h52M44 58h76M44 72h76M44 86h50" stroke="${colors.edge}" stroke-width="6" stroke-linecap="round"/><path d="M44 40h52" stroke="${colors.fg}" stroke-width="6" stroke-linecap="round"/><rect x="116" y="56" width="144" height="82" rx="12" fill="${colors.ink900}"/><circle cx="188" cy="90" r="19" fill="${colors.lime300}"/><path d="M183 81l14 9-14 9z" fill="${colors.ink900}"/>${text(248, 128, "60 min", colors.onDark, 13, 400, "end")}`;
}

/** Which meetings are recorded, and for how long that is kept. */
function rules(): string {
  const row = (y: number, name: string, label: string, ground: string, ink: string) =>
    `${text(50, y + 26, name, colors.fg, 17, 600)}${pill(240, y + 6, 112, label, ground, ink, 28)}`;
  return `${card(32, 18, 336, 120)}${rule(32, 58, 336)}${rule(32, 98, 336)}${row(18, "Client calls", "7 years", colors.pine100, colors.pine700)}${row(58, "Team meetings", "30 days", colors.pine100, colors.pine700)}${row(98, "HR", "Not recorded", colors.dangerTint, colors.danger)}`;
}

/** Where it runs, and who holds the key. */
function accounts(): string {
  const lock = `<rect x="58" y="70" width="28" height="22" rx="5" fill="${colors.pine600}"/>${stroke("M64 70v-6a8 8 0 0 1 16 0v6", colors.pine600)}`;
  return `${card(32, 26, 336, 104)}${lock}${text(108, 72, "Storage, transcription, CRM", colors.fg, 17, 600)}${text(108, 98, "Your accounts, your keys", colors.subtle, 16)}`;
}

/** What was stored, and what was deleted, in the week of the pilot. */
function pilot(): string {
  return `${card(32, 18, 162, 120)}${card(206, 18, 162, 120)}${text(52, 70, "12", colors.fg, 34, 600)}${text(52, 98, "stored", colors.subtle, 16)}${text(226, 70, "1", colors.fg, 34, 600)}${text(226, 98, "test deleted", colors.subtle, 16)}${tick(52, 118)}${tick(226, 118)}${text(76, 124, "Checked", colors.pine700, 15, 600)}${text(250, 124, "Checked", colors.pine700, 15, 600)}`;
}

/** Each by its path in `public/`: four stand beside each other, or three. */
export const railPictures = () => [
  ...onGrounds(280, 156, {
    "week-1": [setUp, colors.agentsTint],
    "week-2": [firstAutomation, colors.automationTint],
    "week-3": [leadToPaid, colors.pine100],
    "week-4": [review, colors.workspaceTint],
    "plan-kickoff": [kickoff, colors.workspaceTint],
    "plan-interviews": [interviews, colors.agentsTint],
    "plan-map": [plan, colors.pine100],
    "plan-walkthrough": [walkthrough, colors.automationTint],
  }),
  ...onGrounds(400, 156, {
    "private-rules": [rules, colors.workspaceTint],
    "private-accounts": [accounts, colors.agentsTint],
    "private-pilot": [pilot, colors.pine100],
  }),
];
