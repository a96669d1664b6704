import * as colors from "../../../../app/config/colors.ts";
import { card, onGrounds, pill, rule, text, tick } from "../draw.ts";

/** What a private notetaker leaves behind in three trades, each on its colour. */

/** Numbers that are blacked out before the notes are stored. */
function health(): string {
  const bar = (x: number, wide: number) =>
    `<rect x="${x}" y="83" width="${wide}" height="20" rx="4" fill="${colors.fg}"/>`;
  return `${card(20, 20, 300, 132)}${text(38, 52, "Handoff, 7:00 AM", colors.fg, 18, 600)}${rule(20, 69, 300)}${text(38, 99, "Patient", colors.muted, 17)}${bar(104, 60)}${bar(172, 84)}${pill(38, 113, 96, "Redacted", colors.socialTint, colors.social)}${text(302, 131, "Record no. too", colors.subtle, 16, 400, "end")}`;
}

/** One matter's folder, and why nothing in it is deleted yet. */
function legal(): string {
  const person = (x: number, initials: string) =>
    `<circle cx="${x}" cy="48" r="15" fill="${colors.ink900}" stroke="${colors.paper0}" stroke-width="2"/>${text(x, 53, initials, colors.onDark, 13, 600, "middle")}`;
  const row = (y: number, name: string, mark: string, wide: number, isHeld: boolean) =>
    `${rule(20, y, 300)}${text(38, y + 27, name, colors.muted, 17)}${pill(302 - wide, y + 9, wide, mark, isHeld ? colors.warnTint : colors.workspaceTint, isHeld ? colors.warn : colors.workspace)}`;
  return `${card(20, 20, 300, 132)}${text(38, 54, "Matter 118", colors.fg, 18, 600)}${person(254, "DC")}${person(287, "LH")}${row(69, "Client call, Mar 3", "On hold", 82, true)}${row(111, "Intake, Feb 9", "7 years", 82, false)}`;
}

/** A note of advice in the client's record, with its day. */
function finance(): string {
  return `${card(20, 20, 300, 132)}${text(38, 52, "Advice, June 4", colors.fg, 18, 600)}${text(302, 52, "11:02 AM", colors.subtle, 16, 400, "end")}${rule(20, 69, 300)}${tick(40, 95)}${text(66, 101, "In the client's record", colors.muted, 17)}${pill(38, 113, 138, "Kept until 2032", colors.agentsTint, colors.agents)}${text(302, 131, "Export", colors.agents, 16, 600, "end")}`;
}

/** Each by its path in `public/`. */
export const confidentialPictures = () =>
  onGrounds(340, 172, {
    "confidential-health": [health, colors.socialTint],
    "confidential-legal": [legal, colors.workspaceTint],
    "confidential-finance": [finance, colors.agentsTint],
  });
